#import <AppKit/AppKit.h>
#import <GNUstepGUI/GSNibLoading.h>
#import <GNUstepGUI/GSFontInfo.h>
#include <objc/runtime.h>
#include <stdio.h>

/* Fonts without a screen: every name is a font, and none has a shape. */
@interface PlainFonts : GSFontEnumerator
@end
@implementation PlainFonts
- (void) enumerateFontsAndFamilies
{
  ASSIGN(allFontNames, [NSArray array]);
  allFontFamilies = [NSMutableDictionary new];
  allFontDescriptors = [NSArray new];
}
@end

@interface PlainFont : GSFontInfo
@end
@implementation PlainFont
- (id) initWithFontName: (NSString *)name matrix: (const CGFloat *)values screenFont: (BOOL)isForScreen
{
  if ((self = [super init]) != nil) {
    [self setFontName: name];
    [self setMatrix: values];
    [self setAscender: values[0]];
    [self setDescender: 0];
  }
  return self;
}
- (void) setFontName: (NSString *)name { ASSIGN(fontName, name); ASSIGN(familyName, name); }
- (void) setMatrix: (const CGFloat *)values { memcpy(matrix, values, sizeof(matrix)); }
- (void) setAscender: (CGFloat)value { ascender = value; }
- (void) setDescender: (CGFloat)value { descender = value; }
@end

@implementation NSScreen (None)
+ (NSArray *) screens { return [NSArray array]; }
+ (NSScreen *) mainScreen { return nil; }
@end

/* The classes of an application that a nib names, each as one of what it descends from. */
static void makeClasses(NSData *data)
{
  NSDictionary *list = [NSPropertyListSerialization propertyListFromData: data mutabilityOption: NSPropertyListImmutable
                                                                  format: NULL errorDescription: NULL];
  NSArray *members = [list objectForKey: @"$objects"];
  NSEnumerator *objects = [members objectEnumerator];
  id object;
  while ((object = [objects nextObject]) != nil) {
    NSString *names[2];
    const char *keys[2] = { "NSClassName", "NSOriginalClassName" };
    int index;
    if (![object isKindOfClass: [NSDictionary class]]) continue;
    for (index = 0; index < 2; index++) {
      id value = [object objectForKey: [NSString stringWithUTF8String: keys[index]]];
      if ([value isKindOfClass: [NSDictionary class]])
        value = [members objectAtIndex: [[value objectForKey: @"CF$UID"] intValue]];
      else if (value != nil && ![value isKindOfClass: [NSString class]])
        value = [members objectAtIndex: [[[value description] stringByTrimmingCharactersInSet:
          [[NSCharacterSet decimalDigitCharacterSet] invertedSet]] intValue]];
      names[index] = value;
    }
    if ([names[0] isKindOfClass: [NSString class]] && NSClassFromString(names[0]) == Nil) {
      Class parent = [names[1] isKindOfClass: [NSString class]] ? NSClassFromString(names[1]) : Nil;
      Class made = objc_allocateClassPair(parent ? parent : [NSObject class], [names[0] UTF8String], 0);
      if (made != Nil) objc_registerClassPair(made);
    }
  }
}

/* Applications' classes are missing here: a view replaces each. */
@interface Stand : NSObject
@end
@implementation Stand
- (Class) unarchiver: (NSKeyedUnarchiver *)reader cannotDecodeObjectOfClassName: (NSString *)name originalClasses: (NSArray *)classes
{
  return [NSView class];
}
@end

/* Loads keyed nibs as an application would, without a screen, and says what each holds. */
int main(int argc, char **argv)
{
  NSAutoreleasePool *pool = [NSAutoreleasePool new];
  int index, failed = 0;
  [GSFontEnumerator setDefaultClass: [PlainFonts class]];
  [GSFontInfo setDefaultClass: [PlainFont class]];
  for (index = 1; index < argc; index++) {
    NSAutoreleasePool *inner = [NSAutoreleasePool new];
    NS_DURING {
      NSData *data = [NSData dataWithContentsOfFile: [NSString stringWithUTF8String: argv[index]]];
      NSKeyedUnarchiver *reader;
      makeClasses(data);
      reader = [[[NSKeyedUnarchiver alloc] initForReadingWithData: data] autorelease];
      [reader setDelegate: [[Stand new] autorelease]];
      id container = [reader decodeObjectForKey: @"IB.objectdata"];
      NSMutableDictionary *counts = [NSMutableDictionary dictionary];
      NSEnumerator *objects = [NSAllMapTableKeys([container objects]) objectEnumerator];
      id object;
      if (container == nil) [NSException raise: @"Nib" format: @"no object data"];
      while ((object = [objects nextObject]) != nil) {
        NSString *name = NSStringFromClass([object class]);
        int count = [[counts objectForKey: name] intValue];
        [counts setObject: [NSNumber numberWithInt: count + 1] forKey: name];
      }
      printf("loaded %s: %d objects, %d connections\n", argv[index], (int)[NSAllMapTableKeys([container objects]) count],
             (int)[[container connections] count]);
    }
    NS_HANDLER {
      printf("failed %s: %s\n", argv[index], [[localException reason] UTF8String]);
      failed = 1;
    }
    NS_ENDHANDLER
    fflush(stdout);
    [inner release];
  }
  [pool release];
  return failed;
}
