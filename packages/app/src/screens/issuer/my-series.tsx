import type { Address } from '@income-series/client/requests';
import { Link } from '@tanstack/react-router';
import { formatCount } from '../../format/money.ts';
import { formatPeriod } from '../../format/time.ts';
import { chainName, seriesState, wordsOf } from '../../format/words.ts';
import { useRows } from '../../gateway/answers.ts';
import type { PersonSession } from '../../gateway/session.ts';
import { IssuerDraftsDocument, IssuerSeriesDocument } from '../../generated/documents/issuer.ts';
import type { IssuerSeriesQuery } from '../../generated/operations.ts';
import { Rows } from '../../ui/rows.tsx';
import { SeriesName } from '../../ui/series-name.tsx';
import { SignedIn } from '../../ui/signed-in.tsx';
import { TaskList } from './task-list.tsx';

type SeriesRow = NonNullable<IssuerSeriesQuery['seriesList']>['nodes'][number];

function SeriesItem({ series: { chain, key, title, state, firstPeriod, lastPeriod } }: { readonly series: SeriesRow }) {
  return (
    <li className="card">
      <h3>
        <Link to="/issuer/series/$chain/$key" params={{ chain, key }}>
          <SeriesName title={title} of={key} />
        </Link>
      </h3>
      <p>
        <span className={`state ${state.toLowerCase()}`}>{seriesState(state)}</span>{' '}
        <span className="quiet">
          {chainName(chain)}, {formatPeriod(firstPeriod)} to {formatPeriod(lastPeriod)}
        </span>
      </p>
    </li>
  );
}

function SeriesOf({ person: { address } }: { readonly person: PersonSession }) {
  const list = useRows(IssuerSeriesDocument, { issuer: address as Address }, ({ seriesList }) => seriesList);
  return (
    <section aria-labelledby="series">
      <h2 id="series">Series</h2>
      <Rows list={list} empty="This wallet has issued no series yet. A draft comes first.">
        <ul className="plain-list">
          {list.rows.map((series) => (
            <SeriesItem key={series.id} series={series} />
          ))}
        </ul>
      </Rows>
    </section>
  );
}

function Drafts() {
  const list = useRows(IssuerDraftsDocument, {}, ({ seriesDrafts }) => seriesDrafts);
  const rows = list.rows.filter(({ series }) => !series);
  return (
    <section aria-labelledby="drafts">
      <h2 id="drafts">Drafts</h2>
      <Rows list={{ ...list, rows }} empty="There is no draft.">
        <ul className="plain-list">
          {rows.map(({ id, title, currency, unitsOffered, state, raise, curve }) => (
            <li key={id} className="card">
              <Link to="/issuer/drafts/$id" params={{ id }}>
                {title && `${title}: `}
                {formatCount(unitsOffered)} units of income in {currency}, {formatPeriod((raise ?? curve)?.firstPeriod)}{' '}
                to {formatPeriod((raise ?? curve)?.lastPeriod)}
              </Link>{' '}
              <span className="quiet">{state === 'BUILT' ? 'creation was built' : wordsOf(state)}</span>
            </li>
          ))}
        </ul>
      </Rows>
      <p>
        <Link to="/issuer/drafts/new" className="button plain">
          Draft a series
        </Link>
      </p>
    </section>
  );
}

/** What is due of an issuer's series and drafts, by day, and the lists of both. */
export function MySeries() {
  return (
    <article>
      <h1>My series</h1>
      <SignedIn>
        {(person) => (
          <>
            <section aria-labelledby="calendar">
              <h2 id="calendar">Calendar</h2>
              <TaskList empty="Nothing is to do. Each step of your series and drafts is listed here, by its last day." />
            </section>
            <SeriesOf person={person} />
            <Drafts />
          </>
        )}
      </SignedIn>
    </article>
  );
}
