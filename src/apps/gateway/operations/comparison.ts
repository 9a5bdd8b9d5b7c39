import { createHash } from 'node:crypto';
import type { Answer } from 'field-access/compiled';
import type { ExecutionResult, GraphQLError } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { errorsMember } from './answer-text.ts';

/** The answer of a statement, which the resolvers' answer has to equal. */
export interface AnswerComparison {
  readonly expected: Answer;
  /** Runs the statement again, on the primary; null if it does not answer in time. */
  readonly askAgain: () => Promise<Answer | null>;
}

const textOf = (data: string, errors: readonly GraphQLError[] = []): string =>
  `${data}${errorsMember(errors).text[0] ?? ''}`;
const textOfAnswer = ({ data, errors }: Answer): string => textOf(data.join(''), errors);

/**
 * Yoga plugin: compares an answer of resolvers with the statement's answer to the same request. Two different answers are no
 * difference yet, because a write may have come between them: the statement is asked once more, and a difference is reported
 * only if it still answers as before. `onDifference` receives the SHA-256 of the document.
 */
export function useComparison(onDifference: (document: string) => void): Plugin {
  async function compare({ expected, askAgain }: AnswerComparison, result: ExecutionResult, query = ''): Promise<void> {
    const before = textOfAnswer(expected);
    if (textOf(JSON.stringify(result.data), result.errors) === before) return;
    const second = await askAgain();
    if (second === null || textOfAnswer(second) !== before) return;
    onDifference(createHash('sha256').update(query).digest('hex'));
  }

  return {
    onExecute: () => ({
      onExecuteDone({ args, result }) {
        const { comparison, params } = args.contextValue as unknown as {
          readonly comparison?: AnswerComparison;
          readonly params: { readonly query?: string };
        };
        if (comparison === undefined || Symbol.asyncIterator in result) return undefined;
        return compare(comparison, result, params.query);
      },
    }),
  };
}
