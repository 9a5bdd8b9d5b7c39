import { encodePieces } from './answer-text.ts';
import { type DocumentText, mediaTypeOf, type PlainRequest, readPlainRequest } from './plain-request.ts';
import {
  type ExchangeSignal,
  type ReadDeps,
  type ReadEnd,
  type ReadHandover,
  type ReadPlace,
  runRead,
} from './read-states.ts';

/** A request of HTTP, as far as it is read here. */
export interface HttpRequest {
  readonly url?: string | undefined;
  readonly headers: { readonly accept?: string | undefined };
}

export interface HttpReadsDeps<Exchange, Place extends ReadPlace<Context>, Context>
  extends ReadDeps<Exchange, Place, Context> {
  readonly documentText: DocumentText;
  readonly requestOf: (exchange: Exchange) => HttpRequest;
  /** Writes an answer with status 200. */
  readonly respond: (exchange: Exchange, body: Buffer, contentType: string) => void;
}

/** Answers the requests whose operations are compiled, in front of the GraphQL server. */
export interface HttpReads<Exchange, Place> {
  /** Answers a POST's body, or a GET (null). Null if the exchange has ended; else what the server goes on from. */
  answer(exchange: Exchange, body: Buffer | null, closed: ExchangeSignal): Promise<ReadHandover<Place> | null>;
  /** Reads a document for an exchange whose answer its caller writes. */
  read(exchange: Exchange, request: PlainRequest, closed: ExchangeSignal): Promise<ReadEnd<Place>>;
  report(): ReadsReport;
}

/** How reads of cached documents were answered since the process started. */
interface ReadsReport {
  readonly asked: number;
  /** The share that a statement answered, alone or beside some fields' resolvers; null for no reads. */
  readonly compiled: number | null;
  /** How often each reason left a read to its resolvers. */
  readonly reasons: Readonly<Record<string, number>>;
}

const BY_STATEMENT: ReadonlySet<string> = new Set(['compiled', 'in part']);

function reportOf(counts: ReadonlyMap<string, number>): ReadsReport {
  const sum = (entries: readonly (readonly [string, number])[]) => entries.reduce((all, [, count]) => all + count, 0);
  const reasons = [...counts].filter(([how]) => !BY_STATEMENT.has(how));
  const asked = sum([...counts]);
  const compiled = asked === 0 ? null : Math.round((1 - sum(reasons) / asked) * 1_000) / 1_000;
  return { asked, compiled, reasons: Object.fromEntries(reasons) };
}

/**
 * Creates the reads that answer requests of HTTP in front of the GraphQL server.
 *
 * @example
 * const reads = createHttpReads({ ...server, reads: createCompiledReads({ schema, readers }), documentText, requestOf, respond });
 * const handover = await reads.answer(exchange, body, closed); // null: it is answered
 */
export function createHttpReads<Exchange, Place extends ReadPlace<Context>, Context>({
  documentText,
  requestOf,
  respond,
  onOutcome,
  ...deps
}: HttpReadsDeps<Exchange, Place, Context>): HttpReads<Exchange, Place> {
  const counts = new Map<string, number>();
  const noted: ReadDeps<Exchange, Place, Context> = {
    ...deps,
    onOutcome(how, exchange) {
      counts.set(how, (counts.get(how) ?? 0) + 1);
      onOutcome(how, exchange);
    },
  };
  return {
    read: (exchange, request, closed) => runRead(noted, { exchange, request, closed }),
    report: () => reportOf(counts),
    async answer(exchange, body, closed) {
      const { url, headers } = requestOf(exchange);
      const type = mediaTypeOf(headers.accept);
      const request = type && readPlainRequest(url, body, documentText);
      if (!request) return {};
      const end = await runRead(noted, { exchange, request, closed });
      if (end.kind === 'server') return end.handover;
      if (end.kind === 'answered') respond(exchange, encodePieces(end.pieces), `${type}; charset=utf-8`);
      return null;
    },
  };
}
