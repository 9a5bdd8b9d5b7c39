import { parseHex } from '@income-series/protocol/bytes';
import type { EvmAddress, Hex } from '@income-series/protocol/hex';
import { type AbiFunction, type PublicClient, toFunctionSelector } from 'viem';
import { abis } from './abi.ts';
import type { AccessHistory } from './access-history.ts';
import { RESTRICTED, type Role } from './roles.ts';

/** The access manager and the two contracts that ask it for permissions. */
export interface AccessContracts {
  readonly access: EvmAddress;
  readonly registry: EvmAddress;
  readonly fxFeed: EvmAddress;
}

/** A role's members and settings, as the access manager's views answer them. */
interface RoleState {
  readonly role: bigint;
  readonly admin: bigint;
  readonly guardian: bigint;
  /** The members in the manager's order. `since` is in unix seconds, delays are in seconds. */
  readonly members: readonly {
    readonly account: EvmAddress;
    readonly since: number;
    readonly delay: number;
    readonly pendingDelay: number;
  }[];
  readonly grantDelay: number;
}

/** The permissions that access manager, registry and feed answer in one block. */
export interface AccessState {
  /** The block's time, unix seconds. */
  readonly time: number;
  readonly roles: readonly RoleState[];
  readonly targets: readonly { readonly target: EvmAddress; readonly closed: boolean; readonly adminDelay: number }[];
  readonly functions: readonly { readonly target: EvmAddress; readonly selector: Hex; readonly role: bigint }[];
  /** Ids of the operations that are neither cancelled nor executed nor expired. */
  readonly scheduled: readonly Hex[];
  /** The addresses of the access managers that registry and feed use. */
  readonly authorities: readonly EvmAddress[];
}

const lower = (address: unknown): EvmAddress => parseHex(String(address));

/** The restricted functions of the build, each with the role that may call it. */
export function restrictedFunctions(contracts: AccessContracts) {
  return (Object.keys(RESTRICTED) as (keyof typeof RESTRICTED)[]).flatMap((name) =>
    Object.entries(RESTRICTED[name]).map(([called, role]) => {
      const item = abis[name].find((candidate) => candidate.type === 'function' && candidate.name === called);
      return { target: contracts[name], selector: toFunctionSelector(item as AbiFunction), role: role as Role };
    }),
  );
}

/** Reads the permissions of access manager, registry and feed in one block. @throws the node's errors */
export async function readAccessState(
  client: PublicClient,
  contracts: AccessContracts,
  history: AccessHistory,
  { number: blockNumber, timestamp }: { readonly number: bigint; readonly timestamp: bigint },
): Promise<AccessState> {
  const address = contracts.access;
  const ask = (functionName: string, args: readonly unknown[]) =>
    client.readContract({ address, abi: abis.access, functionName, args, blockNumber } as never) as Promise<unknown>;
  const roles = history.roles.map(async (role): Promise<RoleState> => {
    const [members, admin, guardian, grantDelay] = await Promise.all([
      ask('getRoleMembers', [role]) as Promise<readonly EvmAddress[]>,
      ask('getRoleAdmin', [role]) as Promise<bigint>,
      ask('getRoleGuardian', [role]) as Promise<bigint>,
      ask('getRoleGrantDelay', [role]) as Promise<number>,
    ]);
    const accesses = members.map(async (member) => {
      const answer = await ask('getAccess', [role, member]);
      const [since, delay, pendingDelay] = answer as readonly [number, number, number, number];
      return { account: lower(member), since, delay, pendingDelay };
    });
    return { role, admin, guardian, grantDelay, members: await Promise.all(accesses) };
  });
  const targets = [...new Set([...Object.values(contracts), ...history.targets])].map(async (target) => {
    const [closed, adminDelay] = await Promise.all([
      ask('isTargetClosed', [target]),
      ask('getTargetAdminDelay', [target]),
    ]);
    return { target, closed: closed as boolean, adminDelay: adminDelay as number };
  });
  const functionsByKey = new Map(
    [...restrictedFunctions(contracts), ...history.functions].map(({ target, selector }) => [
      `${target}${selector}`,
      { target, selector },
    ]),
  );
  const functions = [...functionsByKey.values()].map(async (candidate) => {
    const role = (await ask('getTargetFunctionRole', [candidate.target, candidate.selector])) as bigint;
    return { ...candidate, role };
  });
  const schedules = history.operations.map(async (id) => ((await ask('getSchedule', [id])) === 0 ? [] : [id]));
  const authorities = (['registry', 'fxFeed'] as const).map(async (name) =>
    lower(
      await client.readContract({ address: contracts[name], abi: abis[name], functionName: 'authority', blockNumber }),
    ),
  );
  // All are awaited together, because a rejection during the wait for another one would be unhandled.
  const read = await Promise.all([
    Promise.all(roles),
    Promise.all(targets),
    Promise.all(functions),
    Promise.all(schedules),
    Promise.all(authorities),
  ]);
  return {
    time: Number(timestamp),
    roles: read[0],
    targets: read[1],
    functions: read[2],
    scheduled: read[3].flat(),
    authorities: read[4],
  };
}
