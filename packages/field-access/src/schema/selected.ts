import { isWhere } from '../model/branches.ts';
import type { ModelFields, SchemaFacts } from './model-fields.ts';
import { joinOf } from './row-join.ts';

/** The columns that a Prisma query reads or compares of one model, on its way from the row of a type through relations. */
export interface ModelSelection {
  readonly model: string;
  /** The relations that lead to the model; none for the row itself. */
  readonly path: readonly string[];
  readonly columns: readonly string[];
  /** The columns by which the last relation finds the model's rows. */
  readonly joinedBy: readonly string[];
  /** True: the model's rows are counted; false: they are read. */
  readonly counts: boolean;
}

/** The parts of a Prisma query that read, order or choose rows. */
export interface Query {
  readonly select?: object;
  readonly include?: object;
  readonly orderBy?: unknown;
  readonly distinct?: unknown;
  readonly cursor?: unknown;
}

/** A place on the way of a query: a model, and the relations that led to it. */
interface Place {
  readonly model: string;
  readonly path: readonly string[];
}

/** The step through a relation, which compares a column above with one below; null for a key that is no relation. */
function stepOf(facts: SchemaFacts, { model, path }: Place, relation: string, counts = false) {
  const to = facts.model(model)?.relations.get(relation);
  if (to === undefined) return null;
  const { columns, references } = joinOf(facts, model, { relation });
  const place: Place = { model: to, path: [...path, relation] };
  const compared: ModelSelection[] = [
    { model, path, columns, joinedBy: [], counts: false },
    { ...place, columns: [], joinedBy: references, counts },
  ];
  return { place, compared };
}

/**
 * Everything that a Prisma query reads or compares: columns, relations at any depth with the columns that join them, counts, orders and
 * chosen rows. A relation without a `select` of its own reads every column. No `where` is among it.
 */
export function selectionsOf(facts: SchemaFacts, place: Place, query: Query): ModelSelection[] {
  const model = facts.model(place.model);
  if (!model) return [];
  const { select, include, orderBy } = query;
  const parts = Object.entries(select ?? include ?? {}).filter(([, part]) => part !== false && part !== undefined);
  const read = select ? parts.map(([key]) => key).filter((key) => model.columns.has(key)) : model.columns;
  const below = parts.flatMap(([key, part]) => {
    if (key === '_count') return countsOf(facts, place, model, part as Query | true);
    const step = stepOf(facts, place, key);
    const nested = part === true ? {} : (part as Query);
    return step ? [...step.compared, ...selectionsOf(facts, step.place, nested)] : [];
  });
  return [
    { ...place, columns: [...read, ...comparedByChoice(query)], joinedBy: [], counts: false },
    ...comparedByOrder(facts, place, orderBy),
    ...below,
  ];
}

/** The relations of a `_count`; `true` counts them all. */
function countsOf(facts: SchemaFacts, place: Place, { relations }: ModelFields, count: Query | true): ModelSelection[] {
  const names =
    count === true
      ? [...relations.keys()]
      : Object.entries(count.select ?? {}).flatMap(([key, on]) => (on ? [key] : []));
  return names.flatMap((name) => stepOf(facts, place, name, true)?.compared ?? []);
}

/** The columns that an `orderBy` of Prisma compares, of each row on its way through relations, and the relations whose rows it counts. */
export function comparedByOrder(facts: SchemaFacts, place: Place, orderBy: unknown): ModelSelection[] {
  const fields = facts.model(place.model);
  const orders = [orderBy ?? []].flat().flatMap((order) => Object.entries(order as object));
  return orders.flatMap(([key, order]): ModelSelection[] => {
    if (key === '_count') return []; // the step to the counted rows is compared
    const step = stepOf(facts, place, key, isWhere(order) && '_count' in order);
    if (step) return [...step.compared, ...comparedByOrder(facts, step.place, order)];
    const columns = key === '_relevance' ? [(order as { readonly fields: string | string[] }).fields].flat() : [key];
    const own = columns.filter((column) => fields?.columns.has(column));
    return own.length > 0 ? [{ ...place, columns: own, joinedBy: [], counts: false }] : [];
  });
}

/** The columns of rows that a `distinct` and a `cursor` of Prisma compare. A unique key of several columns is an object of them. */
export function comparedByChoice({ distinct, cursor }: Query): string[] {
  const ofCursor = Object.entries(cursor ?? {}).flatMap(([key, value]) =>
    isWhere(value) ? Object.keys(value) : [key],
  );
  return [...([distinct ?? []].flat() as string[]), ...ofCursor];
}
