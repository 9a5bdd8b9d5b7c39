import type { Viewer } from './access/index.ts';

/** What a field may ask of its viewer as a whole. */
export const scopesOf = ({ accountId, isAdmin }: Viewer) => ({ signedIn: accountId !== null, admin: isAdmin });

export type Scopes = ReturnType<typeof scopesOf>;

/** Whether one of the scopes that are asked is held, as the scope plugin tests them; always where none is asked. */
export function holdsScopes(
  held: Readonly<Record<string, boolean>>,
  asked: Readonly<Record<string, boolean>>,
): boolean {
  const names = Object.keys(asked).filter((name) => asked[name]);
  return names.length === 0 || names.some((name) => held[name] === true);
}
