import { type Gateway, keyed } from '@income-series/client/gateway';
import { BuildEndPauseDocument, BuildRecordRateDocument, type BuiltFragment } from '@income-series/client/operations';
import { useSigner } from '../account/signer.ts';
import { DeviceFault } from '../device/device-fault.ts';
import { formatChain } from '../formats.ts';
import { type CaseSeriesFragment, type RateCaseFragment, RateSignatureDocument } from '../generated/operations.ts';
import { tokenOf } from '../market/token.ts';
import { SignInAsk } from '../session/sign-in-ask.tsx';
import { useTransactions } from '../transactions/use-transactions.tsx';
import { Button } from '../ui/index.ts';
import type { CaseRow, CaseStep } from './case-words.ts';

const LABELS: Readonly<Record<CaseStep, string>> = {
  END_PAUSE: 'End the pause',
  RECORD_RATE: 'Record the rate',
};

const EFFECTS: Readonly<Record<CaseStep, string>> = {
  END_PAUSE:
    'The time of this pause is over. To end it makes the series active again on the chain, and changes nothing else.',
  RECORD_RATE:
    'The chain takes the signed rate as that of the quarter. The first recorded rate counts for good, so compare it with the feed first.',
};

const MOVED =
  'The rate on this screen is not the signed one any more, so nothing was built. This screen reads it again.';

/** A case’s series and the wallet that sends the step. */
interface StepPlace {
  readonly chain: string;
  readonly seriesKey: `0x${string}`;
  readonly wallet: `0x${string}`;
}

/** Builds the transaction that records the rate on the screen. The signature is read for it alone. @throws DeviceFault if it is of another rate */
async function buildRecord(gateway: Gateway, place: StepPlace, shown: RateCaseFragment): Promise<BuiltFragment> {
  const { chain, seriesKey } = place;
  const { fxFallback } = await gateway.ask(RateSignatureDocument, { chain, seriesKey, period: shown.period });
  const { rate, signer, signature } = fxFallback ?? {};
  if (!signature || !signer || !rate || rate !== shown.rate) throw new DeviceFault(MOVED);
  const signed = { period: shown.period, rate, signer, signature };
  return (await gateway.act(BuildRecordRateDocument, keyed({ ...place, ...signed }))).transaction;
}

async function buildStep(gateway: Gateway, place: StepPlace, row: CaseRow): Promise<BuiltFragment> {
  if (row.__typename === 'FxFallback') return buildRecord(gateway, place, row);
  return (await gateway.act(BuildEndPauseDocument, keyed(place))).transaction;
}

export interface CaseStepFormProps {
  readonly row: CaseRow;
  readonly series: CaseSeriesFragment;
  readonly step: CaseStep;
}

/** The step of a case that the admin’s own wallet may send, with its effect. */
export function CaseStepForm({ row, series, step }: CaseStepFormProps) {
  const { run } = useTransactions();
  const signer = useSigner();
  const token = tokenOf(series);
  const { chain, key: seriesKey } = series;
  const send = (wallet: string) =>
    run(
      LABELS[step],
      async (gateway) => [await buildStep(gateway, { chain, seriesKey, wallet: wallet as `0x${string}` }, row)],
      token === null ? {} : { token },
    );
  return (
    <section aria-labelledby="step" className="notice">
      <h2 id="step">{LABELS[step]}</h2>
      <p>{EFFECTS[step]}</p>
      {signer === null || signer.chain !== chain ? (
        <SignInAsk
          reason={`Sign in with a wallet on ${formatChain(chain)} to send the transaction. It needs no role.`}
        />
      ) : (
        <Button kind="main" onPress={() => void send(signer.address)}>
          {LABELS[step]}
        </Button>
      )}
    </section>
  );
}
