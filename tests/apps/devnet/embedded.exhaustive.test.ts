import { spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { EvmContracts } from '@income-series/protocol/chain';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { createDatabase } from '../../../src/adapters/db/database.ts';
import { linkLibraries, serverFiles } from '../../../src/adapters/db/embedded-files.ts';
import { canReach } from '../../../src/adapters/process/account.ts';
import { type Embedded, type EmbeddedOptions, startEmbedded } from '../../../src/apps/devnet/embedded.ts';
import { createTestDatabase, type TestDatabase } from '../../support/database.ts';

let running: Embedded | undefined;
const folders: string[] = [];
function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'income-series-embedded-'));
  chmodSync(path, 0o711);
  folders.push(path);
  return path;
}
async function start(options: EmbeddedOptions): Promise<Embedded> {
  running = await startEmbedded({ durable: false, ...options });
  return running;
}
afterEach(async () => {
  await running?.stop();
  running = undefined;
});
afterAll(() => {
  for (const path of folders) rmSync(path, { recursive: true, force: true });
});

const CHAIN = 'evm:10143';
/** A chain that is given, which is not asked. */
const ELSEWHERE = { kind: 'given', chainId: 10143, rpcUrl: 'http://127.0.0.1:1', startBlock: 0n } as const;

/** Writes an account and lets the index stand at the chain's head, as the service would leave them. */
async function use({ database, devnet }: Embedded): Promise<string> {
  const { prisma, close } = createDatabase({ url: database.url });
  const head = await devnet?.anvil.rpc<{ number: string; hash: string }>('eth_getBlockByNumber', 'latest', false);
  const position = { blockNumber: BigInt(head?.number ?? 0), blockHash: head?.hash ?? '' };
  await prisma.indexerCursor.upsert({
    where: { chain: CHAIN },
    create: { chain: CHAIN, ...position },
    update: position,
  });
  const { id } = await prisma.account.create({ data: {} });
  await close();
  return id;
}

async function accounts({ database }: Embedded): Promise<string[]> {
  const { prisma, close } = createDatabase({ url: database.url });
  const rows = await prisma.account.findMany({ select: { id: true } });
  await close();
  return rows.map(({ id }) => id);
}

describe('the embedded parts', () => {
  test('go on where they were stopped, the clock of the chain included', async () => {
    const dataDir = folder();
    const first = await start({ dataDir });
    await first.devnet?.anvil.clock.advance(40_000_000n);
    const time = await first.devnet?.anvil.clock.now();
    const id = await use(first);
    await first.stop();

    const second = await start({ dataDir });
    expect(second.chain.contracts).toEqual(first.chain.contracts);
    expect(await accounts(second)).toEqual([id]);
    await second.devnet?.owner.approveIssuer(second.devnet.wallet(1).address);
    expect(await second.devnet?.anvil.clock.now()).toBeGreaterThan(time ?? 0n);
  });

  test('refuse a data folder that is in use', async () => {
    const dataDir = folder();
    const chain = { ...ELSEWHERE, contracts: { hub: `0x${'ab'.repeat(20)}` } as EvmContracts };
    await start({ dataDir, chain });
    await expect(startEmbedded({ dataDir, chain })).rejects.toThrow('another running process uses this data folder');
  });

  test('show what PostgreSQL says of a lock file that a crash or a full disk left empty', async () => {
    const dataDir = folder();
    const chain = { ...ELSEWHERE, contracts: { hub: `0x${'ab'.repeat(20)}` } as EvmContracts };
    const first = await start({ dataDir, chain });
    await first.stop();
    writeFileSync(join(dataDir, 'postgres', 'postmaster.pid'), '');
    await expect(startEmbedded({ dataDir, chain })).rejects.toThrow(/lock file "postmaster\.pid" is empty/);
  });

  test.each([
    ['is gone', (chain: string) => rmSync(chain, { recursive: true })],
    ['was cut off', (chain: string) => writeFileSync(join(chain, 'state.json'), '{"block":')],
  ])('begin again, both of them, where the kept chain %s', async (_, damage) => {
    const dataDir = folder();
    await use(await start({ dataDir }));
    await running?.stop();
    damage(join(dataDir, 'chain'));
    expect(await accounts(await start({ dataDir }))).toEqual([]);
  });

  test('begin again where the database indexed another chain', async () => {
    const dataDir = folder();
    const first = await start({ dataDir });
    await use(first);
    const { prisma, close } = createDatabase({ url: first.database.url });
    await prisma.indexerCursor.updateMany({ data: { blockHash: `0x${'e'.repeat(64)}` } });
    await close();
    await first.stop();
    expect(await accounts(await start({ dataDir }))).toEqual([]);
  });

  test('end with their process, even when it is killed', async () => {
    const script = fileURLToPath(new URL('./crash.ts', import.meta.url));
    const owner = spawn(process.execPath, ['--import', 'tsx', script], { stdio: ['pipe', 'pipe', 'inherit'] });
    const line = await new Promise<string>((resolve, reject) => {
      createInterface({ input: owner.stdout }).once('line', resolve);
      owner.once('exit', (code) => reject(new Error(`the process ended with code ${code}`)));
    });
    const { ports } = JSON.parse(line) as { ports: number[] };
    for (const port of ports) expect(await listens(port)).toBe(true);
    owner.kill('SIGKILL');
    await vi.waitFor(
      async () => {
        for (const port of ports) expect(await listens(port)).toBe(false);
      },
      { timeout: 60_000, interval: 50 },
    );
  });
});

