import { BasePlugin, type SchemaTypes } from '@pothos/core';
import type { OwnIds } from '../model/rules.ts';

/** The options of a builder that the engine reads of plugins beside its own. */
interface BuilderOptions {
  readonly scopeAuth?: { readonly defaultStrategy?: 'all' | 'any' };
  readonly complexity?: { readonly limit?: unknown };
  readonly relay?: OwnIds & { readonly nodeTypeOptions?: { readonly name?: string } };
}

/**
 * The plugins of which the engine knows what their wrapped resolvers ask: its own and Prisma's; scopes, which compiled reads ask too; and
 * errors, which change only fields with options of their own.
 */
const KNOWN: ReadonlySet<string> = new Set([
  'access',
  'accessSubjectColumns',
  'prisma',
  'relay',
  'scopeAuth',
  'errors',
]);

/**
 * The hooks by which a plugin may put a guard before a field of a query. The others name an enum's values, and start subscriptions, which
 * resolvers answer.
 */
const GUARDING_HOOKS = [
  'beforeBuild',
  'onTypeConfig',
  'onInputFieldConfig',
  'onOutputFieldConfig',
  'wrapResolve',
  'wrapArgMappers',
  'wrapResolveType',
  'wrapIsTypeOf',
  'afterBuild',
] as const;

type Plugin = Pick<BasePlugin<SchemaTypes>, (typeof GUARDING_HOOKS)[number]>;

/** A plugin of a build, under the name by which the builder lists it. */
export type NamedPlugin = readonly [name: string, plugin: Plugin];

/** The plugins of a build in the builder's order. Pothos' types leave out that it merges them into one. */
export function pluginsOf(names: readonly string[], merged: unknown): readonly NamedPlugin[] {
  const { plugins } = merged as { readonly plugins: readonly Plugin[] };
  return names.map((name, i) => [name, plugins[i] as Plugin]);
}

/** Tests that a plugin has a hook of its own, be it of its class or of its instance. */
const hasHook = (plugin: Plugin, hook: keyof Plugin): boolean => plugin[hook] !== BasePlugin.prototype[hook];

/** Tests that a plugin wraps resolvers. */
export const wrapsResolvers = ([, plugin]: NamedPlugin): boolean => hasHook(plugin, 'wrapResolve');

/** Tests that a plugin may guard fields in another way than the engine knows. The complexity plugin guards only with a limit. */
function isUnknownWrapper([name, plugin]: NamedPlugin, options: readonly BuilderOptions[]): boolean {
  if (KNOWN.has(name) || !GUARDING_HOOKS.some((hook) => hasHook(plugin, hook))) return false;
  return name !== 'complexity' || options.some(({ complexity }) => complexity?.limit !== undefined);
}

/** The names of the plugins whose hooks may ask more than the engine knows. */
export const unknownWrappers = (plugins: readonly NamedPlugin[], builder: object, build: object): readonly string[] =>
  plugins
    .filter((plugin) => isUnknownWrapper(plugin, [builder as BuilderOptions, build as BuilderOptions]))
    .map(([name]) => name);

/** The name of the interface of nodes, the form of ids, and the strategy of the scope plugin. */
export function readOtherPlugins(builder: object) {
  const { scopeAuth, relay } = builder as BuilderOptions;
  const { encodeGlobalID, decodeGlobalID } = relay ?? {};
  return {
    nodeInterface: relay?.nodeTypeOptions?.name ?? 'Node',
    scopeStrategy: scopeAuth?.defaultStrategy ?? 'any',
    ownIds: { ...(encodeGlobalID && { encodeGlobalID }), ...(decodeGlobalID && { decodeGlobalID }) },
  } as const;
}
