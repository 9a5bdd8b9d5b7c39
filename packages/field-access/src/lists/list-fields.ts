import type { FieldRef, InputFieldMap, InputShapeFromFields, SchemaTypes } from '@pothos/core';
import type { PrismaInterfaceRef, PrismaModelTypes, PrismaObjectRef, prismaModelName } from '@pothos/plugin-prisma';
import type { FieldAccess } from '../index.ts';

// The options and types of `row`, `keyset` and `relatedKeyset`, for the types `T` of a schema as Pothos completes them.

type ModelName<T extends SchemaTypes> = keyof T['PrismaTypes'];
type ModelOf<T extends SchemaTypes, Name> = PrismaModelTypes & T['PrismaTypes'][Name & ModelName<T>];
/** The model that a relation leads to. */
type RelatedModel<T extends SchemaTypes, Model extends PrismaModelTypes, Relation extends string> = ModelOf<
  T,
  Model['Relations'][Relation]['Name']
>;
/** The model whose rows a Prisma type's fields are read from. */
type ModelOfShape<T extends SchemaTypes, Shape> = Shape extends { [prismaModelName]?: infer Name }
  ? ModelOf<T, Name>
  : never;

/** An order of a list. The primary key is added as its last columns. */
export type ListOrder = {
  /** The direction of all its columns; absent: `asc`. */
  readonly direction?: 'asc' | 'desc';
} & (
  | {
      /** GraphQL fields that everyone who can see a row may read. */
      readonly by: string | readonly string[];
      /** Columns without a field. They come after the fields. */
      readonly column?: string | readonly string[];
    }
  | {
      /** Columns that no field of the type shows. Everyone who sees the rows learns their order, but not their values. */
      readonly column: string | readonly string[];
      readonly by?: never;
    }
);

interface ListFieldOptions<T extends SchemaTypes, Args extends InputFieldMap> {
  readonly description?: string;
  readonly deprecationReason?: string;
  readonly access: 'traverse';
  /** Scopes, of which the viewer needs one, in a schema with the scope plugin. */
  readonly authScopes?: T extends { AuthScopes: infer Scopes } ? Partial<Scopes> : never;
  readonly args?: Args;
  readonly complexity?: number;
}

interface RootOptions<Level extends string> {
  /** The consistency level of the field's reads; absent: the standard level. */
  readonly consistency?: Level;
}

interface KeysetOptions<T extends SchemaTypes, Args extends InputFieldMap> extends ListFieldOptions<T, Args> {
  /** The order, or several orders by name. The argument `orderBy` chooses among these, and the first is the default. */
  readonly order: ListOrder | Readonly<Record<string, ListOrder>>;
  /** Fields of the row that the list can be filtered by, with their input types. Each becomes an argument of the field's name. */
  readonly filter?: Readonly<Record<string, unknown>>;
  /** Fields of times. Each becomes an argument of the field's name, which takes a range. */
  readonly ranges?: readonly string[];
}

interface RootKeysetOptions<T extends SchemaTypes, Level extends string, Name, Args extends InputFieldMap>
  extends KeysetOptions<T, Args>,
    RootOptions<Level> {
  /** The Prisma model. */
  readonly type: Name;
  /** A type of the model under another name, with visible rows of its own; or the interface of several. */
  readonly variant?: PrismaObjectRef<T, ModelOf<T, Name>> | PrismaInterfaceRef<T, ModelOf<T, Name>>;
  /** The rows of the list, without visibility, which is added; null for no row. The function has no side effect, because compiled reads call it too. */
  readonly where?: (args: InputShapeFromFields<Args>, context: T['Context']) => ModelOf<T, Name>['Where'] | null;
  /** Runs before the list is read, for example to log the read. A list with it is never compiled. */
  readonly before?: (args: InputShapeFromFields<Args>, context: T['Context']) => Promise<void>;
}

