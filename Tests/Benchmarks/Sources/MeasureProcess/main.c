// measure-process COMMAND ARGUMENT…: runs a command whose output goes nowhere, and prints its seconds, its peak memory in KiB and
// its status. It is small, because the kernel counts the memory of the process that starts another as the other's.

#include <fcntl.h>
#include <stdio.h>
#include <sys/resource.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static double now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec + (double)time.tv_nsec * 1e-9;
}

int main(int count, char **arguments) {
    if (count < 2) return 64;
    double start = now();
    pid_t process = fork();
    if (process < 0) return 71;
    if (process == 0) {
        int nothing = open("/dev/null", O_RDWR);
        dup2(nothing, 0);
        dup2(nothing, 1);
        dup2(nothing, 2);
        execv(arguments[1], arguments + 1);
        _exit(127);
    }
    int status;
    struct rusage usage;
    if (wait4(process, &status, 0, &usage) < 0) return 71;
    printf("%.9f %ld %d\n", now() - start, usage.ru_maxrss, WIFEXITED(status) ? WEXITSTATUS(status) : -WTERMSIG(status));
    return 0;
}
