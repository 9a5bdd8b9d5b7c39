import { isOperatorsFault } from '@income-series/protocol/errors/codes';
import { useDenials } from 'field-access';
import type { CompiledReads } from 'field-access/compiled';
import { type DocumentNode, GraphQLError, type GraphQLSchema, getOperationAST } from 'graphql';
import { createYoga, type Plugin, type YogaInitialContext } from 'graphql-yoga';
import { describeError } from '../../../adapters/log/describe-error.ts';
import type { TrustedDocuments } from '../../../config/types.ts';
import type { Tracer } from '../../../core/tracing.ts';
import type { GatewayContext } from '../../../graphql/context.ts';
import { literalFault } from '../../../graphql/input-faults.ts';
import { useRefusalStatus } from '../../../graphql/refusal-status.ts';
import { createDocumentCache, type DocumentCache } from '../documents/document-cache.ts';
import { useDocumentTurns } from '../documents/document-turns.ts';
import { useIntrospectionAnswers } from '../documents/introspection-answers.ts';
import { type Limits, useLimits } from '../documents/limits.ts';
import {
  DOCUMENT_ID,
  trustedTexts,
  useNoPersistedQueries,
  useTrustedDocuments,
} from '../documents/trusted-documents.ts';
import { publicError, reasonIn } from '../http/errors.ts';
import { type FeedScope, useEventStreams, useFeeds } from '../http/event-streams.ts';
import { noteOperation } from '../http/exchange.ts';
import type { Quota } from '../http/rate-limit.ts';
import { type Admission, useAdmission } from './admission.ts';
import { useComparison } from './comparison.ts';
import type { ContextFactory } from './context.ts';
import { usePrivateSchema } from './private-schema.ts';
import type { ReadHandover } from './read-states.ts';
import { STATEMENT, useStatementAnswers } from './statement-answers.ts';
import { useTraces } from './traces.ts';

export const GRAPHQL_PATH = '/graphql';

/** The values that the HTTP server passes to Yoga with each request. */
export interface RequestScope extends ReadHandover, FeedScope {
  readonly requestId: string;
  readonly quota: Quota;
  /**
   * Aborts when the answer has ended or the client has disconnected. It becomes `GatewayContext.closed`.
   */
  readonly closed?: AbortSignal;
  /** Closes the connection at once. It becomes `GatewayContext.hangUp`. */
  readonly hangUp?: () => void;
}

export interface YogaDeps {
  readonly schema: GraphQLSchema;
  readonly limits: Limits;
  /** Admits each request once, after its document was validated. */
  readonly admit: Admission;
  readonly contexts: ContextFactory;
  /** Parsed documents by their texts. */
  readonly documents: DocumentCache<DocumentNode>;
  /** Valid documents by their texts. */
  readonly valid: DocumentCache<DocumentNode>;
  /** True: only admins see the schema, in introspection and in error messages. */
  readonly privateSchema: boolean;
  /** Undefined: every document may run. */
  readonly trusted: TrustedDocuments | undefined;
  /** The texts of the documents that the service itself runs. */
  readonly own: readonly string[];
  readonly tracer: Tracer;
  /** Explains to developers how a document compiles. A gateway with a private schema does not use it. */
  readonly explain: CompiledReads<GatewayContext>['explain'];
  readonly plugins: readonly Plugin[];
  /** Receives the SHA-256 of a document whose compiled answer differed from its resolvers' answer. */
  readonly onDifference: (document: string) => void;
  /** Receives every error that was answered as INTERNAL. */
  readonly onUnforeseen: (facts: Readonly<Record<string, unknown>>) => void;
}

const silent = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };

/** Yoga plugin: notes an operation's kind, name, cost, error codes and their reason for the request log. */
const useFacts: Plugin<RequestScope> = {
  onValidate({ params: { documentAST }, context }) {
    const { facts, params } = context as unknown as RequestScope & YogaInitialContext;
    return ({ valid }) => {
      if (valid) noteOperation(facts, getOperationAST(documentAST, params.operationName));
    };
  },
  onExecute: () => ({
    // A refusal of a mutation is data, so that it is no error of the result. The operator's fault is logged all the same.
    onExecuteDone({ args: { contextValue } }) {
      const { facts, access } = contextValue as unknown as RequestScope & GatewayContext;
      const { refusal } = access.scratch;
      if (refusal === null) return;
      if (isOperatorsFault(refusal.code) || refusal.foreignCode !== undefined) facts.codes = [refusal.code];
      if (refusal.foreignCode !== undefined) facts.reason = refusal.foreignCode;
    },
  }),
  onResultProcess({ result, serverContext }) {
    if (Array.isArray(result) || Symbol.asyncIterator in result) return;
    const { errors, extensions } = result as {
      errors?: readonly Pick<GraphQLError, 'extensions' | 'originalError'>[];
      extensions?: { cost?: { requested: number } };
    };
    const { facts } = serverContext as unknown as RequestScope;
    if (extensions?.cost) facts.cost = extensions.cost.requested;
    if (errors?.length) facts.codes = [...new Set(errors.map((error) => String(error.extensions?.code)))].slice(0, 8);
    const reason = errors?.map(reasonIn).find((found) => found !== undefined);
    if (reason !== undefined) facts.reason = reason;
  },
};

