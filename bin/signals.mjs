// Loaded first by run.mjs. The system ends process 1 of a container by no signal that it does not handle:
// one that came while a program still started would be lost. Once the program has a handler of its own, this does nothing.
import { constants } from 'node:os';

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    if (process.listenerCount(signal) === 1) process.exit(128 + constants.signals[signal]);
  });
}
