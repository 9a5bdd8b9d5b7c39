import { AsyncLocalStorage } from 'node:async_hooks';
import { AppError } from '../../core/errors/app-error.ts';
import {
  NO_SPAN,
  type Span,
  type SpanAttributes,
  type SpanStart,
  type TraceContext,
  type Tracer,
} from '../../core/tracing.ts';

/** A span that is recorded. */
export interface OpenSpan {
  readonly context: TraceContext;
  set(attributes: SpanAttributes): void;
  /** `code`: of the error that ended it. */
  end(failed: boolean, code?: string): void;
}

/** Where spans go. */
export interface SpanSink {
  start(start: SpanStart, parent: TraceContext | undefined): OpenSpan;
  /** Hands over what waits, and ends. Never throws. */
  close(): Promise<void>;
}

const running = new AsyncLocalStorage<TraceContext>();

/** The trace that runs here, for log lines; none where there is none. */
export function traceIds(): { readonly traceId?: string; readonly spanId?: string } {
  const context = running.getStore();
  return context === undefined ? {} : { traceId: context.traceId, spanId: context.spanId };
}

const isPromise = (value: unknown): value is Promise<unknown> => value instanceof Promise;

/** Does work in an open span. */
function within<T>(span: OpenSpan, work: (span: Span) => T): T {
  const failed = (error: unknown) => span.end(true, error instanceof AppError ? error.code : undefined);
  let result: T;
  try {
    result = running.run(span.context, work, span);
  } catch (error) {
    failed(error);
    throw error;
  }
  if (isPromise(result)) result.then(() => span.end(false), failed);
  else span.end(false);
  return result;
}

/** Without a sink nothing is recorded: log lines then have the ids that a caller gave. */
export function createTracer(sink: SpanSink | null): Tracer {
  return {
    run(start, work) {
      const parent = start.parent ?? running.getStore();
      if (sink !== null) return within(sink.start(start, parent), work);
      if (start.parent === undefined) return work(NO_SPAN);
      return running.run(start.parent, work, { ...NO_SPAN, context: start.parent });
    },
    child(start, work) {
      const parent = running.getStore();
      return sink === null || !parent?.sampled ? work() : within(sink.start(start(), parent), work);
    },
  };
}
