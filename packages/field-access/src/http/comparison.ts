import { createHash } from 'node:crypto';
import type { ExecutionResult, GraphQLError } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import type { Answer } from '../compiled.ts';

/** The answer of a statement, which the resolvers' answer has to equal. */
export interface AnswerComparison {
  readonly expected: Answer;
  /** Runs the statement again, on the primary; null if it does not answer in time. */
  readonly askAgain: () => Promise<Answer | null>;
}

/** The parts of a comparison that belong to the server: the text of errors, and the report of a difference. */
export interface ComparisonOptions {
  /** The text of the errors, as clients see them. */
  errorsText(errors: readonly GraphQLError[]): string | undefined;
  /** Called with the hash of a document that resolvers answered otherwise than its statement. */
  onDifference(document: string): void;
}

/**
 * For Yoga: compares an answer of resolvers with the statement's answer to the same request. Two different answers are no
 * difference yet, because a write may have come between them: the statement is asked once more, and a difference is reported
 * only if it still answers as before.
 *
 * @example
 * plugins: [useDenials(), useComparison({ errorsText: JSON.stringify, onDifference: (document) => log.error({ document }) })]
 */
export function useComparison({ errorsText, onDifference }: ComparisonOptions): Plugin {
  const textOf = (data: string, errors: readonly GraphQLError[] = []) => `${data}${errorsText(errors) ?? ''}`;
  const textOfAnswer = ({ data, errors }: Answer) => textOf(data.join(''), errors);

  async function compare({ expected, askAgain }: AnswerComparison, result: ExecutionResult, query = ''): Promise<void> {
    const before = textOfAnswer(expected);
    if (textOf(JSON.stringify(result.data), result.errors) === before) return;
    const again = await askAgain();
    if (again === null || textOfAnswer(again) !== before) return;
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
