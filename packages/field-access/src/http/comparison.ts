import { createHash } from 'node:crypto';
import type { GraphQLError } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import type { Answer } from '../compiled.ts';

/** The server's parts of a comparison: the text of errors, and the report of a difference. */
export interface ComparisonOptions {
  /** The text of the errors, as clients see them. */
  errorsText(errors: readonly GraphQLError[]): string | undefined;
  /** Called with the SHA-256 of a document to which resolvers and the statement gave different answers. */
  onDifference(document: string): void;
}

/** Plugin for Yoga. It compares the resolvers' answer with the statement's answer to the same request. */
export const useComparison = ({ errorsText, onDifference }: ComparisonOptions): Plugin => ({
  onExecute: () => ({
    onExecuteDone({ args, result }) {
      const { expected, params } = args.contextValue as unknown as {
        readonly expected?: Answer;
        readonly params: { readonly query?: string };
      };
      if (expected === undefined || Symbol.asyncIterator in result) return;
      const { data, errors = [] } = result;
      const isSame =
        JSON.stringify(data) === expected.data.join('') && errorsText(errors) === errorsText(expected.errors);
      if (isSame) return;
      onDifference(
        createHash('sha256')
          .update(params.query ?? '')
          .digest('hex'),
      );
    },
  }),
});
