import type { Address } from '@income-series/protocol/address';
import { CAST, type Name, type Person, ROLES } from './people.ts';
import type { DemoPerson } from './people-route.ts';
import { formatColumns } from './readers.ts';

type PersonAccess = Pick<Person<Address>, 'name' | 'chain' | 'address' | 'liveToken'>;

/** A person with a live session, for the pages of this machine. */
export const offerPerson = async ({ name, chain, address, liveToken }: PersonAccess): Promise<DemoPerson> => ({
  name,
  role: ROLES[name],
  chain,
  wallet: address,
  token: await liveToken(),
});

/** The first screen of those whose account is not the place of their work. */
const SCREENS: Partial<Readonly<Record<Name, string>>> = { issuer: 'issuer', admin: 'admin', theo: 'attestor' };

/**
 * A line for each person: name and account, role, and a link that opens the app as them. It names the person and has no token,
 * because the page asks the demo for one.
 */
export function formatLinks(url: string, names: readonly Name[]): string {
  const rows = names.map((name) => [
    `${name} ${CAST[name]}`,
    ROLES[name],
    `${url}/app/${SCREENS[name] ?? 'account'}?as=${name}`,
  ]);
  return formatColumns(rows).replaceAll(/ +$/gm, '');
}
