import type { Reading } from '../../core/metrics.ts';
import type { Gate, GateLine } from './operations/gate.ts';
import { ROUTES } from './routes/rest.ts';

/** The names of the GraphQL operations of the REST paths. */
export const REST_OPERATIONS: readonly string[] = ROUTES.flatMap(
  ({ document }) => /^\w+ (\w+)/.exec(document)?.[1] ?? [],
);

/** The metrics of the gate and of each of its lines. */
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
