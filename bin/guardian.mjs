// Runs one program and ends it when the process that asked for it goes away, whatever the way: our standard input is a
// pipe from that process, and the kernel closes it even after SIGKILL. Own process group, so that Ctrl-C on the
// terminal reaches the program only through its owner, in the owner's order; the program leads a group of its own, so
// that helpers it leaves behind end with it.
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';

const { command, args, uid, gid, stopSignal, graceMs, remove } = JSON.parse(process.argv[2] ?? '{}');
const child = spawn(command, args, { stdio: ['ignore', 'inherit', 'inherit'], uid, gid, detached: true });

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
child.on('exit', async (code, signal) => {
  try {
    process.kill(-child.pid, 'SIGKILL');
  } catch {
    // nothing was left
  }
  if (remove !== undefined) await removeFolder(remove);
  process.exit(signal === null ? code : 1);
});

/** A helper that is being killed may still have written a file into a folder that was listed already. */
async function removeFolder(path, attempts = 50) {
  try {
    rmSync(path, { recursive: true, force: true });
  } catch (error) {
    if (attempts === 0) throw error;
    await new Promise((resolve) => setTimeout(resolve, 100));
    await removeFolder(path, attempts - 1);
  }
}

process.stdin.on('end', stop).on('close', stop).on('error', stop).resume();
process.on('SIGTERM', stop).on('SIGINT', stop);
// The owner may be gone with the reading ends of our output: that must not end us before the program ended.
process.stdout.on('error', stop);
process.stderr.on('error', stop);
