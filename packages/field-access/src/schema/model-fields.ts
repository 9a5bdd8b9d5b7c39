import type { SchemaTypes } from '@pothos/core';
import { getModel } from '@pothos/plugin-prisma';
import type { ModelShape } from '../model/visible-rows.ts';

/** The columns of a Prisma model and its primary key. */
export interface ModelFields extends ModelShape {
  readonly columns: ReadonlySet<string>;
  /** Relation -> the model that it leads to. */
  readonly relations: ReadonlyMap<string, string>;
  /** Relation -> the columns of its foreign key: those of this model, or those of the other one. */
  readonly foreignKeys: ReadonlyMap<string, { readonly own: readonly string[]; readonly other: readonly string[] }>;
}

/** Reads the columns, keys and relations of a Prisma model from the data model of the schema builder. */
export function modelFieldsOf(builder: PothosSchemaTypes.SchemaBuilder<SchemaTypes>, name: string): ModelFields {
  const model = getModel(name, builder);
  const columns = model.fields.filter((field) => field.kind !== 'object');
  const relations = model.fields.filter(({ kind }) => kind === 'object');
  const single = model.fields.find((field) => field.isId)?.name;
  return {
    columns: new Set(columns.map((field) => field.name)),
    required: new Set(columns.filter((field) => field.isRequired).map((field) => field.name)),
    relations: new Map(relations.map(({ name, type }) => [name, type])),
    foreignKeys: new Map(
      relations.map((relation) => {
        const inverse = getModel(relation.type, builder).fields.find(
          (field) =>
            field.relationName === relation.relationName && (relation.type !== name || field.name !== relation.name),
        );
        return [relation.name, { own: relation.relationFromFields ?? [], other: inverse?.relationFromFields ?? [] }];
      }),
    ),
    name,
    types: new Map(columns.map((field) => [field.name, field.type])),
    references: model.fields.flatMap(({ kind, name: relation, type, relationFromFields: columns = [] }) =>
      kind === 'object' && columns.length > 0 ? [{ relation, model: type, columns }] : [],
    ),
    id: single ? [single] : [...(model.primaryKey?.fields ?? [])],
  };
}
