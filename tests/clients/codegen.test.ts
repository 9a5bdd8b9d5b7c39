import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { preset } from '@graphql-codegen/client-preset';
import { codegen } from '@graphql-codegen/core';
import { buildClientSchema, getIntrospectionQuery, parse, printSchema } from 'graphql';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestGateway } from '../support/gateway.ts';
import { servedGateway } from './gateway.ts';
import { SCALARS } from './scalars.ts';

const served = servedGateway();

const DOCUMENT = `
query SeriesPage($first: Int) {
  seriesList(first: $first) { totalCount nodes { ...SeriesRow } pageInfo { hasNextPage endCursor } }
}
fragment SeriesRow on Series { id key state issuer cap createdAt terms { theta } }
mutation Nonce($input: SignInNonceInput!) {
  signInNonce(input: $input) { __typename ... on WalletChallenge { message expiresAt } ... on Error { code path } }
}
`;

const APP = `
import { graphql, useFragment } from './gql';
import { SeriesRowFragmentDoc, type SeriesPageQuery } from './gql/graphql';

export const page = graphql(\`${DOCUMENT.split('fragment')[0]}\`);

export function states({ seriesList }: SeriesPageQuery): readonly string[] {
  return seriesList?.nodes.map((node) => useFragment(SeriesRowFragmentDoc, node).state) ?? [];
}
`;

let folder: string;
let files: { filename: string; content: string }[];
beforeAll(async () => {
  folder = mkdtempSync(join(import.meta.dirname, '.codegen-'));
  const { data } = await served().gateway.ask<never>(getIntrospectionQuery());
  const schema = parse(printSchema(buildClientSchema(data as never)));
  const documents = [{ location: 'app.ts', document: parse(DOCUMENT), rawSDL: DOCUMENT, hash: 'app' }];
  const config = { strictScalars: true, scalars: SCALARS, useTypeImports: true, enumsAsTypes: true };
  const outputs = await preset.buildGeneratesSection({
    baseOutputDir: join(folder, 'gql/'),
    schema,
    documents,
    config,
    presetConfig: { fragmentMasking: true, persistedDocuments: { hashAlgorithm: 'sha256' } },
    plugins: [],
    pluginMap: {},
    emitLegacyCommonJSImports: false,
  } as never);
  files = await Promise.all(
    outputs.map(async (one) => ({ filename: one.filename, content: await codegen({ ...one, schema } as never) })),
  );
  mkdirSync(join(folder, 'gql'), { recursive: true });
  for (const { filename, content } of files) writeFileSync(filename, content);
  writeFileSync(join(folder, 'app.ts'), APP);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const content = (name: string) => files.find(({ filename }) => filename.endsWith(name))?.content ?? '';

it('types every scalar, none as any', () => {
  expect(content('graphql.ts')).toContain('SeriesPageQuery');
  expect(
    content('graphql.ts')
      .match(/.*\bany\b.*/g)
      ?.filter((line) => !line.includes('__meta__')),
  ).toEqual(undefined);
});

it('compiles with the strictest settings', () => {
  const options = [
    '--ignoreConfig',
    '--strict',
    '--noEmit',
    '--skipLibCheck',
    '--module',
    'preserve',
    '--target',
    'es2023',
  ];
  const tsc = join(import.meta.dirname, 'node_modules/typescript/bin/tsc');
  const { stdout } = spawnSync(process.execPath, [tsc, ...options, 'app.ts'], { cwd: folder, encoding: 'utf8' });
  expect(stdout).toBe('');
});

it('writes a manifest that the gateway runs by id', async () => {
  const byId = new Map(Object.entries(JSON.parse(content('persisted-documents.json')) as Record<string, string>));
  expect(byId.size).toBe(2);
  const [page] = [...byId].flatMap(([id, text]) => (text.includes('SeriesPage') ? [id] : []));
  const gateway = await startTestGateway({
    database: served().gateway.database,
    trustedDocuments: { byId, only: true },
  });
  const response = await gateway.request('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ documentId: page, variables: { first: 2 } }),
  });
  const totalCount = await gateway.database.prisma.series.count();
  expect(await response.json()).toMatchObject({ data: { seriesList: { totalCount } } });
  await gateway.close();
});
