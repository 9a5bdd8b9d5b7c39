import { encodeFunctionData, type PublicClient, toFunctionSelector } from 'viem';
import type { Address, Hex } from '../../core/hex.ts';
import { abis } from './abi.ts';
import { RESTRICTED, ROLE_NAMES, ROLES, type Role } from './roles.ts';

/** Who holds each role, as the access manager lists them. */
export type RoleHolders = Readonly<Record<Role, readonly Address[]>>;

const asker = (client: PublicClient, access: Address) => (functionName: string, args: readonly unknown[]) =>
  client.readContract({ address: access, abi: abis.access, functionName, args } as never) as Promise<unknown>;

export async function readRoleHolders(client: PublicClient, access: Address): Promise<RoleHolders> {
  const ask = asker(client, access);
  const entries = ROLE_NAMES.map(async (role) => {
    const members = (await ask('getRoleMembers', [ROLES[role]])) as readonly Address[];
    return [role, members.map((member) => member.toLowerCase() as Address)] as const;
  });
  return Object.fromEntries(await Promise.all(entries)) as unknown as RoleHolders;
}

/** Every role has a holder, and none but these. */
export const heldBy = (holders: RoleHolders, allowed: readonly Address[]): boolean =>
  ROLE_NAMES.every((role) => holders[role].length > 0 && holders[role].every((holder) => allowed.includes(holder)));

/** Registry and feed ask this manager, each restricted function is its role's, and every role is the ADMIN's to grant. */
export async function rolesAreSet(
  client: PublicClient,
  contracts: { readonly access: Address; readonly registry: Address; readonly fxFeed: Address },
): Promise<boolean> {
  const ask = asker(client, contracts.access);
  const asked = (Object.keys(RESTRICTED) as (keyof typeof RESTRICTED)[]).flatMap((name) => {
    const address = contracts[name];
    const authority = client.readContract({ address, abi: abis[name], functionName: 'authority' });
    const functions = Object.entries(RESTRICTED[name]).map(async ([called, role]) => {
      const item = abis[name].find((one) => one.type === 'function' && one.name === called);
      const selector = toFunctionSelector(item as Parameters<typeof toFunctionSelector>[0]);
      return (await ask('getTargetFunctionRole', [address, selector])) === ROLES[role as Role];
    });
    return [
      authority.then((one) => one.toLowerCase() === contracts.access),
      ask('isTargetClosed', [address]).then((closed) => closed === false),
      ...functions,
    ];
  });
  const own = ROLE_NAMES.flatMap((role) =>
    ['getRoleAdmin', 'getRoleGuardian'].map(async (name) => (await ask(name, [ROLES[role]])) === ROLES.ADMIN),
  );
  return (await Promise.all([...asked, ...own])).every(Boolean);
}

/** One call that grants every role to `to` and gives up those of `from`, ADMIN last; all of it or nothing. */
export function handoverData(from: Address, to: Address): Hex {
  const { abi } = { abi: abis.access };
  const granted = ROLE_NAMES.map((role) =>
    encodeFunctionData({ abi, functionName: 'grantRole', args: [ROLES[role], to, 0] }),
  );
  const renounced = [...ROLE_NAMES]
    .reverse()
    .map((role) => encodeFunctionData({ abi, functionName: 'renounceRole', args: [ROLES[role], from] }));
  return encodeFunctionData({ abi, functionName: 'multicall', args: [[...granted, ...renounced]] });
}
