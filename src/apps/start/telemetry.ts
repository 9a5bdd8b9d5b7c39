import { startTextServer } from '../../adapters/http/text-server.ts';
import type { Logger } from '../../adapters/log/logger.ts';
import { createTracer } from '../../adapters/trace/tracer.ts';
import type { TelemetryConfig } from '../../config/types.ts';
import { type Metrics, NO_METRICS } from '../../core/metrics.ts';
import type { Tracer } from '../../core/tracing.ts';
import { VERSION } from '../../project.ts';

/** The metrics and traces of a process. */
export interface Telemetry {
  readonly metrics: Metrics;
  readonly tracer: Tracer;
  /** Exports the last spans, then stops serving metrics. */
  stop(): Promise<void>;
}

interface Options {
  readonly config: TelemetryConfig;
  readonly service: 'gateway' | 'worker';
  readonly log: Logger;
  /** Operation names that are always metric labels, besides the configured ones. */
  readonly operations?: readonly string[];
}

/** Starts the metrics and their server; metrics that drop every value if none are configured. */
async function startMetrics({ config, log, operations = [] }: Options) {
  if (config.metrics === undefined) return { metrics: NO_METRICS, close: async () => {} };
  const { createPrometheusMetrics } = await import('../../adapters/metrics/prometheus.ts');
  const metrics = createPrometheusMetrics({ operations: [...operations, ...config.operations] });
  metrics.read(() => [['income_series_build_info', 1, { version: VERSION, node: process.version }]]);
  const { contentType, text } = metrics;
  const server = await startTextServer({ path: '/metrics', contentType, text }, config.metrics);
  log.info({ url: `${server.url}/metrics` }, 'metrics are served');
  return { metrics, close: server.close };
}

/** Starts the export of traces; null if it is not configured. */
async function startTraces({ config, service, log }: Options) {
  if (!config.traces) return null;
  const { createOtlpSink } = await import('../../adapters/trace/otlp.ts');
  const onChange = (works: boolean) =>
    works
      ? log.info('traces are exported again')
      : log.warn('traces could not be exported; spans beyond the buffer are dropped');
  return createOtlpSink({ service: `income-series-${service}`, version: VERSION, onChange });
}

/** Starts the configured metrics and traces. Packages are loaded only if they are needed. */
export async function startTelemetry(options: Options): Promise<Telemetry> {
  const sink = await startTraces(options);
  const { metrics, close } = await startMetrics(options);
  return {
    metrics,
    tracer: createTracer(sink),
    async stop() {
      await sink?.close();
      await close();
    },
  };
}
