import type { TypedDocument } from '@income-series/client/gateway';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense } from 'react';
import { useRows } from '../answer.ts';
import {
  ExtinguishmentsDocument,
  PausesDocument,
  RateRequestsDocument,
  ReportReviewsDocument,
  YearReviewsDocument,
} from '../generated/operations.ts';
import { MoreRows, SelectField, Status } from '../ui/index.ts';
import { CaseList } from './case-list.tsx';
import {
  type CaseRow,
  END_STATES,
  KINDS,
  PAUSE_STATES,
  RATE_STATES,
  REPORT_STATES,
  type SeriesCaseKind,
  YEAR_STATES,
} from './case-words.ts';
import { CountStatus, type CountStatusProps } from './count-status.tsx';
import { changeText, memberOf } from './search.ts';
import { useWaiting } from './waiting-cases.ts';

const FeedRates = lazy(async () => ({ default: (await import('./feed-rates.tsx')).FeedRates }));

type Counted = NonNullable<CountStatusProps['list']>;

/** A document that lists the cases of one kind. */
type CaseDocument<State, Row extends CaseRow> = TypedDocument<
  {
    readonly list:
      | (Counted & {
          readonly nodes: readonly Row[];
          readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
        })
      | null;
  },
  { readonly state?: State | null; readonly after?: string | null }
>;

interface KindListProps<State extends string, Row extends CaseRow> {
  readonly kind: SeriesCaseKind;
  readonly document: CaseDocument<State, Row>;
  readonly states: Readonly<Record<State, string>>;
  readonly help: string;
}

/** The cases of one kind, newest first. The state is in the address. */
function KindList<State extends string, Row extends CaseRow>({
  kind,
  document,
  states,
  help,
}: KindListProps<State, Row>) {
  const search = useSearch({ from: '/admin/cases' });
  const navigate = useNavigate({ from: '/admin/cases' });
  const state = memberOf(states, search.state) ?? null;
  const list = useRows(document, { state }, (data) => data.list);
  const [several] = KINDS[kind];
  return (
    <>
      <h2>{several}</h2>
      <p>{help}</p>
      <search className="filters">
        <SelectField
          label="State"
          value={state ?? ''}
          choices={{ '': 'Every state', ...states }}
          onChange={(value) => void navigate({ search: changeText(search, 'state', value) })}
        />
      </search>
      <CountStatus list={list.first?.list} words={['case', 'cases']} />
      <MoreRows list={list} empty="There is no such case. Choose another state or kind to see others.">
        <CaseList caption={several} rows={list.rows} />
      </MoreRows>
    </>
  );
}

const LISTS: Readonly<Record<SeriesCaseKind, ReactNode>> = {
  pause: (
    <KindList
      key="pause"
      kind="pause"
      document={PausesDocument}
      states={PAUSE_STATES}
      help="The attestor of the issuer’s choice decides on a pause. No admin reads the reason. Once the time of a pause is over, a keeper ends it; while none does, anybody may."
    />
  ),
  report: (
    <KindList
      key="report"
      kind="report"
      document={ReportReviewsDocument}
      states={REPORT_STATES}
      help="An attestor compares a quarter’s figure with its documents and signs. No admin reads figures or documents, or decides here."
    />
  ),
  year: (
    <KindList
      key="year"
      kind="year"
      document={YearReviewsDocument}
      states={YEAR_STATES}
      help="An attestor compares a year’s payments with its documents and signs an adjustment. No admin reads the documents, or decides here."
    />
  ),
  rate: (
    <KindList
      key="rate"
      kind="rate"
      document={RateRequestsDocument}
      states={RATE_STATES}
      help="An attestor states the rate of a quarter’s end where the feed has none. The issuer, attestors and admins read its signature, and each of them may record it on the chain."
    />
  ),
  end: (
    <KindList
      key="end"
      kind="end"
      document={ExtinguishmentsDocument}
      states={END_STATES}
      help="Two attestors read the evidence and sign. No admin reads the evidence or the signatures before they are on the chain, so only the two attestors send them again."
    />
  ),
};

/** The cases that wait for an admin, of all kinds. */
function WaitingList() {
  const { waiting, error } = useWaiting();
  if (error) return <p role="alert">{error.message}</p>;
  if (waiting === undefined) return <Status>One moment …</Status>;
  if (waiting.rows.length === 0) return <p className="empty">Nothing waits for an admin.</p>;
  return (
    <>
      <CaseList caption="What waits for an admin" rows={waiting.rows} />
      {waiting.isCut && <p>There is more than this list shows. The lists below have all of it.</p>}
    </>
  );
}

/** The cases of series: those that wait for an admin, then all of one kind, which is in the address. */
export function CasesPage() {
  const search = useSearch({ from: '/admin/cases' });
  const kind = memberOf(KINDS, search.kind) ?? 'pause';
  return (
    <>
      <h1>Cases</h1>
      <WaitingList />
      <nav aria-label="Kinds of cases" className="ways">
        {(Object.keys(KINDS) as SeriesCaseKind[]).map((one) => (
          <Link key={one} to="/admin/cases" search={{ kind: one }} aria-current={one === kind ? 'page' : undefined}>
            {KINDS[one][0]}
          </Link>
        ))}
      </nav>
      {LISTS[kind]}
      {kind === 'rate' && (
        <Suspense fallback={<Status>Reading the feed …</Status>}>
          <FeedRates />
        </Suspense>
      )}
    </>
  );
}
