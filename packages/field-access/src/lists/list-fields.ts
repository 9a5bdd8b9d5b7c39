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

/** An order of a list. The primary key is added. */
export type ListOrder = {
  /** `asc` where absent. */
  readonly direction?: 'asc' | 'desc';
} & (
  | {
      /** GraphQL fields that everyone who can see a row may read. */
      readonly by: string | readonly string[];
      /** Columns without a field, which come after the fields. */
      readonly column?: string | readonly string[];
    }
  | {
      /** Columns that the type shows no field of: their order alone is shown, to everyone who sees the rows. */
      readonly column: string | readonly string[];
      readonly by?: never;
    }
);

interface ListFieldOptions<T extends SchemaTypes, Args extends InputFieldMap> {
  readonly description?: string;
  readonly deprecationReason?: string;
  readonly access: 'traverse';
  /** Scopes that the viewer has to have, in a schema with the scope plugin. */
  readonly authScopes?: T extends { AuthScopes: infer Scopes } ? Partial<Scopes> : never;
  readonly args?: Args;
  readonly complexity?: number;
}

interface RootOptions<Level extends string> {
  /** The consistency level of its reads; the standard one if it is absent. */
  readonly consistency?: Level;
}

interface KeysetOptions<T extends SchemaTypes, Args extends InputFieldMap> extends ListFieldOptions<T, Args> {
  /** One order, or several by name: the first is the default, argument `orderBy` chooses. */
  readonly order: ListOrder | Readonly<Record<string, ListOrder>>;
  /** Equality filters: GraphQL field of the row -> input type; each becomes an argument of the field's name. */
  readonly filter?: Readonly<Record<string, unknown>>;
  /** Fields of times: each becomes an argument of the field's name, which takes a range. */
  readonly ranges?: readonly string[];
}

interface RootKeysetOptions<T extends SchemaTypes, Level extends string, Name, Args extends InputFieldMap>
  extends KeysetOptions<T, Args>,
    RootOptions<Level> {
  /** The Prisma model. */
  readonly type: Name;
  /** A type of the model under another name, with visible rows of its own; or the interface of several. */
  readonly variant?: PrismaObjectRef<T, ModelOf<T, Name>> | PrismaInterfaceRef<T, ModelOf<T, Name>>;
  /** The rows of the list, without visibility, which is added; null for no row. It has no side effect, because compiled reads call it too. */
  readonly where?: (args: InputShapeFromFields<Args>, context: T['Context']) => ModelOf<T, Name>['Where'] | null;
  /** Runs before the list is read: a list that logs each look writes its entry here. Such a list is never compiled. */
  readonly before?: (args: InputShapeFromFields<Args>, context: T['Context']) => Promise<void>;
}

interface RelatedKeysetOptions<T extends SchemaTypes, Model extends PrismaModelTypes, Args extends InputFieldMap>
  extends Omit<KeysetOptions<T, Args>, 'access'> {
  /** The readers of the list. Declare them if some who see the parent could see no row of it; the list is then nullable. */
  readonly access: FieldAccess<T['Access']['Label']>;
  readonly nullable?: true;
  /** A type of the related model under another name (`variant`), with visible rows of its own. */
  readonly type?: PrismaObjectRef<T, Model>;
  /** The related rows that are in the list, without visibility, which is added. */
  readonly where?: (args: InputShapeFromFields<Args>, context: T['Context']) => Model['Where'];
}

interface KeyedKeysetOptions<T extends SchemaTypes, Parent, Name, Args extends InputFieldMap>
  extends Omit<RelatedKeysetOptions<T, ModelOf<T, Name>, Args>, 'type'> {
  /** The Prisma model of the rows. */
  readonly type: Name;
  /** The columns of the rows, each with the column of this row that it equals. A row below which one of them is null has none. */
  readonly key: {
    readonly [Column in keyof ModelOf<T, Name>['Shape'] & string]?: keyof Parent & string;
  };
  /** A type of the model under another name, with visible rows of its own. */
  readonly variant?: PrismaObjectRef<T, ModelOf<T, Name>>;
}

