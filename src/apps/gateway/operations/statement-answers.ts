import type { CompiledReads } from 'field-access/compiled';
import type { ExecutionArgs, ExecutionResult } from 'graphql';
import type { Plugin, YogaInitialContext } from 'graphql-yoga';
import type { GatewayContext } from '../../../graphql/context.ts';

/**
 * The member of a request that asks for the statement of its document in place of the answer. A gateway with a private schema refuses
 * it like any unknown member.
 */
export const STATEMENT = 'statement';

const asksForStatement = ({ contextValue }: ExecutionArgs): boolean =>
  ((contextValue as YogaInitialContext).params as { readonly [STATEMENT]?: unknown } | undefined)?.[STATEMENT] === true;

/**
 * Yoga plugin: answers with the plan and the SQL of the document for the class of its viewer, or with the reason why resolvers answer
 * it, in the extension `statement`. The document is not run. It comes after the admission, which prices it as a request that runs.
 */
export function useStatementAnswers(explain: CompiledReads<GatewayContext>['explain']): Plugin {
  const answer = ({ document, operationName, variableValues, contextValue }: ExecutionArgs): ExecutionResult => ({
    data: null,
    extensions: {
      [STATEMENT]: explain({ document, operationName, variables: variableValues }, contextValue as GatewayContext),
    },
  });
  return {
    onExecute({ args, setResultAndStopExecution }) {
      if (asksForStatement(args)) setResultAndStopExecution(answer(args));
    },
    onSubscribe({ args, setResultAndStopExecution }) {
      if (asksForStatement(args)) setResultAndStopExecution(answer(args));
    },
  };
}
