import type { GraphQLField, GraphQLSchema } from 'graphql';
import type { AccessRules, Where } from '../index.ts';
import type { ListArgs, ListPlan } from './list-plan.ts';
import type { ReadContext } from './read-context.ts';

/** What the builder of a list's or a row's field says of the rows that it answers, for those who read them without its resolver. */
export type RowSource =
  | {
      readonly kind: 'row';
      readonly where: SourceWhere;
      /** A row that is not there is null without an error. */
      readonly mayBeAbsent: boolean;
      /** The level of its reads; the standard one if it is absent. */
      readonly consistency?: string;
    }
  | {
      readonly kind: 'node';
      /** The GraphQL type of the row that arguments name, as the client says them; null where they name none. */
      readonly typeOf: (schema: GraphQLSchema, args: ListArgs) => string | null;
      readonly where: SourceWhere;
      readonly consistency?: string;
    }
  | {
      readonly kind: 'list';
      /** The GraphQL type of the rows. */
      readonly type: string;
      /** The relation of the parent's rows; absent at the root. */
      readonly relation?: string;
      readonly plan: (rules: AccessRules) => ListPlan;
      /** Which rows, before filters and visibility; null: none. */
      readonly where: SourceWhere;
      /** Of a root field. */
      readonly consistency?: string;
    };

/** Where one row is read from. */
export type OneSource = Extract<RowSource, { kind: 'row' | 'node' }>;

type SourceWhere = (args: ListArgs, context: ReadContext) => Where | null | undefined;

/** Under this name among the extensions of a field. */
const SOURCE = 'rowSource';

export const withSource = (source: RowSource) => ({ [SOURCE]: source });

export const sourceOf = (field: GraphQLField<unknown, unknown>): RowSource | undefined =>
  field.extensions[SOURCE] as RowSource | undefined;
