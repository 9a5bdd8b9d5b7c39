import { chmodSync } from 'node:fs';
import { type SolanaNode, startSolanaNode } from '@income-series/devnet';
import { solanaChainName } from '@income-series/protocol/chain';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../support/database.ts';
import { folderForFile } from '../../support/for-file.ts';
import { type Program, startProgram } from '../../support/program.ts';
import { refusedWith } from '../../support/refused-start.ts';
import { GATEWAY_KEYS } from '../../support/service.ts';
import { type Deployment, grantRole, startProgramOn } from '../../support/solana/deployed.ts';

// One gateway program over its own EVM chain and a Solana cluster that SOLANA_RPC_URL names.

const EVM = 'evm:10143';
/** Blocks are made for transactions, and then until they are final: the clock of the last one may be old. */
const TICK_MS = 200;

const dataDir = folderForFile('income-series-solana-');
chmodSync(dataDir, 0o711); // the database's server may run as another account
let cluster: SolanaNode;
let deployment: Deployment;
let database: TestDatabase;
let solana: string;
let gateway: Program & { readonly url: string };

const variables = () => ({
  PORT: '0',
  ...GATEWAY_KEYS,
  DATA_DIR: dataDir,
  DATABASE_URL: database.url,
  KEEPER_INTERVAL: '0',
  SOLANA_RPC_URL: cluster.url,
  SOLANA_PROGRAM_ID: deployment.program,
  SOLANA_TOKEN_MINT: deployment.token,
  SOLANA_GENESIS_HASH: cluster.chain.genesisHash,
  SOLANA_MAX_SLOT_AGE: '0',
});

beforeAll(async () => {
  cluster = await startSolanaNode({ name: 'start', tickMs: TICK_MS });
  solana = solanaChainName(cluster.chain.genesisHash);
  [deployment, database] = await Promise.all([startProgramOn(cluster), createTestDatabase()]);
  const program = startProgram('gateway', variables());
  gateway = { ...program, url: '' };
  const [, url] = /"url":"(http[^"]+)\/graphql"/.exec(await program.said('"msg":"listening"')) ?? [];
  gateway = { ...program, url: String(url) };
});
afterAll(async () => {
  await gateway?.kill();
  await Promise.all([cluster?.stop(), database?.drop()]);
});

const until = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 60_000, interval: 100 });

async function ask(document: string, variables: object): Promise<{ readonly data?: unknown; readonly code?: unknown }> {
  const response = await fetch(`${gateway.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({ query: document, variables }),
  });
  const { data, errors } = (await response.json()) as {
    readonly data?: unknown;
    readonly errors?: readonly { readonly extensions: { readonly code: string } }[];
  };
  return { data, code: errors?.[0]?.extensions.code };
}

const eventsOf = async (chain: string): Promise<readonly string[]> =>
  (
    await database.prisma.chainEvent.findMany({
      where: { chain },
      orderBy: [{ blockNumber: 'asc' }, { logIndex: 'asc' }],
    })
  ).map(({ name }) => name);
const cursorOf = async (chain: string) =>
  (await database.prisma.indexerCursor.findUnique({ where: { chain } }))?.blockNumber ?? -1n;

describe('a gateway program of an EVM chain and a Solana cluster', () => {
  it('is ready, and well on both', async () => {
    expect(JSON.parse(await gateway.said('"msg":"listening"'))).toMatchObject({ chains: [EVM, solana] });
    await until(async () => expect((await fetch(`${gateway.url}/ready`)).status).toBe(200));
    await until(async () => {
      const answer = await fetch(`${gateway.url}/health`);
      expect(await answer.json()).toMatchObject({
        status: 'ok',
        chains: {
          [EVM]: { chain: { ok: true }, indexer: { ok: true } },
          [solana]: { chain: { ok: true }, indexer: { ok: true }, keepers: { led: false, here: null } },
        },
      });
    });
  });

  it('indexes both, each as far as it is final', async () => {
    await until(async () =>
      expect(await eventsOf(solana)).toEqual(['Initialized', 'RoleGranted', 'VerifyingKeyWritten']),
    );
    const before = await cursorOf(solana);
    await grantRole(cluster, deployment, 1, deployment.deployer.address);
    await until(async () => expect((await eventsOf(solana)).at(-1)).toBe('RoleGranted'));
    expect(await eventsOf(solana)).toHaveLength(4);
    expect(await cursorOf(solana)).toBeGreaterThan(before);
    expect(await cursorOf(EVM)).toBeGreaterThan(0n);
    expect(await eventsOf(EVM)).not.toHaveLength(0);
  });

  it('answers of each by its name, and needs one for a series', async () => {
    const key = `0x${'11'.repeat(32)}`;
    const document = 'query ($key: Bytes32!, $chain: Chain) { series(key: $key, chain: $chain) { chain } }';
    expect(await ask(document, { key })).toMatchObject({ code: 'CHAIN_REQUIRED' });
    for (const chain of [EVM, solana]) {
      expect(await ask(document, { key, chain })).toMatchObject({ code: 'NOT_FOUND' });
    }
    const other = 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1';
    expect(await ask(document, { key, chain: other })).toMatchObject({ code: 'CHAIN_REFUSED' });
  });
});

describe('a start with a Solana cluster', () => {
  it('is refused for every reason at once, by the names of its variables', async () => {
    const { SOLANA_GENESIS_HASH: _, ...others } = variables();
    expect(await refusedWith(others)).toEqual(['SOLANA_RPC_URL CHAIN_MISMATCH']); // devnet’s is expected
    const wrong = { ...variables(), SOLANA_PROGRAM_ID: deployment.token, SOLANA_KEEPER_DAILY_LIMIT: '1' };
    expect(await refusedWith(wrong)).toEqual([
      'SOLANA_KEEPER_DAILY_LIMIT CONFIGURATION',
      'SOLANA_PROGRAM_ID PROGRAM_MISSING',
    ]);
  });
});
