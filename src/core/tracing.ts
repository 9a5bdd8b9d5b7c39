/** A span's place in a trace (W3C Trace Context): ids of 16 and 8 bytes in hex. */
export interface TraceContext {
  readonly traceId: string;
  readonly spanId: string;
  /** True if the trace is recorded, which its first span decides. */
  readonly sampled: boolean;
}

/** Attributes of a span: names, codes and numbers, never a value of an input, a row, a header or a document. */
export type SpanAttributes = Readonly<Record<string, string | number | undefined>>;

/** The description of a span to start. */
export interface SpanStart {
  readonly name: string;
  /** `server`: the span of a request to this service. `client`: the span of a request to another system. */
  readonly kind?: 'server' | 'client';
  readonly attributes?: SpanAttributes;
  /** The parent span, as a caller names it. */
  readonly parent?: TraceContext | undefined;
}

/** A span that runs. */
export interface Span {
  /** The span's place in its trace, or the caller's if spans are not recorded; null if there is neither. */
  readonly context: TraceContext | null;
  set(attributes: SpanAttributes): void;
}

/** Records spans of traces. */
export interface Tracer {
  /**
   * Does work in a span, which ends with the work or with the promise that it returns. Spans that the work starts are its children.
   * Starts a trace if none runs. An error's code is recorded, never its message.
   */
  run<T>(start: SpanStart, work: (span: Span) => T): T;
  /** Does work in a span if a recorded trace runs, and without a span otherwise. */
  child<T>(start: () => SpanStart, work: () => T): T;
}

export const NO_SPAN: Span = { context: null, set: () => {} };

/** A tracer that records nothing. */
export const NO_TRACER: Tracer = { run: (_, work) => work(NO_SPAN), child: (_, work) => work() };

/** The form of version 00, and of the fields of version 00 at the start of a later version (W3C Trace Context, section 3.2). */
const TRACEPARENT = /^(?!ff)([0-9a-f]{2})-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})(-.*)?$/;

/** Reads a caller's `traceparent` header; undefined if it is not well formed. */
export function readTraceparent(header: unknown): TraceContext | undefined {
  if (typeof header !== 'string' || header.length > 512) return undefined;
  const [, version, traceId, spanId, flags = '', rest] = TRACEPARENT.exec(header) ?? [];
  if (traceId === undefined || spanId === undefined || (version === '00' && rest !== undefined)) return undefined;
  return { traceId, spanId, sampled: (Number.parseInt(flags, 16) & 1) === 1 };
}
