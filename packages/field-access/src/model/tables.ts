/** A column of a table. */
export interface TableColumn {
  /** The column's name in the database. */
  readonly column: string;
  /** The column is part of the primary key, of a unique key, or of a reference to another row. */
  readonly key: boolean;
  /** The column's type, as Prisma names it. */
  readonly type: string;
  /** The values of an enum; absent for a column of another type. */
  readonly values?: readonly string[];
  readonly uuid: boolean;
  readonly list: boolean;
  /** Resolvers take the Decimal column, which has no places, as bigint too. Other Decimal columns are left to resolvers. */
  readonly asBigInt?: boolean;
  /** The DateTime column has times that are finer than a millisecond, which no cursor has. */
  readonly isFine?: boolean;
}

/** A relation of a table's rows to rows of another table. */
export interface TableRelation {
  readonly model: string;
  /** The other table. */
  readonly table: Table;
  readonly list: boolean;
  /** The relation back, a property of the other model. */
  readonly inverse: string;
  /** The columns of this table in the join; `references` names the equal columns of the other table. */
  readonly columns: readonly string[];
  readonly references: readonly string[];
  /** Prisma's table of the pairs of keys (columns `A` and `B`), for a relation of many to many without a model between. */
  readonly pairs?: string;
}

/** A table of the database, its columns and relations by the properties of its model. */
export interface Table {
  /** The table's name in the database. */
  readonly table: string;
  /** The kind of the database, as Prisma names its provider; absent for PostgreSQL. */
  readonly provider?: string;
  readonly columns: Readonly<Record<string, TableColumn>>;
  readonly relations: Readonly<Record<string, TableRelation>>;
}

/** The catalogue of tables, by Prisma model. */
export type Tables = Readonly<Record<string, Table>>;

/** The primary keys that are a scope (a tenant, a region) and one more column. */
export interface KeyScope {
  /** The scope's column in these keys. */
  readonly column: string;
  /** The text between scope and key in an id. Neither a scope nor a key contains it. */
  readonly separator: string;
}
