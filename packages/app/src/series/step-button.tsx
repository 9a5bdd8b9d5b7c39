import { useSigner } from '../account/signer.ts';
import { type PaidSeries, tokenOf } from '../market/token.ts';
import { useTransactions } from '../transactions/use-transactions.tsx';
import { Button } from '../ui/index.ts';
import type { SendableStep, StepPlace } from './steps.ts';

export interface StepButtonProps {
  readonly series: PaidSeries & Pick<StepPlace, 'chain'> & { readonly key: StepPlace['seriesKey'] };
  readonly step: SendableStep;
}

/** A button that builds the transaction of a step and has the signed-in wallet send it; absent without a wallet on the chain of the series. */
export function StepButton({ series, step: { label, build } }: StepButtonProps) {
  const { run } = useTransactions();
  const signer = useSigner();
  const token = tokenOf(series);
  if (signer?.chain !== series.chain || token === null) return null;
  const place: StepPlace = { chain: series.chain, seriesKey: series.key, wallet: signer.address as `0x${string}` };
  const send = () => run(label, async (gateway) => [(await build(gateway, place)).transaction], { token });
  return <Button onPress={() => void send()}>{label}</Button>;
}
