import { createHash } from 'node:crypto';
import type { CircuitHashes } from '@income-series/protocol/circuit';
import { createPage, type PageAssets } from './assets.ts';

export const APP_PAGE = '/app';

/** The path of the page that answers a path: every screen of the app is the app's page. */
export const pageOf = (path: string): string => (path.startsWith(`${APP_PAGE}/`) ? APP_PAGE : path);

/**
 * The texts of the style elements that React Aria puts into a page: one for whatever can be pressed, and on iOS one while a dialog is open.
 * The policy names them by their hashes, so that no other style element has an effect.
 */
const LIBRARY_STYLES = [
  `@layer {
  [data-react-aria-pressable] {
    touch-action: pan-x pan-y pinch-zoom;
  }
}`,
  `@layer {
  * {
    overscroll-behavior: contain;
  }
}`,
];

const hashSource = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The policy of the worker that proves: it computes by WebAssembly, and reads the circuit's files from this server alone. */
const WORKER_POLICY = ["default-src 'none'", "script-src 'wasm-unsafe-eval'", "connect-src 'self'"];

interface AppPageOptions {
  /** The path of the data map; undefined if the schema is private. */
  readonly dataMap: string | undefined;
  /** The hashes of the circuit's files, which the page's prover accepts. */
  readonly circuit: CircuitHashes;
  /** The addresses that the app has transactions call, by the names of their chains. */
  readonly called: ReadonlyMap<string, readonly string[]>;
}

/**
 * Creates the page of the app (packages/app). It has no inline style but React Aria's own, no origin but this server's, and a worker
 * of this server for the prover.
 */
export const createAppPage = ({ dataMap, circuit, called }: AppPageOptions): PageAssets =>
  createPage('app', {
    title: 'Income Series',
    noscript: 'The app needs JavaScript.',
    root: 'div',
    data: {
      circuit: [circuit.wasm, circuit.zkey, circuit.verificationKey].join(' '),
      contracts: [...called].map(([chain, addresses]) => [chain, ...addresses].join(' ')).join(', '),
      ...(dataMap !== undefined && { map: dataMap }),
    },
    allowed: [`style-src 'self' ${LIBRARY_STYLES.map(hashSource).join(' ')}`, "worker-src 'self'"],
    workerPolicy: WORKER_POLICY,
  });
