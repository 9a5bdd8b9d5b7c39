import { Button, Status } from '../ui/index.ts';
import type { ProofStep } from './proof-messages.ts';

const WORDS: Readonly<Record<ProofStep, string>> = {
  LOADING: 'The circuit’s files are being loaded, some 3 MB the first time …',
  PROVING: 'This device computes the proof. It takes some seconds, on a phone up to a minute …',
};

/** A running proof: its step in words, and the way to end it. */
export const ProofProgress = ({
  step,
  onCancel,
}: {
  readonly step: ProofStep | null;
  readonly onCancel: () => void;
}) => (
  <>
    <Status>{step !== null && WORDS[step]}</Status>
    {step !== null && <Button onPress={onCancel}>Cancel the proof</Button>}
  </>
);
