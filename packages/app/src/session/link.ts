import { readPeople } from './people.ts';
import { signInAgain, signInAs } from './session.ts';

/** A person of the demo in a link into the app, as `?as=ada` or `?as=ada&on=solana`. */
export interface PersonLink {
  readonly name: string;
  /** The kind of the chain; null for the person's first. */
  readonly kind: string | null;
}

/**
 * Takes the person out of the page's address, so that the address can be passed on without them. The link has no token, because an
 * address is kept in histories: the demo gives one to the page.
 */
export function takeLink(): PersonLink | null {
  const url = new URL(location.href);
  const name = url.searchParams.get('as');
  if (name === null) return null;
  const kind = url.searchParams.get('on');
  for (const key of ['as', 'on']) url.searchParams.delete(key);
  history.replaceState(history.state, '', url);
  return { name, kind };
}

/** Signs in as the person of a link. Anywhere but in a demo that has the person, it signs in again who was signed in before. */
export async function followLink({ name, kind }: PersonLink): Promise<void> {
  const persons = await readPeople();
  const person = persons.find((other) => other.name === name && (kind === null || other.chain.startsWith(`${kind}:`)));
  return person === undefined ? signInAgain() : signInAs(person);
}
