import { chmodSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createSolanaRpc } from '@solana/kit';
import { afterEach, expect, it, vi } from 'vitest';
import { developmentWallet } from '../../../examples/client/development.ts';
import { EXHAUSTIVE } from '../../support/exhaustive.ts';
import { folderForTest } from '../../support/for-file.ts';
import { type Program, startProgram } from '../../support/program.ts';

// What `npm start` is without variables, but for the port and the folder.

const EVM = 'evm:10143';
const SOLANA = /^solana:[1-9A-HJ-NP-Za-km-z]{32}$/;
let running: Program | undefined;

const folder = (): string => {
  const path = folderForTest('income-series-both-');
  chmodSync(path, 0o711); // the database's server may run as another account
  return path;
};
afterEach(async () => {
  await running?.kill();
  running = undefined;
});

interface Listening {
  readonly url: string;
  readonly chains: readonly string[];
  readonly evm?: { readonly node: string };
  readonly solana?: {
    readonly node: string;
    readonly genesisHash: string;
    readonly programId: string;
    readonly tokenMint: string;
    readonly owner: string;
  };
}

async function start(environment: Readonly<Record<string, string>>): Promise<Listening> {
  running = startProgram('gateway', { PORT: '0', ...environment });
  return JSON.parse(await running.said('"msg":"listening"')) as Listening;
}

async function ask(
  url: string,
  query: string,
): Promise<{ readonly data?: unknown; readonly codes: readonly unknown[] }> {
  const headers = { 'content-type': 'application/json', accept: 'application/json' };
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify({ query }) });
  const { data, errors = [] } = (await response.json()) as {
    readonly data?: unknown;
    readonly errors?: readonly { readonly extensions: { readonly code: string } }[];
  };
  return { data, codes: errors.map(({ extensions }) => extensions.code) };
}

const KEY = `0x${'11'.repeat(32)}`;
const byKey = (chain?: string) => `{ series(key: "${KEY}"${chain ? `, chain: "${chain}"` : ''}) { key } }`;
const isWell = async (url: string, chains: readonly string[]) => {
  const { status, ...health } = (await (await fetch(new URL('/health', url))).json()) as {
    readonly status: string;
    readonly chains: Record<string, { readonly indexer: { readonly ok: boolean } }>;
  };
  expect([status, Object.keys(health.chains)]).toEqual(['ok', chains]);
  expect(Object.values(health.chains).every(({ indexer }) => indexer.ok)).toBe(true);
};

it('serves a chain of each kind, says where they are, and finds both again', async () => {
  const dataDir = folder();
  const first = await start({ DATA_DIR: dataDir });
  expect(first.chains).toEqual([EVM, expect.stringMatching(SOLANA)]);
  await vi.waitFor(() => isWell(first.url, first.chains), { timeout: 60_000, interval: 100 });

  const { node = '', programId = '', tokenMint = '' } = first.solana ?? {};
  const rpc = createSolanaRpc(node);
  const [code, mint] = await Promise.all(
    [programId, tokenMint].map((at) => rpc.getAccountInfo(at as never, { encoding: 'base64' }).send()),
  );
  expect([code?.value?.executable, mint?.value?.executable]).toEqual([true, false]);
  const genesisHash = await rpc.getGenesisHash().send();
  expect(first.chains[1]).toBe(`solana:${genesisHash.slice(0, 32)}`);
  expect(first.solana).toMatchObject({ genesisHash, owner: (await developmentWallet(0)).address });
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_chainId' });
  const chainId = await fetch(String(first.evm?.node), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  expect(await chainId.json()).toMatchObject({ result: '0x279f' });

  expect((await ask(first.url, byKey())).codes).toEqual(['CHAIN_REQUIRED']);
  for (const chain of first.chains) expect((await ask(first.url, byKey(chain))).codes).toEqual(['NOT_FOUND']);
  const slot = await rpc.getSlot({ commitment: 'finalized' }).send();
  expect(await running?.end()).toBe(0);

  const second = await start({ DATA_DIR: dataDir });
  expect([second.chains, second.solana?.programId]).toEqual([first.chains, programId]);
  expect(running?.lines.some((line) => line.includes('A new'))).toBe(false);
  expect(await createSolanaRpc(String(second.solana?.node)).getSlot().send()).toBeGreaterThanOrEqual(slot);
  await vi.waitFor(() => isWell(second.url, second.chains), { timeout: 60_000, interval: 100 });
  expect(await running?.end()).toBe(0);

  if (EXHAUSTIVE) {
    rmSync(join(dataDir, 'solana'), { recursive: true });
    const third = await start({ DATA_DIR: dataDir });
    const begun = running?.lines.filter((line) => line.includes('A new')).length;
    expect([third.chains, begun]).toEqual([first.chains, 2]); // the chains and the database belong together
    await vi.waitFor(() => isWell(third.url, third.chains), { timeout: 60_000, interval: 100 });
  }
});

if (EXHAUSTIVE) {
  it('serves the EVM chain alone where CHAINS says so, and needs no chain in arguments then', async () => {
    const dataDir = folder();
    const { url, chains, solana } = await start({ DATA_DIR: dataDir, CHAINS: EVM });
    expect([chains, solana]).toEqual([[EVM], undefined]);
    expect((await ask(url, byKey())).codes).toEqual(['NOT_FOUND']);
  });

  it('serves the EVM chain alone where LiteSVM has no library for the system, and says so', async () => {
    const preload = fileURLToPath(new URL('./support/no-litesvm.cjs', import.meta.url));
    const { chains } = await start({ DATA_DIR: folder(), NODE_OPTIONS: `--require ${preload}` });
    expect(chains).toEqual([EVM]);
    const [line = ''] = running?.lines.filter((one) => one.includes('Only the EVM chain is served')) ?? [];
    expect(JSON.parse(line)).toMatchObject({
      level: 'warn',
      msg: expect.stringContaining('no LiteSVM is installed for'),
    });
  });
}
