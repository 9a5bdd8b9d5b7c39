import { describe, expect, test } from 'vitest';
import { browserRefusal, refusal } from '../../scripts/import-rules.ts';
import { check, importCycles, importsOf, target } from '../../scripts/imports-check.ts';
import { readPackages } from '../../scripts/packages.ts';
import { tablesOf, tablesWrittenIn } from '../../scripts/table-writers.ts';

const PACKAGES = readPackages('.');
const packageOf = (path: string) => PACKAGES.find(({ folder }) => path.startsWith(`${folder}/`));
/** True if the manifest of the one file's package names the package of the other. */
const declares = (from: string, to: string): boolean =>
  Object.hasOwn(packageOf(from)?.manifest.dependencies ?? {}, packageOf(to)?.name ?? '');

const edge = (from: string, to: string, type = false) => refusal({ from: `src/${from}`, to, type });

describe('the layers', () => {
  test.each([
    ['core/a.ts', 'src/domains/series/index.ts'],
    ['core/a.ts', 'src/adapters/db/database.ts'],
    ['core/a.ts', 'node:fs'],
    ['core/a.ts', 'npm:viem'],
    ['domains/series/service.ts', 'src/domains/terms/service.ts'],
    ['domains/series/service.ts', 'src/domains/series/graphql/index.ts'],
    ['domains/series/service.ts', 'src/adapters/db/database.ts'],
    ['domains/series/service.ts', 'src/graphql/context.ts'],
    ['domains/series/service.ts', 'npm:graphql'],
    ['domains/series/index.ts', 'src/domains/series/graphql/index.ts'],
    // whatever a file is called, its folder decides
    ['domains/series/projection.ts', 'src/indexing/projection/events.ts'],
    ['domains/series/operations.graphql.ts', 'src/graphql/builder.ts'],
    ['domains/series/service.ts', 'src/domains/series/worker/projection.ts'],
    ['domains/series/worker/projection.ts', 'src/graphql/builder.ts'],
    ['domains/series/worker/projection.ts', 'src/domains/terms/service.ts'],
    ['domains/series/graphql/index.ts', 'src/indexing/projection/events.ts'],
    ['domains/series/graphql/index.ts', 'src/domains/terms/service.ts'],
    ['domains/series/graphql/index.ts', 'src/config/config.ts'],
    ['apps/start/telemetry.ts', 'npm:prom-client'],
    ['apps/gateway/server.ts', 'npm:@opentelemetry/api'],
    ['graphql/builder.ts', 'src/adapters/db/database.ts'],
    ['adapters/db/a.ts', 'src/adapters/evm/index.ts'],
    ['adapters/db/a.ts', 'src/config/config.ts'],
    ['adapters/db/a.ts', 'src/domains/series/service.ts'],
    ['adapters/db/a.ts', 'src/apps/gateway/main.ts'],
    ['config/env.ts', 'src/adapters/log/logger.ts'],
    ['pages/graphiql/main.tsx', 'node:fs'],
    ['pages/graphiql/main.tsx', 'src/domains/series/index.ts'],
    ['pages/graphiql/main.tsx', 'src/pages/openapi/main.ts'],
    ['pages/site/sign-in.tsx', 'src/pages/graphiql/main.tsx'],
    ['apps/gateway/pages/graphiql.ts', 'src/pages/graphiql/main.tsx'],
    ['apps/gateway/main.ts', 'npm:viem'],
    ['apps/gateway/http/exchange.ts', 'src/apps/gateway/operations/yoga.ts'],
    ['apps/gateway/operations/yoga.ts', 'src/apps/gateway/services.ts'],
    ['apps/gateway/main.ts', 'src/generated/prisma/client.ts'],
    ['apps/gateway/main.ts', 'npm:snarkjs'],
  ])('refuse %s importing %s', (from, to) => {
    expect(edge(from, to)).toBeDefined();
  });

  test('let anyone name the types of an SDK', () => {
    expect(edge('domains/series/model/ports.ts', 'npm:viem', true)).toBeUndefined();
    expect(edge('domains/series/service.ts', 'src/generated/prisma/client.ts', true)).toBeUndefined();
    expect(edge('core/a.ts', 'src/generated/pothos-types.ts')).toBeDefined();
  });

  test('let a domain name its GraphQL types to nobody below', () => {
    expect(edge('domains/series/index.ts', 'src/domains/series/graphql/index.ts', true)).toBeDefined();
  });

  test('keep Node out of what the client loads in a browser', () => {
    expect(browserRefusal('node:fs')).toBeDefined();
    expect(browserRefusal('packages/client/src/feed.ts')).toBeUndefined();
  });
});

