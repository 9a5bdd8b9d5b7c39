import workerUrl from 'worker:./prover-worker.ts';
import type { Gateway } from '@income-series/client/gateway';
import { currencyNumber, INDEXING_RULES, readPeriod } from '@income-series/client/issuer';
import { DeviceFault } from '../device/device-fault.ts';
import { type DeviceSecret, storeName } from '../device/secrets.ts';
import { type ReportScreenQuery, ReportTermsDocument } from '../generated/operations.ts';
import { service } from '../service.ts';
import type { ProofNews, ProofRequest, ProofStep } from './proof-messages.ts';
import type { ProvenReport } from './report-place.ts';
import { rateOf } from './report-words.ts';

type Series = NonNullable<ReportScreenQuery['series']>;

/** A figure to prove, or the commitment of a case whose figure is proven again. */
export interface ProofWish {
  readonly series: Series;
  readonly period: string;
  readonly secrets: readonly DeviceSecret[];
  readonly ytd: bigint | null;
  readonly opened: string | null;
}

const NO_RATE =
  'The chain has no rate of this quarter, so nothing can be proven yet. An attestor can sign one: ask the people who run the service.';
const NO_TERMS = 'The service does not show the terms of this series to this account.';
const NO_FILES =
  'The circuit’s files are not those of this page. Load the page again. If that does not help, report it to the people who run the service.';
const NOT_PROVEN = 'The proof could not be made. Nothing was sent. Load the page again, and try it once more.';

/** Reads the terms, which is recorded, and gathers what a proof needs. @throws DeviceFault, GatewayError */
async function readRequest(gateway: Gateway, wish: ProofWish): Promise<ProofRequest> {
  const { series, secrets, ytd, opened } = wish;
  const { chain, key, currency, indexingRule, reportBasis: basis } = series;
  const rate = basis && rateOf(basis);
  if (!basis || !rate || rate === '0') throw new DeviceFault(NO_RATE);
  const { series: read } = await gateway.ask(ReportTermsDocument, { chain, seriesKey: key });
  const { theta, rate: r, termsSalt } = read?.terms ?? {};
  const [period, currencyCode] = [readPeriod(wish.period), currencyNumber(currency ?? '')];
  if (!theta || !r || !termsSalt || period === null || currencyCode === null || indexingRule === null)
    throw new DeviceFault(NO_TERMS);
  const [wasm = '', zkey = '', verificationKey = ''] = service.circuit;
  const fileOf = (hash: string) => ({ url: new URL(`/circuit/${hash}`, service.url).href, hash });
  return {
    secrets: secrets.map((one) => ({ secret: one.secret, store: storeName(one) })),
    files: { wasm: fileOf(wasm), zkey: fileOf(zkey), verificationKey: fileOf(verificationKey) },
    input: {
      seriesKey: key,
      period,
      terms: {
        theta: BigInt(theta),
        r: BigInt(r),
        termsSalt: BigInt(termsSalt),
        currencyCode,
        indexingRule: INDEXING_RULES[indexingRule],
      },
      unitsOutstanding: BigInt(basis.unitsOutstanding),
      fxRate: BigInt(rate),
      priorCommitment: basis.priorIncomeCommitment,
    },
    ytd,
    opened,
  };
}

/** The error of a proof that failed, in words. */
const faultOf = ({ code, message }: ProofNews & { readonly is: 'failed' }) =>
  new DeviceFault(code === 'CIRCUIT_FILE_MISMATCH' || code === 'NOT_FOUND' ? NO_FILES : (message ?? NOT_PROVEN));

/**
 * Proves a figure in a worker of this page. The figure goes to no server, and the worker ends with the proof or the signal.
 * @throws DeviceFault; GatewayError; the signal's reason
 */
export async function proveReport(
  gateway: Gateway,
  wish: ProofWish,
  { signal, onStep }: { readonly signal: AbortSignal; readonly onStep: (step: ProofStep) => void },
): Promise<ProvenReport> {
  const request = await readRequest(gateway, wish);
  signal.throwIfAborted();
  const worker = new Worker(workerUrl);
  try {
    return await new Promise<ProvenReport>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason));
      worker.onerror = () => reject(new DeviceFault(NOT_PROVEN));
      worker.onmessage = ({ data }: MessageEvent<ProofNews>) => {
        if (data.is === 'step') onStep(data.step);
        else if (data.is === 'done') resolve({ ...data.report, terms: request.input.terms });
        else reject(faultOf(data));
      };
      worker.postMessage(request);
    });
  } finally {
    worker.terminate();
  }
}
