import type { InputFieldMap, InputShapeFromFields } from '@pothos/core';
import type { PrismaInterfaceRef, PrismaModelTypes, PrismaObjectRef } from '@pothos/plugin-prisma';
import type { FieldAccess } from '../access/index.ts';
import type { Consistency } from '../core/consistency.ts';
import type { ReaderLabel } from './access/index.ts';
import type { GatewaySchemaTypes } from './schema-types.ts';

// The options of `row`, `keyset` and `relatedKeyset`.

/** The types of the gateway's schema, as Pothos completes them. */
export type Types = PothosSchemaTypes.ExtendDefaultTypes<GatewaySchemaTypes>;
export type ModelName = keyof Types['PrismaTypes'];
export type ModelOf<Name> = PrismaModelTypes & Types['PrismaTypes'][Name & ModelName];
/** The model that a relation leads to. */
export type RelatedModel<Model extends PrismaModelTypes, Relation extends string> = ModelOf<
  Model['Relations'][Relation]['Name']
>;

/** An order of a list. The primary key is added. */
export type ListOrder = {
  /** `asc` where absent. */
  readonly direction?: 'asc' | 'desc';
} & (
  | {
      /** GraphQL fields that everyone who can see a row may read. */
      readonly by: string | readonly string[];
      /** As below, after these. */
      readonly column?: string | readonly string[];
    }
  | {
      /** Columns that the type shows no field of: their order alone is shown, to everyone who sees the rows. */
      readonly column: string | readonly string[];
      readonly by?: never;
    }
);

interface ListFieldOptions<Args extends InputFieldMap> {
  readonly description?: string;
  readonly deprecationReason?: string;
  readonly access: 'traverse';
  readonly authScopes?: Partial<Types['AuthScopes']>;
  readonly args?: Args;
  readonly complexity?: number;
}

interface RootOptions {
  /** How new its answers are where standbys read; strict where it is left out. */
  readonly consistency?: Consistency;
}

interface KeysetOptions<Args extends InputFieldMap> extends ListFieldOptions<Args> {
  /** One order, or several by name: the first is the default, argument `orderBy` chooses. */
  readonly order: ListOrder | Readonly<Record<string, ListOrder>>;
  /** Equality filters: GraphQL field of the row -> input type; each becomes an argument of the field's name. */
  readonly filter?: Readonly<Record<string, unknown>>;
  /** Fields of times: each becomes an argument of the field's name, which takes a range. */
  readonly ranges?: readonly string[];
}

export interface RootKeysetOptions<Name, Args extends InputFieldMap> extends KeysetOptions<Args>, RootOptions {
  /** The Prisma model. */
  readonly type: Name;
  /** A type of the model under another name, with visible rows of its own; or the interface of several. */
  readonly variant?: PrismaObjectRef<Types, ModelOf<Name>> | PrismaInterfaceRef<Types, ModelOf<Name>>;
  /** Which rows the list is of; visibility is added. Null: none. It has no effect, so that it may be asked more than once. */
  readonly where?: (args: InputShapeFromFields<Args>, context: Types['Context']) => ModelOf<Name>['Where'] | null;
  /** Awaited before anything is read: a list that is written down when it is looked at. Its resolver alone answers it. */
  readonly before?: (args: InputShapeFromFields<Args>, context: Types['Context']) => Promise<void>;
}

export interface RelatedKeysetOptions<Model extends PrismaModelTypes, Args extends InputFieldMap>
  extends Omit<KeysetOptions<Args>, 'access'> {
  /** Who reads the list, where some who see its parent would find it empty whatever is in it; it is then nullable. */
  readonly access: FieldAccess<ReaderLabel>;
  readonly nullable?: true;
  /** A type of the related model under another name (`variant`), with visible rows of its own. */
  readonly type?: PrismaObjectRef<Types, Model>;
  /** Which of the related rows; visibility is added. */
  readonly where?: (args: InputShapeFromFields<Args>, context: Types['Context']) => Model['Where'];
}

export interface RowOptions<Name, Args extends InputFieldMap> extends ListFieldOptions<Args>, RootOptions {
  /** The Prisma model. */
  readonly type: Name;
  /** A type of the model under another name, with visible rows of its own. */
  readonly variant?: PrismaObjectRef<Types, ModelOf<Name>>;
  /** A row that is not there is null without an error. */
  readonly mayBeAbsent?: boolean;
  /** The row; visibility is added. Null: none. It has no effect. */
  readonly where: (args: InputShapeFromFields<Args>, context: Types['Context']) => ModelOf<Name>['Where'] | null;
}

/** The builder of Query's fields. */
export type QueryFields = PothosSchemaTypes.QueryFieldBuilder<Types, Types['Root']>;
