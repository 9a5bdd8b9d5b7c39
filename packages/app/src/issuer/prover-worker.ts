// The worker that proves a report. It is the only script that has the prover's library, and it ends with the proof.
import {
  createIncomeReport,
  createIndexedDbStore,
  DeviceError,
  type DeviceStore,
  type IncomeReport,
  incomeCommitment,
} from '@income-series/client';
import { createReportProver, loadCircuitFiles } from '@income-series/client/prover';
import { DeviceFault } from '../device/device-fault.ts';
import type { ProofNews, ProofRequest } from './proof-messages.ts';

const NO_FIGURE =
  'This browser does not have the figure that the attestor signed. Bring the file of the device that opened the case.';
const NO_PRIOR =
  'This browser does not have the figure of your last report. Bring the file of the device that made that report.';

const say = (news: ProofNews) => self.postMessage(news);

/** A secret with the store of its openings. */
interface Kept {
  readonly secret: Uint8Array;
  readonly store: DeviceStore;
}

/** The figure of the open case in a store, by its commitment; null if it is not there. */
async function figureIn(store: DeviceStore, { input, opened }: ProofRequest): Promise<bigint | null> {
  const openings = await store.all();
  const isOfCase = (opening: (typeof openings)[number]) =>
    opening.seriesKey === input.seriesKey && incomeCommitment(opening) === opened;
  return openings.find(isOfCase)?.ytd ?? null;
}

/**
 * The figure to prove, and the secret that proves it: the latest secret for a new figure, else the secret that has the case's
 * figure. @throws DeviceFault
 */
async function findFigure(request: ProofRequest, devices: readonly Kept[]): Promise<Kept & { readonly ytd: bigint }> {
  const [latest] = devices;
  if (latest && request.ytd !== null) return { ...latest, ytd: request.ytd };
  for (const device of devices) {
    const ytd = await figureIn(device.store, request);
    if (ytd !== null) return { ...device, ytd };
  }
  throw new DeviceFault(NO_FIGURE);
}

async function prove(request: ProofRequest): Promise<IncomeReport> {
  const { secrets, files, input } = request;
  say({ is: 'step', step: 'LOADING' });
  const { wasm, zkey, verificationKey } = files;
  const loaded = await loadCircuitFiles(
    { wasm: wasm.url, zkey: zkey.url, verificationKey: verificationKey.url },
    { wasm: wasm.hash, zkey: zkey.hash, verificationKey: verificationKey.hash },
  );
  const prover = await createReportProver(loaded, { isSingleThreaded: true });
  const devices = secrets.map(({ secret, store }) => ({
    secret,
    store: createIndexedDbStore({ secret, name: store }),
  }));
  const { secret, store: own, ytd } = await findFigure(request, devices);
  // The figure of the last report may lie under a secret that came from another device.
  const store: DeviceStore = {
    ...own,
    ofYear: async (key, year) => (await Promise.all(devices.map((device) => device.store.ofYear(key, year)))).flat(),
  };
  say({ is: 'step', step: 'PROVING' });
  return createIncomeReport({ secret, store, prover }, { ...input, ytd });
}

self.onmessage = ({ data }: MessageEvent<ProofRequest>) => {
  prove(data).then(
    (report) => say({ is: 'done', report }),
    (error: unknown) => {
      const code = error instanceof DeviceError ? error.code : null;
      const isKnown = error instanceof DeviceError || error instanceof DeviceFault;
      const message = code === 'OPENING_MISMATCH' ? NO_PRIOR : isKnown ? error.message : null;
      say({ is: 'failed', code, message });
    },
  );
};
