import type { FieldNullability, InputFieldMap, SchemaTypes, TypeParam } from '@pothos/core';
import { type GraphQLField, type GraphQLSchema, isObjectType } from 'graphql';

declare global {
  namespace PothosSchemaTypes {
    interface FieldOptions<
      Types extends SchemaTypes,
      ParentShape,
      Type extends TypeParam<Types>,
      Nullable extends FieldNullability<Type>,
      Args extends InputFieldMap,
      ResolveShape,
      ResolveReturnShape,
    > {
      /**
       * The resolver computes the field from the columns that it selects, and from nothing else: it takes the row alone, reads no
       * clock and no state, and returns no promise. Compiled reads then call it with the columns of their statement.
       */
      fromRow?: true;
    }
  }
}

type Field = GraphQLField<unknown, unknown>;

/** A resolver that takes its row alone. */
export type RowFunction = (row: object) => unknown;

/** Tests that a field declares `fromRow`. */
export const isFromRow = ({ extensions }: Field): boolean =>
  (extensions.pothosOptions as { readonly fromRow?: true } | undefined)?.fromRow === true;

/** The resolver of a field that declares `fromRow`, without the checks that are wrapped around it. */
export const rowFunctionOf = ({ extensions }: Field): RowFunction => extensions.pothosOriginalResolve as RowFunction;

const AsyncFunction = (async () => {}).constructor;

/** Tests that a resolver takes one argument at most, and is not declared as asynchronous. */
const isRowFunction = (resolve: unknown): boolean =>
  typeof resolve === 'function' && resolve.length <= 1 && resolve.constructor !== AsyncFunction;

/** @throws Error with every field that declares `fromRow` and has arguments, or a resolver that takes more than its row */
export function requireRowFunctions(schema: GraphQLSchema): void {
  const problems = Object.values(schema.getTypeMap()).flatMap((type) =>
    isObjectType(type)
      ? Object.values(type.getFields()).flatMap((field) =>
          isFromRow(field) && (field.args.length > 0 || !isRowFunction(field.extensions.pothosOriginalResolve))
            ? [`${type.name}.${field.name}`]
            : [],
        )
      : [],
  );
  if (problems.length > 0)
    throw new Error(
      `fromRow: these fields have arguments, or resolvers of more than their row: ${problems.join(', ')}`,
    );
}
