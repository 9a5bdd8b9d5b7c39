import { AppError } from '@income-series/protocol/errors/app-error';
import type { ErrorCode } from '@income-series/protocol/errors/codes';
import SchemaBuilder, { BasePlugin, type PothosOutputFieldConfig, type SchemaTypes } from '@pothos/core';
import { type ExecutionResult, type GraphQLFieldResolver, getOperationAST } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import type { GatewayContext } from './context.ts';

// A refusal is data, so its HTTP status is 200. These codes have another status if the operation is one mutation alone.
const STATUS: Partial<Record<ErrorCode, number>> = { CONFLICT: 409 };

const scratchOf = (context: object) => (context as GatewayContext).access.scratch;

/** Notes the error of a refused mutation. It wraps the resolver inside the errors plugin, which turns an AppError into data. */
class RefusalsPlugin<Types extends SchemaTypes> extends BasePlugin<Types> {
  override wrapResolve(
    resolver: GraphQLFieldResolver<unknown, Types['Context'], object>,
    { parentType }: PothosOutputFieldConfig<Types>,
  ): GraphQLFieldResolver<unknown, Types['Context'], object> {
    if (parentType !== 'Mutation') return resolver;
    return async (root, args, context, info) => {
      try {
        return await resolver(root, args, context, info);
      } catch (error) {
        if (error instanceof AppError) scratchOf(context).refusal = error;
        throw error;
      }
    };
  }
}

declare global {
  namespace PothosSchemaTypes {
    interface Plugins<Types extends SchemaTypes> {
      refusals: RefusalsPlugin<Types>;
    }
  }
}
SchemaBuilder.registerPlugin('refusals', RefusalsPlugin);
export const refusalsPlugin = 'refusals' as const;

/** Yoga plugin: sets the HTTP status of an answer that consists of one refused mutation, by `STATUS`. */
export const useRefusalStatus: Plugin = {
  onExecute: () => ({
    onExecuteDone({ args: { document, operationName, contextValue }, result, setResult }) {
      if (Symbol.asyncIterator in result) return;
      const { refusal } = scratchOf(contextValue as object);
      const status = refusal && STATUS[refusal.code];
      const { data, extensions } = result as ExecutionResult;
      if (!status || getOperationAST(document, operationName)?.operation !== 'mutation') return;
      if (Object.keys(data ?? {}).length === 1)
        setResult({ ...result, extensions: { ...extensions, http: { status } } });
    },
  }),
};
