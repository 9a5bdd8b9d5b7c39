import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { createPrometheusMetrics } from '../../../src/adapters/metrics/prometheus.ts';
import { METRICS, type MetricDefinition } from '../../../src/core/metrics.ts';
import { forTest } from '../../support/for-file.ts';
import { startTestGateway } from '../../support/gateway.ts';

const read = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');
const ours = Object.entries(METRICS) as readonly [string, MetricDefinition][];

interface Panel {
  readonly targets?: readonly { readonly expr: string }[];
}
const expressions = (
  JSON.parse(read('deploy/grafana-dashboard.json')) as { readonly panels: readonly Panel[] }
).panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));
const monitoring = read('docs/monitoring.md');
const [, alerts = ''] = /Recommended alerts:\n\n```text\n([\s\S]*?)```/.exec(monitoring) ?? [];

/** Names of metrics in an expression; a histogram's by its own. */
const metricsIn = (expression: string): string[] =>
  (expression.match(/\b(?:income_series|nodejs|process)_\w+/g) ?? []).map((name) =>
    name.replace(/_(bucket|sum|count)$/, (suffix) => (Object.hasOwn(METRICS as object, name) ? suffix : '')),
  );

it('the dashboard and the alerts name metrics that a running gateway has', async () => {
  const metrics = createPrometheusMetrics();
  await forTest(startTestGateway({ metrics }));
  const text = await metrics.text();
  const scraped = new Set([...text.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name));
  expect(metricsIn(alerts).length).toBeGreaterThan(5);
  const named = [...expressions, alerts].flatMap(metricsIn);
  expect(named.length).toBeGreaterThan(ours.length);
  expect(named.filter((name) => !scraped.has(name))).toEqual([]);
});

it('every metric of ours is on a panel', () => {
  const shown = new Set(expressions.flatMap(metricsIn));
  expect(ours.map(([name]) => name).filter((name) => !shown.has(name))).toEqual([]);
});

it('every metric of ours is in docs/monitoring.md as the code has it', () => {
  const rows = ours.map(([name, { labels }]) => {
    const named = labels.map((label) => `\`${label}\``).join(', ');
    return `| \`${name}\` | ${named} |`;
  });
  const table = ['| metric | labels |', '|---|---|', ...rows].join('\n');
  const [, documented] = /<!-- metrics -->\n\n([\s\S]*?)\n\n<!-- \/metrics -->/.exec(monitoring) ?? [];
  expect(documented).toBe(table);
});
