// The catalogue of tables that lists and compiled reads write SQL for, from Prisma's data model.

/** The relations of a model. Prisma has a relation's columns on one side alone. */
function relationsOf({ name: model, fields }, models) {
  return fields
    .filter(({ kind }) => kind === 'object')
    .map((field) => {
      const { name, type, relationName, isList: list } = field;
      const other = models
        .find((candidate) => candidate.name === type)
        .fields.find(
          (candidate) => candidate.relationName === relationName && !(type === model && candidate.name === name),
        );
      const [columns, references] =
        (field.relationFromFields ?? []).length > 0
          ? [field.relationFromFields, field.relationToFields]
          : [other.relationToFields, other.relationFromFields];
      // Prisma's own table of a relation of many to many.
      const pairs = columns.length === 0 ? { pairs: `_${relationName}` } : {};
      return [name, { model: type, list, inverse: other.name, columns, references, ...pairs }];
    });
}

/** The columns that name a row, or the row that it belongs to. */
function keyColumns({ fields, primaryKey, uniqueFields }) {
  return new Set([
    ...(primaryKey?.fields ?? []),
    ...uniqueFields.flat(),
    ...fields.filter(({ isId, isUnique }) => isId || isUnique).map(({ name }) => name),
    ...fields.flatMap(({ relationFromFields }) => relationFromFields ?? []),
  ]);
}

/** The values of an enum, by which a text that is none of them names no row; nothing for a column of another type. */
function enumValues({ kind, type }, enums) {
  const values = kind === 'enum' ? enums.find(({ name }) => name === type)?.values : undefined;
  return values ? { values: values.map(({ name }) => name) } : {};
}

const MILLISECOND_DIGITS = 3;

/** Tests for times that are finer than a millisecond. A native type without digits has six of them. */
const isFine = ({ type, nativeType }) =>
  type === 'DateTime' &&
  nativeType != null &&
  nativeType[0] !== 'Date' &&
  Number(nativeType[1]?.[0] ?? 6) > MILLISECOND_DIGITS;

/**
 * The table of a model. `more`: further properties of a column, from its model and its field.
 */
function tableOf(model, { models, enums }, { more, provider }) {
  const { name, dbName, fields } = model;
  const keys = keyColumns(model);
  const columns = fields
    .filter(({ kind }) => kind !== 'object')
    .map((field) => [
      field.name,
      {
        column: field.dbName ?? field.name,
        key: keys.has(field.name),
        ...more(model, field),
        type: field.type,
        ...enumValues(field, enums),
        uuid: field.nativeType?.[0] === 'Uuid',
        list: field.isList,
        ...(isFine(field) && { isFine: true }),
      },
    ]);
  const relations = Object.fromEntries(relationsOf(model, models));
  const database = provider === 'postgresql' ? {} : { provider };
  return [name, { table: dbName ?? name, ...database, columns: Object.fromEntries(columns), relations }];
}

/**
 * The source text of the catalogue `TABLES` of a data model. `header` has the types `Table` and `Tables`, `provider` is Prisma's name
 * of the database's kind.
 */
export function tablesText({ models, enums }, { header, provider = 'postgresql', more = () => ({}) }) {
  const tables = Object.fromEntries(models.map((model) => tableOf(model, { models, enums }, { more, provider })));
  // A getter leads to the other table, because two tables may refer to each other.
  const text = JSON.stringify(tables, null, 2).replaceAll(
    /^( *)"model": "(\w+)",$/gm,
    '$&\n$1get table(): Table { return TABLES.$2 as Table; },',
  );
  return `${header}\n/** Model -> table; property -> column or relation. */\nexport const TABLES: Tables = ${text};\n`;
}
