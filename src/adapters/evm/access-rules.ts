import type { EvmAddress } from '../../core/hex.ts';
import type { AccessHistory } from './access-history.ts';
import { type AccessContracts, type AccessState, restrictedFunctions } from './access-state.ts';
import { ROLE_NAMES, ROLES } from './roles.ts';

export interface DeploymentCheck {
  readonly check: string;
  readonly ok: boolean;
  /** The deviations that made the check fail; absent where it passed or there is nothing to name. */
  readonly found?: readonly string[];
}

/** A check that passes if the list of deviations is empty. */
export const nothingOf = (check: string, found: readonly string[]): DeploymentCheck =>
  found.length === 0 ? { check, ok: true } : { check, ok: false, found };

const nameOf = (role: bigint): string => ROLE_NAMES.find((name) => ROLES[name] === role) ?? `role ${role}`;
const isOfBuild = (role: bigint): boolean => ROLE_NAMES.some((name) => ROLES[name] === role);
const sameSet = (one: ReadonlySet<EvmAddress>, other: readonly EvmAddress[]): boolean =>
  one.size === other.length && other.every((account) => one.has(account));

/** Checks each role's holders, their delays, and the roles that may grant it. */
function roleChecks(history: AccessHistory, { roles, time }: AccessState, holders: readonly EvmAddress[]) {
  const deviations = (name: (one: AccessState['roles'][number]) => readonly string[]) => roles.flatMap(name);
  const members = (of: (one: AccessState['roles'][number]['members'][number]) => string | null) =>
    deviations(({ role, members: all }) =>
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
      deviations(({ role, grantDelay }) =>
        [grantDelay, history.grantDelays.get(role) ?? 0].some((delay) => delay !== 0)
          ? [`${nameOf(role)}: ${grantDelay} s, then ${history.grantDelays.get(role) ?? 0} s`]
          : [],
      ),
    ),
    nothingOf(
      'every role is the ADMIN’s to grant',
      deviations(({ role, admin }) => (admin === ROLES.ADMIN ? [] : [`${nameOf(role)}: ${nameOf(admin)}`])),
    ),
    nothingOf(
      'no role has a guardian but ADMIN',
      deviations(({ role, guardian }) => (guardian === ROLES.ADMIN ? [] : [`${nameOf(role)}: ${nameOf(guardian)}`])),
    ),
    nothingOf('every role has the label of the build', labels),
    nothingOf(
      'nobody holds a role that the build does not know',
      deviations(({ role, members: all }) =>
        isOfBuild(role) ? [] : all.map(({ account }) => `${nameOf(role)} ${account}`),
      ),
    ),
    nothingOf(
      'the manager’s events and its answers name the same holders',
      deviations(({ role, members: all }) => {
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
 * Compares the access manager with the state that the build's deployment leaves, with `holders` as the only holders of
 * roles. Each setting that an account with the role ADMIN can change has a check of its own.
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
