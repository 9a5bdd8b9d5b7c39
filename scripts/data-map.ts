// npm run access -- data-map: prints the declarations next to the fields as a page of Markdown, and the records that no field serves.
// `-- --json` prints both as JSON, fields first; `-- --check` prints neither. Each fails where a column of the database is named by
// neither, or where a noun forgets it at the end of an account.
import { dataMapSections, dataMapWords, markdownTable, readersCell } from 'field-access';
import { ignoreClosedPipes } from '../src/adapters/process/closed-pipe.ts';
import type { WholeDataMap } from '../src/apps/gateway/pages/data-map.ts';
import { columnsOf, type UnservedRecord } from '../src/core/unserved.ts';
import { commandLine } from './help.ts';

const USAGE = `npm run -s access -- data-map [--json | --check]
Prints as Markdown who may read which field, and where it is kept. Fails if a column of the database is on no line of it.
  --json   prints it as JSON instead
  --check  prints no map; only fails as above`;

ignoreClosedPipes();

const introduction = (words: string) => `# Data map

\`npm run access -- data-map\` makes this page from the declaration next to each field of the schema. The same declaration is what the access
engine enforces. \`Held\` names table and column. Names in brackets after a field are the kinds of row that the
line is about. Deletion is what is intended; nothing is deleted automatically except where a time is named. What is
intended to go with an account goes when its owner calls \`deleteAccount\`, and at no other time;
\`accountDeletionPreview\` lists, row by row, what that would do.

${words}

[What no field serves](#what-no-field-serves) and [keys](#keys) are at the end: every column of the database is on this page.

One field is an exception to its record: issuers and admins read the terms access log, and admins alone read \`TermsAccess.accountId\`,
because an account would tie the wallets of one reader together for an issuer.
`;

function unservedSection(records: readonly UnservedRecord[]): string {
  const lines = records.map((row) => [
    row.record,
    row.held.join(', '),
    row.class,
    readersCell(row),
    row.deletion,
    row.shownBy,
  ]);
  return `## What no field serves\n\n${markdownTable(['Record', 'Held', 'Class', 'Readers', 'Deletion', 'Shown by'], lines)}`;
}

function keysSection(keys: WholeDataMap['keys']): string {
  const lines = [...keys].map(([name, columns]) => [name, columns.join(', ')]);
  const sentence =
    'These columns identify, join and check rows. No field serves them as they are; they go with their row.';
  return `## Keys\n\n${sentence}\n\n${markdownTable(['Table', 'Columns'], lines)}`;
}

function page({ fields, unserved, keys }: WholeDataMap, words: string): string {
  return `${[introduction(words), ...dataMapSections(fields), unservedSection(unserved), keysSection(keys)].join('\n\n').replace('\n\n\n', '\n\n')}\n`;
}

const keyRecord = ([name, columns]: readonly [string, readonly string[]]) => ({
  record: 'Keys',
  held: columnsOf(name, ...columns),
  class: 'plain',
  readers: [],
  deletion: 'with its row',
});

const flag = { type: 'boolean', default: false } as const;
const { values } = commandLine(USAGE, { options: { json: flag, check: flag } });
// Loaded here, because a wrong command line need not wait for the gateway.
const { wholeDataMap } = await import('../src/apps/gateway/pages/data-map.ts');
const { accessModel } = await import('../src/graphql/access/index.ts');
const map = wholeDataMap();
if (values.json)
  console.log(JSON.stringify([...map.fields, ...map.unserved, ...[...map.keys].map(keyRecord)], null, 2));
else if (!values.check) process.stdout.write(page(map, dataMapWords(accessModel)));
for (const column of map.unnamed) {
  console.error(
    `${column} is in no row of the data map: declare the field that serves it, or name it in its noun's unserved.ts`,
  );
  process.exitCode = 1;
}
for (const sentence of map.forgotten) {
  console.error(`${sentence}: say it in its noun's account-end.ts`);
  process.exitCode = 1;
}
if (values.check && process.exitCode === undefined) console.log('The data map has every column of the database.');
