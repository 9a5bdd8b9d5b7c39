import type { Metrics } from '../../../core/metrics.ts';
import { type Exchange, respond } from '../exchange.ts';
import type { EndSignal } from '../exchange-end.ts';
import { encodePieces } from './answer-text.ts';
import { mediaTypeOf, type PlainRequest, readPlainRequest, type TrustedText } from './plain-request.ts';
import { type ReadDeps, type ReadEnd, type ReadHandover, runRead } from './read-states.ts';

export interface CompiledAnswersDeps extends Omit<ReadDeps, 'onOutcome'> {
  readonly metrics: Metrics;
  readonly trustedText: TrustedText;
}

/** Answers the requests whose operations are compiled, in front of the GraphQL server. */
export interface CompiledAnswers {
  /** Answers a POST's body, or a GET (null). Null if the exchange has ended; else what the server goes on from. */
  answer(exchange: Exchange, body: Buffer | null, closed: EndSignal): Promise<ReadHandover | null>;
  /** Reads a document for an exchange whose answer its caller writes. */
  read(exchange: Exchange, request: PlainRequest, closed: EndSignal): Promise<ReadEnd>;
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

export function createCompiledAnswers({ metrics, trustedText, ...deps }: CompiledAnswersDeps): CompiledAnswers {
  const counts = new Map<string, number>();
  const onOutcome = (how: string) => {
    metrics.count('income_series_compiled_reads_total', 1, { answer: how });
    counts.set(how, (counts.get(how) ?? 0) + 1);
  };
  const read: CompiledAnswers['read'] = (exchange, request, closed) =>
    runRead({ ...deps, onOutcome }, { exchange, request, closed });

  return {
    read,
    report: () => reportOf(counts),
    async answer(exchange, body, closed) {
      const type = mediaTypeOf(exchange.req.headers.accept);
      const request = type && readPlainRequest(exchange, body, trustedText);
      if (!request) return {};
      const end = await read(exchange, request, closed);
      if (end.kind === 'server') return end.handover;
      if (end.kind === 'answered')
        respond(exchange.res, 200, encodePieces(end.pieces), { 'Content-Type': `${type}; charset=utf-8` });
      return null;
    },
  };
}
