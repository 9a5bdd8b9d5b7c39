import { isErrorCode, isOperatorsFault } from '@income-series/protocol/errors/codes';
import type { Metrics } from '../../../core/metrics.ts';
import { readTraceparent, type Span, type Tracer } from '../../../core/tracing.ts';
import type { Exchange } from '../http/exchange.ts';
import { GRAPHQL_PATH } from './yoga.ts';

interface Observers {
  readonly metrics: Metrics;
  readonly tracer: Tracer;
  readonly log: { info(facts: object, message: string): void; error(facts: object, message: string): void };
}

/**
 * The outcome of a request for metrics: its first error code, OK, the HTTP status of an error without a code, or ABORTED if
 * the caller disconnected.
 */
function outcomeOf({ res, facts }: Exchange): string {
  const [code] = facts.codes ?? [];
  if (code !== undefined) return isErrorCode(code) ? code : 'INTERNAL';
  if (!res.writableFinished && facts.kind !== 'subscription') return 'ABORTED';
  return res.statusCode < 400 ? 'OK' : `HTTP_${res.statusCode}`;
}

/** Records a finished request in the metrics and in the attributes of its span. */
function record(metrics: Metrics, span: Span, exchange: Exchange, ms: number): void {
  const { method, path, res, facts } = exchange;
  const code = outcomeOf(exchange);
  const type = facts.kind ?? (path === GRAPHQL_PATH ? 'invalid' : 'http');
  const operation = facts.kind === undefined ? 'none' : metrics.operation(facts.operation);
  metrics.count('income_series_requests_total', 1, { operation, type, code });
  if (facts.kind !== undefined && facts.kind !== 'subscription') {
    metrics.observe('income_series_request_duration_seconds', ms / 1_000, { operation, type });
  }
  if (facts.cost !== undefined) metrics.observe('income_series_request_cost', facts.cost, { type });
  span.set({
    'http.request.method': /^[A-Z]{1,16}$/.test(method) ? method : '_OTHER',
    'http.response.status_code': res.statusCode,
    'graphql.operation.type': facts.kind,
    'graphql.operation.name': facts.operation,
    'graphql.operation.cost': facts.cost,
    'error.type': code === 'OK' ? undefined : code,
  });
}

/** Answers a request within a trace span. After the answer it records the metrics and logs one line. */
export function observeRequest({ metrics, tracer, log }: Observers, exchange: Exchange, answer: () => void): void {
  const { req, res, id, method, path, facts } = exchange;
  const startMs = performance.now();
  const start = { name: 'request', kind: 'server', parent: readTraceparent(req.headers.traceparent) } as const;
  void tracer.run(start, (span) => {
    const { traceId, spanId } = span.context ?? {};
    const trace = traceId === undefined ? {} : { traceId, spanId };
    const end = new Promise<void>((resolve) => {
      res.once('close', () => {
        const ms = performance.now() - startMs;
        record(metrics, span, exchange, ms);
        const status = res.headersSent ? res.statusCode : null;
        const line = { requestId: id, method, path, status, ms: Math.round(ms), ...trace, ...facts };
        log[facts.codes?.some(isOperatorsFault) ? 'error' : 'info'](line, 'request');
        resolve();
      });
    });
    answer();
    return end;
  });
}
