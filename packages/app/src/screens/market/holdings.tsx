import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { Guarded } from '../../access/guarded.tsx';
import { formatMoney, formatUnits } from '../../format/money.ts';
import { formatDate, formatPeriod } from '../../format/time.ts';
import { useAnswer, useRows } from '../../gateway/answers.ts';
import { useStateTime } from '../../gateway/chain-time.ts';
import { useReader } from '../../gateway/session.ts';
import {
  NextReportDocument,
  PositionStatementDocument,
  PositionsOfAccountDocument,
} from '../../generated/documents/market.ts';
import type { PositionPartsFragment } from '../../generated/operations.ts';
import { Facts } from '../../ui/facts.tsx';
import { Key } from '../../ui/key.tsx';
import { Reading } from '../../ui/reading.tsx';
import { Rows } from '../../ui/rows.tsx';
import { SeriesName } from '../../ui/series-name.tsx';
import { PersonScreen } from '../../ui/signed-in.tsx';
import { StateBadge, StateMeaning } from '../../ui/state-badge.tsx';
import { Claim } from './claim.tsx';
import { BoughtCards, CurveNext, useBoughtCurves } from './curve-holding.tsx';
import { nextReportAt } from './next-report.ts';
import { Payments } from './payments.tsx';
import { PHASE_READ_MS } from './sealed.ts';
import { tradeLinkOf } from './trade-link.ts';

interface PositionProps {
  readonly position: PositionPartsFragment;
  readonly denied: ReadonlySet<string>;
}

/** The facts of a position. A count of zero is left out, except that of the units. */
export function PositionFacts({ position, denied }: PositionProps) {
  const { id, holder, series, claimable, claimedTotal } = position;
  const isCurve = series.curve !== null;
  const units = (field: 'units' | 'lockedUnits' | 'heldUnits' | 'stakedUnits') =>
    (field === 'units' || BigInt(position[field]) > 0n) && (
      <Guarded field={`Position.${field}`} id={id} denied={denied}>
        {formatUnits(position[field], isCurve)}
      </Guarded>
    );
  return (
    <Facts
      of={[
        ['Units', units('units')],
        ['Of them staked', units('stakedUnits')],
        ['Of them locked', units('lockedUnits')],
        ['Of them held until the wallet is verified', units('heldUnits')],
        [
          'To claim now',
          <Guarded key="claimable" field="Position.claimable" id={id} denied={denied}>
            {formatMoney(claimable, series.paymentToken)}
          </Guarded>,
        ],
        [
          'Claimed so far',
          <Guarded key="claimed" field="Position.claimedTotal" id={id} denied={denied}>
            {formatMoney(claimedTotal, series.paymentToken)}
          </Guarded>,
        ],
        ['Wallet', <Key key="wallet" of={holder} />],
      ]}
    />
  );
}

function Picture({ position: { id, series } }: { readonly position: PositionPartsFragment }) {
  const query = useAnswer(PositionStatementDocument, { id });
  return (
    <Reading query={query}>
      {({ data: { node } }) =>
        node?.__typename === 'Position' && <Payments lines={node.statement?.lines ?? []} series={series} />
      }
    </Reading>
  );
}

/** The time at which the next payment of a position is due, if the quarters of its series tell it. */
function NextPayment({ series: { chain, key } }: Pick<PositionPartsFragment, 'series'>) {
  const { data } = useAnswer(NextReportDocument, { chain, key });
  const now = useStateTime(chain);
  const next = data?.data.series ? nextReportAt(data.data.series, now) : null;
  if (next === null) return null;
  const { period, dueAt, opensAt, isLate } = next;
  return (
    <p>
      {isLate
        ? `The issuer is late with the report of ${formatPeriod(period)}, and can make it until ${formatDate(dueAt)}`
        : `The issuer reports ${formatPeriod(period)} ${opensAt === null ? '' : `from ${formatDate(opensAt)} on, `}by ${formatDate(dueAt)}`}
      ; the payment, if one is due, follows that report.
    </p>
  );
}

/** True for a position whose units earn: on a curve those that are staked. */
const isEarning = ({ series, units, stakedUnits }: PositionPartsFragment) =>
  BigInt(series.curve === null ? units : stakedUnits) > 0n;

function PositionCard({ position, denied }: PositionProps) {
  const { person } = useReader();
  const { id, holder, series } = position;
  const { chain, key, title, state } = series;
  const isHere = person !== null && person.chain === chain;
  const trade = BigInt(position.units) > 0n ? tradeLinkOf(series) : null;
  return (
    <li className="card">
      <p className="card-name">
        <Link to="/series/$chain/$key" params={{ chain, key }}>
          <SeriesName title={title} of={key} />
        </Link>
        <StateBadge series={series} />
      </p>
      <StateMeaning state={state} />
      {isEarning(position) && <NextPayment series={series} />}
      <PositionFacts position={position} denied={denied} />
      {isHere && series.curve && <CurveNext place={{ chain, seriesKey: key }} person={person} />}
      {isHere && <Claim series={series} holder={holder} />}
      <Picture position={position} />
      <p className="buttons">
        {trade && (
          <Link to="/series/$chain/$key" params={{ chain, key }} hash={trade.hash}>
            {trade.text}
          </Link>
        )}
        <Link to="/holdings/$id" params={{ id }}>
          Statement of this position
        </Link>
      </p>
    </li>
  );
}

/** Reads the claims, payments and next reports of positions again when the positions have changed. */
function useRefreshOnChange(rows: readonly PositionPartsFragment[]): void {
  const { key } = useReader();
  const client = useQueryClient();
  const last = useRef<string | null>(null);
  const next = rows.length === 0 ? null : JSON.stringify(rows);
  useEffect(() => {
    const hasChanged = last.current !== null && last.current !== next;
    last.current = next;
    if (hasChanged) void client.invalidateQueries({ queryKey: [key] });
  }, [client, key, next]);
}

function Positions() {
  const list = useRows(PositionsOfAccountDocument, {}, ({ myPositions }) => myPositions, { everyMs: PHASE_READ_MS });
  useRefreshOnChange(list.rows);
  const boughtCurves = useBoughtCurves(new Set(list.rows.map(({ series }) => series.key)));
  return (
    <>
      {(list.rows.length > 0 || boughtCurves.length === 0) && (
        <Rows list={list} empty="You hold no units. A raise, a curve and a window of later trading sell them.">
          <ul className="cards wide-cards">
            {list.rows.map((position) => (
              <PositionCard key={position.id} position={position} denied={list.denied} />
            ))}
          </ul>
        </Rows>
      )}
      {!list.isReading && <BoughtCards places={boughtCurves} />}
    </>
  );
}

/** The units of the account's wallets, with what they earned. */
export const HoldingsPage = () => (
  <PersonScreen title="Holdings">
    <Positions />
  </PersonScreen>
);
