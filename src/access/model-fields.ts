import type { SchemaTypes } from '@pothos/core';
import { getModel } from '@pothos/plugin-prisma';

/** The columns of a Prisma model and its primary key. */
export interface ModelFields {
  readonly columns: ReadonlySet<string>;
  readonly required: ReadonlySet<string>;
  readonly id: readonly string[];
  /** Relation -> the model it leads to. */
  readonly relations: ReadonlyMap<string, string>;
}

export function modelFieldsOf(builder: PothosSchemaTypes.SchemaBuilder<SchemaTypes>, name: string): ModelFields {
  const model = getModel(name, builder);
  const columns = model.fields.filter((field) => field.kind !== 'object');
  const single = model.fields.find((field) => field.isId)?.name;
  return {
    columns: new Set(columns.map((field) => field.name)),
    required: new Set(columns.filter((field) => field.isRequired).map((field) => field.name)),
    relations: new Map(model.fields.flatMap(({ kind, name, type }) => (kind === 'object' ? [[name, type]] : []))),
    id: single ? [single] : [...(model.primaryKey?.fields ?? [])],
  };
}
