import { keyed } from '@income-series/client/gateway';
import { BuildClaimDocument } from '@income-series/client/operations';
import { useAnswer } from '../answer.ts';
import { formatChain, formatMoney, formatUnits } from '../formats.ts';
import { DueClaimsDocument, type NamedSeriesFragment } from '../generated/operations.ts';
import { tokenOf } from '../market/token.ts';
import { useTransactions } from '../transactions/use-transactions.tsx';
import { Button, Mark } from '../ui/index.ts';
import { type ClaimSum, sumClaims, UNCOUNTED } from './claim-sum.ts';
import { useSigner } from './signer.ts';

/** The reasons why the chain takes a claim later. */
const REFUSALS: Readonly<Record<string, string>> = {
  CENSUS_MISSING: UNCOUNTED,
  UNITS_UNAVAILABLE: 'An order of the last window has units of yours until it is delivered. A keeper does it.',
};

export interface ClaimButtonProps {
  /** The global id of the position. */
  readonly id: string;
  readonly holder: string;
  readonly series: NamedSeriesFragment;
}

/** The words of the button, with the amount; null where nothing is due. */
function labelOf({ money, units, isAny }: ClaimSum, series: NamedSeriesFragment): string | null {
  const token = tokenOf(series);
  if (money > 0n) return token && `Claim ${formatMoney(money, token)}`;
  if (units > 0n) return `Unlock ${formatUnits(units, series)} units`;
  return isAny ? 'Finish what pays nothing' : null;
}

/** The one button that claims everything that is due to a position. It is absent while nothing is due. */
export function ClaimButton({ id, holder, series }: ClaimButtonProps) {
  const wallet = useSigner();
  const { run } = useTransactions();
  const { chain, key: seriesKey } = series;
  const { data } = useAnswer(DueClaimsDocument, { chain, seriesKey, wallet: holder as `0x${string}` });
  if (!data) return <p role="status">Reading what is due …</p>;
  if (data.claims === null) return <p>What is due cannot be read now.</p>;
  const sum = sumClaims(data.claims);
  const label = labelOf(sum, series);
  const refusals = sum.refusals.map((rule) => (
    <p key={rule}>{REFUSALS[rule] ?? `The chain refuses a claim for now: ${rule}.`}</p>
  ));
  const hope = series.state === 'ACTIVE' ? ' What the issuer’s next report pays is claimed here.' : '';
  if (label === null) return <>{refusals.length > 0 ? refusals : <p>Nothing is due now.{hope}</p>}</>;
  if (wallet?.chain !== chain)
    return (
      <p>
        {label}: sign in with a wallet on {formatChain(chain)}.
      </p>
    );
  const token = tokenOf(series);
  const claim = () =>
    run(
      label,
      async (gateway) => {
        const input = keyed({ chain, seriesKey, wallet: wallet.address, holder });
        const { transactions } = await gateway.act(BuildClaimDocument, input as never);
        return transactions.map(({ transaction }) => transaction);
      },
      token ? { token } : {},
    );
  return (
    <>
      <span className="value">
        <Button kind="main" onPress={() => void claim()}>
          {label}
        </Button>
        <Mark coordinate="Position.claimable" id={id} />
      </span>
      {refusals}
    </>
  );
}
