// Runs in the page of browser.test.ts: a device that keeps its openings in the browser, is lost, and is restored by another.
import {
  createDeviceSecret,
  createIncomeReport,
  createIndexedDbStore,
  exportDevice,
  type IncomeReportInput,
  importDevice,
  ZERO_PRIOR,
} from '@income-series/client';
import { createReportProver, loadCircuitFiles } from '@income-series/client/prover';

interface Task {
  readonly passphrase: string;
  /** The export of the first device; none: this is the first. */
  readonly exported?: string;
  readonly priorCommitment: `0x${string}`;
}

const SERIES = `0x${'5c'.repeat(32)}` as const;
const TERMS = { theta: 5_000_000n, r: 5_000_000_000_000n, currencyCode: 840, indexingRule: 0, termsSalt: 12_345n };

const inputOf = (quarter: number, ytd: bigint, priorCommitment: `0x${string}`): IncomeReportInput => ({
  seriesKey: SERIES,
  period: 20260 + quarter,
  terms: TERMS,
  unitsOutstanding: 10_000n,
  fxRate: 10n ** 22n,
  priorCommitment,
  ytd,
});

const proverHere = async () =>
  createReportProver(
    await loadCircuitFiles({
      wasm: '/income_report.wasm',
      zkey: '/income_report.zkey',
      verificationKey: '/verification_key.json',
    }),
  );

const codeOf = (step: Promise<unknown>): Promise<string> =>
  step.then(
    () => 'none',
    (error: { code?: string }) => String(error.code),
  );

/** Reports the first quarter, has two connections add at once, and exports what a store that is opened again has. */
async function firstDevice(passphrase: string): Promise<object> {
  const secret = createDeviceSecret();
  const stores = [createIndexedDbStore({ secret }), createIndexedDbStore({ secret })];
  const [store, other] = stores as [(typeof stores)[0], (typeof stores)[0]];
  const { incomeCommitment } = await createIncomeReport(
    { secret, store, prover: await proverHere() },
    inputOf(1, 6_000_000n, ZERO_PRIOR),
  );
  const others = Array.from({ length: 10 }, (_, i) => ({ period: 20271, ytd: BigInt(i), salt: 1n }));
  await Promise.all(others.flatMap((one) => [store.add(SERIES, one), other.add(SERIES, one)]));
  const again = createIndexedDbStore({ secret });
  const exported = await exportDevice({ secret, store: again }, passphrase);
  return { exported, incomeCommitment, kept: (await again.all()).length };
}

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** The answers of a store of this name once a record of it was damaged, or a newer client has changed it. */
async function damaged(secret: Uint8Array): Promise<object> {
  const store = createIndexedDbStore({ secret, name: 'damaged' });
  await store.add(SERIES, { period: 20261, ytd: 1n, salt: 1n });
  const database = await done(indexedDB.open('damaged'));
  const write = database.transaction('openings', 'readwrite').objectStore('openings');
  await done(write.add('{"v":1'));
  const altered = await codeOf(store.all());
  const left = await done(database.transaction('openings').objectStore('openings').count());
  database.close();
  (await done(indexedDB.open('damaged', 2))).close();
  return { altered, left, newer: await codeOf(store.all()) };
}

/** Another device: it cannot report the second quarter, until it has the first one's export. */
async function secondDevice({ exported = '', passphrase, priorCommitment }: Task): Promise<object> {
  const prover = await proverHere();
  const input = inputOf(2, 9_000_000n, priorCommitment);
  const own = createDeviceSecret();
  const empty = { secret: own, store: createIndexedDbStore({ secret: own, name: 'own' }), prover };
  const without = await codeOf(createIncomeReport(empty, input));
  const openStore = (secret: Uint8Array) => createIndexedDbStore({ secret });
  const wrong = await codeOf(importDevice(exported, `${passphrase}!`, openStore));
  await importDevice(exported, passphrase, openStore);
  const device = await importDevice(exported, passphrase, openStore);
  const kept = (await device.store.all()).length;
  const { proof, signals } = await createIncomeReport({ ...device, prover }, input);
  return { without, wrong, kept, proof, signals, damaged: await damaged(own) };
}

async function run(): Promise<object> {
  const task = (await (await fetch('/task.json')).json()) as Task;
  return task.exported === undefined ? firstDevice(task.passphrase) : secondDevice(task);
}

const send = (body: object): Promise<unknown> => fetch('/result', { method: 'POST', body: JSON.stringify(body) });

run().then(send, (error: unknown) => send({ error: String(error) }));
