class Formwork < Formula
  desc "Reads, checks, lays out and converts Interface Builder files without Xcode"
  homepage "@HOMEPAGE@"
  version "@VERSION@"
  license "MIT"

  on_linux do
    depends_on arch: :@BREW_ARCH@
    url "@RELEASES@/@TARBALL@"
    sha256 "@TARBALL_SHA256@"
  end

  on_macos do
    url "@RELEASES@/@SOURCE@"
    sha256 "@SOURCE_SHA256@"
    depends_on "pkgconf" => :build
    depends_on xcode: ["26.0", :build]
    uses_from_macos "libxml2"
  end

  def install
    if OS.mac?
      system "swift", "build", "--disable-sandbox", "--configuration", "release", "--product", "formwork"
      bin.install ".build/release/formwork"
      generate_completions_from_executable(bin/"formwork", "--generate-completion-script")
    else
      prefix.install "bin", "lib", "share"
    end
  end

  test do
    assert_match version.to_s, shell_output("#{bin}/formwork --version")
  end
end
