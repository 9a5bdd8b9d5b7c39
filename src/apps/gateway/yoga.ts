import { useDenials } from 'field-access';
import { useComparison } from 'field-access/http';
import { type DocumentNode, GraphQLError, type GraphQLSchema, getOperationAST } from 'graphql';
import { createYoga, type Plugin, type YogaInitialContext } from 'graphql-yoga';
import { describeError } from '../../adapters/log/describe-error.ts';
import type { TrustedDocuments } from '../../config/types.ts';
import type { Tracer } from '../../core/tracing.ts';
import type { GatewayContext } from '../../graphql/context.ts';
import { literalFault } from '../../graphql/input-faults.ts';
import { useRefusalStatus } from '../../graphql/refusal-status.ts';
import { type Admission, useAdmission } from './admission.ts';
import type { ContextFactory } from './context.ts';
import { createDocumentCache, type DocumentCache } from './document-cache.ts';
import { useDocumentTurns } from './document-turns.ts';
import { publicError } from './errors.ts';
import type { RequestFacts } from './exchange.ts';
import { useIntrospectionAnswers } from './introspection-answers.ts';
import { type Limits, useLimits } from './limits.ts';
import { usePrivateSchema } from './private-schema.ts';
import type { Quota } from './rate-limit.ts';
import { errorsMember } from './reads/answer-text.ts';
import type { GatewayHandover } from './reads/compiled-answers.ts';
import { useTraces } from './traces.ts';
import { DOCUMENT_ID, useTrustedDocuments } from './trusted-documents.ts';

export const GRAPHQL_PATH = '/graphql';

/** What the HTTP side hands to GraphQL with each request. */
export interface RequestScope extends GatewayHandover {
  readonly requestId: string;
  readonly facts: RequestFacts;
  /** What the caller's address may still spend. */
  readonly quota: Quota;
  /**
   * Aborts when the answer has ended, or the client has disconnected. Its place in the context is
   * `GatewayContext.closed`.
   */
  readonly closed?: AbortSignal;
  /** Ends the answer whatever of it was read: `GatewayContext.hangUp`. */
  readonly hangUp?: () => void;
}

export interface YogaDeps {
  readonly schema: GraphQLSchema;
  readonly limits: Limits;
  /** Asked once a request, after its document was found valid. */
  readonly admit: Admission;
  readonly contexts: ContextFactory;
  /** Parsed documents by their texts. */
  readonly documents: DocumentCache<DocumentNode>;
  /** Valid documents by their texts. */
  readonly valid: DocumentCache<DocumentNode>;
  /** Whether only admins are shown the schema, by introspection or by suggestions. */
  readonly privateSchema: boolean;
  /** Undefined where every document is run. */
  readonly trusted: TrustedDocuments | undefined;
  /** The texts of the documents that the service itself asks. */
  readonly own: readonly string[];
  readonly tracer: Tracer;
  readonly plugins: readonly Plugin[];
  /** Called of a document whose compiled answer was another than its resolvers', by the SHA-256 of its text. */
  readonly onDifference: (document: string) => void;
  /** Called for every error that was answered as INTERNAL. */
  readonly onUnforeseen: (facts: Readonly<Record<string, unknown>>) => void;
}

const silent = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };

/** Gives the request log what ran: the operation's kind and name, its cost and the codes of its errors. */
const useFacts: Plugin<RequestScope> = {
  onValidate({ params: { documentAST }, context }) {
    const { facts, params } = context as unknown as RequestScope & YogaInitialContext;
    return ({ valid }) => {
      if (!valid) return;
      const operation = getOperationAST(documentAST, params.operationName);
      facts.kind = operation?.operation ?? 'none';
      if (operation?.name) facts.operation = operation.name.value.slice(0, 64);
    };
  },
  onResultProcess({ result, serverContext }) {
    if (Array.isArray(result) || Symbol.asyncIterator in result) return;
    const { errors, extensions } = result as {
      errors?: readonly { extensions?: { code?: unknown } }[];
      extensions?: { cost?: { requested: number } };
    };
    const { facts } = serverContext as unknown as RequestScope;
    if (extensions?.cost) facts.cost = extensions.cost.requested;
    if (errors?.length) facts.codes = [...new Set(errors.map((error) => String(error.extensions?.code)))].slice(0, 8);
  },
};

const INTROSPECTION = /__(schema|type)\b/;

/** Keeps the documents that are valid, and within the limits, for those who answer them before Yoga. */
const useValidDocuments = (known: DocumentCache<DocumentNode>): Plugin => ({
  onValidate({ params: { documentAST }, context }) {
    const { query } = (context as unknown as YogaInitialContext).params;
    return ({ valid }) => {
      // Who may introspect is asked of a document, whatever of it is skipped.
      if (valid && typeof query === 'string' && !INTROSPECTION.test(query) && known.get(query) === undefined)
        known.set(query, documentAST);
    };
  },
});

/** Yoga masks what parsing and execution give; what validation finds is masked here, with the argument at fault. */
const useMaskedValidation = (schema: GraphQLSchema, maskError: (error: unknown) => GraphQLError): Plugin => {
  const masked = (document: DocumentNode, error: GraphQLError): GraphQLError => {
    const shown = maskError(error);
    const [node] = error.nodes ?? [];
    if (shown.extensions.code !== 'BAD_INPUT' || shown.extensions.argument || !node) return shown;
    const fault = literalFault(schema, document, node);
    return fault ? maskError(new GraphQLError(fault.message, { nodes: error.nodes, originalError: fault })) : shown;
  };
  return {
    onValidate:
      ({ params: { documentAST } }) =>
      ({ valid, result, setResult }) => {
        if (!valid) setResult(result.map((error) => masked(documentAST, error)));
      },
  };
};

/** GraphQL over HTTP: limits, masked errors, the viewer's context; no batching, no uploads, no page of its own. */
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
    extraParamNames: [DOCUMENT_ID],
    plugins: [
      ...(trusted ? useTrustedDocuments(trusted, own) : []),
      useFacts,
      useDocumentTurns({ longest: limits.documentLength, known: [documents, errorCache] }),
      useLimits(limits),
      useTraces(tracer), // after what parses, before what waits at the gate
      useMaskedValidation(schema, maskError),
      useValidDocuments(valid),
      useAdmission(admit, limits),
      ...(privateSchema ? [usePrivateSchema(contexts)] : []), // after: who stops an execution has been let in
      useIntrospectionAnswers(), // after who may not introspect was refused, and after the cost was added
      useDenials({ eventContext: contexts.renewed }),
      useComparison({ errorsText: (errors) => errorsMember(errors).text[0], onDifference }), // after the denials are among the errors
      useRefusalStatus,
      ...plugins,
    ],
  });
}

export type GraphQLHandler = ReturnType<typeof createGraphQL>;