const INTROSPECTION = /__(schema|type)\b/;

/** Yoga plugin: caches valid documents within the limits, for compiled reads, which answer before Yoga. */
const useValidDocuments = (cache: DocumentCache<DocumentNode>): Plugin => ({
  onValidate({ params: { documentAST }, context }) {
    const { query } = (context as unknown as YogaInitialContext).params;
    return ({ valid }) => {
      // Documents that introspect are left out, because Yoga checks who may introspect.
      if (valid && typeof query === 'string' && !INTROSPECTION.test(query) && cache.get(query) === undefined)
        cache.set(query, documentAST);
    };
  },
});

/**
 * Yoga plugin: masks the errors of validation, and adds the argument at fault. Yoga itself masks those of parsing and
 * execution.
 */
const useMaskedValidation = (schema: GraphQLSchema, maskError: (error: unknown) => GraphQLError): Plugin => {
  const maskWithArgument = (document: DocumentNode, error: GraphQLError): GraphQLError => {
    const masked = maskError(error);
    const [node] = error.nodes ?? [];
    if (masked.extensions.code !== 'BAD_INPUT' || masked.extensions.argument || !node) return masked;
    const fault = literalFault(schema, document, node);
    return fault ? maskError(new GraphQLError(fault.message, { nodes: error.nodes, originalError: fault })) : masked;
  };
  return {
    onValidate:
      ({ params: { documentAST } }) =>
      ({ valid, result, setResult }) => {
        if (!valid) setResult(result.map((error) => maskWithArgument(documentAST, error)));
      },
  };
};

/** Creates the GraphQL handler (Yoga) with limits, masked errors and the viewer's context, without batching, uploads or pages. */
export function createGraphQL(deps: YogaDeps) {
  const {
    schema,
    limits,
    admit,
    contexts,
    documents,
    valid,
    privateSchema,
    tracer,
    onUnforeseen,
    trusted,
    own,
    onDifference,
    explain,
    plugins,
  } = deps;
  const maskError = (error: unknown) => publicError(error, (cause) => onUnforeseen(describeError(cause)));
  const errorCache = createDocumentCache<Error>();
  return createYoga<RequestScope, GatewayContext>({
    schema,
    graphqlEndpoint: GRAPHQL_PATH,
    batching: false,
    multipart: false,
    graphiql: false,
    landingPage: false,
    cors: false,
    logging: silent,
    maxRequestBodySize: limits.bodyBytes,
    parserAndValidationCache: {
      documentCache: documents,
      errorCache,
      validationCache: true,
    },
    maskedErrors: { maskError },
    extraParamNames: privateSchema ? [DOCUMENT_ID] : [DOCUMENT_ID, STATEMENT],
    plugins: [
      ...(trusted ? useTrustedDocuments(trusted, own) : [useNoPersistedQueries]),
      useFacts,
      useDocumentTurns({ longest: limits.documentLength, caches: [documents, errorCache] }),
      useLimits(limits),
      useTraces(tracer), // after the plugins that replace the parser, before the wait at the gate
      useMaskedValidation(schema, maskError),
      useValidDocuments(valid),
      useAdmission(admit, limits),
      // Both come after the admission, because they stop admitted executions.
      ...(privateSchema ? [usePrivateSchema(contexts, trustedTexts(trusted, own))] : [useStatementAnswers(explain)]),
      useIntrospectionAnswers(), // after introspection was refused to others, and after the cost was added
      useDenials({ eventContext: contexts.renew }),
      useComparison(onDifference), // after the denials are among the errors
      useRefusalStatus,
      useFeeds,
      useEventStreams,
      ...plugins,
    ],
  });
}

export type GraphQLHandler = ReturnType<typeof createGraphQL>;