interface RelatedKeysetOptions<T extends SchemaTypes, Model extends PrismaModelTypes, Args extends InputFieldMap>
  extends Omit<KeysetOptions<T, Args>, 'access'> {
  /** The readers of the list. Declare them if some who see the parent can see no row of the list, which is then nullable. */
  readonly access: FieldAccess<T['Access']['Label']>;
  readonly nullable?: true;
  /** A type of the related model under another name (`variant`), with visible rows of its own. */
  readonly type?: PrismaObjectRef<T, Model>;
  /** The related rows that are in the list, without visibility, which is added. */
  readonly where?: (args: InputShapeFromFields<Args>, context: T['Context']) => Model['Where'];
}

interface RowOptions<T extends SchemaTypes, Level extends string, Name, Args extends InputFieldMap>
  extends ListFieldOptions<T, Args>,
    RootOptions<Level> {
  /** The Prisma model. */
  readonly type: Name;
  /** A type of the model under another name, with visible rows of its own. */
  readonly variant?: PrismaObjectRef<T, ModelOf<T, Name>>;
  /** An absent row is null without an error. */
  readonly mayBeAbsent?: boolean;
  /** The row, without visibility, which is added; null for no row. The function has no side effect, because compiled reads call it too. */
  readonly where: (args: InputShapeFromFields<Args>, context: T['Context']) => ModelOf<T, Name>['Where'] | null;
}

/** The builder of Query's fields. */
type QueryFields<T extends SchemaTypes> = PothosSchemaTypes.QueryFieldBuilder<T, T['Root']>;

declare const ofShape: unique symbol;

/** The builder of a Prisma type's fields, as far as `relatedKeyset` infers the model from it. */
interface FieldsOfShape<Shape> {
  readonly [ofShape]?: Shape;
}

declare global {
  namespace PothosSchemaTypes {
    interface RootFieldBuilder<Types extends SchemaTypes, ParentShape, Kind> {
      /** Never set: `relatedKeyset` infers the model of its relation from this type. */
      readonly [ofShape]?: ParentShape;
    }
  }
}

/** The builders of a schema's rows and lists. */
export interface Lists<T extends SchemaTypes, Level extends string> {
  /**
   * Builds a field of Query that returns one row. A row that the viewer may not see is like an absent one: null and NOT_FOUND, or null
   * alone with `mayBeAbsent`.
   */
  row<Name extends ModelName<T>, Args extends InputFieldMap = Record<never, never>>(
    t: QueryFields<T>,
    options: RowOptions<T, Level, Name, Args>,
  ): FieldRef<T, ModelOf<T, Name>['Shape'] | null, 'Query'>;

  /**
   * Builds a field of Query that returns a Relay connection of visible rows. It is paged by keyset, with sealed cursors, and has 20 rows a
   * page by default and 100 at most. Rows are counted only for a selected `totalCount`. The field is nullable, because a list that cannot
   * be read must not null other fields. On other types use `relatedKeyset`, because this field would read its rows once a parent.
   */
  keyset<Name extends ModelName<T>, Args extends InputFieldMap = Record<never, never>>(
    t: QueryFields<T>,
    options: RootKeysetOptions<T, Level, Name, Args>,
  ): FieldRef<T, unknown, 'Query'>;

  /**
   * Builds a field of a Prisma type that returns a connection of a relation's rows, as `keyset` does. The statement of the parents reads
   * only their keys. Two more statements read the pages of all parents, and one more their counts, whatever the number of parents. Each
   * selection of a relation has its own statements, because its arguments can differ.
   */
  relatedKeyset<
    Shape,
    Relation extends ModelOfShape<T, Shape>['ListRelations'],
    Args extends InputFieldMap = Record<never, never>,
  >(
    t: FieldsOfShape<Shape>,
    relation: Relation,
    options: RelatedKeysetOptions<T, RelatedModel<T, ModelOfShape<T, Shape>, Relation>, Args>,
  ): FieldRef<T, unknown, 'PrismaObject'>;
}
