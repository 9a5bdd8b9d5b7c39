import type { ListedPerson } from './session.ts';

/** The people of one role, each once, with all wallets that the person signed in with. */
export interface RoleGroup {
  readonly role: string;
  readonly people: readonly { readonly name: string; readonly wallets: readonly ListedPerson[] }[];
}

/** Groups items by key, in the order in which the keys first come. */
function groupBy<T>(items: readonly T[], keyOf: (item: T) => string): [string, T[]][] {
  const groups = new Map<string, T[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return [...groups];
}

export const groupByRole = (all: readonly ListedPerson[]): RoleGroup[] =>
  groupBy(all, ({ role }) => role).map(([role, members]) => ({
    role,
    people: groupBy(members, ({ name }) => name).map(([name, wallets]) => ({ name, wallets })),
  }));

/** A chain in a few characters: a cluster's genesis hash is cut. */
export const chainName = (chain: string): string => chain.replace(/^(solana:.{4}).+$/, '$1…');

/** A person's name, followed by the role if they differ. */
export const withRole = ({ name, role }: Pick<ListedPerson, 'name' | 'role'>): string =>
  name === role ? name : `${name}, ${role}`;

/** The name of the button that signs in with one wallet of a person: no two buttons share one. */
export const signInName = ({ name, role, chain }: Pick<ListedPerson, 'name' | 'role' | 'chain'>): string =>
  `Sign in as ${name === role ? name : `${name} (${role})`} on ${chainName(chain)}`;

/** The roles of the first comparison, each by a word of it, with the number of people. */
const FIRST = [
  ['issuer', 1],
  ['holder', 2],
  ['backer', 1],
  ['admin', 1],
] as const;

/** The people of the first comparison. They read differently from one another. */
export const peopleToCompare = (all: readonly ListedPerson[]): ListedPerson[] =>
  FIRST.flatMap(([word, most]) => all.filter(({ role }) => role.split(/\W+/).includes(word)).slice(0, most));
