// npm run <family> -- <word> [arguments]: runs one of the commands of scripts/families.json in this process, from its source or its
// bundle. A family without a word prints its words.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The code with which a family ends that does not know the word. */
const UNKNOWN_WORD = 2;

const ROOT = join(import.meta.dirname, '..');
const FAMILIES = JSON.parse(readFileSync(join(import.meta.dirname, 'families.json'), 'utf8'));

const [family = '', word, ...args] = process.argv.slice(2);
if (!Object.hasOwn(FAMILIES, family)) throw new Error(`${family}: no family of scripts/families.json`);
const words = FAMILIES[family];

/** The words of the family, a line each. */
function page() {
  const width = Math.max(...Object.keys(words).map((name) => name.length));
  const lines = Object.entries(words).map(([name, { does }]) => `  ${name.padEnd(width)}  ${does}`);
  return `Usage: npm run ${family} -- <word> [options]\n\n${lines.join('\n')}\n`;
}

if (word === undefined || word === '--help' || word === '-h') {
  process.stdout.write(page());
} else if (!Object.hasOwn(words, word)) {
  process.stderr.write(`${family} has no word ${JSON.stringify(word)}.\n${page()}`);
  process.exitCode = UNKNOWN_WORD;
} else {
  const { file, program } = words[word];
  const started = join(ROOT, file ?? 'bin/run.mjs');
  process.argv = [process.execPath, started, ...(program === undefined ? [] : [program]), ...args];
  if (file !== undefined) await import('tsx');
  await import(started);
}
