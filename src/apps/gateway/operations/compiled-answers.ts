import { POSITION_HEADER } from '@income-series/protocol/position';
import type { CompiledReads } from 'field-access/compiled';
import { createHttpReads, type DocumentText, type HttpReads, type ReadHandover } from 'field-access/http';
import type { DocumentNode } from 'graphql';
import type { CompiledMode } from '../../../config/types.ts';
import type { Metrics } from '../../../core/metrics.ts';
import type { Tracer } from '../../../core/tracing.ts';
import type { GatewayContext } from '../../../graphql/context.ts';
import type { DocumentCache } from '../documents/document-cache.ts';
import type { Limits } from '../documents/limits.ts';
import { type Exchange, respond } from '../http/exchange.ts';
import type { Admission, AdmittedOperation } from './admission.ts';
import { answerPieces } from './answer-text.ts';

export interface CompiledAnswersDeps {
  readonly reads: CompiledReads<GatewayContext>;
  /** The valid documents within the limits, by text. The GraphQL server has answered each of them before. */
  readonly valid: DocumentCache<DocumentNode>;
  readonly admit: Admission;
  readonly limits: Limits;
  readonly tracer: Tracer;
  readonly mode: CompiledMode;
  readonly metrics: Metrics;
  readonly trustedText: DocumentText;
  /** Receives the error of a failed statement. Resolvers then answer the request. */
  readonly onFailure: (error: unknown) => void;
}

/** Answers the requests whose operations are compiled, in front of the GraphQL server. */
export type CompiledAnswers = HttpReads<Exchange, AdmittedOperation>;

/** The work of compiled reads on a request, which the GraphQL server continues. */
export type GatewayHandover = ReadHandover<AdmittedOperation>;

const SPAN = () => ({ name: 'graphql.read' });

export function createCompiledAnswers(deps: CompiledAnswersDeps): CompiledAnswers {
  const { reads, valid, admit, limits, tracer, mode, metrics, trustedText, onFailure } = deps;
  return createHttpReads<Exchange, AdmittedOperation, GatewayContext>({
    reads,
    documentText: trustedText,
    documentOf: (text) => (mode.enabled ? valid.get(text) : undefined),
    admit({ exchange: { quota, id: requestId, req }, request, closed }, document) {
      const { query, operationName, variables: variableValues } = request;
      const authorization = req.headers.authorization ?? null;
      const applicant = { document, operationName, variableValues, query, authorization, requestId, quota, closed };
      return admit({ ...applicant, fromMemory: true });
    },
    positionOf: ({ req }) => req.headers[POSITION_HEADER]?.toString(),
    executionMs: limits.executionMs,
    checked: mode.checked,
    trace: (work) => tracer.child(SPAN, work),
    piecesOf: (answer, place, { facts }) => answerPieces(answer, place, facts),
    requestOf: ({ req }) => req,
    respond: ({ res }, body, contentType) => respond(res, 200, body, { 'Content-Type': contentType }),
    onFailure,
    onOutcome(outcome, { facts }) {
      metrics.count('income_series_compiled_reads_total', 1, { answer: outcome });
      facts.read = outcome;
    },
    onAnswered({ name }, { facts }) {
      facts.kind = 'query';
      if (name) facts.operation = name.value.slice(0, 64);
    },
  });
}
