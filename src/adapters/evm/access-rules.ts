import type { EvmAddress } from '../../core/hex.ts';
import type { AccessHistory } from './access-history.ts';
import { type AccessContracts, type AccessState, restrictedFunctions } from './access-state.ts';
import { ROLE_NAMES, ROLES } from './roles.ts';

export interface DeploymentCheck {
  readonly check: string;
  readonly ok: boolean;
  /** Of a check that failed: what was found, where there is something to name. */
  readonly found?: readonly string[];
}

/** A check that holds where nothing is found. */
export const nothingOf = (check: string, found: readonly string[]): DeploymentCheck =>
  found.length === 0 ? { check, ok: true } : { check, ok: false, found };

const nameOf = (role: bigint): string => ROLE_NAMES.find((name) => ROLES[name] === role) ?? `role ${role}`;
const isOfBuild = (role: bigint): boolean => ROLE_NAMES.some((name) => ROLES[name] === role);
const sameSet = (one: ReadonlySet<EvmAddress>, other: readonly EvmAddress[]): boolean =>
  one.size === other.length && other.every((account) => one.has(account));

/** Roles: who holds them, since when, and who may give them to others. */
function roleChecks(history: AccessHistory, { roles, time }: AccessState, holders: readonly EvmAddress[]) {
  const found = (name: (one: AccessState['roles'][number]) => readonly string[]) => roles.flatMap(name);
  const members = (of: (one: AccessState['roles'][number]['members'][number]) => string | null) =>
    found(({ role, members: all }) =>
      all.flatMap((one) => {
        const what = of(one);
        return what === null ? [] : [`${nameOf(role)} ${one.account}${what}`];
      }),
    );
  const held = roles.flatMap(({ role, members: all }) => {
    if (!isOfBuild(role)) return [];
    const others = all.filter(({ account }) => !holders.includes(account));
    return all.length === 0 ? [`${nameOf(role)} nobody`] : others.map(({ account }) => `${nameOf(role)} ${account}`);
  });
  const who = holders.length > 1 ? 'the deployer or the given owner, and by nobody else' : 'the given owner alone';
  const labels = (['ALLOWLIST', 'KEYS', 'FEED'] as const).filter((role) => history.labels.get(ROLES[role]) !== role);
  return [
    nothingOf(`every role is held by ${who}`, held),
    nothingOf(
      'no holder of a role has an execution delay',
      members(({ delay, pendingDelay }) =>
        delay || pendingDelay ? `: ${delay} s${pendingDelay ? `, then ${pendingDelay} s` : ''}` : null,
      ),
    ),
    nothingOf(
      'every holder has its role already',
      members(({ since }) => (since > time ? `: from ${since} on` : null)),
    ),
    nothingOf(
      'no role has a grant delay, now or to come',
      found(({ role, grantDelay }) =>
        [grantDelay, history.grantDelays.get(role) ?? 0].some((delay) => delay !== 0)
          ? [`${nameOf(role)}: ${grantDelay} s, then ${history.grantDelays.get(role) ?? 0} s`]
          : [],
      ),
    ),
    nothingOf(
      'every role is the ADMIN’s to grant',
      found(({ role, admin }) => (admin === ROLES.ADMIN ? [] : [`${nameOf(role)}: ${nameOf(admin)}`])),
    ),
    nothingOf(
      'no role has a guardian but ADMIN',
      found(({ role, guardian }) => (guardian === ROLES.ADMIN ? [] : [`${nameOf(role)}: ${nameOf(guardian)}`])),
    ),
    nothingOf('every role has the label of the build', labels),
    nothingOf(
      'nobody holds a role that the build does not know',
      found(({ role, members: all }) =>
        isOfBuild(role) ? [] : all.map(({ account }) => `${nameOf(role)} ${account}`),
      ),
    ),
    nothingOf(
      'the manager’s events and its answers name the same holders',
      found(({ role, members: all }) => {
        const replayed = history.holders.get(role) ?? new Set<EvmAddress>();
        return sameSet(
          replayed,
          all.map(({ account }) => account),
        )
          ? []
          : [nameOf(role)];
      }),
    ),
  ];
}

/**
 * Compares the access manager with what the build leaves, but for the roles' holders, who are these. One check for each
 * thing that an account with the role ADMIN can change.
 */
export function accessChecks(
  contracts: AccessContracts,
  history: AccessHistory,
  state: AccessState,
  holders: readonly EvmAddress[],
): readonly DeploymentCheck[] {
  const expected = new Map(
    restrictedFunctions(contracts).map(({ target, selector, role }) => [`${target}${selector}`, ROLES[role]]),
  );
  return [
    nothingOf(
      'registry and feed ask the access manager',
      state.authorities.filter((authority) => authority !== contracts.access),
    ),
    nothingOf(
      'every restricted function is called by the role of the build',
      state.functions.flatMap(({ target, selector, role }) =>
        role === (expected.get(`${target}${selector}`) ?? ROLES.ADMIN)
          ? []
          : [`${target} ${selector}: ${nameOf(role)}`],
      ),
    ),
    nothingOf(
      'no contract is closed by the access manager',
      state.targets.filter(({ closed }) => closed).map(({ target }) => target),
    ),
    nothingOf(
      'no contract has an admin delay, now or to come',
      state.targets.flatMap(({ target, adminDelay }) => {
        const last = history.adminDelays.get(target) ?? 0;
        return adminDelay === 0 && last === 0 ? [] : [`${target}: ${adminDelay} s, then ${last} s`];
      }),
    ),
    nothingOf('no operation of the access manager is scheduled', state.scheduled),
    ...roleChecks(history, state, holders),
  ];
}
