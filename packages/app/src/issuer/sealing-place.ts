import type { Gateway } from '@income-series/client/gateway';
import type { Announcement, DeviceChain } from '@income-series/client/issuer';
import { DeviceFault } from '../device/device-fault.ts';
import { type IssuedScreenQuery, SigningPlaceDocument, type SigningPlaceQuery } from '../generated/operations.ts';
import type { IssuedSeries } from './issued-series.ts';

type Domain = NonNullable<NonNullable<SigningPlaceQuery['series']>['reportBasis']>['domain'];

/** An attestor with the announcement of the key to seal to. */
export type Attestor = NonNullable<IssuedScreenQuery['attestors']>['nodes'][number];

/** The node of the person's own wallet, which confirms the attestor's key and the terms. */
export type Node = DeviceChain['node'];

const NO_NODE =
  'This wallet has no node for pages. Your device seals only to an attestor whom its own node confirms, so use a wallet that has one.';

/** Requires a node of the person's own. @throws DeviceFault */
export function requireNode(node: Node | null): Node {
  if (node === null) throw new DeviceFault(NO_NODE);
  return node;
}

/** The chain of a series, by the node of the person's own wallet. */
export function chainOf({ chainId, verifyingContract, genesisHash, program }: Domain, node: Node): DeviceChain {
  if (chainId !== null && verifyingContract !== null)
    return { node, domain: { kind: 'evm', chainId, verifyingContract: verifyingContract as `0x${string}` } };
  return {
    node,
    domain: { kind: 'solana', genesisHash: genesisHash as `0x${string}`, programId: program as `0x${string}` },
  };
}

/** The series that something is sealed about, and the node that confirms to whom. */
export interface RowPlace {
  readonly series: IssuedSeries;
  /** Null if the wallet has none for pages. */
  readonly node: Node | null;
}

const NO_CHAIN = 'The chain does not answer now. Try again in a moment.';

/** Draws the id of a new row about a series, which what is sealed for the row is bound to. @throws DeviceFault; GatewayError */
export async function prepareRow(gateway: Gateway, { series, node }: RowPlace) {
  const own = requireNode(node);
  const { chain, key, firstPeriod: period } = series;
  const place = await gateway.ask(SigningPlaceDocument, { chain, key, period });
  const domain = place.series?.reportBasis?.domain;
  if (!domain) throw new DeviceFault(NO_CHAIN);
  return { id: crypto.randomUUID(), seriesKey: key, chain: chainOf(domain, own) };
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
