import type { ModelFields } from './model-fields.ts';

/** The columns that a Prisma selection reads of one model, on its way from the row of a type through relations. */
export interface ModelSelection {
  readonly model: string;
  /** The relations that lead to the model; none for the row itself. */
  readonly path: readonly string[];
  readonly columns: readonly string[];
  /** True: the model's rows are counted; false: they are read. */
  readonly counts: boolean;
}

interface Nested {
  readonly select?: object;
  readonly include?: object;
}

/**
 * Everything that a Prisma `select` (or `include`) map reads: columns, relations at any depth, counts. A relation without
 * a `select` of its own reads every column.
 */
export function selectionsOf(
  modelOf: (name: string) => ModelFields | null,
  name: string,
  { select, include }: Nested,
  path: readonly string[] = [],
): ModelSelection[] {
  const model = modelOf(name);
  if (!model) return [];
  const parts = Object.entries(select ?? include ?? {}).filter(([, part]) => part !== false && part !== undefined);
  const columns = select ? parts.map(([key]) => key).filter((key) => model.columns.has(key)) : [...model.columns];
  const below = parts.flatMap(([key, part]) => {
    const to = model.relations.get(key);
    if (key === '_count') return countsOf(model, part as Nested | true, path);
    return to === undefined ? [] : selectionsOf(modelOf, to, part === true ? {} : (part as Nested), [...path, key]);
  });
  return [{ model: name, path, columns, counts: false }, ...below];
}

/** The relations of a `_count`; `true` counts them all. */
function countsOf({ relations }: ModelFields, count: Nested | true, path: readonly string[]): ModelSelection[] {
  const names =
    count === true
      ? [...relations.keys()]
      : Object.entries(count.select ?? {}).flatMap(([key, on]) => (on ? [key] : []));
  return names.flatMap((key) => {
    const model = relations.get(key);
    return model === undefined ? [] : [{ model, path: [...path, key], columns: [], counts: true }];
  });
}
