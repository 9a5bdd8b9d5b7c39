import type { Announcement, DeviceChain } from '@income-series/client/issuer';
import { DeviceFault } from '../device/device-fault.ts';
import type { IssuedScreenQuery, SigningPlaceQuery } from '../generated/operations.ts';

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
