// npm run operations: writes generated/operations.ts of the attestor's tool, of the client and of the app, the types of their operations, from
// their .graphql documents and the code's schema, and documents.json, the manifest of their texts (TRUSTED_DOCUMENTS). The app's documents are
// modules of their own in generated/documents. `-- --check` writes nothing and fails where they differ.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { codegen } from '@graphql-codegen/core';
import * as documentPlugin from '@graphql-codegen/typed-document-node';
import * as typesPlugin from '@graphql-codegen/typescript-operations';
import { printSchemaWithAccess } from 'field-access';
import { declarationsOf, EVERYBODY_READER } from 'field-access/lens';
import {
  buildSchema,
  type DocumentNode,
  type GraphQLSchema,
  isUnionType,
  Kind,
  parse,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { gatewaySchema } from '../src/apps/gateway/schema.ts';
import { emit } from './generated/file.ts';
import { commandLine } from './help.ts';

const USAGE = `npm run operations [-- --check]
Writes the types of the operations of the attestor's tool, of the client and of the app.
  --check  writes nothing; fails where they differ`;

const PROJECT = join(import.meta.dirname, '..');

/** The programs and packages that have operations. */
export const PROGRAMS = ['attestor', 'client', 'app'] as const;
type Program = (typeof PROGRAMS)[number];

const FOLDERS = { attestor: 'src/apps/attestor', client: 'packages/client/src', app: 'packages/app/src' };

/** The path of a generated file, in the project. */
const fileOf = (program: Program, name: string) => `${FOLDERS[program]}/generated/${name}`;

/** How scalars travel: as strings, decimals too. `core` is the path to src/core. */
const scalarsOf = (core: string) => ({
  Address: `${core}/address.ts#Address`,
  KeyAddress: `${core}/hex.ts#KeyAddress`,
  TransactionId: `${core}/address.ts#TransactionId`,
  Amount: 'string',
  Backup: 'string',
  BaseFieldElement: 'string',
  BigInt: 'string',
  Bytes32: `${core}/hex.ts#Bytes32`,
  Base64: 'string',
  Chain: 'string',
  Country: 'string',
  Currency: 'string',
  DateTime: 'string',
  Envelope: 'string',
  FieldElement: 'string',
  Hex: `${core}/hex.ts#Hex`,
  ID: 'string',
  JSON: 'unknown',
  Period: 'string',
  NativeAmount: 'string',
  UUID: 'string',
  Units: 'string',
  Wad: 'string',
});

/** How the app names scalars: it imports the client alone. */
const APP_SCALARS = {
  ...Object.fromEntries(Object.keys(scalarsOf('')).map((name) => [name, 'string'])),
  Address: '@income-series/client/requests#Address',
  KeyAddress: '@income-series/client/requests#Hex',
  Bytes32: '@income-series/client/requests#Hex',
  Hex: '@income-series/client/requests#Hex',
  JSON: 'unknown',
};

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

/** A file of operations, or several that were made from the schema. */
interface OperationFile {
  readonly location: string;
  readonly document: DocumentNode;
}

function readOperations(program: Program): OperationFile[] {
  const folder = join(PROJECT, FOLDERS[program], 'operations');
  return readdirSync(folder)
    .filter((name) => name.endsWith('.graphql'))
    .sort()
    .map((name) => ({ location: name, document: parse(readFileSync(join(folder, name), 'utf8')) }));
}

/** The fragments of a file without its operations. */
const fragmentsOf = ({ location, document }: OperationFile): OperationFile => {
  const definitions = document.definitions.filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION);
  return { location: `fragments of ${location}`, document: { ...document, definitions } };
};

/** The app's operations use the client's fragments, because both read built transactions, refusals and pages. */
function documentsOf(program: Program, schema: GraphQLSchema): OperationFile[] {
  const own = readOperations(program);
  if (program === 'client') return [...own, { location: 'builds', document: parse(buildOperations(schema)) }];
  if (program === 'app') return [...readOperations('client').map(fragmentsOf), ...own];
  return own;
}

/** The client and the app need no package for the two types by which documents name their data. */
const DECORATION = "'@graphql-typed-document-node/core'";
const DECORATIONS: Readonly<Record<Program, string>> = {
  attestor: DECORATION,
  client: "'../document.ts'",
  app: "'@income-series/client/requests'",
};

async function operationTypes(program: Program): Promise<string> {
  const schema = gatewaySchema();
  const config = {
    scalars: program === 'app' ? APP_SCALARS : scalarsOf(relative(join(FOLDERS[program], 'generated'), 'src/core')),
    strictScalars: true,
    enumsAsTypes: true,
    useTypeImports: true,
    immutableTypes: true,
    skipTypename: false,
    documentMode: 'string',
    dedupeFragments: true,
    pureMagicComment: program !== 'attestor',
  };
  const code = await codegen({
    filename: fileOf(program, 'operations.ts'),
    schema: parse(printSchemaWithAccess(schema)),
    documents: documentsOf(program, schema),
    plugins: [{ types: {} }, { documents: {} }],
    pluginMap: { types: typesPlugin, documents: documentPlugin },
    config,
  });
  return `// Generated by \`npm run operations\`.\n${code.replaceAll(DECORATION, DECORATIONS[program]).trim()}\n`;
}

