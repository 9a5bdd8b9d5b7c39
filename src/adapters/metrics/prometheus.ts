import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { METRICS, type MetricDefinition, type MetricName, type Metrics, type Reading } from '../../core/metrics.ts';
import { operationLabels } from '../../core/operation-names.ts';

export interface PrometheusOptions {
  /** Operation names that are always labels. */
  readonly operations?: Iterable<string>;
  /** The longest time for a source of readings, in milliseconds. */
  readonly readMs?: number;
}

/** Metrics in the format of Prometheus (text format 0.0.4). There is no global state, so that two may run in one process. */
export interface PrometheusMetrics extends Metrics {
  readonly contentType: string;
  /** The text of all metrics. Concurrent callers share one reading. It never throws and ends within `readMs`. */
  text(): Promise<string>;
}

const READ_MS = 1_500;

type Instrument = Counter | Gauge | Histogram;

function createInstrument(name: string, { kind, help, labels, buckets = [] }: MetricDefinition, registers: [Registry]) {
  const options = { name, help, labelNames: [...labels], registers };
  if (kind === 'counter') return new Counter(options);
  if (kind === 'gauge') return new Gauge(options);
  return new Histogram({ ...options, buckets: [...buckets] });
}

/** The readings of a source; none if it fails or is late. */
async function readInTime(source: () => readonly Reading[] | Promise<readonly Reading[]>, ms: number) {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<readonly Reading[]>((resolve) => {
    timer = setTimeout(() => resolve([]), ms);
  });
  const answer = (async () => source())().catch(() => []); // async, so that an error that is thrown at once is caught too
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}

/** Creates an instrument for every metric of `METRICS`, in a registry of its own. */
export function createPrometheusMetrics({ operations, readMs = READ_MS }: PrometheusOptions = {}): PrometheusMetrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const instruments = new Map<MetricName, Instrument>(
    (Object.keys(METRICS) as MetricName[]).map((name) => [name, createInstrument(name, METRICS[name], [registry])]),
  );
  const sources: (() => readonly Reading[] | Promise<readonly Reading[]>)[] = [];
  /** The metrics that sources have set. They are reset before each reading, so that omitted ones have no value. */
  const fromSources = new Set<MetricName>();

  async function read(): Promise<string> {
    const readings = (await Promise.all(sources.map((source) => readInTime(source, readMs)))).flat();
    for (const [name] of readings) fromSources.add(name);
    for (const name of fromSources) (instruments.get(name) as Counter | Gauge).reset();
    for (const [name, value, labels = {}] of readings) (instruments.get(name) as Counter | Gauge).inc(labels, value);
    return registry.metrics();
  }
  let running: Promise<string> | undefined;

  return {
    contentType: registry.contentType,
    count: (name, by, ...[labels]) => (instruments.get(name) as Counter).inc(labels ?? {}, by),
    observe: (name, value, ...[labels]) => (instruments.get(name) as Histogram).observe(labels ?? {}, value),
    read: (source) => void sources.push(source),
    operation: operationLabels(operations),
    text() {
      running ??= read().finally(() => {
        running = undefined;
      });
      return running;
    },
  };
}
