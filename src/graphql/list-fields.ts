import type { FieldKind, InputFieldMap, InputShapeFromFields, SchemaTypes } from '@pothos/core';
import type { PrismaModelTypes, PrismaObjectRef, prismaModelName } from '@pothos/plugin-prisma';

type ModelOf<Types extends SchemaTypes, Name> = PrismaModelTypes &
  Types['PrismaTypes'][Name & keyof Types['PrismaTypes']];
/** The model whose rows a Prisma type's fields are read from. */
type ModelOfShape<Types extends SchemaTypes, Shape> = Shape extends { [prismaModelName]?: infer Name }
  ? ModelOf<Types, Name>
  : never;
type RelatedModel<Types extends SchemaTypes, Shape, Field extends string> = ModelOf<
  Types,
  ModelOfShape<Types, Shape>['Relations'][Field]['Name']
>;
type MaybePromise<T> = T | Promise<T>;

/** An order of a list. The primary key is added. */
export type ListOrder = {
  /** `asc` where absent. */
  readonly direction?: 'asc' | 'desc';
} & (
  | {
      /** GraphQL fields that everyone who can see a row may read. */
      readonly by: string | readonly string[];
    }
  | {
      /** Columns that the type shows no field of: their order alone is told, to everyone who sees the rows. */
      readonly column: string | readonly string[];
    }
);

interface ListFieldOptions<Types extends SchemaTypes, Args extends InputFieldMap> {
  readonly description?: string;
  readonly deprecationReason?: string;
  readonly access: 'passage';
  readonly authScopes?: Partial<Types['AuthScopes']>;
  readonly args?: Args;
  readonly complexity?: number;
}

interface KeysetOptions<Types extends SchemaTypes, Args extends InputFieldMap> extends ListFieldOptions<Types, Args> {
  /** One order, or several by name: the first is the default, argument `orderBy` chooses. */
  readonly order: ListOrder | Readonly<Record<string, ListOrder>>;
  /** Equality filters: GraphQL field of the row -> input type; each becomes an argument of the field's name. */
  readonly filter?: Readonly<Record<string, unknown>>;
}

export interface RootKeysetOptions<Types extends SchemaTypes, Name, Args extends InputFieldMap, Parent>
  extends KeysetOptions<Types, Args> {
  /** The Prisma model. */
  readonly type: Name;
  /** A type of the model under another name, with a `rows` rule of its own. */
  readonly variant?: PrismaObjectRef<Types, ModelOf<Types, Name>>;
  /** Which rows the list is of; visibility is added. Null: none. */
  readonly where?: (
    args: InputShapeFromFields<Args>,
    context: Types['Context'],
    parent: Parent,
  ) => MaybePromise<ModelOf<Types, Name>['Where'] | null>;
}

export interface RelatedKeysetOptions<
  Types extends SchemaTypes,
  Model extends PrismaModelTypes,
  Args extends InputFieldMap,
> extends KeysetOptions<Types, Args> {
  /** A type of the related model under another name (`variant`), with a `rows` rule of its own. */
  readonly type?: PrismaObjectRef<Types, Model>;
  /** Which of the related rows; visibility is added. */
  readonly where?: (args: InputShapeFromFields<Args>, context: Types['Context']) => Model['Where'];
}

export interface RowOptions<Types extends SchemaTypes, Name, Args extends InputFieldMap, Parent>
  extends ListFieldOptions<Types, Args> {
  /** The Prisma model. */
  readonly type: Name;
  /** The row; visibility is added. Null: none. */
  readonly where: (
    args: InputShapeFromFields<Args>,
    context: Types['Context'],
    parent: Parent,
  ) => MaybePromise<ModelOf<Types, Name>['Where'] | null>;
}

declare global {
  namespace PothosSchemaTypes {
    interface QueryFieldBuilder<Types extends SchemaTypes, ParentShape> {
      /**
       * One row by a `where`: a row that the viewer may not see and a row that is not there both answer null and
       * NOT_FOUND.
       */
      row<Name extends keyof Types['PrismaTypes'], Args extends InputFieldMap = Record<never, never>>(
        options: RowOptions<Types, Name, Args, ParentShape>,
      ): FieldRef<Types, ModelOf<Types, Name>['Shape'] | null, 'Query'>;
      /**
       * A Relay connection of visible rows: keyset in SQL, sealed cursors, pages of 20 and at most 100, `totalCount`
       * counted only where it is asked for. Of Query alone: on a type, its statements would grow with the parents.
       */
      keyset<Name extends keyof Types['PrismaTypes'], Args extends InputFieldMap = Record<never, never>>(
        options: RootKeysetOptions<Types, Name, Args, ParentShape>,
      ): FieldRef<Types, unknown, 'Query'>;
    }
    interface RootFieldBuilder<Types extends SchemaTypes, ParentShape, Kind extends FieldKind = FieldKind> {
      /**
       * On a Prisma type: the same of a relation's rows, read in the statement of their parents, whatever their number.
       */
      relatedKeyset<
        Field extends ModelOfShape<Types, ParentShape>['ListRelations'],
        Args extends InputFieldMap = Record<never, never>,
      >(
        relation: Field,
        options: RelatedKeysetOptions<Types, RelatedModel<Types, ParentShape, Field>, Args>,
      ): FieldRef<Types, unknown, Kind>;
    }
  }
}
