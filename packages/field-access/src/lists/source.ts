import type { GraphQLField, GraphQLSchema } from 'graphql';
import type { AccessRules, Where } from '../index.ts';
import type { ListWay } from './list-join.ts';
import type { ListArgs, ListPlan } from './list-plan.ts';
import type { ReadContext } from './read-context.ts';

/** The rows that a field answers, as its builder declares them: compiled reads read them without the field's resolver. */
export type RowSource =
  | {
      readonly kind: 'row';
      /** The Prisma model of the row. */
      readonly model: string;
      readonly where: SourceWhere;
      /** An absent row is null without an error. */
      readonly mayBeAbsent: boolean;
      /** The level of its reads; the standard one if it is absent. */
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
      /** The Prisma model of the rows. */
      readonly model: string;
      /** The GraphQL type of the rows. */
      readonly type: string;
      /** The way from the parent's rows; absent at the root. */
      readonly way?: ListWay;
      readonly plan: (rules: AccessRules) => ListPlan;
      /** The rows, before filters and visibility; null for no row. */
      readonly where: SourceWhere;
      /** The level of a root field's reads; the standard one if it is absent. */
      readonly consistency?: string;
    };

/** The source of a field that answers one row. */
export type OneSource = Extract<RowSource, { kind: 'row' | 'node' }>;

type SourceWhere = (args: ListArgs, context: ReadContext) => Where | null | undefined;

/** Under this name among the extensions of a field. */
const SOURCE = 'rowSource';

/** Extensions of a field that `resolve` answers from rows. A field with them and another resolver does not build. */
export const withSource = (source: RowSource, resolve: unknown) => ({ [SOURCE]: source, engineResolver: resolve });

/**
 * The rows that a field answers, as its builder declares them.
 *
 * @example
 * const isList = sourceOf(field)?.kind === 'list';
 */
export const sourceOf = (field: GraphQLField<unknown, unknown>): RowSource | undefined =>
  field.extensions[SOURCE] as RowSource | undefined;