const listens = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true));
    socket.on('error', () => resolve(false)).on('connect', () => socket.destroy());
  });

function testGivenDatabase(): void {
  let db: TestDatabase;
  beforeAll(async () => {
    db = await createTestDatabase();
  });
  afterAll(() => db.drop());

  test('is used with a chain of our own while it is empty, and refused once it knows another chain', async () => {
    const database = { kind: 'given', url: db.url, directUrl: db.url } as const;
    const embedded = await start({ database });
    expect(embedded.database.url).toBe(db.url);
    await use(embedded);
    await embedded.stop();
    await expect(startEmbedded({ database })).rejects.toThrow('DATABASE_URL has the index of another chain');
    expect(await db.prisma.account.count()).toBe(1);
  });
}
describe('a database that was given', testGivenDatabase);

describe('an account without access', () => {
  const stranger = { name: 'stranger', uid: 54_321, gid: 54_321 };

  test('reaches what every folder on the way lets it pass', () => {
    const open = folder();
    mkdirSync(join(open, 'closed'), { mode: 0o700 });
    mkdirSync(join(open, 'closed', 'open'), { mode: 0o755 });
    expect(canReach(stranger, open)).toBe(true);
    expect(canReach(stranger, join(open, 'closed', 'open'))).toBe(false);
  });

  test('is given data and programs in the temporary folder, in places that it reaches', () => {
    const closed = folder();
    chmodSync(closed, 0o700);
    const files = serverFiles(join(closed, 'data'), stranger);
    folders.push(files.data);
    expect(files.relocation).toContain('stranger cannot reach');
    expect(files.data.startsWith(closed)).toBe(false);
    expect(canReach(stranger, files.data)).toBe(true);
    expect(canReach(stranger, join(files.native, 'bin'))).toBe(true);
  });
});

test('libraries get the links that npm packages cannot hold, and keep them', () => {
  const native = join(folder(), 'native');
  mkdirSync(join(native, 'lib'), { recursive: true });
  writeFileSync(join(native, 'lib', 'libx.so.1.2'), 'x');
  const link = { source: 'native/lib/libx.so.1.2', target: 'native/lib/libx.so.1' };
  writeFileSync(join(native, 'pg-symlinks.json'), JSON.stringify([link]));
  for (let run = 0; run < 2; run++) {
    expect(linkLibraries(native)).toBe(true);
    expect(readFileSync(join(native, 'lib', 'libx.so.1'), 'utf8')).toBe('x');
  }
});