describe('the parts of field-access', () => {
  const inside = (from: string, to: string, type = false) =>
    refusal({ from: `packages/field-access/src/${from}`, to: to.replace('~', 'packages/field-access/src'), type });

  test.each([
    ['model/rules.ts', '~/runtime/context.ts'],
    ['model/rules.ts', '~/schema/plugin.ts'],
    ['model/rules.ts', 'npm:graphql'],
    ['runtime/rows-guard.ts', '~/schema/plugin.ts'],
    ['runtime/rows-guard.ts', 'npm:@pothos/core'],
    ['runtime/rows-guard.ts', '~/index.ts'],
    ['sql/sql.ts', '~/lists/keyset.ts'],
    ['lists/keyset.ts', '~/compiled/render.ts'],
    ['schema/plugin.ts', 'src/graphql/access/labels.ts'],
    ['schema/plugin.ts', 'src/core/errors/app-error.ts'],
    ['compiled/render.ts', 'src/domains/series/index.ts'],
    ['engine.ts', '~/model/rules.ts'],
  ])('refuse %s importing %s', (from, to) => {
    expect(inside(from, to)).toBeDefined();
  });

  test('refuse a type of the product, as they refuse its code', () => {
    expect(inside('model/labels.ts', 'src/graphql/access/labels.ts', true)).toBeDefined();
    expect(inside('runtime/context.ts', 'src/generated/prisma/client.ts', true)).toBeDefined();
  });

  test('let a page load the names of the model, and no domain load anything', () => {
    const entry = (name: string) => ({ to: `packages/field-access/src/${name}`, entry: true });
    expect(refusal({ from: 'src/pages/data-map/filter.ts', ...entry('model.ts'), type: false })).toBeUndefined();
    expect(refusal({ from: 'src/pages/data-map/filter.ts', ...entry('index.ts'), type: false })).toBeDefined();
    expect(refusal({ from: 'src/domains/account/viewers.ts', ...entry('compiled.ts'), type: true })).toBeUndefined();
    expect(refusal({ from: 'src/domains/account/viewers.ts', ...entry('compiled.ts'), type: false })).toBeDefined();
  });
});

describe('the rules of packages', () => {
  const client = 'packages/client/src';
  const entry = { to: `${client}/index.ts`, type: false, entry: true };

  test('let apps import an entry by its name, and no file by its path', () => {
    expect(refusal({ from: 'src/apps/demo/raise.ts', ...entry })).toBeUndefined();
    expect(refusal({ from: 'src/apps/demo/raise.ts', ...entry, entry: false })).toBeDefined();
    expect(refusal({ from: 'src/apps/demo/raise.ts', to: `${client}/feed.ts`, type: true })).toBeDefined();
  });

  test.each(['tests/apps/a.ts', 'scripts/a.ts', 'src/core/a.test.ts'])(
    'let %s import an entry, and no file',
    (from) => {
      expect(refusal({ from, ...entry })).toBeUndefined();
      expect(refusal({ from, ...entry, entry: false })).toBeDefined();
    },
  );

  test('let a test of a package import what it works with', () => {
    expect(refusal({ from: `${client}/feed.test.ts`, to: 'src/graphql/builder.ts', type: false })).toBeUndefined();
  });

  test.each([
    'core/bytes.ts',
    'domains/series/model/index.ts',
    'adapters/db/a.ts',
    'graphql/builder.ts',
    'pages/site/a.tsx',
  ])('let %s import none', (from) => {
    expect(refusal({ from: `src/${from}`, ...entry })).toBeDefined();
  });

  test.each([
    ['src/core/holder.ts', false],
    ['src/domains/account/model/index.ts', false],
    ['src/adapters/http/last-answer.ts', false],
    ['contracts/evm/build/Raise.ts', false],
    ['npm:@noble/hashes', true],
    ['npm:viem', false],
    [`${client}/device/bid.ts`, true],
    ['src/domains/series/index.ts', false],
    ['src/adapters/http/json-server.ts', false],
    ['src/apps/attestor/host.ts', false],
    ['packages/attestor/src/index.ts', false],
    ['scripts/packages.ts', false],
    ['packages/other/src/index.ts', false],
  ])('say whether the client imports %s: %s', (to, allowed) => {
    expect(refusal({ from: `${client}/gateway.ts`, to, type: false }) === undefined).toBe(allowed);
  });

  test('let two folders of the client load an SDK each', () => {
    const loads = (folder: string, to: string) => refusal({ from: `${client}/${folder}/a.ts`, to, type: false });
    expect(loads('calls', 'npm:viem')).toBeUndefined();
    expect(loads('prover', 'npm:snarkjs')).toBeUndefined();
    expect(loads('prover', 'npm:viem')).toBeDefined();
    expect(loads('device', 'npm:snarkjs')).toBeDefined();
  });

  test('let the node for development load the libraries of Solana, and no app beside it', () => {
    const loads = (from: string, to: string) => refusal({ from, to, type: false });
    expect(loads('packages/devnet/src/bank.ts', 'npm:litesvm')).toBeUndefined();
    expect(loads('packages/devnet/src/bank.ts', 'npm:viem')).toBeDefined();
    expect(loads('src/apps/devnet/solana.ts', 'npm:@solana/kit')).toBeDefined();
  });
});

