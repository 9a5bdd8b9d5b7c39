import { type DocumentNode, getOperationAST, Kind, print } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { createDocumentCache } from './document-cache.ts';

/** The greatest number of cached answers, because each may be as long as the schema. */
const MOST = 8;
const LONGEST_QUESTION = 32 * 1024;
const OF_THE_SCHEMA = new Set(['__schema', '__type', '__typename']);

/** A result with its JSON text, which Yoga writes as it is. */
interface CachedResult {
  readonly stringify: () => string;
}

/**
 * Tests that a query only introspects the schema and has no variables. Its answer is then always the same for everybody.
 */
function isPureIntrospection(document: DocumentNode, operationName: string | null | undefined): boolean {
  const operation = getOperationAST(document, operationName);
  return (
    operation?.operation === 'query' &&
    !operation.variableDefinitions?.length &&
    operation.selectionSet.selections.every((node) => node.kind === Kind.FIELD && OF_THE_SCHEMA.has(node.name.value))
  );
}

/** Yoga plugin: caches the answers of introspection queries as JSON text, because every tool sends the same one at its start. */
export function useIntrospectionAnswers(): Plugin {
  const cache = createDocumentCache<CachedResult>(MOST, LONGEST_QUESTION);
  return {
    onExecute({ args, setResultAndStopExecution }) {
      const document = args.document as DocumentNode;
      if (!isPureIntrospection(document, args.operationName)) return undefined;
      const question = JSON.stringify([print(document), args.operationName ?? null]);
      const cached = cache.get(question);
      if (cached) {
        setResultAndStopExecution(cached as object);
        return undefined;
      }
      return {
        onExecuteDone({ result, setResult }) {
          if (Symbol.asyncIterator in result || 'errors' in result) return;
          const text = JSON.stringify(result);
          const resultWithText = { ...result, stringify: () => text };
          cache.set(question, resultWithText);
          setResult(resultWithText);
        },
      };
    },
  };
}
