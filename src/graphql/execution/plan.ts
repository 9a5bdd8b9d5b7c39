import type { FieldNode, GraphQLField } from 'graphql';
import type { Table, TableRelation, TypeRule } from '../../access/index.ts';
import type { ListPlan } from '../list-plan.ts';
import type { JsonOf } from './column-json.ts';
import type { Resolved } from './field-resolver.ts';
import type { OneSource, RowSource } from './source.ts';

// What a document comes to for the viewers of a class: made once, and run for every request of them.

/** Rows of a table under one alias of the statement. */
export interface Rows {
  readonly alias: string;
  readonly table: Table;
  readonly rule: TypeRule;
  /** The row that they were read through, and the relation of these rows that leads back to it; null where none does. */
  readonly through: { readonly rows: Rows; readonly relation: string } | null;
}

/** A test of the viewer's labels on a row: one of `bits` holds. */
export interface Guard {
  /** Its place among the guards of the plan. */
  readonly index: number;
  readonly rows: Rows;
  readonly bits: number;
}

/** Who reads an item: everybody of the class, nobody of it, or who passes one of the selection's guards. */
export type Reach = 'open' | 'never' | number;

interface Of {
  /** The name in the answer. */
  readonly key: string;
  readonly reach: Reach;
  /** Whether it may not be null: who may not read it is answered by the resolvers. */
  readonly required: boolean;
}

/** A column that a field answers as it is. */
export interface StoredColumn {
  readonly column: string;
  readonly json: JsonOf;
  readonly nullable: boolean;
  /** What it may hold, where it is an enum: a value that a later version of this program wrote is not among them. */
  readonly texts: readonly string[] | null;
}

/** Of a row: a column, or columns of the row that a relation to one leads to. */
export interface RowPart {
  readonly name: string;
  readonly to?: { readonly relation: TableRelation; readonly columns: readonly string[] };
}

export type Item =
  | (Of & { readonly kind: 'constant'; readonly json: string })
  | (Of & StoredColumn & { readonly kind: 'column' })
  | (Of & { readonly kind: 'id'; readonly type: string; readonly columns: readonly string[] })
  | (Of & { readonly kind: 'computed'; readonly columns: readonly string[]; readonly mark: number })
  | (Of & { readonly kind: 'resolved'; readonly parts: readonly RowPart[]; readonly mark: number })
  | (Of & { readonly kind: 'variant'; readonly column: string; readonly selection: Selection })
  | (Of & { readonly kind: 'list'; readonly list: ListNode })
  | (Of & {
      readonly kind: 'one';
      readonly relation: TableRelation;
      readonly rows: Rows;
      readonly selection: Selection;
      readonly nullable: boolean;
    })
  | (Of & {
      /** All rows of a relation, in the order of their key. */
      readonly kind: 'many';
      readonly relation: TableRelation;
      readonly rows: Rows;
      readonly selection: Selection;
    });

/** A selection that some of the class, or some rows, are denied. */
export interface DeniedItem {
  readonly key: string;
  readonly coordinate: string;
  readonly nodes: readonly FieldNode[];
  readonly reach: Exclude<Reach, 'open'>;
}

/** A part of an answer's path: a name, or null for the place in a list. */
export type Step = string | null;

/** What is selected of a row. */
export interface Selection {
  readonly rows: Rows;
  readonly items: readonly Item[];
  readonly denied: readonly DeniedItem[];
  readonly guards: readonly Guard[];
  /** The selections below it of which something may be denied, in the order of the shadow. */
  readonly below: readonly Below[];
  /** Whether something of it is denied on every row. */
  readonly never: boolean;
  /** Whether anything of it, or below it, may be denied: it then has a shadow. */
  readonly shadowed: boolean;
}

/** The selections of a list's rows (several where `edges` and `nodes` both are asked), or of one row. */
export interface Below {
  readonly item: Item;
  readonly list: boolean;
  readonly views: readonly View[];
}

export interface View {
  /** From the item that holds it to a row, which `null` stands for in a list. */
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
  /** The arguments where no variable is among them. */
  readonly constant: Readonly<Record<string, unknown>> | null;
  /** How its cursors name it, and the parent's columns that are its place; none at the root. */
  readonly cursor: { readonly list: string; readonly field: string; readonly columns: readonly string[] | null };
  readonly rows: Rows;
  readonly items: readonly ConnectionItem[];
  readonly views: readonly View[];
  /** Whether anything of it follows from its rows, and from where they lie between others. */
  readonly needs: { readonly rows: boolean; readonly page: boolean };
}

interface OfRoot {
  readonly key: string;
  readonly nodes: readonly FieldNode[];
  readonly one: Resolved;
}

/** A root field: a list, or one row; or what its resolver answers, or refuses to viewers without its scopes. */
export type Root = OfRoot &
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

/** What the statement leaves to the process: a value that a resolver computes from columns. */
export interface Computation {
  /** From the columns' JSON to that of the field. @throws Unsupported where it cannot be answered so */
  readonly json: (columns: readonly unknown[]) => string;
}

/**
 * Why a field of a row is left to its resolver: the resolver loads a sealed value after the check; the readers follow from the
 * row's kind; a label is loaded from elsewhere than the database; the field has arguments; the resolver reads more than columns
 * of the row.
 */
export type ResolverReason = 'sealed' | 'kind' | 'loaded label' | 'arguments' | 'resolver';

/** What the statement leaves to the field's own resolver: a field of a row, of which it has the columns that it reads. */
export interface ResolvedField {
  readonly reason: ResolverReason;
  readonly one: Resolved;
  readonly path: readonly Step[];
  /** The rows of the lists that it is below: those that `null` stands for in the path. */
  readonly lists: readonly Rows[];
  /** From the JSON of its parts. */
  readonly rowOf: (parts: readonly unknown[]) => object;
}

export interface DocumentPlan {
  /** The strictest level of its roots. */
  readonly consistency: string;
  readonly roots: readonly Root[];
  readonly lists: readonly ListNode[];
  readonly guards: readonly Guard[];
  /** Rows of relations, or as another type, of which the viewer may not see all. */
  readonly hidden: readonly Rows[];
  readonly computations: readonly Computation[];
  readonly resolved: readonly ResolvedField[];
}
