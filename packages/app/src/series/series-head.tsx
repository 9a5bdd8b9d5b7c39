import { Link, type LinkProps } from '@tanstack/react-router';
import { useAnswer } from '../answer.ts';
import { formatChain, formatPeriod, formatUnits } from '../formats.ts';
import { OwnBidHereDocument } from '../generated/operations.ts';
import { Countdown } from '../market/countdown.tsx';
import { SeriesMoney } from '../market/series-money.tsx';
import { SeriesTitle } from '../market/series-title.tsx';
import { priceOf, type SeriesStep, stageOf } from '../market/stage.ts';
import { useReader } from '../reader.ts';
import { Fact, Time } from '../ui/index.ts';
import type { Series } from './series.ts';

/** The screens of the account on which a step is taken, with the words of their links. */
const STEPS = {
  bid: { to: '/account/bid/$chain/$key', words: 'Bid for units' },
  reveal: { to: '/account/bid/$chain/$key', words: 'Reveal your bid' },
  swap: { to: '/account/curve/$chain/$key', words: 'Buy or sell units' },
  stake: { to: '/account/curve/$chain/$key', words: 'Stake your units, so that they earn' },
} as const satisfies Readonly<Record<SeriesStep, { readonly to: LinkProps['to']; readonly words: string }>>;

interface StepLinkProps {
  readonly series: Series;
  readonly step: SeriesStep;
}

/** The way to a step of the sale or of a curve. A reader who has bid sees the bid, because a raise takes one bid from each
 * wallet. */
function StepLink({ series: { chain, key }, step }: StepLinkProps) {
  const { wallet } = useReader();
  const { data } = useAnswer(
    OwnBidHereDocument,
    { chain, seriesKey: key },
    { enabled: wallet !== null && step === 'bid' },
  );
  const { to, words } = STEPS[step];
  const hasBid = step === 'bid' && data?.myBids?.nodes.some((bid) => bid.wallet === wallet?.address);
  return (
    <p>
      <Link className="button main" to={to} params={{ chain, key }}>
        {hasBid ? 'See your bid' : words}
      </Link>
    </p>
  );
}

/** The way to the screen on which a reader orders in the latest window or reveals the order; absent when neither is possible. */
function OrderLink({ series, nowMs }: { readonly series: Series; readonly nowMs: number }) {
  const { chain, key, windows } = series;
  const [latest] = windows.nodes;
  if (!latest || !['COMMIT', 'REVEAL'].includes(latest.phase) || nowMs >= Date.parse(latest.revealEndsAt)) return null;
  return (
    <p>
      <Link
        className="button main"
        to="/account/order/$chain/$key/$window"
        params={{ chain, key, window: `${latest.number}` }}
      >
        {nowMs < Date.parse(latest.commitEndsAt) ? 'Buy or sell in the open window' : 'Reveal your order'}
      </Link>
    </p>
  );
}

interface SeriesHeadProps {
  readonly series: Series;
  /** The chain's time in milliseconds since 1970; null while it is not known. */
  readonly chainMs: number | null;
}

/** The title, the state in words, the step that one can take now, and the figures of the series. */
export function SeriesHead({ series, chainMs }: SeriesHeadProps) {
  const { key, title } = series;
  const nowMs = chainMs ?? Date.now();
  const stage = stageOf(series, nowMs);
  return (
    <header>
      <h1>
        <SeriesTitle title={title} seriesKey={key} />
      </h1>
      <p className="stage">{stage.words}</p>
      <Countdown stage={stage} chainMs={chainMs} />
      {stage.step && <StepLink series={series} step={stage.step} />}
      <OrderLink series={series} nowMs={nowMs} />
      <Facts series={series} />
    </header>
  );
}

function Facts({ series }: { readonly series: Series }) {
  const { id, chain, key, issuer, curve } = series;
  const price = priceOf(series);
  return (
    <dl className="facts">
      {price && (
        <Fact name={price.words}>
          <SeriesMoney series={series} amount={price.amount} />
        </Fact>
      )}
      <Fact name="Paid so far">
        <SeriesMoney series={series} amount={series.paidTotal} coordinate="Series.paidTotal" id={id} />
      </Fact>
      <Fact name="Owed and not yet paid">
        <SeriesMoney series={series} amount={series.accruedTotal} coordinate="Series.accruedTotal" id={id} />
      </Fact>
      <Fact name="Most that is ever paid, fees included">
        <SeriesMoney series={series} amount={series.cap} />
      </Fact>
      <Fact name="Units that earn">
        {formatUnits(curve ? series.stakedTotal : series.unitsOutstanding, series)} of{' '}
        {formatUnits(series.unitsOffered)}
      </Fact>
      <Fact name="Term">
        {formatPeriod(series.firstPeriod)} to {formatPeriod(series.lastPeriod)}
      </Fact>
      <Fact name="Income in">{series.currency ?? 'an unknown currency'}</Fact>
      <Fact name="Active since">
        {series.activatedAt === null ? 'not active yet' : <Time at={series.activatedAt} />}
      </Fact>
      {series.buyOutPossibleAt && (
        <Fact name="The issuer may buy the series out from">
          <Time at={series.buyOutPossibleAt} /> to <Time at={series.buyOutLapsesAt} />
        </Fact>
      )}
      {series.extinguishNoticeEndsAt && (
        <Fact name="Two attestors may extinguish the series from">
          <Time at={series.extinguishNoticeEndsAt} /> to <Time at={series.extinguishDeadlineAt} />
        </Fact>
      )}
      <Fact name="Chain">{formatChain(chain)}</Fact>
      <Fact name="Issuer">
        <code>{issuer}</code>
      </Fact>
      <Fact name="Key of the series">
        <code>{key}</code>
      </Fact>
    </dl>
  );
}
