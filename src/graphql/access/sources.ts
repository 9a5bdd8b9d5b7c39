import { RequestAccess, type RequestAccessOptions } from 'field-access';
import { addressesOn } from '../../core/on-chain.ts';
import type { PrismaClient } from '../../generated/prisma/client.ts';
import { createRequestScratch } from '../request-scratch.ts';
import type { EligibilityReader, KeyReader } from './ports.ts';
import type { Viewer } from './viewer.ts';

/** The sources that the loader of a relation reads from. */
export interface RelationSources {
  readonly reader: KeyReader;
  readonly viewer: Viewer;
  /** The viewer's wallets of a chain that are verified at its head: one call an execution. @throws CHAIN_UNAVAILABLE */
  verifiedWallets(chain: string): ReturnType<EligibilityReader['verified']>;
  /** The viewer's attestor keys of a chain that are active at its head: one call an execution. @throws CHAIN_UNAVAILABLE */
  activeKeys(chain: string): ReturnType<EligibilityReader['activeAttestors']>;
}

/**
 * The access checks of one attempt to answer a request, or of one event of a subscription, with the scratch notes of that
 * attempt.
 */
export class GatewayAccess extends RequestAccess<Viewer, RelationSources> {
  readonly scratch = createRequestScratch();
  readonly #options: RequestAccessOptions<Viewer, RelationSources>;

  constructor(options: RequestAccessOptions<Viewer, RelationSources>) {
    super(options);
    this.#options = options;
  }

  override fresh(): GatewayAccess {
    return new GatewayAccess({ ...this.#options, viewer: this.viewer });
  }
}

export interface GatewayAccessOptions extends Omit<RequestAccessOptions<Viewer, RelationSources>, 'sources' | 'home'> {
  /** The chain of ids that do not name their chain. */
  readonly firstChain: string;
  readonly db: PrismaClient;
  readonly eligibility: EligibilityReader;
  /** Default: Prisma's client runs the statements. */
  readonly reader?: KeyReader;
}

const throughPrisma = (db: PrismaClient): KeyReader => ({
  keys: async ({ text }, values) =>
    (await db.$queryRawUnsafe<{ key: string }[]>(text, ...values)).map(({ key }) => key),
});

/** Memoizes a function of a chain's name. */
const memoizeByChain = <T>(create: (chain: string) => T): ((chain: string) => T) => {
  const values = new Map<string, T>();
  return (chain) => {
    if (!values.has(chain)) values.set(chain, create(chain));
    return values.get(chain) as T;
  };
};

/** Creates the access checks of a new request, with nothing cached about its viewer. */
export const createGatewayAccess = ({
  firstChain,
  db,
  eligibility,
  reader,
  ...options
}: GatewayAccessOptions): GatewayAccess =>
  new GatewayAccess({
    ...options,
    home: firstChain,
    sources: (viewer) => ({
      reader: reader ?? throughPrisma(db),
      viewer,
      verifiedWallets: memoizeByChain((chain) => eligibility.verified(chain, addressesOn(viewer.wallets, chain))),
      activeKeys: memoizeByChain((chain) => eligibility.activeAttestors(chain, addressesOn(viewer.signerKeys, chain))),
    }),
  });
