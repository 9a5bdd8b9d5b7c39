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

/** A field of Query that returns the account's own rows, with a document that selects all fields which the account may read. */
export interface OwnRead {
  readonly field: string;
  /** True: the document takes `$first` and `$after` and returns a connection. False: it returns one row. */
  readonly isList: boolean;
  readonly document: DocumentNode;
  /** Points of each row, and points of the operation without any row. */
  readonly costs: { readonly row: number; readonly base: number };
}

/** The labels that make a row the account's own: its owner, or the wallet that holds it. */
const OWN_LABELS = ['owner', 'holder'] as const;

/** Tests that rows of a type can be the account's own. */
const isOwned = (rule: TypeRule | undefined): rule is TypeRule =>
  rule?.subjects.some(({ label, own }) => own !== null && OWN_LABELS.some((one) => one === label)) === true;

/** Matches a storage place that is a column (`table.column`), not one on the chain or computed when asked. */
const COLUMN = /^\w+\.\w+/;

/** Tests that a field is stored in a column and that the account may read it on its own rows. */
function isExported(rules: AccessRules, coordinate: string): boolean {
  const { labels } = rules.model;
  const { need = 0, declaration } = rules.fields.get(coordinate) ?? {};
  const isStored = declaration !== undefined && placesOf(declaration).some((place) => COLUMN.test(place));
  return isStored && (need & (labels.maskOf(OWN_LABELS) | labels.everybody)) !== 0;
}

/** The selection that identifies a row: its id and the fields of its primary key. */
function keySelection(rules: AccessRules, type: GraphQLObjectType): string {
  const { id = [] } = rules.types.get(type.name) ?? {};
  const names = Object.keys(type.getFields()).filter((name) => {
    const column = rules.fields.get(`${type.name}.${name}`)?.column;
    return name === 'id' || (column != null && id.includes(column));
  });
  return names.join(' ');
}

/**
 * Renders the selection of a type: its stored fields that the account may read, and those of nested objects. `above` stops
 * cycles.
 */
function renderSelection(schema: GraphQLSchema, type: GraphQLObjectType, above: readonly string[] = []): string {
  const rules = rulesOf(schema);
  const within = [...above, type.name];
  const selected = Object.values(type.getFields()).map((field) => {
    if (field.args.some(isRequiredArgument) || sourceOf(field)?.kind === 'list') return '';
    const returnType = getNamedType(field.type);
    if (isLeafType(returnType)) return isExported(rules, `${type.name}.${field.name}`) ? field.name : '';
    if (!isObjectType(returnType) || within.includes(returnType.name)) return '';
    const selection = isOtherRecord(rules, type, field, returnType)
      ? keySelection(rules, returnType)
      : isOwned(rules.types.get(returnType.name)) && renderSelection(schema, returnType, within);
    return selection ? `${field.name} { ${selection} }` : '';
  });
  return selected.filter((text) => text !== '').join(' ');
}

/** Tests that a field leads to a record of another table, which is selected by its key only, because it is exported by itself. */
function isOtherRecord(
  rules: AccessRules,
  type: GraphQLObjectType,
  { type: fieldType }: Field,
  returnType: GraphQLObjectType,
) {
  const [from, to] = [type, returnType].map(({ name }) => rules.types.get(name)?.model ?? null);
  return (
    to !== null && to !== from && !isListType(getNullableType(fieldType)) && keySelection(rules, returnType) !== ''
  );
}

/** Renders the selection of a type's rows; of an interface or union, a fragment for each of its types. */
function renderRows(schema: GraphQLSchema, type: unknown): string | null {
  if (isObjectType(type)) return `__typename ${renderSelection(schema, type)}`;
  if (!isAbstractType(type)) return null;
  const each = schema.getPossibleTypes(type).map((one) => `... on ${one.name} { ${renderSelection(schema, one)} }`);
  return `__typename ${each.join(' ')}`;
}

/** Tests that every signed-in account may read a field of Query, because fields for admins are not an account's own data. */
const isForAnyAccount = (field: Field): boolean =>
  Object.keys(scopesOf(`Query.${field.name}`, field)).every((scope) => scope === 'signedIn');

/** The type of the rows that a field of Query returns. */
function rowType(schema: GraphQLSchema, field: Field): unknown {
  const source = sourceOf(field);
  return source?.kind === 'list' ? schema.getType(source.type) : getNamedType(field.type);
}

/** Plans the read of a field of Query; null if the field needs arguments or does not return an account's own rows. */
function planRead(schema: GraphQLSchema, field: Field): OwnRead | null {
  const source = sourceOf(field);
  const type = rowType(schema, field) as { readonly name: string };
  if (source === undefined || source.kind === 'node' || field.args.some(isRequiredArgument)) return null;
  if (!isForAnyAccount(field) || !isOwned(rulesOf(schema).types.get(type.name))) return null;
  const isList = source.kind === 'list';
  const row = renderRows(schema, type);
  const document = parse(
    isList
      ? `query ($first: Int!, $after: String) { rows: ${field.name}(first: $first, after: $after, direction: ASC) {
          nodes { ${row} } pageInfo { hasNextPage endCursor } } }`
      : `{ row: ${field.name} { ${row} } }`,
    { noLocation: true },
  );
  const costOf = (first: number) =>
    complexityFromQuery(document, { schema, variables: { first }, ctx: {} }).complexity + ROOT_FIELD;
  // The cost of a row, and of none, from the costs of one row and of two.
  const [one, two] = [costOf(1), costOf(2)];
  return { field: field.name, isList, document, costs: { row: two - one, base: 2 * one - two } };
}

const readsOfSchema = new WeakMap<GraphQLSchema, readonly OwnRead[]>();

/**
 * The reads that together return all data of an account, derived from the access declarations: fields of Query that need no
 * argument, are open to every account, and return rows of which an account can be `owner` or `holder`. Single rows come first.
 */
export function ownReads(schema: GraphQLSchema): readonly OwnRead[] {
  let reads = readsOfSchema.get(schema);
  if (!reads) {
    const fields = Object.values(schema.getQueryType()?.getFields() ?? {});
    reads = fields
      .flatMap((field) => planRead(schema, field) ?? [])
      .sort((a, b) => Number(a.isList) - Number(b.isList));
    readsOfSchema.set(schema, reads);
  }
  return reads;
}
