import type { ModelFields } from './model-fields.ts';

/** What a selection reads of one model, on its way from the row of a type through relations. */
export interface Selected {
  readonly model: string;
  /** Relations that lead to it; none for the row itself. */
  readonly path: readonly string[];
  readonly columns: readonly string[];
  /** Whether rows of it are counted; false: read. */
  readonly counted: boolean;
}

interface Nested {
  readonly select?: object;
  readonly include?: object;
}

/**
 * Everything that a Prisma `select` (or `include`) map reads: columns, relations at any depth, counts. A relation without
 * a `select` of its own reads every column.
 */
export function selectedOf(
  modelOf: (name: string) => ModelFields | null,
  name: string,
  { select, include }: Nested,
  path: readonly string[] = [],
): Selected[] {
  const model = modelOf(name);
  if (!model) return [];
  const asked = Object.entries(select ?? include ?? {}).filter(([, of]) => of !== false && of !== undefined);
  const columns = select ? asked.map(([key]) => key).filter((key) => model.columns.has(key)) : [...model.columns];
  const below = asked.flatMap(([key, of]) => {
    const to = model.relations.get(key);
    if (key === '_count') return countedOf(model, of as Nested | true, path);
    return to === undefined ? [] : selectedOf(modelOf, to, of === true ? {} : (of as Nested), [...path, key]);
  });
  return [{ model: name, path, columns, counted: false }, ...below];
}

/** The relations of a `_count`; `true` counts them all. */
function countedOf({ relations }: ModelFields, of: Nested | true, path: readonly string[]): Selected[] {
  const counted =
    of === true ? [...relations.keys()] : Object.entries(of.select ?? {}).flatMap(([key, on]) => (on ? [key] : []));
  return counted.flatMap((key) => {
    const model = relations.get(key);
    return model === undefined ? [] : [{ model, path: [...path, key], columns: [], counted: true }];
  });
}
