import type { SchemaTypes } from '@pothos/core';
import { getModel } from '@pothos/plugin-prisma';
import type { AccessRules } from '../model/rules.ts';
import type { TableRelation } from '../model/tables.ts';
import type { ModelShape } from '../model/visible-rows.ts';

/** Columns of a row, each with the column of a joined row that it equals. A side that is not known is absent. */
export type RowJoin = Pick<TableRelation, 'columns' | 'references'>;

/** The columns of a Prisma model and its primary key. */
export interface ModelFields extends ModelShape {
  readonly columns: ReadonlySet<string>;
  /** Relation -> the model that it leads to. */
  readonly relations: ReadonlyMap<string, string>;
  /**
   * Relation -> its join by the foreign key. The columns that a key names are the primary key, if each is one column; else they are absent,
   * because the data model does not say them.
   */
  readonly joins: ReadonlyMap<string, RowJoin>;
}

/** The facts that checks of the schema compare: every rule, and the columns of a Prisma model. */
export interface SchemaFacts {
  readonly rules: AccessRules;
  model(name: string | null): ModelFields | null;
}

type Model = ReturnType<typeof getModel>;

/** The columns of a model's primary key. */
function idOf({ fields, primaryKey }: Model): readonly string[] {
  const single = fields.find((field) => field.isId)?.name;
  return single ? [single] : [...(primaryKey?.fields ?? [])];
}

/** The columns that a foreign key of some columns names in a model. */
function columnsNamed(key: readonly string[], model: Model): readonly string[] {
  const id = idOf(model);
  return key.length === 1 && id.length === 1 ? id : [];
}

/** The join of a relation by the foreign key, which one of its sides holds. */
function joinByKey(model: Model, other: Model, relation: Model['fields'][number]): RowJoin {
  const { relationFromFields: own = [] } = relation;
  if (own.length > 0) return { columns: own, references: columnsNamed(own, other) };
  const inverse = other.fields.find(
    (field) => field.relationName === relation.relationName && (other !== model || field.name !== relation.name),
  );
  const references = inverse?.relationFromFields ?? [];
  return { columns: columnsNamed(references, model), references };
}

/** Reads the columns, keys and relations of a Prisma model from the data model of the schema builder. */
export function modelFieldsOf(builder: PothosSchemaTypes.SchemaBuilder<SchemaTypes>, name: string): ModelFields {
  const model = getModel(name, builder);
  const columns = model.fields.filter((field) => field.kind !== 'object');
  const relations = model.fields.filter(({ kind }) => kind === 'object');
  return {
    columns: new Set(columns.map((field) => field.name)),
    required: new Set(columns.filter((field) => field.isRequired).map((field) => field.name)),
    relations: new Map(relations.map(({ name, type }) => [name, type])),
    joins: new Map(
      relations.map((relation) => {
        const other = relation.type === name ? model : getModel(relation.type, builder);
        return [relation.name, joinByKey(model, other, relation)];
      }),
    ),
    name,
    types: new Map(columns.map((field) => [field.name, field.type])),
    references: model.fields.flatMap(({ kind, name: relation, type, relationFromFields: columns = [] }) =>
      kind === 'object' && columns.length > 0 ? [{ relation, model: type, columns }] : [],
    ),
    id: idOf(model),
  };
}
