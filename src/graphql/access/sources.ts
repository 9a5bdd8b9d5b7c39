import { RequestAccess, type RequestAccessOptions } from '../../access/index.ts';
import type { PrismaClient } from '../../generated/prisma/client.ts';
import type { EligibilityReader, KeyReader } from './ports.ts';
import type { Viewer } from './viewer.ts';

/** What a relation's loader may ask. */
export interface RelationSources {
  readonly reader: KeyReader;
  readonly viewer: Viewer;
  /** The viewer's verified wallets at the head: one call an execution. @throws CHAIN_UNAVAILABLE */
  eligible(): ReturnType<EligibilityReader['verified']>;
  /** The viewer's attestor keys that are active at the head: one call an execution. @throws CHAIN_UNAVAILABLE */
  activeKeys(): ReturnType<EligibilityReader['activeAttestors']>;
}

/** The access of one request of the gateway. */
export type GatewayAccess = RequestAccess<Viewer, RelationSources>;

export interface GatewayAccessOptions extends Omit<RequestAccessOptions<Viewer, RelationSources>, 'sources'> {
  readonly db: PrismaClient;
  readonly eligibility: EligibilityReader;
  /** Where it is absent, Prisma's client reads the keys. */
  readonly reader?: KeyReader;
}

const throughPrisma = (db: PrismaClient): KeyReader => ({
  keys: async ({ text }, values) =>
    (await db.$queryRawUnsafe<{ key: string }[]>(text, ...values)).map(({ key }) => key),
});

const once = <T>(make: () => T): (() => T) => {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
};

/** The access of a request that starts now, with nothing known yet of the viewer. */
export const createGatewayAccess = ({ db, eligibility, reader, ...options }: GatewayAccessOptions): GatewayAccess =>
  new RequestAccess({
    ...options,
    sources: (viewer) => ({
      reader: reader ?? throughPrisma(db),
      viewer,
      eligible: once(() => eligibility.verified(viewer.wallets)),
      activeKeys: once(() => eligibility.activeAttestors(viewer.signerKeys)),
    }),
  });
