import workerUrl from 'worker:./prover-worker.ts';
import type { EncodedProof, EncodedSignals, ReportDevice } from '@income-series/client';
import type { CircuitHashes } from '@income-series/client/prover';
import { requirePin } from '../../device/pins.ts';
import { settings } from '../../settings.ts';
import { deviceWords } from './device-failure.ts';

type ReportProver = ReportDevice['prover'];

/** The steps of a proof, as a person reads them. */
export type ProofStep = 'files' | 'proof';

export interface ProverTask {
  /** The address of the circuit's files, which ends before a file's hash. */
  readonly base: string;
  readonly hashes: CircuitHashes;
  readonly witness: Parameters<ReportProver['prove']>[0];
}

export type ProverAnswer =
  | { readonly kind: 'progress'; readonly step: ProofStep }
  | { readonly kind: 'done'; readonly proof: EncodedProof; readonly signals: EncodedSignals }
  | { readonly kind: 'failed'; readonly code: string | null; readonly text: string };

const SHA256 = /^[0-9a-f]{64}$/;

/**
 * The hashes of the gateway's setup. The proving key has to be the one that this browser saw first, because a key that somebody chose
 * could make the proof reveal the income. The verification key needs no pin, because it only checks the proof on this page.
 * @throws PinError
 */
async function readHashes(): Promise<CircuitHashes> {
  const answer = await fetch(`${settings.gatewayUrl}/setup`);
  if (!answer.ok) throw new Error('The gateway does not say which circuit it checks proofs with. Try again later.');
  const { hashes } = (await answer.json()) as { readonly hashes: CircuitHashes };
  if (typeof hashes.zkey !== 'string' || !SHA256.test(hashes.zkey))
    throw new Error('The gateway names no proving key. Nothing was proven.');
  await requirePin('proving key', 'The proving key that this gateway names', hashes.zkey);
  return hashes;
}

function proveInWorker(
  task: ProverTask,
  onStep: (step: ProofStep) => void,
): Promise<Extract<ProverAnswer, { kind: 'done' }>> {
  const worker = new Worker(workerUrl);
  const answer = new Promise<Extract<ProverAnswer, { kind: 'done' }>>((resolve, reject) => {
    worker.onerror = () => reject(new Error('The prover did not start. Reload the page, and try again.'));
    worker.onmessage = ({ data }: MessageEvent<ProverAnswer>) => {
      if (data.kind === 'progress') onStep(data.step);
      else if (data.kind === 'done') resolve(data);
      else reject(new Error(deviceWords(data.code, data.text)));
    };
    worker.postMessage(task);
  });
  return answer.finally(() => worker.terminate());
}

/** A prover that works in a worker of this page, so that the page stays usable. */
export const createPageProver = (onStep: (step: ProofStep) => void): ReportProver => ({
  async prove(witness) {
    const hashes = await readHashes();
    const { proof, signals } = await proveInWorker(
      { base: `${settings.gatewayUrl}/circuit/`, hashes, witness },
      onStep,
    );
    return { proof, signals };
  },
  close: async () => undefined,
});
