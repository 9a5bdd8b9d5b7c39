import { type EvmAddress, type Hex, lowerHex } from '@income-series/protocol/hex';
import { encodeFunctionData, type PublicClient } from 'viem';
import { abis } from './abi.ts';
import { ROLE_NAMES, ROLES, type Role } from './roles.ts';

/** The holders of each role, in the access manager's order. */
export type RoleHolders = Readonly<Record<Role, readonly EvmAddress[]>>;

const createAsk = (client: PublicClient, access: EvmAddress) => (functionName: string, args: readonly unknown[]) =>
  client.readContract({ address: access, abi: abis.access, functionName, args } as never) as Promise<unknown>;

/** Reads the holders of each role from the access manager. @throws the node's errors */
export async function readRoleHolders(client: PublicClient, access: EvmAddress): Promise<RoleHolders> {
  const ask = createAsk(client, access);
  const entries = ROLE_NAMES.map(async (role) => {
    const members = (await ask('getRoleMembers', [ROLES[role]])) as readonly EvmAddress[];
    return [role, members.map(lowerHex)] as const;
  });
  return Object.fromEntries(await Promise.all(entries)) as unknown as RoleHolders;
}

/** True if every role has a holder and all holders are among `allowed`. */
export const areHeldOnlyBy = (holders: RoleHolders, allowed: readonly EvmAddress[]): boolean =>
  ROLE_NAMES.every((role) => holders[role].length > 0 && holders[role].every((holder) => allowed.includes(holder)));

/** Calldata of one atomic call that grants every role to `to` and renounces the roles of `from`, ADMIN last. */
export function handoverData(from: EvmAddress, to: EvmAddress): Hex {
  const abi = abis.access;
  const granted = ROLE_NAMES.map((role) =>
    encodeFunctionData({ abi, functionName: 'grantRole', args: [ROLES[role], to, 0] }),
  );
  const renounced = [...ROLE_NAMES]
    .reverse()
    .map((role) => encodeFunctionData({ abi, functionName: 'renounceRole', args: [ROLES[role], from] }));
  return encodeFunctionData({ abi, functionName: 'multicall', args: [[...granted, ...renounced]] });
}
