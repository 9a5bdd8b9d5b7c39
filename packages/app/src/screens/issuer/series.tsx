import { useQueryClient } from '@tanstack/react-query';
import { Link, useLocation, useParams } from '@tanstack/react-router';
import { useEffect } from 'react';
import { Guarded } from '../../access/guarded.tsx';
import { formatMoney, formatUnits } from '../../format/money.ts';
import { chainName, seriesState } from '../../format/words.ts';
import { useAnswer } from '../../gateway/answers.ts';
import { useChainNow } from '../../gateway/chain-time.ts';
import { IssuerSeriesPageDocument, SigningDomainOfSeriesDocument } from '../../generated/documents/issuer.ts';
import { Action } from '../../ui/action.tsx';
import { Countdown } from '../../ui/countdown.tsx';
import { Facts } from '../../ui/facts.tsx';
import { Reading } from '../../ui/reading.tsx';
import { SeriesName } from '../../ui/series-name.tsx';
import { SignedIn } from '../../ui/signed-in.tsx';
import { AmendmentSection } from './amendment.tsx';
import { ExtinguishmentSection } from './extinguishment.tsx';
import { PauseSection } from './pause.tsx';
import type { SectionProps } from './section-props.ts';
import { type RunningSeries, SERIES_STEPS } from './series-steps.ts';
import { TaskList } from './task-list.tsx';
import { TenderSection } from './tender.tsx';

/** The steps that are possible now, each of one transaction. */
function PossibleSteps({ series, onChange }: Pick<SectionProps, 'series' | 'onChange'>) {
  const now = useChainNow(series.chain, 10_000);
  const steps = SERIES_STEPS.filter(({ isPossible }) => isPossible(series, now));
  return (
    <section aria-labelledby="steps">
      <h2 id="steps">What you can do now</h2>
      {steps.length === 0 && <p className="empty">No step of a single transaction is possible now.</p>}
      <ul className="plain-list">
        {steps.map(({ label, meaning, done, isDangerous, build }) => (
          <li key={label} className="card">
            <p>{meaning}</p>
            <Action
              label={label}
              look={isDangerous ? 'danger' : 'plain'}
              token={series.paymentToken}
              build={async (sender) => [await build(sender, series)]}
              done={done}
              onDone={onChange}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Overview({ series, denied }: { readonly series: RunningSeries; readonly denied: ReadonlySet<string> }) {
  const { id, paymentToken: token, paidTotal, accruedTotal, cap, unitsOutstanding, curve } = series;
  const { buyOutPossibleAt, buyOutLapsesAt } = series;
  return (
    <Facts
      of={[
        [
          'Paid, with the fee',
          <Guarded key="paid" field="Series.paidTotal" id={id} denied={denied}>
            {formatMoney(paidTotal, token)}
          </Guarded>,
        ],
        [
          'Owed and not paid yet',
          <Guarded key="accrued" field="Series.accruedTotal" id={id} denied={denied}>
            {formatMoney(accruedTotal, token)}
          </Guarded>,
        ],
        ['Paid at most, in all', formatMoney(cap, token)],
        ['Units outstanding', formatUnits(unitsOutstanding, curve !== null && curve !== undefined)],
        ['Buy-out possible', buyOutPossibleAt && <Countdown at={buyOutPossibleAt} chain={series.chain} />],
        ['Buy-out lapses', buyOutLapsesAt && <Countdown at={buyOutLapsesAt} chain={series.chain} />],
      ]}
    />
  );
}

function Body({ denied, ...sectionProps }: Omit<SectionProps, 'domain'> & { readonly denied: ReadonlySet<string> }) {
  const { series, person } = sectionProps;
  const { chain, key, firstPeriod } = series;
  const { data } = useAnswer(SigningDomainOfSeriesDocument, { chain, key, period: firstPeriod });
  const { hash } = useLocation();
  useEffect(() => document.getElementById(hash)?.scrollIntoView(), [hash]);
  const props = { ...sectionProps, domain: data?.data.series?.reportBasis?.domain ?? {} };
  return (
    <>
      <p className="lead">
        <span className={`state ${series.state.toLowerCase()}`}>{seriesState(series.state)}</span>{' '}
        <span className="quiet">{chainName(series.chain)}</span>
      </p>
      <Overview series={series} denied={denied} />
      {series.issuer === person.address ? (
        <>
          <section aria-labelledby="calendar">
            <h2 id="calendar">What is due</h2>
            <TaskList seriesKey={series.key} empty="Nothing is due of this series." />
          </section>
          <PossibleSteps {...props} />
          <TenderSection {...props} />
          <AmendmentSection {...props} />
          <PauseSection {...props} />
          <ExtinguishmentSection {...props} />
        </>
      ) : (
        <p className="warning">Another wallet issued this series. Sign in with it to do something here.</p>
      )}
    </>
  );
}

/** A running series, with what its issuer may do now. */
export function IssuerSeriesPage() {
  const { chain, key } = useParams({ from: '/issuer/series/$chain/$key' });
  const seriesKey = key as `0x${string}`;
  const client = useQueryClient();
  const query = useAnswer(IssuerSeriesPageDocument, { chain, key: seriesKey }, { everyMs: 10_000 });
  return (
    <article>
      <p>
        <Link to="/issuer">My series</Link>
      </p>
      <h1>
        <SeriesName title={query.data?.data.series?.title} of={key} />
      </h1>
      <p>
        <Link to="/series/$chain/$key" params={{ chain, key }}>
          What everybody sees of it
        </Link>
      </p>
      <SignedIn>
        {(person) => (
          <Reading query={query}>
            {({ data: { series, attestors }, denied }) =>
              series ? (
                <Body
                  series={series}
                  attestors={attestors?.nodes ?? []}
                  person={person}
                  denied={denied}
                  onChange={() => void client.invalidateQueries()}
                />
              ) : (
                <p>There is no such series.</p>
              )
            }
          </Reading>
        )}
      </SignedIn>
    </article>
  );
}
