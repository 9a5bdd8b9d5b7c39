import { startTextServer } from '../../adapters/http/text-server.ts';
import type { Logger } from '../../adapters/log/logger.ts';
import { createTracer } from '../../adapters/trace/tracer.ts';
import type { TelemetryConfig } from '../../config/types.ts';
import { type Metrics, NO_METRICS } from '../../core/metrics.ts';
import type { Tracer } from '../../core/tracing.ts';
import { VERSION } from '../../project.ts';

/** What a process counts and traces. */
export interface Telemetry {
  readonly metrics: Metrics;
  readonly tracer: Tracer;
  /** Hands over the last spans; serves metrics until then. */
  stop(): Promise<void>;
}

interface Options {
  readonly config: TelemetryConfig;
  readonly service: 'gateway' | 'worker';
  readonly log: Logger;
  /** Names of operations that always are labels of their own, besides the configured ones. */
  readonly operations?: readonly string[];
}

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

async function startTraces({ config, service, log }: Options) {
  if (!config.traces) return null;
  const { createOtlpSink } = await import('../../adapters/trace/otlp.ts');
  const onChange = (works: boolean) =>
    works
      ? log.info('traces are exported again')
      : log.warn('traces could not be exported; what does not fit is dropped');
  return createOtlpSink({ service: `income-series-${service}`, version: VERSION, onChange });
}

/** Starts what the configuration asks for; the packages of what it does not ask for are not loaded. */
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
