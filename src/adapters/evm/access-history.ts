import { parseHex } from '@income-series/protocol/bytes';
import type { EvmAddress, Hex } from '@income-series/protocol/hex';
import type { ChainEvent, EventPosition } from './event-log.ts';
import { ROLE_NAMES, ROLES } from './roles.ts';

/** The facts about the access manager that its events have and its views do not. */
export interface AccessHistory {
  /** Every role of the build and every other role that an event names. */
  readonly roles: readonly bigint[];
  /** The holders of each role, computed from grants and revocations. */
  readonly holders: ReadonlyMap<bigint, ReadonlySet<EvmAddress>>;
  readonly labels: ReadonlyMap<bigint, string>;
  /** The grant delay of each role that was set last, in seconds; it may take effect later. */
  readonly grantDelays: ReadonlyMap<bigint, number>;
  /** The ADMIN's delay for each contract that was set last, in seconds; it may take effect later. */
  readonly adminDelays: ReadonlyMap<EvmAddress, number>;
  /** Every contract that an event names. */
  readonly targets: readonly EvmAddress[];
  /** Every function whose role was ever set. */
  readonly functions: readonly { readonly target: EvmAddress; readonly selector: Hex }[];
  /** Ids of operations that were ever scheduled. */
  readonly operations: readonly Hex[];
  /** The event after which the owner was first the only holder of every role; null if there was no such event. */
  readonly handover: EventPosition | null;
}

const lower = (value: unknown): EvmAddress => parseHex(String(value));

/** Replays the access manager's events since its creation; `events` are in the chain's order. */
export function accessHistory(events: readonly ChainEvent[], owner: EvmAddress): AccessHistory {
  const holders = new Map<bigint, Set<EvmAddress>>(ROLE_NAMES.map((role) => [ROLES[role], new Set()]));
  const labels = new Map<bigint, string>();
  const grantDelays = new Map<bigint, number>();
  const adminDelays = new Map<EvmAddress, number>();
  const targets = new Set<EvmAddress>();
  const functions = new Map<string, { target: EvmAddress; selector: Hex }>();
  const operations = new Set<Hex>();
  let handover: EventPosition | null = null;
  const ownerHoldsAll = () =>
    ROLE_NAMES.every((role) => {
      const members = holders.get(ROLES[role]);
      return members?.size === 1 && members.has(owner);
    });

  for (const { name, args, block, index } of events) {
    const target = args.target === undefined ? null : lower(args.target);
    if (target !== null) targets.add(target);
    if (typeof args.roleId === 'bigint' && target === null && !holders.has(args.roleId)) {
      holders.set(args.roleId, new Set());
    }
    const members = holders.get(args.roleId as bigint);
    if (name === 'RoleGranted') members?.add(lower(args.account));
    if (name === 'RoleRevoked') members?.delete(lower(args.account));
    if (name === 'RoleLabel') labels.set(args.roleId as bigint, args.label as string);
    if (name === 'RoleGrantDelayChanged') grantDelays.set(args.roleId as bigint, args.delay as number);
    if (name === 'TargetAdminDelayUpdated' && target) adminDelays.set(target, args.delay as number);
    if (name === 'TargetFunctionRoleUpdated' && target) {
      const selector = lower(args.selector);
      functions.set(`${target}${selector}`, { target, selector });
    }
    if (name === 'OperationScheduled') operations.add(lower(args.operationId));
    if (handover === null && ownerHoldsAll()) handover = { block, index };
  }
  return {
    holders,
    labels,
    grantDelays,
    adminDelays,
    handover,
    roles: [...holders.keys()],
    targets: [...targets],
    functions: [...functions.values()],
    operations: [...operations],
  };
}
