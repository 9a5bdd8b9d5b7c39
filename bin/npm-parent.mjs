// Loaded by run.mjs. npm runs a script through a shell: where a supervisor ends npm, neither of the two ends the program, which would
// go on with its database. So the program looks whether its npm is still there, and ends itself in order if not.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const LOOK_MS = 1_000;
/** The words that the shell's command line and npm's script have in common: run.mjs, or the family of commands that started it. */
const SCRIPT = /\bbin\/run\.mjs|\bscripts\/family\.mjs/;

/** The parent of a process and its command line, by Linux, else by `ps`; undefined where there is neither. */
function processFacts(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1'); // the name in parentheses may have any character
    const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
    return { parent, command: readFileSync(`/proc/${pid}/cmdline`, 'latin1') };
  } catch {
    if (process.platform === 'linux' || process.permission !== undefined) return undefined;
    const { stdout } = spawnSync('ps', ['-o', 'ppid=,command=', '-p', String(pid)], { encoding: 'utf8' });
    const [, parent, command] = /^\s*(\d+) (.*)/.exec(stdout ?? '') ?? [];
    return parent === undefined ? undefined : { parent: Number(parent), command };
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

if (SCRIPT.test(process.env.npm_lifecycle_script ?? '')) {
  const parent = process.ppid;
  const facts = processFacts(parent);
  const shellsNpm = SCRIPT.test(facts?.command ?? '') ? facts.parent : undefined;
  const hasNpm = () => {
    if (process.ppid !== parent) return false;
    if (shellsNpm === undefined) return true;
    return process.platform === 'linux' ? processFacts(parent)?.parent === shellsNpm : isAlive(shellsNpm);
  };
  const timer = setInterval(() => {
    if (hasNpm()) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, LOOK_MS).unref();
}
