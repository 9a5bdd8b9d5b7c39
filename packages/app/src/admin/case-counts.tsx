import { Link } from '@tanstack/react-router';
import { useAnswer } from '../answer.ts';
import { CaseCountsDocument, type CaseCountsQuery } from '../generated/operations.ts';
import { describeCase, KINDS, type SeriesCaseKind } from './case-words.ts';
import { READ_MS, useWaiting } from './waiting-cases.ts';

type Count = CaseCountsQuery['pauses'];

/** Cases of a kind and state that wait for somebody other than an admin. */
interface Others {
  readonly kind: SeriesCaseKind;
  readonly state: string;
  readonly count: Count;
  readonly words: string;
}

const othersIn = ({ pauses, reports, years, rates, unsigned, signedOnce, refused }: CaseCountsQuery): Others[] => [
  { kind: 'pause', state: 'REQUESTED', count: pauses, words: 'asked' },
  { kind: 'report', state: 'OPEN', count: reports, words: 'open' },
  { kind: 'year', state: 'OPEN', count: years, words: 'open' },
  { kind: 'rate', state: 'REQUESTED', count: rates, words: 'asked' },
  { kind: 'end', state: 'OPEN', count: unsigned, words: 'not signed' },
  { kind: 'end', state: 'ONE_SIGNED', count: signedOnce, words: 'signed by one' },
  { kind: 'end', state: 'RELAY_REFUSED', count: refused, words: 'refused by the chain' },
];

const sayCount = ({ kind, count, words }: Others) =>
  `${KINDS[kind][0]}, ${words}: ${count?.totalCountIsCapped ? 'more than ' : ''}${count?.totalCount}`;

/** The cases that wait, by kind: those for an admin first, then those for attestors. */
export function CaseCounts() {
  const { waiting } = useWaiting();
  const { data } = useAnswer(CaseCountsDocument, {}, { everyMs: READ_MS });
  if (waiting === undefined || data === undefined) return null;
  const others = othersIn(data).filter(({ count }) => count !== null && count.totalCount > 0);
  const kinds = waiting.rows.map((row) => describeCase(row, null).kind);
  const due = (['pause', 'rate'] as const)
    .map((kind) => ({ kind, count: kinds.filter((one) => one === kind).length }))
    .filter(({ count }) => count > 0);
  if (due.length + others.length === 0) return null;
  return (
    <nav aria-label="Cases that wait" className={due.length > 0 ? 'notice' : undefined}>
      <ul className="plain-list">
        {due.map(({ kind, count }) => (
          <li key={kind}>
            <Link to="/admin/cases" search={{ kind }}>
              {KINDS[kind][0]} that wait for an admin: {waiting.isCut ? 'at least ' : ''}
              {count}
            </Link>
          </li>
        ))}
        {others.map((one) => (
          <li key={`${one.kind} ${one.state}`}>
            <Link to="/admin/cases" search={{ kind: one.kind, state: one.state }}>
              {sayCount(one)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
