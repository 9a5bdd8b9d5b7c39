import { brandWithType } from '@pothos/core';
import { queryFromInfo } from '@pothos/plugin-prisma';
import DataLoader from 'dataloader';
import { type GraphQLResolveInfo, type GraphQLSchema, getNamedType, isLeafType, isObjectType } from 'graphql';
import {
  andVisible,
  columnText,
  errorsOf,
  isNode,
  type Row,
  type TypeRule,
  typeTestOf,
  whereKeys,
  whereKeyTexts,
} from '../index.ts';
import { keyOf } from './list-reads.ts';
import { isMalformedKey, nodeNameOf, whereNode } from './node-field.ts';
import { delegateOf, type ReadContext } from './read-context.ts';

/** A row as another subgraph names it: its type, and the fields of a key. Other fields are not read. */
export interface Representation {
  readonly __typename?: string;
  readonly [field: string]: unknown;
}

/** The text of a field's value in its column; undefined for a value that the field never answers. */
function textOf(schema: GraphQLSchema, type: string, field: string, value: unknown): string | undefined {
  const owner = schema.getType(type);
  const leaf = isObjectType(owner) ? getNamedType(owner.getFields()[field]?.type) : undefined;
  if (!isLeafType(leaf) || value === null || typeof value === 'object') return undefined;
  try {
    return columnText(leaf.parseValue(value));
  } catch {
    return undefined;
  }
}

/** The primary key that a representation names, by its `id` or by the fields that show the key's columns; null for none. */
function keyIn(reference: Representation, rule: TypeRule, context: ReadContext, schema: GraphQLSchema): Row | null {
  const { ids, rules } = context.access;
  if (isNode(schema, rule.name) && reference.id !== undefined) {
    const name = nodeNameOf(reference, context);
    return name?.typename === rule.name ? whereNode(name, context) : null;
  }
  const shown = [...rules.fields.values()].filter(({ type, field }) => type === rule.name && field in reference);
  const texts = rule.id.flatMap((column) => {
    const field = shown.find((each) => each.column === column)?.field;
    const text = field === undefined ? undefined : textOf(schema, rule.name, field, reference[field]);
    return text === undefined ? [] : [[column, text] as const];
  });
  return rule.id.length > 0 && texts.length === rule.id.length ? whereKeyTexts(rule, ids.tables, texts) : null;
}

/** The loader of the rows of one type for one selection of `_entities`: it reads all keys of a tick together. */
function createLoader(rule: TypeRule, context: ReadContext, info: GraphQLResolveInfo) {
  const test = typeTestOf(rule.name, context, info);
  const select = { ...Object.fromEntries(rule.id.map((column) => [column, true])), ...test?.select };
  const query = queryFromInfo({ context, info, typeName: rule.name, select: select as never });
  const find = async (selected: object, keys: readonly Row[]): Promise<readonly Row[]> => {
    const where = andVisible(rule, context.access.viewer, whereKeys(rule.id, keys));
    const rows = await delegateOf(context, rule.model as string).findMany({ ...selected, where });
    return test ? test.own(rows) : rows;
  };
  const read = async (keys: readonly Row[]): Promise<readonly Row[]> => {
    if (!test) return find(query, keys);
    // The types are read first, so that a row of another type costs as many statements as an absent one.
    const own = await find({ select }, keys);
    return own.length > 0 ? find(query, own) : [];
  };
  const readAlone = (key: Row) =>
    read([key]).catch((error: unknown) => {
      if (isMalformedKey(error)) return [];
      throw error;
    });
  const load = async (keys: readonly Row[]) => {
    // A malformed key fails its statement, which other representations share.
    const rows = await read(keys).catch(async (error: unknown) => {
      if (isMalformedKey(error)) return (await Promise.all(keys.map(readAlone))).flat();
      throw error;
    });
    const byKey = new Map(rows.map((row) => [keyOf(rule.id, row), row]));
    return keys.map((key) => byKey.get(keyOf(rule.id, key)) ?? null);
  };
  return new DataLoader<Row, Row | null, string>(load, { cacheKeyFn: (key) => keyOf(rule.id, key) });
}

/** The row that a representation names. @throws NOT_FOUND, and the error of a read that failed */
async function readEntity(reference: Representation, context: ReadContext, info: GraphQLResolveInfo): Promise<Row> {
  const { rules } = context.access;
  const rule = rules.types.get(reference.__typename ?? '');
  const key = rule?.model ? keyIn(reference, rule, context, info.schema) : null;
  if (!rule || !key) throw errorsOf(rules.model).create('NOT_FOUND');
  const loaders = context.access.once(info.fieldNodes, () => new Map<string, ReturnType<typeof createLoader>>());
  const loader = loaders.get(rule.name) ?? createLoader(rule, context, info);
  loaders.set(rule.name, loader);
  const row = await loader.load(key);
  if (!row) throw errorsOf(rules.model).create('NOT_FOUND');
  brandWithType(row, rule.name as never);
  return row;
}

/** An executor takes an Error in the place of a value for its error. */
const errorFrom = (failure: unknown): Error =>
  failure instanceof Error ? failure : new Error('a read failed with what is no Error', { cause: failure });

const answerEntity = (reference: Representation, context: ReadContext, info: GraphQLResolveInfo): Promise<never> =>
  readEntity(reference, context, info).catch(errorFrom) as Promise<never>;

/**
 * Resolves a representation of Federation's `_entities`: the row of its primary key, where the viewer may see it. It answers as
 * `node(id)` does: NOT_FOUND for a foreign row, an absent one, one of another type and a malformed key. The rows of one type are read by
 * one statement, and by one more if the type shares an interface, which says of which type a row is.
 *
 * It answers its error and never rejects, because the resolver of `_entities` throws at a representation that names no type: it leaves
 * the promises before that one without a reader, and Node.js would end the process.
 *
 * @example
 * builder.asEntity('Post', { key: builder.selection<{ id: string }>('id'), resolveReference: resolveEntity });
 */
export const resolveEntity = Object.assign(answerEntity, {
  // The build takes no other resolver of references to rows. The mark is the resolver itself, so a wrapper that copies the mark is refused.
  readsVisibleRows: answerEntity as unknown,
});
