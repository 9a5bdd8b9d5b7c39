import { createPage, type PageAssets } from './assets.ts';
import { nodeOriginOf } from './node-origin.ts';

/** The path of the app. Paths below it are its screens, which the page itself distinguishes. */
export const APP_PATH = '/app';

/** The hash of the one style element that React Aria adds: the touch action of elements that can be pressed. */
const PRESSABLE_STYLE = 'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o=';

/**
 * The app's content security policy: scripts and styles of this server alone, no inline script, and one inline style by its hash.
 * The prover compiles WebAssembly in a worker of this server. Connections go to this server and to the named origins.
 */
const policyOf = (origins: readonly string[]): readonly string[] => [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  `style-src 'self' '${PRESSABLE_STYLE}'`,
  ["connect-src 'self'", ...origins].join(' '),
  "worker-src 'self'",
  'img-src data:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
];

/** Tests that a path is one of the app's screens. */
export const isAppPath = (path: string): boolean => path === APP_PATH || path.startsWith(`${APP_PATH}/`);

/** The facts of the service that its app needs. */
export interface AppFacts {
  /** The URL that people sign in to (`PUBLIC_URL`). */
  readonly site: string;
  /** The names of the chains that are served. */
  readonly chains: readonly string[];
  /** True for a demo, whose people the page offers. */
  readonly isDemo: boolean;
  /** The verifier's URL, to which the page sends claims directly; undefined if there is none. */
  readonly verifierUrl?: string | undefined;
}

/**
 * Creates the page of the app (packages/app), the same for each of its screens. Its policy differs for a device that names a node
 * of its own.
 */
export function createAppPage({ site, chains, isDemo, verifierUrl }: AppFacts): PageAssets {
  const hasTls = new URL(site).protocol === 'https:';
  const origins = verifierUrl === undefined ? [] : [new URL(verifierUrl).origin];
  const { page, asset } = createPage('app', {
    title: 'Income Series',
    noscript: 'The app needs JavaScript.',
    data: { base: APP_PATH, site, chains: chains.join(' '), ...(isDemo ? { demo: 'yes' } : {}) },
    policy: policyOf(origins),
    root: 'div',
  });
  return {
    asset,
    async page(cookies) {
      const { body, headers } = await page();
      const node = nodeOriginOf(cookies, hasTls);
      const policy = policyOf(node === null ? origins : [...origins, node]).join('; ');
      const own = { 'content-security-policy': policy, 'cross-origin-opener-policy': 'same-origin' };
      return { body, headers: { ...headers, ...own, vary: 'accept-encoding, cookie' } };
    },
  };
}
