import type { GraphQLField, GraphQLObjectType } from 'graphql';
import { type AccessRules, isPossibleLabel, type LabelScope } from '../index.ts';
import { unsupported } from '../sql/unsupported.ts';

/** The scopes of a viewer, by the names of `authScopes`. */
export type Scopes = Readonly<Record<string, boolean>>;

/** The scopes of a request as `authScopes` returns them: those of its viewer, and labels by `labelScopes`. */
export type RequestScopes = Readonly<Record<string, boolean | LabelScope>>;

/** The scopes of a root field's viewer. A label is one of them only by `labelScopes`, because a scope of one's own may have its name. */
export const viewerScopes = (scopes: RequestScopes): Scopes =>
  Object.fromEntries(Object.entries(scopes).map(([name, scope]) => [name, scope === true || isPossibleLabel(scope)]));

/** The names of the scopes that a viewer has, in one order: viewers with the same names have the same plans. */
export const namesHeld = (scopes: Scopes): readonly string[] =>
  Object.keys(scopes)
    .filter((name) => scopes[name] === true)
    .sort();

interface Guarded {
  readonly name: string;
  readonly extensions: Readonly<Record<string, unknown>>;
}

/** The parameters of the scope plugin's own keys, which are no names of scopes. */
const OPERATORS = ['$all', '$any', '$granted'];

/**
 * The scopes that a field or a type declares; none if it declares no scopes.
 * @throws Unsupported for other scopes than a map of names to true, such as those that a function decides, because only the scope plugin
 * decides on them. It lets nobody through an empty map.
 */
function declaredScopes(coordinate: string, { extensions }: Pick<Guarded, 'extensions'>): Scopes {
  const { authScopes, grantScopes } = (extensions.pothosOptions ?? {}) as Readonly<Record<string, unknown>>;
  if (grantScopes !== undefined) return unsupported('scopes', coordinate);
  if (authScopes === undefined) return {};
  const names = typeof authScopes === 'object' && authScopes !== null ? Object.entries(authScopes) : [];
  if (names.length === 0 || names.some(([name, value]) => value !== true || OPERATORS.includes(name)))
    return unsupported('scopes', coordinate);
  return authScopes as Scopes;
}

/**
 * The scopes that a field requires of its viewer.
 * @throws Unsupported for scopes that a function decides
 *
 * @example
 * scopesOf('Query.audit', field); // { moderator: true }
 */
export const scopesOf = (coordinate: string, field: GraphQLField<unknown, unknown>): Scopes =>
  declaredScopes(coordinate, field);

/** Tests that a map names a scope. */
const isRequired = (scopes: Scopes): boolean => Object.keys(scopes).length > 0;

/** The scopes that guard the fields of a type: its own, and those of its interfaces. @throws Unsupported */
export const scopesOfType = (type: GraphQLObjectType): readonly Scopes[] =>
  [type, ...type.getInterfaces()].map((one) => declaredScopes(one.name, one)).filter(isRequired);

/** All maps of scopes that guard a field of a type; a viewer must satisfy each map (`holdsScopes`). @throws Unsupported */
export const scopesGuarding = (type: GraphQLObjectType, field: GraphQLField<unknown, unknown>): readonly Scopes[] =>
  [...scopesOfType(type), scopesOf(`${type.name}.${field.name}`, field)].filter(isRequired);

/** Tests that a viewer has the scopes of a map, by the strategy of the scope plugin. */
export function holdsScopes({ scopeStrategy }: AccessRules, scopes: Scopes, required: Scopes): boolean {
  const names = Object.keys(required);
  return scopeStrategy === 'all'
    ? names.every((name) => scopes[name] === true)
    : names.some((name) => scopes[name] === true);
}
