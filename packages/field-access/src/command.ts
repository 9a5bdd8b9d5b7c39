// The command `field-access`: what of a schema can be looked at without a server.
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { type GraphQLSchema, parse, validate } from 'graphql';
import type { CompiledReads } from './compiled.ts';
import { diffAccess, gains, reportAccess } from './diff/index.ts';
import { type AccessModel, dataMap, dataMapPage, explainingType, printSchemaWithAccess, rulesOf } from './index.ts';
import type { ReadContext } from './lists.ts';

const USAGE = `field-access <command> [--json]
Looks at a schema of field-access. Nothing is read from a database.

  print --module <file>
      Prints the schema's text with @access, which \`diff\` compares.
  diff <before.graphql> <after.graphql> --module <file>
      Prints who may read what before and after. Exit code 2 if somebody may read more.
  data-map --module <file>
      Prints the data map as a page of Markdown.
  explain <Type.field> --module <file>
      Prints who reads a field, where its value is, and by whose rows it is explained.

  statements <file.graphql> --module <file> [--as <reader>]
      Prints the plan of a query and the SQL of its one statement for a reader, or why resolvers answer it.

  --module <file>  exports \`schema\`, because its printed text is not enough, and \`model\`; for statements also \`reads\` of
                   createCompiledReads and \`contextOf(reader)\`
  --as <reader>    the argument of \`contextOf\`; empty if it is left out
  --json           prints data in place of text
  --help           prints this`;

const USAGE_EXIT_CODE = 64;

class UsageError extends Error {}

/** The output and the complaints of a command. */
export interface CommandOutput {
  write(text: string): void;
  complain(text: string): void;
}

interface Options {
  readonly module?: string | undefined;
  readonly as?: string | undefined;
  readonly json: boolean;
}

interface SchemaModule {
  readonly schema: GraphQLSchema;
  readonly model: AccessModel;
  readonly reads?: CompiledReads;
  contextOf?(reader: string): ReadContext;
}

/** Imports a module. @throws Error with the cure if it is in TypeScript, which Node.js does not load without a loader */
async function importModule(file: string): Promise<Partial<SchemaModule>> {
  try {
    return (await import(pathToFileURL(resolve(file)).href)) as Partial<SchemaModule>;
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code !== 'ERR_UNKNOWN_FILE_EXTENSION' || !/"\.[cm]?tsx?"/.test(message)) throw error;
    throw new Error(`${file} is in TypeScript, so it needs a loader: export NODE_OPTIONS='--import tsx'`, {
      cause: error,
    });
  }
}

async function loadModule(file: string | undefined): Promise<SchemaModule> {
  if (file === undefined) throw new UsageError('--module is missing');
  const loaded = await importModule(file);
  const missing = (['schema', 'model'] as const).filter((name) => !loaded[name]);
  if (missing.length > 0)
    throw new UsageError(`${file} does not export ${missing.map((name) => `\`${name}\``).join(' and ')}`);
  return loaded as SchemaModule;
}

const print = (output: CommandOutput, { json }: Options, data: unknown, text: () => string): void =>
  output.write(json ? `${JSON.stringify(data, null, 2)}\n` : text());

/** Reads a schema's text. A text that another printer wrote has no directives, so its diff would find no change. @throws UsageError */
async function readDeclared(file: string): Promise<string> {
  const text = await readFile(file, 'utf8');
  if (!text.includes('@access('))
    throw new UsageError(`${file} declares no @access: write it with \`field-access print\``);
  return text;
}

async function compare(files: readonly string[], options: Options, output: CommandOutput): Promise<number> {
  const [before, after, ...more] = files;
  if (before === undefined || after === undefined || more.length > 0) throw new UsageError('diff takes two files');
  const { model } = await loadModule(options.module);
  const [oldText, newText] = [await readDeclared(before), await readDeclared(after)];
  const changes = diffAccess(oldText, newText, { model });
  print(output, options, changes, () => reportAccess(changes));
  return changes.some(gains) ? 2 : 0;
}

