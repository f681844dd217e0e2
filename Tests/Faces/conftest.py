"""What holds for all programs that these tests start."""

import signal

# A shell has what it starts in the background ignore SIGINT and SIGQUIT, and nohup SIGHUP; what is
# started from there would ignore them, too. A signal that is handled has its default there again.
# (Two that Python ignores by itself are given back by `subprocess` and by `TerminalSession`.)
for number in signal.valid_signals() - {signal.SIGPIPE, signal.SIGXFSZ}:
    if signal.getsignal(number) is signal.SIG_IGN:
        signal.signal(number, lambda *_: None)
