import type { Address } from '@income-series/client/requests';
import { Link } from '@tanstack/react-router';
import { Guarded } from '../../access/guarded.tsx';
import { formatMoney, formatUnits } from '../../format/money.ts';
import { useAnswer } from '../../gateway/answers.ts';
import { type PersonSession, useReader } from '../../gateway/session.ts';
import { CurvePurchasesDocument, CurveUnitsDocument } from '../../generated/documents/market.ts';
import type { CurveUnitsQuery } from '../../generated/operations.ts';
import { Facts } from '../../ui/facts.tsx';
import { Key } from '../../ui/key.tsx';
import { SeriesName } from '../../ui/series-name.tsx';
import { StateBadge, StateMeaning } from '../../ui/state-badge.tsx';
import { kindOfChain } from '../../wallets/wallet.ts';
import { useAllRows } from './all-rows.ts';
import { Claim } from './claim.tsx';
import { nextOfUnits } from './curve-next.ts';
import { tradeLinkOf } from './trade-link.ts';

interface CurvePlace {
  readonly chain: string;
  readonly seriesKey: `0x${string}`;
}

interface UnitsProps {
  readonly series: NonNullable<CurveUnitsQuery['series']>;
  readonly position: NonNullable<CurveUnitsQuery['curvePosition']>;
  /** True beside the card of a position, which shows the other facts. */
  readonly isBeside?: boolean;
}

const amount = (text: string | null | undefined): bigint => BigInt(text ?? 0);

/** The units of a wallet on a curve, and what can be done with them. */
function Units({ series, position, isBeside = false }: UnitsProps) {
  const { chain, key, state, curve, paymentToken } = series;
  const { looseUnits, stakedUnits, stakeableUnits, claimablePayout } = position;
  const [loose, staked] = [amount(looseUnits), amount(stakedUnits)];
  return (
    <>
      <Facts
        of={[
          [
            'Units in the wallet, not earning',
            <Guarded key="loose" field="CurvePosition.looseUnits">
              {formatUnits(loose, true)}
            </Guarded>,
          ],
          [
            'Units staked, earning',
            !isBeside && <Guarded field="CurvePosition.stakedUnits">{formatUnits(staked, true)}</Guarded>,
          ],
          [
            'To claim now',
            !isBeside && (
              <Guarded field="CurvePosition.claimablePayout">{formatMoney(claimablePayout, paymentToken)}</Guarded>
            ),
          ],
        ]}
      />
      <p>
        {nextOfUnits({
          ...{ state, loose, staked },
          stakeable: amount(stakeableUnits),
          tenderState: curve?.tenderState ?? null,
        })}{' '}
        {!isBeside && (
          <Link to="/series/$chain/$key" params={{ chain, key }} hash="trading">
            {tradeLinkOf(series)?.text}
          </Link>
        )}
      </p>
    </>
  );
}

function useUnits({ chain, seriesKey }: CurvePlace, person: PersonSession) {
  const { data } = useAnswer(CurveUnitsDocument, { chain, key: seriesKey, wallet: person.address as Address });
  const { series, curvePosition: position } = data?.data ?? {};
  return series && position ? { series, position } : null;
}

/** The units that a curve position lacks because its wallet did not stake them, and the next step. */
export function CurveNext({ place, person }: { readonly place: CurvePlace; readonly person: PersonSession }) {
  const units = useUnits(place, person);
  return units && <Units {...units} isBeside />;
}

/** The card of units that were bought on a curve and never staked, so that they make no position. */
function BoughtCard({ place, person }: { readonly place: CurvePlace; readonly person: PersonSession }) {
  const units = useUnits(place, person);
  if (units === null || amount(units.position.looseUnits) + amount(units.position.stakedUnits) === 0n) return null;
  const { series } = units;
  const { chain, key, title, state } = series;
  return (
    <li className="card">
      <p className="card-name">
        <Link to="/series/$chain/$key" params={{ chain, key }}>
          <SeriesName title={title} of={key} />
        </Link>
        <StateBadge series={series} />
      </p>
      <StateMeaning state={state} />
      <Units {...units} />
      <p className="quiet">
        Wallet <Key of={person.address} />
      </p>
      <Claim series={series} holder={person.address as Address} />
    </li>
  );
}

/** The curves on which the person bought with this account, without those that have a position. */
export function useBoughtCurves(positions: ReadonlySet<string>): readonly CurvePlace[] {
  const { person } = useReader();
  const { rows } = useAllRows(CurvePurchasesDocument, {}, ({ builtTransactions }) => builtTransactions);
  if (person === null || kindOfChain(person.chain) !== 'solana') return [];
  const ownTransactions = rows.filter(({ chain, wallet }) => chain === person.chain && wallet === person.address);
  const keys = new Set(
    ownTransactions.flatMap(({ seriesKey }) => (seriesKey === null || positions.has(seriesKey) ? [] : [seriesKey])),
  );
  return [...keys].map((seriesKey) => ({ chain: person.chain, seriesKey }));
}

/** The cards of units that were bought on curves. */
export function BoughtCards({ places }: { readonly places: readonly CurvePlace[] }) {
  const { person } = useReader();
  if (person === null || places.length === 0) return null;
  return (
    <section aria-labelledby="bought">
      <h2 id="bought">Bought on a curve</h2>
      <ul className="cards wide-cards">
        {places.map((place) => (
          <BoughtCard key={place.seriesKey} place={place} person={person} />
        ))}
      </ul>
    </section>
  );
}
