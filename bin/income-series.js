#!/usr/bin/env node
// The commands that people run on their own machine. The sources are TypeScript and are loaded as they are.
import { register } from 'tsx/esm/api';

const COMMANDS = { attestor: '../src/apps/attestor/main.ts' };
const [word = '', ...args] = process.argv.slice(2);

if (Object.hasOwn(COMMANDS, word)) {
  register();
  const { main } = await import(new URL(COMMANDS[word], import.meta.url).href);
  await main(args);
} else {
  const asked = word === '' || word === '--help' || word === '-h' || word === 'help';
  const text = 'Usage: income-series attestor <command>\n\nThe attestor’s tool; `income-series attestor --help` names its commands.\n';
  (asked && word !== '' ? process.stdout : process.stderr).write(text);
  process.exitCode = asked && word !== '' ? 0 : 64;
}
