import { complexityFromQuery } from '@pothos/plugin-complexity';
import { type AccessRules, placesOf, rulesOf, type TypeRule } from 'field-access';
import { scopesOf } from 'field-access/compiled';
import { sourceOf } from 'field-access/lists';
import {
  type DocumentNode,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isAbstractType,
  isLeafType,
  isListType,
  isObjectType,
  isRequiredArgument,
  parse,
} from 'graphql';
import { ROOT_FIELD } from '../cost.ts';

type Field = GraphQLField<unknown, unknown>;

/** A field of Query that answers rows of the account's own, and the document that reads all that the account may read of them. */
export interface OwnRead {
  readonly field: string;
  /** A list takes `$first` and `$after` and answers a connection; else it is one row. */
  readonly isList: boolean;
  readonly document: DocumentNode;
  /** What a row costs, in points of an operation, and what asking costs whatever it answers. */
  readonly costs: { readonly row: number; readonly asked: number };
}

/** The labels that an account has on rows by itself: as whose they are, or as the wallet that holds. */
const OWN_LABELS = ['owner', 'holder'] as const;

/** Whether rows of a type can be the account's own. */
const isOwned = (rule: TypeRule | undefined): rule is TypeRule =>
  rule?.subjects.some(({ label, own }) => own !== null && OWN_LABELS.some((one) => one === label)) === true;

/** A column of the database, and not what is read from the chain or computed when it is asked for. */
const COLUMN = /^\w+\.\w+/;

/** Whether the account itself reads what a field of its own rows answers, and it is kept here. */
function isKept(rules: AccessRules, coordinate: string): boolean {
  const { labels } = rules.model;
  const { need = 0, declaration } = rules.fields.get(coordinate) ?? {};
  const isStored = declaration !== undefined && placesOf(declaration).some((place) => COLUMN.test(place));
  return isStored && (need & (labels.maskOf(OWN_LABELS) | labels.everybody)) !== 0;
}

/** What names a row: its id, and the fields of its primary key. */
function keyOf(rules: AccessRules, type: GraphQLObjectType): string {
  const { id = [] } = rules.types.get(type.name) ?? {};
  const names = Object.keys(type.getFields()).filter((name) => {
    const column = rules.fields.get(`${type.name}.${name}`)?.column;
    return name === 'id' || (column != null && id.includes(column));
  });
  return names.join(' ');
}

/** The selection of a type whose rows are the account's: its own fields, and what is below them. */
function selectionOf(schema: GraphQLSchema, type: GraphQLObjectType, above: readonly string[] = []): string {
  const rules = rulesOf(schema);
  const within = [...above, type.name];
  const selected = Object.values(type.getFields()).map((field) => {
    if (field.args.some(isRequiredArgument) || sourceOf(field)?.kind === 'list') return '';
    const answered = getNamedType(field.type);
    if (isLeafType(answered)) return isKept(rules, `${type.name}.${field.name}`) ? field.name : '';
    if (!isObjectType(answered) || within.includes(answered.name)) return '';
    const selection = isElsewhere(rules, type, field, answered)
      ? keyOf(rules, answered)
      : isOwned(rules.types.get(answered.name)) && selectionOf(schema, answered, within);
    return selection ? `${field.name} { ${selection} }` : '';
  });
  return selected.filter((text) => text !== '').join(' ');
}

/** Whether a field leads to another record, which has a name and, where it is the account's, its own place in what is read. */
function isElsewhere(rules: AccessRules, type: GraphQLObjectType, { type: of }: Field, answered: GraphQLObjectType) {
  const [from, to] = [type, answered].map(({ name }) => rules.types.get(name)?.model ?? null);
  return to !== null && to !== from && !isListType(getNullableType(of)) && keyOf(rules, answered) !== '';
}

/** The selection of rows of a type, or of each type of an interface. */
function rowOf(schema: GraphQLSchema, type: unknown): string | null {
  if (isObjectType(type)) return `__typename ${selectionOf(schema, type)}`;
  if (!isAbstractType(type)) return null;
  const each = schema.getPossibleTypes(type).map((one) => `... on ${one.name} { ${selectionOf(schema, one)} }`);
  return `__typename ${each.join(' ')}`;
}

/** Whether everybody who is signed in may ask: what admins alone may ask is not an account's own. */
const isForAnyAccount = (field: Field): boolean =>
  Object.keys(scopesOf(`Query.${field.name}`, field)).every((scope) => scope === 'signedIn');

/** The type of the rows that a field of Query answers. */
function rowType(schema: GraphQLSchema, field: Field): unknown {
  const source = sourceOf(field);
  return source?.kind === 'list' ? schema.getType(source.type) : getNamedType(field.type);
}

function readOf(schema: GraphQLSchema, field: Field): OwnRead | null {
  const source = sourceOf(field);
  const type = rowType(schema, field) as { readonly name: string };
  if (source === undefined || source.kind === 'node' || field.args.some(isRequiredArgument)) return null;
  if (!isForAnyAccount(field) || !isOwned(rulesOf(schema).types.get(type.name))) return null;
  const isList = source.kind === 'list';
  const row = rowOf(schema, type);
  const document = parse(
    isList
      ? `query ($first: Int!, $after: String) { rows: ${field.name}(first: $first, after: $after, direction: ASC) {
          nodes { ${row} } pageInfo { hasNextPage endCursor } } }`
      : `{ row: ${field.name} { ${row} } }`,
    { noLocation: true },
  );
  const costOf = (first: number) =>
    complexityFromQuery(document, { schema, variables: { first }, ctx: {} }).complexity + ROOT_FIELD;
  const [one, two] = [costOf(1), costOf(2)];
  return { field: field.name, isList, document, costs: { row: two - one, asked: 2 * one - two } };
}

const made = new WeakMap<GraphQLSchema, readonly OwnRead[]>();

/**
 * Everything by which an account reads what is its own, from the declarations: fields of Query that take no argument, are open
 * to every account, and answer rows of types on which `owner`, or the wallet's own `holder`, holds. The account itself comes first.
 */
export function ownReads(schema: GraphQLSchema): readonly OwnRead[] {
  let reads = made.get(schema);
  if (!reads) {
    const fields = Object.values(schema.getQueryType()?.getFields() ?? {});
    reads = fields.flatMap((field) => readOf(schema, field) ?? []).sort((a, b) => Number(a.isList) - Number(b.isList));
    made.set(schema, reads);
  }
  return reads;
}