interface RowOptions<T extends SchemaTypes, Level extends string, Name, Args extends InputFieldMap>
  extends ListFieldOptions<T, Args>,
    RootOptions<Level> {
  /** The Prisma model. */
  readonly type: Name;
  /** A type of the model under another name, with visible rows of its own; or the interface of several. */
  readonly variant?: PrismaObjectRef<T, ModelOf<T, Name>> | PrismaInterfaceRef<T, ModelOf<T, Name>>;
  /** A row that is not there is null without an error. */
  readonly mayBeAbsent?: boolean;
  /** The row, without visibility, which is added; null for no row. It has no side effect, because compiled reads call it too. */
  readonly where: (args: InputShapeFromFields<Args>, context: T['Context']) => ModelOf<T, Name>['Where'] | null;
}

declare const ofShape: unique symbol;
declare const ofKind: unique symbol;

/**
 * The builder of Query's fields. Its kind is compared first, because the compiler takes seconds to find that another builder differs in
 * its methods.
 */
type QueryFields<T extends SchemaTypes> = { readonly [ofKind]?: 'Query' } & PothosSchemaTypes.QueryFieldBuilder<
  T,
  T['Root']
>;

/** The builder of a Prisma type's fields, as far as `relatedKeyset` infers the model from it. */
interface FieldsOfShape<Shape> {
  readonly [ofShape]?: Shape;
}

declare global {
  namespace PothosSchemaTypes {
    interface RootFieldBuilder<Types extends SchemaTypes, ParentShape, Kind> {
      /** Never set: `relatedKeyset` infers the model of its relation from this type. */
      readonly [ofShape]?: ParentShape;
      /** Never set: `keyset` and `row` know the builder of Query by this type. */
      readonly [ofKind]?: Kind;
    }
  }
}

/** The builders of a schema's rows and lists. */
export interface Lists<T extends SchemaTypes, Level extends string> {
  /**
   * A field of Query: one row by a `where`. A row that the viewer may not see and a row that is not there both answer null
   * and NOT_FOUND; with `mayBeAbsent` null alone.
   */
  row<Name extends ModelName<T>, Args extends InputFieldMap = Record<never, never>>(
    t: QueryFields<T>,
    options: RowOptions<T, Level, Name, Args>,
  ): FieldRef<T, ModelOf<T, Name>['Shape'] | null, 'Query'>;

  /**
   * A field of Query: a Relay connection of visible rows, paged by keyset, with sealed cursors, 20 rows a page and at most 100. Its
   * rows are counted only for a selected `totalCount`. It is nullable, so that a list that cannot be read takes no other field with
   * it. It is refused on other types, because its statements would grow with the parents; use `relatedKeyset` there.
   */
  keyset<Name extends ModelName<T>, Args extends InputFieldMap = Record<never, never>>(
    t: QueryFields<T>,
    options: RootKeysetOptions<T, Level, Name, Args>,
  ): FieldRef<T, unknown, 'Query'>;

  /**
   * A field of a Prisma type: the same as `keyset` of a relation's rows. The statement of the parents reads their keys alone.
   * The pages of all parents are read by two statements more, whatever their number, and their counts by one: rows that one
   * selection of a relation has read are never taken for those of another, whose arguments differ.
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

  /**
   * A field of a Prisma type: the same as `relatedKeyset`, of rows that no relation of the tables leads to, because columns of theirs equal
   * columns of this row. Its pages are read by as many statements as those of a relation, and have the same cursors.
   *
   * @example
   * notices: keyedKeyset(t, { type: 'Notice', key: { chain: 'chain', about: 'key' }, access: 'traverse', order: { by: 'sentAt' } })
   */
  keyedKeyset<Shape, Name extends ModelName<T>, Args extends InputFieldMap = Record<never, never>>(
    t: FieldsOfShape<Shape>,
    options: KeyedKeysetOptions<T, ModelOfShape<T, Shape>['Shape'], Name, Args>,
  ): FieldRef<T, unknown, 'PrismaObject'>;
}