test.each([
  ['src/core/failures.ts', 'packages/protocol/src/hex.ts', true],
  ['src/pages/site/a.tsx', 'packages/protocol/src/hex.ts', true],
  ['packages/client/src/gateway.ts', 'packages/protocol/src/hex.ts', true],
  ['packages/attestor/src/chain.ts', 'packages/client/src/exchange.ts', true],
  ['packages/client/src/gateway.ts', 'packages/attestor/src/index.ts', false],
  ['packages/devnet/src/chain.ts', 'packages/protocol/src/hex.ts', false],
  ['packages/app/src/reader.ts', 'packages/protocol/src/hex.ts', false],
  ['packages/field-access/src/model/a.ts', 'packages/protocol/src/hex.ts', false],
  ['packages/protocol/src/hex.ts', 'npm:@noble/hashes', true],
  ['packages/protocol/src/hex.ts', 'node:crypto', false],
  ['packages/protocol/src/hex.ts', 'npm:viem', false],
  ['packages/protocol/src/hex.ts', 'src/core/failures.ts', false],
  ['packages/protocol/src/contract-abis.ts', 'contracts/evm/build/Raise.ts', true],
  ['packages/protocol/src/program-idl.ts', 'contracts/solana/idl/idl.json', true],
  ['packages/protocol/src/hex.ts', 'contracts/solana/idl/program.ts', false],
])('%s imports %s: %s', (from, to, allowed) => {
  const edge = { from, to, type: false, entry: to.startsWith('packages/'), declared: declares(from, to) };
  expect(refusal(edge) === undefined).toBe(allowed);
});

test('the app imports the client by its entries, and nothing of the server', () => {
  const refusalOf = (from: string, to: string, entry = true) =>
    refusal({ from, to, type: false, entry, declared: declares(from, to) });
  expect(refusalOf('packages/app/src/reader.ts', 'packages/client/src/index.ts')).toBeUndefined();
  for (const [from, to, entry] of [
    ['packages/app/src/reader.ts', 'packages/client/src/feed.ts', false],
    ['packages/app/src/reader.ts', 'src/core/address.ts', false],
    ['packages/app/src/reader.ts', 'packages/field-access/src/model.ts', true],
    ['packages/client/src/feed.ts', 'packages/app/src/main.tsx', true],
  ] as const)
    expect(refusalOf(from, to, entry), `${from} -> ${to}`).toBeDefined();
});

describe('import cycles', () => {
  const edges = (...pairs: [string, string, boolean?][]) =>
    pairs.map(([from, to, type = false]) => ({ from, to, type }));

  test('are found where types alone are imported', () => {
    expect(importCycles(edges(['a', 'b', true], ['b', 'c', true], ['c', 'a', true], ['d', 'a']))).toEqual([
      ['a', 'b', 'c'],
    ]);
  });

  test('are none where files import what others import', () => {
    expect(importCycles(edges(['a', 'b'], ['a', 'c'], ['b', 'd'], ['c', 'd']))).toEqual([]);
  });

  test('are named one by one', () => {
    const two = importCycles(edges(['a', 'b'], ['b', 'a', true], ['b', 'c'], ['c', 'd'], ['d', 'c', true], ['e', 'e']));
    expect(two).toEqual([['a', 'b'], ['c', 'd'], ['e']]);
  });
});

describe('the reader of imports', () => {
  test('finds every form, and knows which are erased', () => {
    const code = `
      import type { A } from 'a'; import { type B, c } from 'b'; import { type X } from 'x'; import 'h';
      export type { D } from 'd'; export * from 'e'; export type * from 'i';
      const f = await import('f'); type G = import('g').Z; const n = await import(name);`;
    expect(new Map(importsOf(code, 'x.ts'))).toEqual(
      new Map([
        ['a', true],
        ['b', false],
        ['x', true],
        ['h', false],
        ['d', true],
        ['e', false],
        ['i', true],
        ['f', false],
        ['g', true],
        ['computed', false],
      ]),
    );
  });

  test.each([
    ['../../core/hex.ts', 'src/core/hex.ts'],
    ['viem/accounts', 'npm:viem'],
    ['@noble/curves/secp256k1.js', 'npm:@noble/curves'],
    ['node:fs/promises', 'node:fs/promises'],
    ['fs', 'node:fs'],
  ])('resolves %s', (specifier, name) => {
    expect(target(specifier, 'src/domains/series/rules.ts')).toBe(name);
  });
});

test('every import of the project follows the layers', () => {
  expect(check()).toEqual([]);
});

describe('the tables that a file writes', () => {
  const tables = tablesOf(
    'model TradingWindow {\n  id String @id\n  @@map("trading_windows")\n}\nmodel Bid {\n  id String\n}\n',
  );

  test.each([
    ['await tx.tradingWindow.updateMany({})', ['trading_windows']],
    ['await tx.tradingWindow.findMany({})', []],
    ['sql`INSERT INTO trading_windows (id) VALUES (1)`', ['trading_windows']],
    ['sql`DELETE FROM "trading_windows" w`', ['trading_windows']],
    ['sql`SELECT 1 FROM trading_windows FOR UPDATE`', []],
    ['tx.bid.create({}); hash.update(bid)', ['Bid']],
  ])('%s', (text, written) => {
    expect([...tablesWrittenIn(text, tables)]).toEqual(written);
  });
});
