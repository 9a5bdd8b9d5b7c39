// npm run generate -- operations: writes the types of the operations of the attestor's tool, of the client and of the app, from their .graphql
// documents and the code's schema, and documents.json, the manifest of their texts (TRUSTED_DOCUMENTS); and into the app's page
// how the service answers its reads. `-- --check` writes nothing and fails where they differ.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { codegen } from '@graphql-codegen/core';
import * as documentPlugin from '@graphql-codegen/typed-document-node';
import * as typesPlugin from '@graphql-codegen/typescript-operations';
import { printSchemaWithAccess } from 'field-access';
import { type GraphQLSchema, isUnionType, Kind, parse } from 'graphql';
import { gatewaySchema } from '../src/apps/gateway/schema.ts';
import { emit, withTables } from './generated/file.ts';
import { commandLine } from './help.ts';
import { answeredTable } from './operations/answered.ts';

const USAGE = `npm run generate -- operations [--check]
Writes the types of the operations of the attestor's tool, of the client and of the app.
  --check  writes nothing; fails where they differ`;

const PROJECT = join(import.meta.dirname, '..');

/** The programs and packages that have operations. */
export const PROGRAMS = ['attestor', 'client', 'app'] as const;
type Program = (typeof PROGRAMS)[number];

const FOLDERS = { attestor: 'packages/attestor/src', client: 'packages/client/src', app: 'packages/app/src' };

/** The path of a generated file, in the project. */
const fileOf = (program: Program, name: string) => `${FOLDERS[program]}/generated/${name}`;

/** The modules of the types of addresses and of hex. The app takes them from the client, because it imports nothing of the server. */
function modulesOf(program: Program): { readonly address: string; readonly hex: string } {
  if (program === 'app') return { address: '@income-series/client/gateway', hex: '@income-series/client/gateway' };
  return { address: '@income-series/protocol/address', hex: '@income-series/protocol/hex' };
}

/** How scalars travel: as strings, decimals too. */
const scalarsOf = ({ address, hex }: ReturnType<typeof modulesOf>) => ({
  Address: `${address}#Address`,
  KeyAddress: `${hex}#KeyAddress`,
  TransactionId: `${address}#TransactionId`,
  Amount: 'string',
  Backup: 'string',
  BaseFieldElement: 'string',
  BigInt: 'string',
  Bytes32: `${hex}#Bytes32`,
  Base64: 'string',
  Chain: 'string',
  Country: 'string',
  Currency: 'string',
  DateTime: 'string',
  Envelope: 'string',
  FieldElement: 'string',
  Hex: `${hex}#Hex`,
  ID: 'string',
  JSON: 'unknown',
  Period: 'string',
  NativeAmount: 'string',
  UUID: 'string',
  Units: 'string',
  Wad: 'string',
});

/** An operation for each mutation that builds a transaction: they differ in name and input alone. */
function buildOperations(schema: GraphQLSchema): string {
  const builds = Object.values(schema.getMutationType()?.getFields() ?? {}).filter(({ type }) => {
    const members = isUnionType(type) ? type.getTypes().map((member) => member.name) : [];
    return members.includes('TransactionPayload') && members.includes('SimulationRefusal');
  });
  return builds
    .map(({ name }) => {
      const title = `${name[0]?.toUpperCase()}${name.slice(1)}`;
      return `mutation ${title}($input: ${title}Input!) {
  ${name}(input: $input) { __typename ... on TransactionPayload { transaction { ...Built } } ...WhyRefused }
}`;
    })
    .join('\n');
}

function documentsOf(program: Program, schema: GraphQLSchema) {
  const folder = join(PROJECT, FOLDERS[program], 'operations');
  const texts = readdirSync(folder)
    .filter((name) => name.endsWith('.graphql'))
    .sort()
    .map((name): [string, string] => [name, readFileSync(join(folder, name), 'utf8')]);
  if (program === 'client') texts.push(['builds', buildOperations(schema)]);
  return texts.map(([location, text]) => ({ location, document: parse(text) }));
}

/** The module of the type by which documents name their data. Client and app need no package for it. */
const DECORATION = "'@graphql-typed-document-node/core'";
const DECORATIONS: Readonly<Record<Program, string>> = {
  attestor: "'@income-series/client/gateway'",
  client: "'../document.ts'",
  app: "'@income-series/client/gateway'",
};

/** The module of the schema's own types: enumerations and inputs. It stands in the client alone, and each program takes them from there. */
const schemaTypesOf = (program: Program) =>
  program === 'client' ? `./${fileOf(program, 'types.ts')}` : '~@income-series/client/types';

