import { type DocumentNode, getOperationAST, Kind, print } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { createDocumentCache } from './document-cache.ts';

/** Answers kept at once: each is as long as the schema. */
const MOST = 8;
const LONGEST_QUESTION = 32 * 1024;
const OF_THE_SCHEMA = new Set(['__schema', '__type', '__typename']);

/** A result that Yoga writes as the text that it was before. */
interface KeptResult {
  readonly stringify: () => string;
}

/**
 * Whether an operation asks of the schema alone, and takes no variables, so that its answer is the same for everybody and
 * never changes.
 */
function asksOfSchemaAlone(document: DocumentNode, operationName: string | null | undefined): boolean {
  const operation = getOperationAST(document, operationName);
  return (
    operation?.operation === 'query' &&
    !operation.variableDefinitions?.length &&
    operation.selectionSet.selections.every((node) => node.kind === Kind.FIELD && OF_THE_SCHEMA.has(node.name.value))
  );
}

/** Keeps the answers of introspections as text: what every tool asks at its start is executed and written once. */
export function useIntrospectionAnswers(): Plugin {
  const kept = createDocumentCache<KeptResult>(MOST, LONGEST_QUESTION);
  return {
    onExecute({ args, setResultAndStopExecution }) {
      const document = args.document as DocumentNode;
      if (!asksOfSchemaAlone(document, args.operationName)) return undefined;
      const question = JSON.stringify([print(document), args.operationName ?? null]);
      const known = kept.get(question);
      if (known) {
        setResultAndStopExecution(known as object);
        return undefined;
      }
      return {
        onExecuteDone({ result, setResult }) {
          if (Symbol.asyncIterator in result || 'errors' in result) return;
          const text = JSON.stringify(result);
          const one = { ...result, stringify: () => text };
          kept.set(question, one);
          setResult(one);
        },
      };
    },
  };
}
