import type { FieldNode, GraphQLField } from 'graphql';
import type { TableRelation, TypeRule } from '../index.ts';
import type { ListJoin } from '../lists/list-join.ts';
import type { ListPlan } from '../lists/list-plan.ts';
import type { OneSource, RowSource } from '../lists/source.ts';
import type { AliasedRows } from '../sql/sql.ts';
import type { JsonOf } from './column-json.ts';
import type { ResolverCall } from './field-resolver.ts';

// The plan of a document for a class of viewers: made once, and bound to each of their requests (bound-request.ts).

/** Rows of a table under one alias of the statement. */
export interface Rows extends AliasedRows {
  readonly rule: TypeRule;
  /** The row that these are read through, and their relation that leads back to it; null for rows that none leads to. */
  readonly through: { readonly rows: Rows; readonly relation: string } | null;
}

/** A test of the viewer's labels on a row: one of `bits` holds. */
export interface Guard {
  /** Its place among the guards of the plan. */
  readonly index: number;
  readonly rows: Rows;
  readonly bits: number;
}

/** The readers of an item: everybody of the viewer's class, nobody of it, or those who pass the selection's guard of this index. */
export type Reach = 'open' | 'never' | number;

interface ItemBase {
  /** The name in the answer. */
  readonly key: string;
  readonly reach: Reach;
  /** The field is non-null. If the viewer may not read it, resolvers answer the whole request. */
  readonly required: boolean;
}

/** A column that a field returns as it is stored. */
export interface StoredColumn {
  readonly column: string;
  readonly json: JsonOf;
  readonly nullable: boolean;
  /** The texts of the enum's values; null if the field is no enum. A later version of the program may have stored others. */
  readonly texts: readonly string[] | null;
}

/** The way from a row to at most one row of another table: the columns of both that are equal. */
export type ToOne = Pick<TableRelation, 'table' | 'columns' | 'references'>;

/** A part of a row that a resolver takes: a column, or columns of the row of another table that it leads to. */
export interface RowPart {
  readonly name: string;
  readonly to?: { readonly relation: ToOne; readonly columns: readonly string[] };
}

export type Item =
  | (ItemBase & { readonly kind: 'constant'; readonly json: string })
  | (ItemBase & StoredColumn & { readonly kind: 'column' })
  | (ItemBase & { readonly kind: 'id'; readonly type: string; readonly columns: readonly string[] })
  | (ItemBase & { readonly kind: 'computed'; readonly parts: readonly RowPart[]; readonly mark: number })
  | (ItemBase & { readonly kind: 'resolved'; readonly parts: readonly RowPart[]; readonly mark: number })
  | (ItemBase & { readonly kind: 'variant'; readonly column: string; readonly selection: Selection })
  | (ItemBase & { readonly kind: 'list'; readonly list: ListNode })
  | (ItemBase & {
      readonly kind: 'to-one';
      readonly relation: ToOne;
      readonly rows: Rows;
      readonly selection: Selection;
      readonly nullable: boolean;
    })
  | (ItemBase & {
      /** All rows of a relation, in the order of their key. */
      readonly kind: 'to-many';
      readonly relation: TableRelation;
      readonly rows: Rows;
      readonly selection: Selection;
    });

/** A selection that is denied to some viewers of the class, or on some rows. */
export interface DeniedItem {
  readonly key: string;
  readonly coordinate: string;
  readonly nodes: readonly FieldNode[];
  readonly reach: Exclude<Reach, 'open'>;
}

/** A step of a path in the answer: a name, or null for the place in a list. */
export type Step = string | null;

/** The selected fields of a row, and the guards that they need. */
export interface Selection {
  readonly rows: Rows;
  readonly items: readonly Item[];
  readonly denied: readonly DeniedItem[];
  readonly guards: readonly Guard[];
  /** The selections below this one in which something may be denied, in the order of the shadow. */
  readonly below: readonly Below[];
  /** Something in this selection is denied on every row. */
  readonly never: boolean;
  /** Something in this selection, or below it, may be denied: the selection then has a shadow. */
  readonly shadowed: boolean;
}

/** The selections of a list's rows, two if the document has `edges` and `nodes`; or of one row. */
export interface Below {
  readonly item: Item;
  readonly list: boolean;
  readonly views: readonly View[];
}

