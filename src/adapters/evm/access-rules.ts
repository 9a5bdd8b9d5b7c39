import type { EvmAddress } from '@income-series/protocol/hex';
import type { AccessHistory } from './access-history.ts';
import { type AccessContracts, type AccessState, restrictedFunctions } from './access-state.ts';
import { ROLE_NAMES, ROLES } from './roles.ts';

export interface DeploymentCheck {
  readonly check: string;
  /** Null where the node did not answer, so that nothing is known. */
  readonly ok: boolean | null;
  /** The deviations that made the check fail; absent where it passed or there is nothing to name. */
  readonly found?: readonly string[];
}

/** A check that passes if the list of deviations is empty. */
export const checkNone = (check: string, deviations: readonly string[]): DeploymentCheck =>
  deviations.length === 0 ? { check, ok: true } : { check, ok: false, found: deviations };

const nameOf = (role: bigint): string => ROLE_NAMES.find((name) => ROLES[name] === role) ?? `role ${role}`;
const isOfBuild = (role: bigint): boolean => ROLE_NAMES.some((name) => ROLES[name] === role);
const isSameSet = (accounts: ReadonlySet<EvmAddress>, members: readonly EvmAddress[]): boolean =>
  accounts.size === members.length && members.every((account) => accounts.has(account));

/** The members of the build's roles that are not among `holders`, and the roles of the build without a member. */
const strangersOf = (roles: AccessState['roles'], holders: readonly EvmAddress[]): readonly string[] =>
  roles.flatMap(({ role, members }) => {
    if (!isOfBuild(role)) return [];
    if (members.length === 0) return [`${nameOf(role)} nobody`];
    const strangers = members.filter(({ account }) => !holders.includes(account));
    return strangers.map(({ account }) => `${nameOf(role)} ${account}`);
  });

/** Checks each role's holders, their delays, and the roles that may grant it. */
function roleChecks(history: AccessHistory, { roles, time }: AccessState, holders: readonly EvmAddress[]) {
  const deviations = (describe: (role: AccessState['roles'][number]) => readonly string[]) => roles.flatMap(describe);
  const memberDeviations = (describe: (member: AccessState['roles'][number]['members'][number]) => string | null) =>
    deviations(({ role, members }) =>
      members.flatMap((member) => {
        const deviation = describe(member);
        return deviation === null ? [] : [`${nameOf(role)} ${member.account}${deviation}`];
      }),
    );
  const expectedHolders =
    holders.length > 1 ? 'the deployer or the given owner, and by nobody else' : 'the given owner alone';
  const labels = (['ALLOWLIST', 'KEYS', 'FEED'] as const).filter((role) => history.labels.get(ROLES[role]) !== role);
  return [
    checkNone(`every role is held by ${expectedHolders}`, strangersOf(roles, holders)),
    checkNone(
      'no holder of a role has an execution delay',
      memberDeviations(({ delay, pendingDelay }) =>
        delay || pendingDelay ? `: ${delay} s${pendingDelay ? `, then ${pendingDelay} s` : ''}` : null,
      ),
    ),
    checkNone(
      'every holder has its role already',
      memberDeviations(({ since }) => (since > time ? `: from ${since} on` : null)),
    ),
    checkNone(
      'no role has a grant delay, now or to come',
      deviations(({ role, grantDelay }) =>
        [grantDelay, history.grantDelays.get(role) ?? 0].some((delay) => delay !== 0)
          ? [`${nameOf(role)}: ${grantDelay} s, then ${history.grantDelays.get(role) ?? 0} s`]
          : [],
      ),
    ),
    checkNone(
      'every role is the ADMIN’s to grant',
      deviations(({ role, admin }) => (admin === ROLES.ADMIN ? [] : [`${nameOf(role)}: ${nameOf(admin)}`])),
    ),
    checkNone(
      'no role has a guardian but ADMIN',
      deviations(({ role, guardian }) => (guardian === ROLES.ADMIN ? [] : [`${nameOf(role)}: ${nameOf(guardian)}`])),
    ),
    checkNone('every role has the label of the build', labels),
    checkNone(
      'nobody holds a role that the build does not know',
      deviations(({ role, members }) =>
        isOfBuild(role) ? [] : members.map(({ account }) => `${nameOf(role)} ${account}`),
      ),
    ),
    checkNone(
      'the manager’s events and its answers name the same holders',
      deviations(({ role, members }) => {
        const replayed = history.holders.get(role) ?? new Set<EvmAddress>();
        return isSameSet(
          replayed,
          members.map(({ account }) => account),
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
    checkNone(
      'registry and feed ask the access manager',
      state.authorities.filter((authority) => authority !== contracts.access),
    ),
    checkNone(
      'every restricted function is called by the role of the build',
      state.functions.flatMap(({ target, selector, role }) =>
        role === (expected.get(`${target}${selector}`) ?? ROLES.ADMIN)
          ? []
          : [`${target} ${selector}: ${nameOf(role)}`],
      ),
    ),
    checkNone(
      'no contract is closed by the access manager',
      state.targets.filter(({ closed }) => closed).map(({ target }) => target),
    ),
    checkNone(
      'no contract has an admin delay, now or to come',
      state.targets.flatMap(({ target, adminDelay }) => {
        const last = history.adminDelays.get(target) ?? 0;
        return adminDelay === 0 && last === 0 ? [] : [`${target}: ${adminDelay} s, then ${last} s`];
      }),
    ),
    checkNone('no operation of the access manager is scheduled', state.scheduled),
    ...roleChecks(history, state, holders),
  ];
}
