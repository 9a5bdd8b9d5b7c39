import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { projectPath } from '../../project.ts';

const CHILD = JSON.stringify(projectPath('src/adapters/process/child.ts'));
const NULL = JSON.stringify(process.platform === 'win32' ? '\\\\.\\NUL' : '/dev/null');

/** Runs a separate process that starts a program, and returns its output. */
async function run(script: string): Promise<string> {
  const source = `import { startChild } from ${CHILD};
    const sleeper = { name: 'sleeper', command: process.execPath, args: ['-e', 'console.log("ready"); setInterval(() => {}, 1000)'], ready: /ready/ };
    ${script}`;
  const args = ['--import', import.meta.resolve('tsx'), '--input-type=module', '-e', source];
  return (await promisify(execFile)(process.execPath, args)).stdout.trim();
}

it('no timer is left of a program that is ready', async () => {
  const timers = await run(`const child = await startChild(sleeper);
    console.log(process.getActiveResourcesInfo().filter((kind) => kind === 'Timeout').length);
    await child.stop();`);
  expect(timers).toBe('0');
});

it('a process that may open no more files is refused a program, and goes on', async () => {
  const message = await run(`import { closeSync, openSync } from 'node:fs';
    const open = [];
    try { for (;;) open.push(openSync(${NULL})); } catch {}
    const error = await startChild(sleeper).catch((reason) => reason);
    open.forEach((file) => closeSync(file));
    console.log(error.message, error.cause.code);`);
  expect(message).toBe('sleeper was not started EMFILE');
});

it('a program that ends before it is ready is an error with what it printed', async () => {
  const message = await run(`const args = ['-e', 'console.log("no ink"); process.exit(3)'];
    await startChild({ ...sleeper, args }).catch((error) => console.log(error.message));`);
  expect(message).toBe('sleeper ended with code 3 before it was ready:\nno ink');
});