/** The types of a program's operations; with `shared` the schema's types that some program's operations name. */
async function operationTypes(
  program: Program,
  schema: GraphQLSchema,
  { shared } = { shared: false },
): Promise<string> {
  const documents = shared ? PROGRAMS.flatMap((each) => documentsOf(each, schema)) : documentsOf(program, schema);
  const config = {
    ...(shared ? { generateOperationTypes: false } : { importSchemaTypesFrom: schemaTypesOf(program) }),
    scalars: scalarsOf(modulesOf(program)),
    strictScalars: true,
    enumsAsTypes: true,
    useTypeImports: true,
    importExtension: '.ts',
    immutableTypes: true,
    skipTypename: false,
    documentMode: 'string',
    dedupeFragments: true,
    pureMagicComment: program !== 'attestor',
  };
  const code = await codegen({
    filename: fileOf(program, 'operations.ts'),
    schema: parse(printSchemaWithAccess(schema)),
    documents,
    skipDocumentsValidation: shared, // programs may give one name to different fragments
    plugins: shared ? [{ types: {} }] : [{ types: {} }, { documents: {} }],
    pluginMap: { types: typesPlugin, documents: documentPlugin },
    config,
  });
  return `${HEAD}${code.replaceAll(DECORATION, DECORATIONS[program]).trim()}\n`;
}

const HEAD = '// Generated by `npm run generate -- operations`.\n';
const DOCUMENT =
  /^export const (\w+)Document = (?:\/\*#__PURE__\*\/ )?new TypedDocumentString\(`([^`]*)`\) as unknown as TypedDocumentString<(\w+), (\w+)>;$/gm;

/** The operations of the generated code: each one's name, text, and the types of its data and variables. */
const operationsIn = (code: string) =>
  [...code.matchAll(DOCUMENT)].map(([, name = '', text = '', data = '', variables = '']) => ({
    name,
    text,
    data,
    variables,
  }));

/** The texts of the operations as the tool sends them, by their SHA-256. */
function manifestOf(code: string): string {
  const byId = operationsIn(code).map(({ text }) => [createHash('sha256').update(text).digest('hex'), text]);
  return `${JSON.stringify(Object.fromEntries(byId), null, 2)}\n`;
}

/**
 * The app's operations, a module for each .graphql file, so that a screen loads the texts of its own documents only. Types stand in
 * a module of their own, which loads nothing. `operations.ts` exports all of them.
 */
function appModules(code: string, schema: GraphQLSchema): [name: string, text: string][] {
  const operations = new Map(operationsIn(code).map((operation) => [operation.name, operation]));
  const types = code.slice(0, code.indexOf('export class TypedDocumentString'));
  const modules = documentsOf('app', schema).map(({ location, document }): [string, string] => {
    const own = document.definitions.flatMap((definition) => {
      const operation = definition.kind === Kind.OPERATION_DEFINITION && operations.get(definition.name?.value ?? '');
      return operation ? [operation] : [];
    });
    const names = own.flatMap(({ data, variables }) => [data, variables]).sort();
    const texts = own.map(
      ({ name, text, data, variables }) =>
        `export const ${name}Document: TypedDocument<${data}, ${variables}> = \`${text}\`;\n`,
    );
    const imports = `import type { TypedDocument } from ${DECORATIONS.app};\nimport type { ${names.join(', ')} } from './types.ts';\n`;
    return [location.replace(/\.graphql$/, '.ts'), `${HEAD}${imports}\n${texts.join('\n')}`];
  });
  const index = modules.map(([name]) => `export * from './${name}';\n`).join('');
  return [
    ['types.ts', `${types.trim()}\n`],
    ...modules,
    [
      'operations.ts',
      `${HEAD}${index}export type * from './types.ts';\nexport type * from '@income-series/client/types';\n`,
    ],
  ];
}

const APP_PAGE = 'packages/app/README.md';

const appPage = (code: string, schema: GraphQLSchema): string =>
  withTables(APP_PAGE, {
    reads: answeredTable(
      schema,
      operationsIn(code).map(({ text }) => parse(text)),
    ),
  });

/** The generated files of a program, by their paths in the project. */
export async function generatedFiles(program: Program): Promise<ReadonlyMap<string, string>> {
  const schema = gatewaySchema();
  const code = await operationTypes(program, schema);
  const modules: [string, string][] = program === 'app' ? appModules(code, schema) : [['operations.ts', code]];
  if (program === 'client') modules.push(['types.ts', await operationTypes(program, schema, { shared: true })]);
  const files = [...modules, ['documents.json', manifestOf(code)] as const].map(([name, text]): [string, string] => [
    fileOf(program, name),
    text,
  ]);
  if (program === 'app') files.push([APP_PAGE, appPage(code, schema)]);
  return new Map(files);
}

if (process.argv[1] === import.meta.filename) {
  const { values } = commandLine(USAGE, { options: { check: { type: 'boolean', default: false } } });
  for (const program of PROGRAMS)
    for (const [path, text] of await generatedFiles(program))
      emit({ path, command: 'generate -- operations', text }, values);
}
