import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type GraphQLSchema, Kind, type OperationDefinitionNode, parse, print, validate } from 'graphql';
import { ROUTES } from '../../../../src/apps/gateway/routes/rest.ts';
import type { Population } from '../../../support/populate.ts';

/** A read that a program of this project, or its documentation, asks. */
export interface AppRead {
  /** Who asks it. */
  readonly app: string;
  /** Its name, or what it begins with. */
  readonly name: string;
  readonly text: string;
  readonly variables: readonly string[];
}

/** What a text stands for that may be any key. */
const ANY_KEY = ['0x…', `0x${'00'.repeat(32)}`] as const;

// What begins like a query: in the quotes of a program, in fences and code spans of a page.
const QUOTED = /`((?:query\b|\{)(?:[^`$]|\$(?!\{))*)`|'((?:query\b|\{)[^'\n]*)'/g;
const FENCED = /```graphql\b.*\n([\s\S]*?)```|`((?:query\b|\{)[^`]*)`/g;

const files = (folder: string, ending: string): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith(ending))
    .sort()
    .map((name) => readFileSync(join(folder, name), 'utf8'));

/** The query of a text; none where it is something else. */
function queryOf(schema: GraphQLSchema, said: string): { text: string; node: OperationDefinitionNode } | null {
  const text = said.replaceAll(...ANY_KEY);
  try {
    const document = parse(text);
    const [node] = document.definitions;
    const isQuery = node?.kind === Kind.OPERATION_DEFINITION && node.operation === 'query';
    return isQuery && validate(schema, document).length === 0 ? { text, node } : null;
  } catch {
    return null;
  }
}

function readOf(schema: GraphQLSchema, app: string, said: string): AppRead[] {
  const found = queryOf(schema, said);
  if (!found) return [];
  const { text, node } = found;
  const variables = (node.variableDefinitions ?? []).map(({ variable }) => variable.name.value);
  const begin = print(node.selectionSet).replaceAll(/\s+/g, ' ').slice(0, 60);
  return [{ app, name: node.name?.value ?? begin, text, variables }];
}

/** The app sends each operation with the fragments that it spreads, as its manifest of documents has them. */
const appTexts = (): string[] =>
  Object.values(
    JSON.parse(readFileSync('packages/app/src/generated/documents.json', 'utf8')) as Record<string, string>,
  );

/** The attestor's tool sends an operation with the fragments that it spreads. */
function attestorTexts(): string[] {
  const { definitions } = parse(files('packages/attestor/src/operations', '.graphql').join('\n'));
  const fragments = definitions.flatMap((one) => (one.kind === Kind.FRAGMENT_DEFINITION ? [one] : []));
  return definitions.map((one) => {
    const text = print(one);
    const spread = fragments.filter(({ name }) => text.includes(`...${name.value}`));
    return [text, ...spread.map(print)].join('\n');
  });
}

const within = (texts: readonly string[], marks: RegExp): string[] =>
  texts.flatMap((text) => [...text.matchAll(marks)].flatMap(([, ...groups]) => groups.filter((one) => one)));

/** Every read of the project's own clients, each text once. */
export function appReads(schema: GraphQLSchema): readonly AppRead[] {
  const texts: readonly (readonly [string, readonly string[]])[] = [
    ['REST', ROUTES.map(({ document }) => document)],
    ['app', appTexts()],
    ['attestor', attestorTexts()],
    ['demo', within(files('src/apps/demo', '.ts'), QUOTED)],
    ['documentation', within([...files('.', 'README.md'), ...files('docs', '.md')], FENCED)],
  ];
  const reads = texts.flatMap(([app, said]) => said.flatMap((text) => readOf(schema, app, text)));
  return reads.filter(({ text }, i) => reads.findIndex((other) => other.text === text) === i);
}

const idOf = (type: string, key: string) => Buffer.from(`${type}:${key}`).toString('base64');

/** The field that takes the variable `id`, and the type of the row that `node` is asked as. */
const NAMED_ROW = /(\w+)\([^)]*id: \$id[^)]*\)(?:\s*\{\s*(?:__typename\s+)?\.\.\. on (\w+))?/;

/** Keys of rows, by which the reads' variables name them. */
export interface ReadKeys {
  readonly series: string;
  readonly draft: string;
  readonly attestor: string;
  readonly wallet: string;
}

export const keysIn = ({ series, ids, attestor, personas }: Population): ReadKeys => ({
  series: series.A.key,
  draft: ids.draft,
  attestor,
  wallet: personas.holderA1.wallet.address,
});

/** Variables of filters and orders, which a reader may leave out. */
const OPTIONAL = new Set(['action', 'actorId', 'direction', 'keeper', 'occurredAt', 'persona', 'state', 'unread']);

/** Values of the reads' variables, of some rows; a variable that selects, orders or pages is left out. @throws for a variable that has none here */
export function variablesOf({ name, text, variables }: AppRead, keys: ReadKeys) {
  const { series, draft, attestor, wallet } = keys;
  const [, , type = ''] = NAMED_ROW.exec(text) ?? [];
  const rows: Readonly<Record<string, string>> = {
    Attestor: attestor,
    Position: `${series}:${wallet}`,
    ReportingPeriod: `${series}:20251`,
    SeriesDraft: draft,
  };
  if (type !== '' && !(type in rows)) throw new Error(`${name} asks node as ${type}, of which no row is named here`);
  const values: Readonly<Record<string, unknown>> = {
    first: 20,
    after: null,
    beforeAt: null,
    choice: null,
    index: 0,
    number: 1,
    kind: 'REPORT',
    period: '2025-Q1',
    chain: 'evm:10143',
    currency: 'EUR',
    coordinate: 'Series.issuer',
    key: text.includes('KeyAddress') ? attestor : series,
    seriesKey: series,
    wallet,
    issuer: wallet,
    id: type === '' ? draft : idOf(type, rows[type] as string),
  };
  return Object.fromEntries(
    variables
      .filter((variable) => !OPTIONAL.has(variable))
      .map((variable) => {
        if (!(variable in values)) throw new Error(`${name} has a variable ${variable}`);
        return [variable, values[variable]];
      }),
  );
}
