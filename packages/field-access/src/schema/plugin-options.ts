import type { GraphQLSchema } from 'graphql';
import type { AccessModel } from '../model/access-model.ts';
import type { FieldAccess } from '../model/declaration.ts';
import type { PrismaSelect } from '../runtime/narrowing.ts';

/** A rule of a product for its schema, such as one for names. It answers a sentence for each fault. */
type SchemaCheck = (schema: GraphQLSchema) => readonly string[];

export interface AccessPluginOptions<Class extends string = string, Extra extends string = string> {
  /** The labels, storage classes and extras that declarations use, and how labels follow from rows. */
  readonly model: AccessModel<Class, Extra>;
  /** Declarations of fields that other plugins make, by coordinate (`Node.id`). */
  readonly declared?: Readonly<Record<string, FieldAccess>>;
  /**
   * A field that exposes a column is non-null where the column is never null and everyone who sees the row reads the field. A field that
   * says `nullable` keeps what it says. A field with scopes, be they its type's, stays nullable; so does one of a type whose `rows` are
   * written by hand for each viewer, and one of a sealed class, because such a value may fail to open. Absent: each field says it itself.
   */
  readonly nonNullColumns?: boolean;
  /** Further rules: a schema that breaks one is refused like one with a wrong declaration. */
  readonly checks?: readonly SchemaCheck[];
}

/** The options of a field that the plugin reads. */
export interface FieldOptions {
  readonly access?: FieldAccess;
  readonly rowsChecked?: boolean;
  /** The field's own word on nulls. */
  readonly nullable?: unknown;
  /** The `select` of the field's definition. */
  readonly select?: unknown;
  readonly resolve?: unknown;
  /** The test by which a variant, which is the same row as another type, is null. */
  readonly isNull?: unknown;
  /** The scopes that close the field as a whole. */
  readonly authScopes?: unknown;
  /** The type that the resolver answers. */
  readonly type?: unknown;
  /** The options of the errors plugin, for the answer and for each item of its list. */
  readonly errors?: unknown;
  readonly itemErrors?: unknown;
}

/** A row of another table by its key: each column of the key, and the column of the field's row that holds it. */
export interface RowKey {
  readonly model: string;
  readonly key: Readonly<Record<string, string>>;
}

/** The columns of such a row that a field's value follows from. */
export interface KeyedColumns extends RowKey {
  readonly columns: readonly string[];
}

/** The fields of a type that a list sorts and filters by. */
export interface SortAndFilter {
  readonly type: string;
  readonly sort: readonly string[];
  /** Columns that it sorts by and that no field of the type shows. */
  readonly columns: readonly string[];
  readonly filter: readonly string[];
}

/** The way from a row to rows of another table: a relation, or columns of theirs by the columns of this row that they equal. */
export type RowsWay = { readonly relation: string } | { readonly key: RowKey['key'] };

/** The extensions of a field that the plugin reads: its own, and those that the Prisma plugin adds. */
export interface FieldExtensions {
  /** The fields of `type` that a list sorts and filters by. A list of hidden rows without it is refused. */
  readonly accessList?: SortAndFilter;
  readonly pothosPrismaSelect?: PrismaSelect;
  readonly pothosPrismaRelationField?: { readonly name: string; readonly isList: boolean };
  /** The source of a field's rows: their model, if the arguments do not name it, and the way to those of a list below a row. */
  readonly rowSource?: { readonly kind: string; readonly model?: string; readonly way?: RowsWay };
  /** The resolver of a field that the engine answers, with the extensions by which compiled reads answer it. */
  readonly engineResolver?: unknown;
  /** The row of another table that the field answers, or the columns of one that its value follows from. */
  readonly keyedRow?: RowKey;
  readonly keyedColumns?: KeyedColumns;
  /** The column of the row with which a variant is there. */
  readonly presentWith?: string;
  /** The resolver that a relation declares for itself. */
  readonly pothosPrismaFallback?: unknown;
  readonly pothosExposedField?: string;
  /** The resolver that the field's definition has, before a plugin replaces it. */
  readonly pothosOriginalResolve?: unknown;
  /** The columns of a sealed field, which are selected after the check. */
  readonly accessColumns?: readonly string[];
}
