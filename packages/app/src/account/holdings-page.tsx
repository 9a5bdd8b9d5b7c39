import { Link } from '@tanstack/react-router';
import { useRows } from '../answer.ts';
import { formatUnits, formatWord, shortKey } from '../formats.ts';
import { OwnHoldingsDocument, type OwnHoldingsQuery } from '../generated/operations.ts';
import { tokenOf } from '../market/token.ts';
import { Fact, Mark, Money, MoreRows } from '../ui/index.ts';
import { ClaimButton } from './claim-button.tsx';
import { SeriesName } from './series-name.tsx';

type Position = NonNullable<OwnHoldingsQuery['myPositions']>['nodes'][number];

function PositionCard({ position }: { readonly position: Position }) {
  const { id, holder, series, units, lockedUnits, stakedUnits, claimedTotal } = position;
  const token = tokenOf(series);
  return (
    <article className="card" aria-label={`Units of ${series.title ?? series.key}`}>
      <h2>
        <SeriesName series={series} />
      </h2>
      <dl className="facts">
        <Fact name="Units">
          {formatUnits(units, series)} <Mark coordinate="Position.units" id={id} />
        </Fact>
        {series.curve !== null && <Fact name="Staked, so that they earn">{formatUnits(stakedUnits, series)}</Fact>}
        {series.curve === null && lockedUnits !== '0' && <Fact name="Locked">{formatUnits(lockedUnits, series)}</Fact>}
        <Fact name="Claimed so far">
          {token ? <Money amount={claimedTotal} token={token} coordinate="Position.claimedTotal" id={id} /> : '–'}
        </Fact>
        <Fact name="Series">{formatWord(series.state)}</Fact>
        <Fact name="Wallet">{shortKey(holder)}</Fact>
      </dl>
      <ClaimButton id={id} holder={holder} series={series} />
      <p>
        <Link to="/account/holdings/$id" params={{ id }}>
          What each payment brought
        </Link>
        {series.curve !== null && (
          <>
            {' · '}
            <Link to="/account/curve/$chain/$key" params={{ chain: series.chain, key: series.key }}>
              Stake, sell or tender
            </Link>
          </>
        )}
      </p>
    </article>
  );
}

/** The units of the account's wallets, and what is due to them. */
export function HoldingsPage() {
  const positions = useRows(OwnHoldingsDocument, {}, ({ myPositions }) => myPositions);
  return (
    <>
      <h1>Holdings</h1>
      <MoreRows
        list={positions}
        empty="No wallet of this account holds units that earn. Units of a curve earn once you stake them, on the series’ own screen."
      >
        {positions.rows.map((position) => (
          <PositionCard key={position.id} position={position} />
        ))}
      </MoreRows>
    </>
  );
}
