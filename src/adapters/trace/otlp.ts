import { ROOT_CONTEXT, SpanKind, SpanStatusCode, TraceFlags, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-proto';
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import { BasicTracerProvider, BatchSpanProcessor, type SpanExporter } from '@opentelemetry/sdk-trace-base';
import type { SpanStart, TraceContext } from '../../core/tracing.ts';
import type { OpenSpan, SpanSink } from './tracer.ts';

export interface OtlpOptions {
  /** The `service.name`, unless OTEL_SERVICE_NAME sets another. */
  readonly service: string;
  readonly version: string;
  /** Called when exports begin to fail, and when they work again. */
  readonly onChange: (works: boolean) => void;
}

/** The longest time for the export of the last spans, in ms. */
const CLOSE_MS = 3_000;

const KINDS = { server: SpanKind.SERVER, client: SpanKind.CLIENT } as const;

function contextOf(parent: TraceContext | undefined) {
  if (parent === undefined) return ROOT_CONTEXT;
  const { traceId, spanId, sampled } = parent;
  const traceFlags = sampled ? TraceFlags.SAMPLED : TraceFlags.NONE;
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true });
}

/** Wraps an exporter, and reports when it begins to fail and when it recovers. */
function observeExporter(exporter: SpanExporter, onChange: OtlpOptions['onChange']): SpanExporter {
  let works = true;
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        const succeeds = result.code === 0;
        if (succeeds !== works) onChange(succeeds);
        works = succeeds;
        done(result);
      }),
    shutdown: () => exporter.shutdown(),
  };
}

/**
 * Creates a sink that exports spans by OTLP over HTTP. OpenTelemetry's environment variables set its endpoint, headers,
 * certificates, sampler, limits and batches (OpenTelemetry specification, "Environment Variable Specification"). Nothing
 * global is set.
 */
export function createOtlpSink({ service, version, onChange }: OtlpOptions): SpanSink {
  const provider = new BasicTracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': service, 'service.version': version }))
      .merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new BatchSpanProcessor(observeExporter(new OTLPTraceExporter(), onChange))],
  });
  const tracer = provider.getTracer('income-series', version);

  return {
    start({ name, kind, attributes = {} }: SpanStart, parent): OpenSpan {
      const options = { kind: kind === undefined ? SpanKind.INTERNAL : KINDS[kind], attributes };
      const span = tracer.startSpan(name, options, contextOf(parent));
      const { traceId, spanId, traceFlags } = span.spanContext();
      return {
        context: { traceId, spanId, sampled: (traceFlags & TraceFlags.SAMPLED) !== 0 },
        set: (more) => void span.setAttributes(more),
        end({ failed, code }) {
          if (failed) span.setStatus({ code: SpanStatusCode.ERROR });
          if (code !== undefined) span.setAttribute('error.type', code);
          span.end();
        },
      };
    },

    async close() {
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, CLOSE_MS);
      });
      await Promise.race([provider.shutdown().catch(() => {}), late]);
      clearTimeout(timer);
    },
  };
}