async function printSchema(names: readonly string[], options: Options, output: CommandOutput): Promise<number> {
  if (names.length > 0) throw new UsageError('print takes no argument');
  const { schema } = await loadModule(options.module);
  const text = printSchemaWithAccess(schema);
  print(output, options, { schema: text }, () => `${text}\n`);
  return 0;
}

async function map(names: readonly string[], options: Options, output: CommandOutput): Promise<number> {
  if (names.length > 0) throw new UsageError('data-map takes no argument');
  const { schema, model } = await loadModule(options.module);
  const rows = dataMap(schema);
  print(output, options, rows, () => dataMapPage(rows, model));
  return 0;
}

async function explain(names: readonly string[], options: Options, output: CommandOutput): Promise<number> {
  const [coordinate, ...more] = names;
  if (coordinate === undefined || more.length > 0) throw new UsageError('explain takes one Type.field');
  const { schema, model } = await loadModule(options.module);
  const [type = ''] = coordinate.split('.');
  const rows = dataMap(schema).filter((row) => `${row.type}.${row.field}` === coordinate);
  if (rows.length === 0)
    throw new UsageError(`${coordinate} holds no value of its own: it is not in the schema, or it leads to rows`);
  const explained = { coordinate, rows, explainedBy: explainingType(rulesOf(schema), type) };
  print(output, options, explained, () =>
    [
      ...rows.flatMap(({ kinds, readers, held, class: storage, deletion }) => [
        `${coordinate}${kinds ? ` (${kinds.join(', ')})` : ''}: ${held.join(', ')}, ${storage}. Deletion: ${deletion}.`,
        ...readers.map((reader) => `  ${reader}: ${model.labels.sentences[reader]}`),
      ]),
      `Explained by the id of: ${explained.explainedBy ?? 'no row'}\n`,
    ].join('\n'),
  );
  return 0;
}

async function printStatements(files: readonly string[], options: Options, output: CommandOutput): Promise<number> {
  const [file, ...more] = files;
  if (file === undefined || more.length > 0) throw new UsageError('statements takes one file');
  const { schema, reads, contextOf } = await loadModule(options.module);
  if (!reads || !contextOf) throw new UsageError('the module does not export `reads` and `contextOf`');
  const document = parse(await readFile(file, 'utf8'));
  const [problem] = validate(schema, document);
  if (problem) throw problem;
  const explained = reads.explain({ document }, contextOf(options.as ?? ''));
  print(output, options, explained, () =>
    explained.kind === 'statement'
      ? `${explained.plan}\n\n${explained.text}\n`
      : `resolvers answer: ${`${explained.reason} ${explained.what}`.trim()}\n`,
  );
  return 0;
}

const COMMANDS: Readonly<Record<string, typeof compare>> = {
  print: printSchema,
  diff: compare,
  'data-map': map,
  explain,
  statements: printStatements,
};

/** Runs a command line; the result is its exit code. */
export async function runCommand(args: readonly string[], output: CommandOutput): Promise<number> {
  try {
    const flag = { type: 'boolean', default: false } as const;
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { module: { type: 'string' }, as: { type: 'string' }, json: flag, help: flag },
      allowPositionals: true,
    });
    if (values.help) {
      output.write(`${USAGE}\n`);
      return 0;
    }
    const [name = '', ...rest] = positionals;
    const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
    if (!command) throw new UsageError(name === '' ? 'no command' : `${name} is no command`);
    return await command(rest, values, output);
  } catch (error) {
    const isUsage = error instanceof UsageError || (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS');
    const reason = error instanceof Error ? error.message : String(error);
    // The reason comes last, because a terminal shows the end of a long text.
    output.complain(`${isUsage ? `${USAGE}\n\n` : ''}${reason}\n`);
    return isUsage ? USAGE_EXIT_CODE : 1;
  }
}