/** The coordinates of the fields that a program's operations select. */
function selectedFields(program: Program, schema: GraphQLSchema): ReadonlySet<string> {
  const coordinates = new Set<string>();
  for (const { document } of documentsOf(program, schema)) {
    const types = new TypeInfo(schema);
    const Field = ({ name }: { readonly name: { readonly value: string } }) => {
      coordinates.add(`${types.getParentType()?.name}.${name.value}`);
    };
    visit(document, visitWithTypeInfo(types, { Field }));
  }
  return coordinates;
}

/** The text of access.ts: the declarations of the fields of the app's operations that not everybody may read, which its marks show. */
function accessOfApp(): string {
  const text = printSchemaWithAccess(gatewaySchema());
  const { fields } = declarationsOf(buildSchema(text));
  const rows = [...selectedFields('app', buildSchema(text))].sort().flatMap((coordinate) => {
    const declaration = fields.get(coordinate);
    if (declaration === undefined || declaration.readers.includes(EVERYBODY_READER)) return [];
    const { class: storageClass, readers, extras } = declaration;
    const row = { class: storageClass, readers, onchain: extras.includes('onchain') };
    return [`  ${JSON.stringify(coordinate)}: ${JSON.stringify(row)},`];
  });
  return `// Generated by \`npm run operations\`.
export interface FieldAccess {
  readonly class: string;
  readonly readers: readonly string[];
  readonly onchain: boolean;
}
const TABLE = {
${rows.join('\n')}
} as const;
/** A field of the app's operations that not everybody reads. */
export type GuardedField = keyof typeof TABLE;
/** The declarations of these fields, by coordinate. */
export const ACCESS: Readonly<Record<GuardedField, FieldAccess>> = TABLE;
`;
}

const ENTRY = /^export const \w+Document = [\s\S]*?;$(?=\nexport |\n*$)/gm;
const NAME = /^export const (\w+)Document\b/;
const TYPES = /\b(\w+(?:Query|Mutation|Subscription)(?:Variables)?)\b/g;

/**
 * The app's documents, a module for each file of operations, and the types and fragments without them. A page loads the documents of its own
 * screens alone, because a bundler splits by module.
 */
function splitDocuments(code: string): ReadonlyMap<string, string> {
  const entries = new Map([...code.matchAll(ENTRY)].map(([text]) => [NAME.exec(text)?.[1] as string, text] as const));
  const modules = readOperations('app').flatMap(({ location, document }) => {
    const texts = document.definitions.flatMap((definition) =>
      definition.kind === Kind.OPERATION_DEFINITION ? [entries.get(definition.name?.value ?? '') ?? ''] : [],
    );
    const types = new Set(
      texts.flatMap((text) =>
        [...text.slice(text.lastIndexOf('as unknown as')).matchAll(TYPES)].map(([, name]) => name),
      ),
    );
    const imports = `import { type ${[...types].sort().join(', type ')}, TypedDocumentString } from '../operations.ts';`;
    const name = `documents/${location.replace(/\.graphql$/, '.ts')}`;
    return [[name, `// Generated by \`npm run operations\`.\n${imports}\n${texts.join('\n')}\n`] as const];
  });
  return new Map([['operations.ts', `${code.replace(ENTRY, '').trim()}\n`], ...modules]);
}

const DOCUMENT = /^export const \w+Document = (?:\/\*#__PURE__\*\/ )?new TypedDocumentString\(`([^`]*)`/gm;

/** The texts of the operations as the tool sends them, by their SHA-256. */
function manifestOf(types: string): string {
  const texts = [...types.matchAll(DOCUMENT)].map(([, text = '']) => text);
  const byId = texts.map((text) => [createHash('sha256').update(text).digest('hex'), text]);
  return `${JSON.stringify(Object.fromEntries(byId), null, 2)}\n`;
}

/** The generated files of a program's operations: their texts by their paths in the project. */
export async function generateOperations(program: Program): Promise<ReadonlyMap<string, string>> {
  const types = await operationTypes(program);
  const modules = program === 'app' ? splitDocuments(types) : new Map([['operations.ts', types]]);
  const files = [...modules, ['documents.json', manifestOf(types)] as const];
  if (program === 'app') files.push(['access.ts', accessOfApp()]);
  return new Map(files.map(([name, text]) => [fileOf(program, name), text]));
}

if (process.argv[1] === import.meta.filename) {
  const { values } = commandLine(USAGE, { options: { check: { type: 'boolean', default: false } } });
  for (const program of PROGRAMS) {
    for (const [path, text] of await generateOperations(program)) emit({ path, command: 'operations', text }, values);
  }
}
