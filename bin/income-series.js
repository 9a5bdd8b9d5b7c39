#!/usr/bin/env node
// The commands that people run on their own machine. The sources are TypeScript and are loaded as they are.
import { register } from 'tsx/esm/api';

const COMMANDS = { attestor: '../src/apps/attestor/main.ts' };
const [word = '', ...args] = process.argv.slice(2);

// Libraries of many files, loaded before tsx for the reason that libraries.mjs gives: a third of a start. A help text needs none.
const LIBRARIES = ['viem', 'viem/accounts', 'zod'];
const helps = args.length === 0 || args.some((arg) => ['--help', '-h', 'help'].includes(arg));

const isCommand = Object.hasOwn(COMMANDS, word);
if (isCommand && !helps) await Promise.all(LIBRARIES.map((name) => import(name)));
register();
const { ignoreClosedPipes } = await import('../src/adapters/process/closed-pipe.ts');
ignoreClosedPipes();

if (isCommand) {
  const { main } = await import(new URL(COMMANDS[word], import.meta.url).href);
  await main(args);
} else {
  const asked = word === '' || word === '--help' || word === '-h' || word === 'help';
  const text = 'Usage: income-series attestor <command>\n\nThe attestor’s tool; `income-series attestor --help` names its commands.\n';
  (asked && word !== '' ? process.stdout : process.stderr).write(text);
  process.exitCode = asked && word !== '' ? 0 : 64;
}
