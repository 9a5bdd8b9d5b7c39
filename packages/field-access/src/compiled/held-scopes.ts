/** The scopes of a viewer, by the names of `authScopes`. */
export type Scopes = Readonly<Record<string, boolean>>;

/** Tests that a viewer has one of the scopes that a field requires, as the scope plugin does; true if none is required. */
export function holdsScopes(scopes: Scopes, required: Scopes): boolean {
  const names = Object.keys(required).filter((name) => required[name]);
  return names.length === 0 || names.some((name) => scopes[name] === true);
}
