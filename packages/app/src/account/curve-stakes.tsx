import { type Gateway, keyed } from '@income-series/client/gateway';
import type { BuiltFragment } from '@income-series/client/operations';
import { BuildStakeDocument, BuildTenderDocument, BuildUnstakeDocument } from '@income-series/client/operations';
import { CURVE_DECIMALS, formatMoney, formatTime, formatUnits } from '../formats.ts';
import { useTransactions } from '../transactions/use-transactions.tsx';
import { AmountForm } from './amount-form.tsx';
import { UNCOUNTED } from './claim-sum.ts';
import { type CurveDesk, placeOf } from './curve-desk.ts';

/** The reasons why the chain takes no stake now. */
const STAKE_REFUSALS: Readonly<Record<string, string>> = {
  WRONG_STATE: 'Only staked units earn. You stake yours here once the series is active.',
  ISSUER_WALLET: 'The issuer’s wallet may not stake.',
  NOT_ALLOWLISTED: 'The wallet is not verified, so it may not stake.',
  CENSUS_MISSING: UNCOUNTED,
};

interface UnitsStep {
  readonly id: string;
  readonly title: string;
  readonly verb: string;
  readonly most: bigint;
  readonly description?: string;
  readonly build: (gateway: Gateway, units: string) => Promise<BuiltFragment>;
}

/** One step that takes a number of units. */
function UnitsForm({ desk: { series, token }, step }: { readonly desk: CurveDesk; readonly step: UnitsStep }) {
  const { run } = useTransactions();
  const { id, title, verb, most, description, build } = step;
  const send = (units: bigint) =>
    run(`${verb} ${formatUnits(units, series)} units`, async (gateway) => [await build(gateway, `${units}`)], {
      token,
    });
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <AmountForm
        id={`${id}-${series.key}`}
        label="Units"
        description={description ?? `At most ${formatUnits(most, series)}.`}
        unit="units"
        decimals={CURVE_DECIMALS}
        most={most}
        tooMuch={`There are ${formatUnits(most, series)} units at most.`}
        button={title}
        onSend={send}
      />
    </section>
  );
}

/** Staking, unstaking, and the round of tenders. */
export function CurveStakes({ desk }: { readonly desk: CurveDesk }) {
  const { series, curve, position, token, now } = desk;
  const stakeable = BigInt(position.stakeableUnits ?? 0);
  const tendered = position.tender?.state === 'OPEN' ? BigInt(position.tender.tenderedUnits ?? 0) : 0n;
  const free = BigInt(position.stakedUnits ?? 0) - tendered;
  const isTender = curve.tenderState === 'OPEN' && curve.tenderEndsAt !== null && now < Date.parse(curve.tenderEndsAt);
  const place = placeOf(desk);
  const refusal = position.stakeRefusal;
  return (
    <>
      {stakeable > 0n && (
        <UnitsForm
          desk={desk}
          step={{
            ...{ id: 'stake', title: 'Stake', verb: 'Stake', most: stakeable },
            description: `At most ${formatUnits(stakeable, series)}. Only units that are staked when a quarter ends are paid for it.`,
            build: async (gateway, units) =>
              (await gateway.act(BuildStakeDocument, keyed({ ...place, units }))).transaction,
          }}
        />
      )}
      {stakeable === 0n && refusal !== null && BigInt(position.looseUnits ?? 0) > 0n && (
        <p>{STAKE_REFUSALS[refusal] ?? `The chain takes no stake now: ${refusal}.`}</p>
      )}
      {free > 0n && (
        <UnitsForm
          desk={desk}
          step={{
            ...{ id: 'unstake', title: 'Unstake', verb: 'Unstake', most: free },
            build: async (gateway, units) =>
              (await gateway.act(BuildUnstakeDocument, keyed({ ...place, units }))).transaction,
          }}
        />
      )}
      {isTender && free > 0n && (
        <UnitsForm
          desk={desk}
          step={{
            ...{ id: 'tender', title: 'Tender', verb: 'Tender', most: free },
            description: `The treasury of ${series.title ?? 'the series'} pays ${formatMoney(curve.tenderPrice, token)} for a unit, until ${formatTime(curve.tenderEndsAt)}.`,
            build: async (gateway, units) => {
              const input = keyed({ ...place, units, leastPrice: curve.tenderPrice ?? '0' });
              return (await gateway.act(BuildTenderDocument, input)).transaction;
            },
          }}
        />
      )}
    </>
  );
}
