import type { Viewer } from './access/index.ts';

/** What a field may ask of its viewer as a whole. */
export const scopesOf = ({ accountId, isAdmin }: Viewer) => ({ signedIn: accountId !== null, admin: isAdmin });

export type Scopes = ReturnType<typeof scopesOf>;

/** Whether a viewer has one of the scopes that are asked, as the scope plugin tests them; every viewer where none is. */
export function holdsScopes(viewer: Viewer, asked: Readonly<Record<string, boolean>>): boolean {
  const held: Readonly<Record<string, boolean>> = scopesOf(viewer);
  const names = Object.keys(asked).filter((name) => asked[name]);
  return names.length === 0 || names.some((name) => held[name] === true);
}
