import { ERROR_CODES } from '../../core/errors/codes.ts';
import type { Metrics, Reading } from '../../core/metrics.ts';
import type { Span } from '../../core/tracing.ts';
import type { Exchange } from './exchange.ts';
import type { Gate, GateLine } from './gate.ts';
import { ROUTES } from './rest-routes.ts';
import { GRAPHQL_PATH } from './yoga.ts';

/** The operations that paths stand for. */
export const REST_OPERATIONS: readonly string[] = ROUTES.flatMap(
  ({ document }) => /^\w+ (\w+)/.exec(document)?.[1] ?? [],
);

/** The first error code, OK, or the status of what has no code; ABORTED where nobody waited for the answer. */
function codeOf({ res, facts }: Exchange): string {
  const [code] = facts.codes ?? [];
  if (code !== undefined) return Object.hasOwn(ERROR_CODES, code) ? code : 'INTERNAL';
  if (!res.writableFinished && facts.kind !== 'subscription') return 'ABORTED';
  return res.statusCode < 400 ? 'OK' : `HTTP_${res.statusCode}`;
}

/** Counts a request that has ended, and says in its span what it was. */
export function recordRequest(metrics: Metrics, span: Span, exchange: Exchange, ms: number): void {
  const { method, path, res, facts } = exchange;
  const code = codeOf(exchange);
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

export function gateReadings(gate: Gate): readonly Reading[] {
  const lines = gate.lines();
  return [
    ...(Object.keys(lines) as GateLine[]).flatMap((line): Reading[] => [
      ['income_series_gate_running', lines[line].running, { line }],
      ['income_series_gate_waiting', lines[line].waiting, { line }],
      ['income_series_gate_refused_total', lines[line].refused, { line }],
    ]),
    ['income_series_gate_large_cost', lines.large.runningCost],
  ];
}
