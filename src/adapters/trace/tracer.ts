import { AsyncLocalStorage } from 'node:async_hooks';
import { AppError } from '@income-series/protocol/errors/app-error';
import {
  NO_SPAN,
  type Span,
  type SpanAttributes,
  type SpanStart,
  type TraceContext,
  type Tracer,
} from '../../core/tracing.ts';

/** A recorded span. */
export interface OpenSpan {
  readonly context: TraceContext;
  set(attributes: SpanAttributes): void;
  /** Ends the span. `code` is the code of its error. */
  end(outcome: { readonly failed: boolean; readonly code?: string | undefined }): void;
}

/** The destination of spans. */
export interface SpanSink {
  start(start: SpanStart, parent: TraceContext | undefined): OpenSpan;
  /** Exports the waiting spans and ends. It never throws. */
  close(): Promise<void>;
}

const running = new AsyncLocalStorage<TraceContext>();

/** The ids of the current trace and span, for log lines; none without a trace. */
export function traceIds(): { readonly traceId?: string; readonly spanId?: string } {
  const context = running.getStore();
  return context === undefined ? {} : { traceId: context.traceId, spanId: context.spanId };
}

const isPromise = (value: unknown): value is Promise<unknown> => value instanceof Promise;

/** Runs work in a span, and ends the span with the work. */
function runInSpan<T>(span: OpenSpan, work: (span: Span) => T): T {
  const endWithError = (error: unknown) =>
    span.end({ failed: true, code: error instanceof AppError ? error.code : undefined });
  let result: T;
  try {
    result = running.run(span.context, work, span);
  } catch (error) {
    endWithError(error);
    throw error;
  }
  if (isPromise(result)) result.then(() => span.end({ failed: false }), endWithError);
  else span.end({ failed: false });
  return result;
}

/** Creates a tracer. Without a sink it records nothing, but log lines still have the trace ids of callers. */
export function createTracer(sink: SpanSink | null): Tracer {
  return {
    run(start, work) {
      const parent = start.parent ?? running.getStore();
      if (sink !== null) return runInSpan(sink.start(start, parent), work);
      if (start.parent === undefined) return work(NO_SPAN);
      return running.run(start.parent, work, { ...NO_SPAN, context: start.parent });
    },
    child(start, work) {
      const parent = running.getStore();
      return sink === null || !parent?.sampled ? work() : runInSpan(sink.start(start(), parent), work);
    },
  };
}
