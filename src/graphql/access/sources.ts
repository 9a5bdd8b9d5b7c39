import { RequestAccess, type RequestAccessOptions } from 'field-access';
import { addressesOn } from '../../core/on-chain.ts';
import type { PrismaClient } from '../../generated/prisma/client.ts';
import { createRequestScratch } from '../request-scratch.ts';
import type { EligibilityReader, KeyReader } from './ports.ts';
import type { Viewer } from './viewer.ts';

/** What a relation's loader may ask. */
export interface RelationSources {
  readonly reader: KeyReader;
  readonly viewer: Viewer;
  /** The viewer's wallets of a chain that are verified at its head: one call an execution. @throws CHAIN_UNAVAILABLE */
  eligible(chain: string): ReturnType<EligibilityReader['verified']>;
  /** The viewer's attestor keys of a chain that are active at its head: one call an execution. @throws CHAIN_UNAVAILABLE */
  activeKeys(chain: string): ReturnType<EligibilityReader['activeAttestors']>;
}

/** The access of one attempt to answer a request of the gateway, or of one event of a subscription, with its notes. */
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
  /** The chain of ids that name none. */
  readonly firstChain: string;
  readonly db: PrismaClient;
  readonly eligibility: EligibilityReader;
  /** Where it is absent, Prisma's client reads the keys. */
  readonly reader?: KeyReader;
}

const throughPrisma = (db: PrismaClient): KeyReader => ({
  keys: async ({ text }, values) =>
    (await db.$queryRawUnsafe<{ key: string }[]>(text, ...values)).map(({ key }) => key),
});

/** A value made once for each chain. */
const onceForEach = <T>(make: (chain: string) => T): ((chain: string) => T) => {
  const made = new Map<string, T>();
  return (chain) => {
    if (!made.has(chain)) made.set(chain, make(chain));
    return made.get(chain) as T;
  };
};

/** The access of a request that starts now, with nothing known yet of the viewer. */
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
      eligible: onceForEach((chain) => eligibility.verified(chain, addressesOn(viewer.wallets, chain))),
      activeKeys: onceForEach((chain) => eligibility.activeAttestors(chain, addressesOn(viewer.signerKeys, chain))),
    }),
  });
