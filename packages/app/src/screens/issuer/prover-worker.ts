import { AppError } from '@income-series/client';
import { CIRCUIT_SHA256, createReportProver, loadCircuitFiles } from '@income-series/client/prover';
import type { ProverAnswer, ProverTask } from './prover.ts';

/** The part of a worker's global scope that is used here. */
interface WorkerScope {
  onmessage: ((event: { readonly data: ProverTask }) => void) | null;
  postMessage(answer: ProverAnswer): void;
}
const scope = globalThis as unknown as WorkerScope;

async function prove({ base, hashes, witness }: ProverTask): Promise<ProverAnswer> {
  // The witness program is the same in every setup, so this page has its hash, and takes none from a gateway.
  if (hashes.wasm !== CIRCUIT_SHA256.wasm) throw new AppError('CIRCUIT_FILE_MISMATCH');
  scope.postMessage({ kind: 'progress', step: 'files' });
  const sources = {
    wasm: `${base}${hashes.wasm}`,
    zkey: `${base}${hashes.zkey}`,
    verificationKey: `${base}${hashes.verificationKey}`,
  };
  const files = await loadCircuitFiles(sources, hashes);
  scope.postMessage({ kind: 'progress', step: 'proof' });
  const prover = await createReportProver(files, { isSingleThreaded: true });
  return { kind: 'done', ...(await prover.prove(witness)) };
}

scope.onmessage = ({ data }) => {
  prove(data).then(
    (answer) => scope.postMessage(answer),
    (error: unknown) => {
      const code = error instanceof AppError ? error.code : null;
      scope.postMessage({ kind: 'failed', code, text: error instanceof Error ? error.message : 'The proof failed.' });
    },
  );
};
