// npm run access -- diff <git ref> [<git ref>] compares who may read what: schema.graphql at the first ref, and in the working
// tree or at the second. It prints Markdown, as for a pull request; `--json` prints the changes as data. Exit code 2 if somebody
// may read more than before, 0 if nobody may (changes to look at included), 1 if the texts cannot be compared.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { diffAccess, gains, reportAccess } from 'field-access/diff';
import { USAGE_EXIT_CODE } from '../src/adapters/process/usage.ts';
import { accessModel } from '../src/graphql/access/labels.ts';
import { commandLine } from './help.ts';

const USAGE = `npm run access -- diff <git ref> [<git ref>] [--json]
Prints the changes of reading rights since that ref. Exits with 2 if somebody may read more.`;

const schemaAt = (ref: string): string =>
  execFileSync('git', ['show', '--end-of-options', `${ref}:./schema.graphql`], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'pipe'],
  });

function main(): number {
  const { values, positionals } = commandLine(USAGE, {
    options: { json: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const [before, after, ...more] = positionals;
  if (before === undefined || more.length > 0) {
    console.error(`Usage: ${USAGE}`);
    return USAGE_EXIT_CODE;
  }
  const changes = diffAccess(
    schemaAt(before),
    after === undefined ? readFileSync('schema.graphql', 'utf8') : schemaAt(after),
    { model: accessModel, pageCounts: ['totalCount', 'totalCountIsCapped'] },
  );
  process.stdout.write(values.json ? `${JSON.stringify(changes, null, 2)}\n` : reportAccess(changes));
  return changes.some(gains) ? 2 : 0;
}

try {
  process.exitCode = main();
} catch (error) {
  console.error(`No comparison: ${error instanceof Error ? error.message.trim() : 'unknown error'}`);
  process.exitCode = 1;
}