export interface View {
  /** The path from the item to a row; null stands for the row's place in a list. */
  readonly path: readonly Step[];
  readonly selection: Selection;
}

export type PageInfoField = '__typename' | 'hasNextPage' | 'hasPreviousPage' | 'startCursor' | 'endCursor';

export type ConnectionItem =
  | { readonly key: string; readonly kind: 'constant'; readonly json: string }
  | { readonly key: string; readonly kind: 'edges'; readonly items: readonly EdgeItem[] }
  | { readonly key: string; readonly kind: 'nodes'; readonly view: number }
  | { readonly key: string; readonly kind: 'pageInfo'; readonly fields: readonly (readonly [string, PageInfoField])[] }
  | { readonly key: string; readonly kind: 'totalCount' | 'totalCountIsCapped' };

export type EdgeItem =
  | { readonly key: string; readonly kind: 'constant'; readonly json: string }
  | { readonly key: string; readonly kind: 'cursor' }
  | { readonly key: string; readonly kind: 'node'; readonly view: number };

export interface ListNode {
  /** Its place among the lists of the plan. */
  readonly index: number;
  readonly source: Extract<RowSource, { kind: 'list' }>;
  readonly plan: ListPlan;
  readonly field: GraphQLField<unknown, unknown>;
  readonly node: FieldNode;
  /** The arguments; null if variables are among them. */
  readonly constant: Readonly<Record<string, unknown>> | null;
  /** The names by which cursors are bound to this list, and the columns of the parent's key; null for a list at the root. */
  readonly cursor: { readonly list: string; readonly field: string; readonly columns: readonly string[] | null };
  readonly rows: Rows;
  /** The row above, though no relation leads to it; null for a list at the root. */
  readonly parent: Rows | null;
  /** The join to the row above; null for a list at the root. */
  readonly join: ListJoin | null;
  readonly items: readonly ConnectionItem[];
  readonly views: readonly View[];
  /** `rows`: the answer shows rows of the list. `page`: it shows whether others come before and after them. */
  readonly needs: { readonly rows: boolean; readonly page: boolean };
}

interface RootBase {
  readonly key: string;
  readonly nodes: readonly FieldNode[];
  /** The call of the root's resolver, which answers if the statement cannot. */
  readonly call: ResolverCall;
}

/** A root field: a list, one row, or a field that its resolver answers, or refuses to viewers without its scopes. */
export type Root = RootBase &
  (
    | { readonly kind: 'resolved'; readonly isRefused: boolean }
    | { readonly kind: 'list'; readonly list: ListNode }
    | {
        readonly kind: 'row';
        readonly source: OneSource;
        readonly field: GraphQLField<unknown, unknown>;
        readonly node: FieldNode;
        readonly constant: Readonly<Record<string, unknown>> | null;
        readonly selection: Selection;
      }
  );

/** A value that is computed from parts of its row. */
export interface Computation {
  /** The field's JSON, from the parts' JSON. @throws Unsupported for a value that the executor would refuse */
  readonly json: (parts: readonly unknown[]) => string;
}

/**
 * The reason why a field of a row is left to its resolver: the resolver loads a sealed value after the check; the readers follow from the
 * row's kind; a label is loaded from elsewhere than the database; the field has arguments; the resolver reads more than columns
 * of the row.
 */
export type ResolverReason = 'sealed' | 'kind' | 'loaded label' | 'arguments' | 'resolver';

/** A field of a row that its own resolver answers, from the parts of the row that the statement reads for it. */
export interface ResolverField {
  readonly reason: ResolverReason;
  readonly call: ResolverCall;
  readonly path: readonly Step[];
  /** The rows of the lists above the field, in the order of the nulls in its path. */
  readonly lists: readonly Rows[];
  /** The row, from the JSON of its parts. */
  readonly rowOf: (parts: readonly unknown[]) => object;
}

export interface DocumentPlan {
  /** The strictest level of its roots. */
  readonly consistency: string;
  readonly roots: readonly Root[];
  readonly lists: readonly ListNode[];
  readonly guards: readonly Guard[];
  /** Rows of relations and of variants that the viewer may not see all of. */
  readonly hidden: readonly Rows[];
  readonly computations: readonly Computation[];
  readonly resolved: readonly ResolverField[];
}
