// Runs one program and ends it when the process that asked for it goes away, whatever the way: our standard input is a
// pipe from that process, and the kernel closes it even after SIGKILL. Own process group, so that Ctrl-C on the
// terminal reaches the program only through its owner, in the owner's order.
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';

const { command, args, uid, gid, stopSignal, graceMs, remove } = JSON.parse(process.argv[2] ?? '{}');
const child = spawn(command, args, { stdio: ['ignore', 'inherit', 'inherit'], uid, gid });

let stopping = false;
const stop = () => {
  if (stopping) return;
  stopping = true;
  child.kill(stopSignal);
  setTimeout(() => child.kill('SIGKILL'), graceMs).unref();
};

child.on('error', (error) => {
  process.stderr.write(`cannot run the program: ${error.code}\n`);
  process.exit(127);
});
child.on('exit', (code, signal) => {
  if (remove !== undefined) rmSync(remove, { recursive: true, force: true });
  process.exit(signal === null ? code : 1);
});
process.stdin.on('end', stop).on('close', stop).on('error', stop).resume();
process.on('SIGTERM', stop).on('SIGINT', stop);
// The owner may be gone with the reading ends of our output: that must not end us before the program ended.
process.stdout.on('error', stop);
process.stderr.on('error', stop);
