// Runs in the page of browser.test.ts: a whole report with the package that devices import.
import {
  createDeviceSecret,
  createIncomeReport,
  createMemoryStore,
  sealTerms,
  ZERO_PRIOR,
} from '@income-series/client';
import { createReportProver, loadCircuitFiles } from '@income-series/client/prover';

const SERIES = `0x${'5c'.repeat(32)}` as const;

async function proveHere(): Promise<object> {
  const files = await loadCircuitFiles({
    wasm: '/income_report.wasm',
    zkey: '/income_report.zkey',
    verificationKey: '/verification_key.json',
  });
  const prover = await createReportProver(files);
  const device = { secret: createDeviceSecret(), store: createMemoryStore(), prover };
  const terms = { theta: 5_000_000n, shareRate: '0.05', unitsOffered: 10_000n, currencyCode: 840, indexingRule: 0 };
  const { proof, signals } = await createIncomeReport(device, {
    seriesKey: SERIES,
    period: 20261,
    terms: sealTerms(terms).terms,
    unitsOutstanding: 10_000n,
    fxRate: 10n ** 22n,
    priorCommitment: ZERO_PRIOR,
    ytd: 6_000_000n,
  });
  return { proof, signals };
}

const send = (body: object): Promise<unknown> => fetch('/result', { method: 'POST', body: JSON.stringify(body) });

proveHere().then(send, (error: unknown) => send({ error: String(error) }));
