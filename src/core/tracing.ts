/** A place in a trace (W3C Trace Context): 16 and 8 bytes in hex. */
export interface TraceContext {
  readonly traceId: string;
  readonly spanId: string;
  /** Whether the trace is recorded, as its beginning says. */
  readonly sampled: boolean;
}

/** Names, codes and numbers: never a value of the input, of a row, of a header or of a document. */
export type SpanAttributes = Readonly<Record<string, string | number | undefined>>;

export interface SpanStart {
  readonly name: string;
  /** `server`: of a request. `client`: what another system is asked. */
  readonly kind?: 'server' | 'client';
  readonly attributes?: SpanAttributes;
  /** What a caller says that it is a part of. */
  readonly parent?: TraceContext | undefined;
}

export interface Span {
  /** Its place, or the caller's where spans are not recorded; null where there is neither. */
  readonly context: TraceContext | null;
  set(attributes: SpanAttributes): void;
}

export interface Tracer {
  /**
   * Does work in a span, which ends with it, or with the promise that it answers. An error's code is noted, never its
   * message. What the work begins has this span as its parent. A trace begins here where none runs.
   */
  run<T>(start: SpanStart, work: (span: Span) => T): T;
  /** The same where a trace runs and is recorded; elsewhere the work alone. */
  child<T>(start: () => SpanStart, work: () => T): T;
}

export const NO_SPAN: Span = { context: null, set: () => {} };

/** Where nothing is traced. */
export const NO_TRACER: Tracer = { run: (_, work) => work(NO_SPAN), child: (_, work) => work() };

/** Version 00 exactly; of a later version what 00 has (W3C Trace Context, section 3.2). */
const TRACEPARENT = /^(?!ff)([0-9a-f]{2})-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})(-.*)?$/;

/** A caller's `traceparent` header; undefined where it is not well formed. */
export function readTraceparent(header: unknown): TraceContext | undefined {
  if (typeof header !== 'string' || header.length > 512) return undefined;
  const [, version, traceId, spanId, flags = '', rest] = TRACEPARENT.exec(header) ?? [];
  if (traceId === undefined || spanId === undefined || (version === '00' && rest !== undefined)) return undefined;
  return { traceId, spanId, sampled: (Number.parseInt(flags, 16) & 1) === 1 };
}
