import { createHash } from 'node:crypto';
import type { Answer } from 'field-access/compiled';
import type { Plugin } from 'graphql-yoga';
import { errorsMember } from './answer-text.ts';

/** For Yoga: compares an answer of resolvers with the statement's answer to the same request. */
export const useComparison = (onDifference: (document: string) => void): Plugin => ({
  onExecute: () => ({
    onExecuteDone({ args, result }) {
      const { expected, params } = args.contextValue as unknown as {
        readonly expected?: Answer;
        readonly params: { readonly query?: string };
      };
      if (expected === undefined || Symbol.asyncIterator in result) return;
      const { data, errors = [] } = result;
      const isSame =
        JSON.stringify(data) === expected.data.join('') &&
        errorsMember(errors).text[0] === errorsMember(expected.errors).text[0];
      if (isSame) return;
      onDifference(
        createHash('sha256')
          .update(params.query ?? '')
          .digest('hex'),
      );
    },
  }),
});
