import {
  BuildStakeDocument,
  BuildTenderDocument,
  BuildUnstakeDocument,
  BuildWithdrawTenderDocument,
  type BuiltFragment,
} from '@income-series/client/operations';
import type { Address } from '@income-series/client/requests';
import { keyed } from '@income-series/client/requests';
import { Guarded } from '../../access/guarded.tsx';
import { BASE_LAMPORT_DECIMALS, formatDecimal, formatMoney, formatUnits, parseDecimal } from '../../format/money.ts';
import { useAnswer } from '../../gateway/answers.ts';
import type { PersonSession } from '../../gateway/session.ts';
import { CurveHoldingsDocument } from '../../generated/documents/market.ts';
import type { CurveHoldingsQuery } from '../../generated/operations.ts';
import { Action } from '../../ui/action.tsx';
import { Countdown } from '../../ui/countdown.tsx';
import { Facts } from '../../ui/facts.tsx';
import { Field } from '../../ui/field.tsx';
import { useFormDraft } from '../../ui/form-draft.ts';
import { Reading } from '../../ui/reading.tsx';
import type { SeriesOverview } from '../series/types.ts';

type CurveHoldings = NonNullable<CurveHoldingsQuery['curvePosition']>;

interface Step {
  readonly label: string;
  /** The most units that the step takes. */
  readonly mostUnits: bigint;
  readonly done: string;
  readonly hint: string;
  readonly build: (
    gateway: PersonSession['gateway'],
    input: {
      readonly chain: string;
      readonly seriesKey: `0x${string}`;
      readonly wallet: Address;
      readonly units: string;
    },
  ) => Promise<{ readonly transaction: BuiltFragment }>;
}

const asUnits = (units: string | null | undefined) => BigInt(units ?? 0);

/** The steps that a wallet can take with its units of a curve. A step whose `most` is 0 is not due. */
function stepsOf({ stakeableUnits, stakedUnits, tender }: CurveHoldings, isTenderOpen: boolean): readonly Step[] {
  const tenderedUnits = tender?.state === 'OPEN' ? asUnits(tender.tenderedUnits) : 0n;
  const untenderedUnits = asUnits(stakedUnits) - tenderedUnits;
  return [
    {
      label: 'Stake',
      mostUnits: asUnits(stakeableUnits),
      hint: 'Staked units earn from the next count on.',
      done: 'The units are staked.',
      build: (gateway, input) => gateway.act(BuildStakeDocument, keyed(input)),
    },
    {
      label: 'Unstake',
      mostUnits: untenderedUnits,
      hint: 'Units that are not staked earn nothing.',
      done: 'The units are in your wallet again.',
      build: (gateway, input) => gateway.act(BuildUnstakeDocument, keyed(input)),
    },
    {
      label: 'Tender',
      mostUnits: isTenderOpen ? untenderedUnits : 0n,
      hint: 'The treasury buys tendered units at the price of the round. It may take a part of them.',
      done: 'The units are tendered.',
      build: (gateway, input) => gateway.act(BuildTenderDocument, keyed(input)),
    },
    {
      label: 'Withdraw the tender',
      mostUnits: isTenderOpen ? tenderedUnits : 0n,
      hint: 'Units can be withdrawn until the round ends.',
      done: 'The units are no longer tendered.',
      build: (gateway, input) => gateway.act(BuildWithdrawTenderDocument, keyed(input)),
    },
  ];
}

interface StepText {
  /** What was typed; null for all units. */
  readonly text: string | null;
}

function StepForm({ step, series }: { readonly step: Step; readonly series: SeriesOverview }) {
  const { chain, key: seriesKey, paymentToken } = series;
  const { values, change, forget } = useFormDraft<StepText>(`${step.label} ${seriesKey}`, { text: null });
  const { text } = values;
  const { label, mostUnits, hint, done } = step;
  const isDue = mostUnits > 0n;
  const typed = text === null ? mostUnits : parseDecimal(text, BASE_LAMPORT_DECIMALS);
  const isWrong = typed === null || typed === 0n || typed > mostUnits;
  return (
    <div className="step">
      {isDue && (
        <Field
          label={`Units to ${label === 'Withdraw the tender' ? 'withdraw' : label.toLowerCase()}`}
          hint={hint}
          unit={`of ${formatUnits(mostUnits, true)}`}
          inputMode="decimal"
          value={text ?? formatDecimal(mostUnits, BASE_LAMPORT_DECIMALS)}
          onChange={(next) => change({ text: next })}
          error={isWrong ? `Write a number of units up to ${formatUnits(mostUnits, true)}.` : null}
        />
      )}
      <Action
        label={label}
        isDue={isDue}
        isDisabled={isWrong}
        token={paymentToken}
        onDone={forget}
        done={<p>{done}</p>}
        build={async ({ gateway, address }) => {
          const input = { chain, seriesKey, wallet: address as Address, units: `${typed}` };
          return [(await step.build(gateway, input)).transaction];
        }}
      />
    </div>
  );
}

function HoldingFacts({ position, series }: { readonly position: CurveHoldings; readonly series: SeriesOverview }) {
  const { looseUnits, stakedUnits, claimablePayout, pendingPayout, tender } = position;
  const { paymentToken: token } = series;
  return (
    <Facts
      of={[
        [
          'In the wallet, not earning',
          <Guarded key="loose" field="CurvePosition.looseUnits">
            {formatUnits(looseUnits, true)} units
          </Guarded>,
        ],
        [
          'Staked, earning',
          <Guarded key="staked" field="CurvePosition.stakedUnits">
            {formatUnits(stakedUnits, true)} units
          </Guarded>,
        ],
        [
          'To claim now',
          <Guarded key="claimable" field="CurvePosition.claimablePayout">
            {formatMoney(claimablePayout, token)}
          </Guarded>,
        ],
        [
          'Paid later',
          <Guarded key="pending" field="CurvePosition.pendingPayout">
            {formatMoney(pendingPayout, token)}
          </Guarded>,
        ],
        [
          'Tendered',
          tender && (
            <Guarded field="CurveTender.tenderedUnits">
              {formatUnits(tender.tenderedUnits, true)} units at {formatMoney(tender.price, token)}
            </Guarded>
          ),
        ],
        [
          'Round ends',
          tender?.state === 'OPEN' && tender.endsAt && <Countdown at={tender.endsAt} chain={series.chain} />,
        ],
      ]}
    />
  );
}

/** What the wallet holds of a curve series now, and what it can do with it. */
export function CurveStake({ series, person }: { readonly series: SeriesOverview; readonly person: PersonSession }) {
  const { chain, key, curve } = series;
  const query = useAnswer(CurveHoldingsDocument, { chain, key, wallet: person.address as Address });
  return (
    <Reading query={query}>
      {({ data: { curvePosition: position } }) =>
        position && (
          <>
            <h3>What this wallet holds</h3>
            <HoldingFacts position={position} series={series} />
            {stepsOf(position, curve?.tenderState === 'OPEN').map((step) => (
              <StepForm key={step.label} step={step} series={series} />
            ))}
          </>
        )
      }
    </Reading>
  );
}
