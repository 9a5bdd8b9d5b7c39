import SchemaBuilder, { BasePlugin, type SchemaTypes } from '@pothos/core';

/** The options of a builder that the engine reads of plugins beside its own. */
interface BuilderOptions {
  readonly plugins?: readonly string[];
  readonly scopeAuth?: { readonly defaultStrategy?: 'all' | 'any' };
  readonly complexity?: { readonly limit?: unknown };
  readonly relay?: { readonly nodeTypeOptions?: { readonly name?: string } };
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

/** The hooks by which a plugin may put a guard before a resolver. */
const GUARDING_HOOKS = ['wrapResolve', 'wrapArgMappers', 'onOutputFieldConfig', 'afterBuild'] as const;

type Hook = (typeof GUARDING_HOOKS)[number];
type PluginClass = { readonly prototype: Pick<BasePlugin<SchemaTypes>, Hook> };

/** The classes of all registered plugins, which Pothos' types leave out. */
const classes = () => (SchemaBuilder as unknown as { readonly plugins: Readonly<Record<string, PluginClass>> }).plugins;

const hasHook = (name: string, hook: Hook): boolean => classes()[name]?.prototype[hook] !== BasePlugin.prototype[hook];

/** Tests that a plugin wraps resolvers. */
export const wrapsResolvers = (name: string): boolean => hasHook(name, 'wrapResolve');

/** Tests that a plugin may guard fields in another way than the engine knows. The complexity plugin guards only with a limit. */
function isUnknownWrapper(name: string, options: readonly BuilderOptions[]): boolean {
  if (KNOWN.has(name) || !GUARDING_HOOKS.some((hook) => hasHook(name, hook))) return false;
  return name !== 'complexity' || options.some(({ complexity }) => complexity?.limit !== undefined);
}

/** The name of the interface of nodes, the strategy of the scope plugin, and the plugins whose resolvers may ask more than the engine knows. */
export function readOtherPlugins(builder: object, build: object) {
  const options = [builder as BuilderOptions, build as BuilderOptions];
  const { plugins = [], scopeAuth, relay } = builder as BuilderOptions;
  return {
    nodeInterface: relay?.nodeTypeOptions?.name ?? 'Node',
    scopeStrategy: scopeAuth?.defaultStrategy ?? 'any',
    wrappers: plugins.filter((name) => isUnknownWrapper(name, options)),
  } as const;
}
