import type { Gateway } from '@income-series/client/gateway';
import type { Announcement, DeviceChain } from '@income-series/client/issuer';
import { DeviceFault } from '../device/device-fault.ts';
import { type IssuedScreenQuery, SigningPlaceDocument, type SigningPlaceQuery } from '../generated/operations.ts';
import type { IssuedSeries } from './issued-series.ts';

type Domain = NonNullable<NonNullable<SigningPlaceQuery['series']>['reportBasis']>['domain'];

/** An attestor with the announcement of the key to seal to. */
export type Attestor = NonNullable<IssuedScreenQuery['attestors']>['nodes'][number];

/** What confirms an attestor's key: the node of the person's own wallet, or the keys that attestors gave the person. */
export type Confirmer = DeviceChain['node'];

/** The chain of a series, with what confirms attestors there. */
export function chainOf({ chainId, verifyingContract, genesisHash, program }: Domain, node: Confirmer): DeviceChain {
  if (chainId !== null && verifyingContract !== null)
    return { node, domain: { kind: 'evm', chainId, verifyingContract: verifyingContract as `0x${string}` } };
  return {
    node,
    domain: { kind: 'solana', genesisHash: genesisHash as `0x${string}`, programId: program as `0x${string}` },
  };
}

/** The series that something is sealed about, and what confirms to whom. */
export interface RowPlace {
  readonly series: IssuedSeries;
  readonly confirmer: Confirmer;
}

const NO_CHAIN = 'The chain does not answer now. Try again in a moment.';

/** Draws the id of a new row about a series, which what is sealed for the row is bound to. @throws DeviceFault; GatewayError */
export async function prepareRow(gateway: Gateway, { series, confirmer }: RowPlace) {
  const { chain, key, firstPeriod: period } = series;
  const place = await gateway.ask(SigningPlaceDocument, { chain, key, period });
  const domain = place.series?.reportBasis?.domain;
  if (!domain) throw new DeviceFault(NO_CHAIN);
  return { id: crypto.randomUUID(), seriesKey: key, chain: chainOf(domain, confirmer) };
}

export const announcementOf = ({ address, announcement }: Attestor): Announcement => ({
  key: address as `0x${string}`,
  encryptionKey: announcement?.encryptionKey as `0x${string}`,
  signature: announcement?.signature as `0x${string}`,
});

/** Reads a file as it is sealed. */
export const readFile = async (file: File) => ({
  name: file.name,
  type: file.type,
  data: new Uint8Array(await file.arrayBuffer()),
});
