import type { GraphQLField, GraphQLSchema } from 'graphql';
import type { AccessRules, Where } from '../index.ts';
import type { ListArgs, ListPlan } from './list-plan.ts';
import type { ReadContext } from './read-context.ts';

/** The rows of a field's answer, as its builder declares them, so that compiled reads can read them without the field's resolver. */
export type RowSource =
  | {
      readonly kind: 'row';
      readonly where: SourceWhere;
      /** An absent row is null without an error. */
      readonly mayBeAbsent: boolean;
      /** The level of the field's reads; absent: the standard level. */
      readonly consistency?: string;
    }
  | {
      readonly kind: 'node';
      /** The GraphQL type of the row that the arguments name; null if they name none. */
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
      /** The rows, before filters and visibility; null for no row. */
      readonly where: SourceWhere;
      /** The level of a root field's reads; absent: the standard level. */
      readonly consistency?: string;
    };

/** The source of a field that returns one row. */
export type OneSource = Extract<RowSource, { kind: 'row' | 'node' }>;

type SourceWhere = (args: ListArgs, context: ReadContext) => Where | null | undefined;

/** The name of the field extension with the source. The plugin reads it too (`FieldExtensions`). */
const SOURCE = 'rowSource';

export const withSource = (source: RowSource) => ({ [SOURCE]: source });

export const sourceOf = (field: GraphQLField<unknown, unknown>): RowSource | undefined =>
  field.extensions[SOURCE] as RowSource | undefined;
