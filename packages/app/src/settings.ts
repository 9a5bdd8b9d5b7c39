/** The settings of the page, attributes of its `#root` element. A host of its own sets `data-gateway`, and nothing else is needed. */
export interface Settings {
  /** The gateway's URL: `data-gateway`, by default the address that serves the page. */
  readonly gatewayUrl: string;
  /** The URL that people sign in to (`PUBLIC_URL` of the gateway): `data-site`, by default the gateway's URL. */
  readonly site: string;
  /** The names of the chains that the gateway serves: `data-chains`. Without it the page asks the gateway. */
  readonly chains: readonly string[] | null;
  /** True for a demo on this machine: `data-demo`. */
  readonly isDemo: boolean;
  /** The path under which the page is served: `data-base`, by default `/app`. */
  readonly basePath: string;
}

function readSettings(): Settings {
  const { gateway = location.origin, site = gateway, base = '/app', chains, demo } = rootElement().dataset;
  return { gatewayUrl: gateway, site, basePath: base, chains: chains?.split(' ') ?? null, isDemo: demo !== undefined };
}

/** The element that the app is rendered into. */
export function rootElement(): HTMLElement {
  const root = document.querySelector<HTMLElement>('#root');
  if (root === null) throw new Error('The page has no element #root.');
  return root;
}

export const settings: Settings = readSettings();
