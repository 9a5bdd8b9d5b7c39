import type { Metrics } from '../../../core/metrics.ts';
import type { DocumentTexts } from '../documents/trusted-documents.ts';
import { type Exchange, respond } from '../http/exchange.ts';
import type { ExchangeSignal } from '../http/exchange-end.ts';
import { mediaTypeOf } from '../http/media-type.ts';
import { encodePieces } from './answer-text.ts';
import { type PlainRequest, readPlainRequest } from './plain-request.ts';
import { type ReadDeps, type ReadEnd, type ReadHandover, runRead } from './read-states.ts';

export interface CompiledAnswersDeps extends Omit<ReadDeps, 'onOutcome'> {
  readonly trustedText: DocumentTexts;
  readonly metrics: Metrics;
}

/** Answers the requests whose operations are compiled, in front of the GraphQL server. */
export interface CompiledAnswers {
  /** Answers a POST's body, or a GET (null). Null if the exchange has ended; else the state that the GraphQL server goes on from. */
  answer(exchange: Exchange, body: Buffer | null, closed: ExchangeSignal): Promise<ReadHandover | null>;
  /** Reads a document for an exchange whose answer its caller writes. */
  read(exchange: Exchange, request: PlainRequest): Promise<ReadEnd>;
  report(): ReadsReport;
}

/** The counts of reads of cached documents since the process started. */
interface ReadsReport {
  readonly asked: number;
  /** The share that a statement answered, alone or beside some fields' resolvers; null for no reads. */
  readonly compiled: number | null;
  /** The number of reads that each reason left to resolvers. */
  readonly reasons: Readonly<Record<string, number>>;
}

const BY_STATEMENT: ReadonlySet<string> = new Set(['compiled', 'in part']);

/** The report of how reads were answered, for /health. */
function reportOf(counts: ReadonlyMap<string, number>): ReadsReport {
  const sum = (entries: readonly (readonly [string, number])[]) => entries.reduce((all, [, count]) => all + count, 0);
  const reasons = [...counts].filter(([how]) => !BY_STATEMENT.has(how));
  const asked = sum([...counts]);
  const compiledShare = asked === 0 ? null : Math.round((1 - sum(reasons) / asked) * 1_000) / 1_000;
  return { asked, compiled: compiledShare, reasons: Object.fromEntries(reasons) };
}

/** Creates the door in front of the GraphQL server, which counts how each read was answered. */
export function createCompiledAnswers({ trustedText, metrics, ...deps }: CompiledAnswersDeps): CompiledAnswers {
  const counts = new Map<string, number>();
  const noted: ReadDeps = {
    ...deps,
    onOutcome(how, { facts }) {
      counts.set(how, (counts.get(how) ?? 0) + 1);
      metrics.count('income_series_compiled_reads_total', 1, { answer: how });
      facts.read = how;
    },
  };
  return {
    read: (exchange, request) => runRead(noted, { exchange, request, closed: exchange.closed }),
    report: () => reportOf(counts),
    async answer(exchange, body, closed) {
      const { req, res } = exchange;
      const type = mediaTypeOf(req.headers.accept);
      const request = type && readPlainRequest(req.url, body, trustedText);
      if (!request) return {};
      const end = await runRead(noted, { exchange, request, closed });
      if (end.kind === 'server') return end.handover;
      if (end.kind === 'answered') {
        respond(res, 200, encodePieces(end.pieces), { 'Content-Type': `${type}; charset=utf-8` });
      }
      return null;
    },
  };
}
