// npm run access -- statements <file.graphql>: prints the plan and SQL of a document for a viewer with some labels.
import { readFileSync } from 'node:fs';
import { parse, validate } from 'graphql';
import { USAGE_EXIT_CODE } from '../src/adapters/process/usage.ts';
import { gatewaySchema } from '../src/apps/gateway/schema.ts';
import { READER_LABELS } from '../src/graphql/access/index.ts';
import { commandLine } from './help.ts';
import { printStatement } from './statements/print.ts';
import { viewerWith } from './statements/viewers.ts';

const USAGE = `npm run access -- statements <file.graphql> [--as <label,…>] [--operation <name>] [--variables <json>]
Prints the plan of a query and the SQL of its one statement, or the reason why resolvers answer it. Nothing is read.
  --as <label,…>      the labels that the viewer may have on some record: ${READER_LABELS.join(', ')}; public by default
  --operation <name>  the operation, if the file has several
  --variables <json>  the variables, as a JSON object`;

function main(): number {
  const { values, positionals } = commandLine(USAGE, {
    options: {
      as: { type: 'string', default: 'public' },
      operation: { type: 'string' },
      variables: { type: 'string', default: '{}' },
    },
    allowPositionals: true,
  });
  const [file, ...more] = positionals;
  const labels = values.as.split(',');
  const unknown = labels.find((label) => !(READER_LABELS as readonly string[]).includes(label));
  if (file === undefined || more.length > 0 || unknown !== undefined) {
    console.error(unknown === undefined ? `Usage: ${USAGE}` : `${unknown} is no label: ${READER_LABELS.join(', ')}`);
    return USAGE_EXIT_CODE;
  }
  const schema = gatewaySchema();
  const document = parse(readFileSync(file, 'utf8'));
  const errors = validate(schema, document);
  for (const { message } of errors) console.error(message);
  if (errors.length > 0) return 1;
  const variables = JSON.parse(values.variables) as Record<string, unknown>;
  const { operation } = values;
  const compiled = { document, variables, ...(operation === undefined ? {} : { operationName: operation }) };
  process.stdout.write(printStatement(schema, compiled, viewerWith(labels)));
  return 0;
}

process.exitCode = main();
