import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSolanaNode, tokenMint } from '@income-series/devnet';
import { solanaChainName } from '@income-series/protocol/chain';
import { type Address, createAddressWithSeed, getBase58Decoder, type KeyPairSigner } from '@solana/kit';
import { afterAll, describe, expect, it } from 'vitest';
import { createAddresses, UPGRADEABLE_LOADER } from '../../../src/adapters/solana/addresses.ts';
import { bufferAccount } from '../../../src/adapters/solana/deploy/instructions.ts';
import { rentOf, uploadProgram } from '../../../src/adapters/solana/deploy/upload.ts';
import { programDataAddress } from '../../../src/adapters/solana/program-data.ts';
import { RECORDS } from '../../../src/adapters/solana/records.ts';
import { createSender } from '../../../src/adapters/solana/sender.ts';
import { createTestDatabase } from '../../support/database.ts';
import { forFile } from '../../support/for-file.ts';
import { startProgram } from '../../support/program.ts';
import { GATEWAY_KEYS } from '../../support/service.ts';
import { builtProgram, deployProgram, initializeProgram, put } from '../../support/solana/deployed.ts';
import { clientsOf, fund, signer, startNode } from '../../support/solana/node.ts';
import { clientOf } from '../start/support/client.ts';
import { runSolanaDeployTool, type SolanaDeployAnswer } from './solana-deploy-tool.ts';

// `npm run solana -- deploy` as an operator runs it on a cluster without the program, and `npm start` on what it set up.

const MAINNET = '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdpKuc147dw2N9d';
const DEVNET = 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1wcaWoxPkrZBG';
const TICK_MS = 100;
const EUR = 978;

const node = await forFile(startSolanaNode({ name: 'deploy', tickMs: TICK_MS }));
const folder = mkdtempSync(join(tmpdir(), 'income-series-solana-deploy-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const [admin, allowlist, keys, feed, collector, stranger] = await Promise.all(
  [201, 202, 203, 204, 205, 206].map(async (number) => (await signer(number)).address as string),
);
if (!admin || !allowlist || !keys || !feed || !collector || !stranger) throw new Error('six key pairs');
const people = { admin, allowlist, keys, feed, collector, stranger };

interface Change {
  readonly env?: Record<string, string>;
  readonly setup?: object;
  readonly killAt?: string;
}

const standardSetup = () => ({
  feeCollector: people.collector,
  roles: { ADMIN: [people.admin], ALLOWLIST: [people.allowlist], KEYS: [people.keys], FEED: [people.feed] },
  rates: [{ currencyCode: EUR, rate: '10800000000000000000000' }],
});

const keyHex = (number: number) => `0x${Buffer.alloc(32, number).toString('hex')}`;

/** Runs the tool for the deployer of this number, whose key is in a file. */
function deploy(number: number, { env = {}, setup = {}, killAt }: Change = {}): Promise<SolanaDeployAnswer> {
  const name = randomUUID();
  const [keyFile, setupFile] = [join(folder, `${name}.key`), join(folder, `${name}.json`)];
  writeFileSync(keyFile, keyHex(number), { mode: 0o600 });
  writeFileSync(setupFile, JSON.stringify({ ...standardSetup(), ...setup }));
  return runSolanaDeployTool(
    ['--setup', setupFile],
    {
      SOLANA_RPC_URL: node.url,
      SOLANA_GENESIS_HASH: node.chain.genesisHash,
      SOLANA_DEPLOYER_KEY_FILE: keyFile,
      ...env,
    },
    killAt,
  );
}

async function funded(number: number): Promise<KeyPairSigner> {
  const deployer = await signer(number);
  await fund(clientsOf(node).rpc, deployer.address);
  return deployer;
}

const height = () => node.chain.history.transactionCount;
const holds = async (program: string, role: number, account: string) =>
  node.chain.account(await createAddresses(program as Address).roleMember(role, account as Address), 'confirmed') !==
  null;

describe('an upload', () => {
  it('that goes no further names the last refusal', async () => {
    const deployer = await signer(66);
    const sender = createSender(node.url);
    const code = new Uint8Array(2_000).fill(7);
    const rent = await rentOf(sender, bufferAccount(code).bytes);
    await fund(clientsOf(node).rpc, deployer.address, rent + 5_000n + (await rentOf(sender, 0))); // for the buffer, and one fee
    const upload = uploadProgram({ sender, deployer, code, onWritten: () => {} });
    await expect(upload).rejects.toThrow('the node takes no more of the program (INSUFFICIENT_FUNDS): ');
  });
});

describe('a deployment to a cluster without the program', () => {
  const DEPLOYER = 60;

  it('is set up, handed over, found as it is by a second run, and served by a gateway', async () => {
    const deployer = await funded(DEPLOYER);
    const { code, report, lines } = await deploy(DEPLOYER);
    expect([code, report.failed]).toEqual([0, null]);
    expect(report).toMatchObject({
      chain: solanaChainName(node.chain.genesisHash),
      deployer: deployer.address,
      upgradeAuthority: deployer.address,
      roles: standardSetup().roles,
      variables: {
        SOLANA_PROGRAM_ID: report.program,
        SOLANA_TOKEN_MINT: report.token,
        SOLANA_GENESIS_HASH: node.chain.genesisHash,
      },
    });
    expect(lines).toContain('program: 100 % uploaded');
    expect(report.steps.every(({ state }) => state === 'DONE')).toBe(true);
    for (const [role, account] of [people.admin, people.allowlist, people.keys, people.feed].entries()) {
      expect([await holds(report.program, role, account), await holds(report.program, role, deployer.address)]).toEqual(
        [true, false],
      );
    }

    // Anybody may send lamports to the address of a role that was given up.
    const closed = await createAddresses(report.program as Address).roleMember(1, deployer.address);
    await fund(clientsOf(node).rpc, closed, 1_000_000n);
    const before = height();
    const again = await deploy(DEPLOYER);
    expect([again.code, again.report.failed, height()]).toEqual([0, null, before]);
    expect(new Set(again.report.steps.map(({ state }) => state))).toEqual(new Set(['FOUND']));
    expect(again.report.variables).toEqual(report.variables);

    await served(report.variables);
  });

  /** That a gateway starts on it, whose index begins at the slot that was named and has the registry's events. */
  async function served(variables: Readonly<Record<string, string>>): Promise<void> {
    await using database = await createTestDatabase();
    const gateway = startProgram('gateway', {
      PORT: '0',
      ...GATEWAY_KEYS,
      DATA_DIR: folder,
      DATABASE_URL: database.url,
      KEEPER_INTERVAL: '0',
      SOLANA_RPC_URL: node.url,
      SOLANA_MAX_SLOT_AGE: '0',
      ...variables,
    });
    try {
      const { url } = JSON.parse(await gateway.said('"msg":"listening"')) as { url: string };
      const answer = await clientOf(url.replace(/\/graphql$/, '')).ask('{ seriesList(first: 1) { totalCount } }');
      expect(answer).toMatchObject({ data: { seriesList: { totalCount: 0 } } });
      const chain = solanaChainName(node.chain.genesisHash);
      await expect
        .poll(() => database.prisma.chainEvent.count({ where: { chain, name: 'Initialized' } }), { timeout: 30_000 })
        .toBe(1);
    } finally {
      await gateway.end();
    }
  }

  const contradictions = async (): Promise<readonly [Change, RegExp][]> => {
    const { roles } = standardSetup();
    const token = await signer(91);
    put(node, [token.address, tokenMint(token.address, 6)]);
    const more = { ...roles, KEYS: [people.keys, people.stranger] };
    return [
      [{ env: { SOLANA_TOKEN_MINT: token.address } }, /initialized with another payment token/],
      [{ setup: { feeCollector: people.stranger } }, /initialized with another fee collector/],
      [{ setup: { roles: more } }, /the roles are handed over, and \w+ does not have KEYS/],
      [
        { setup: { roles: { ...roles, KEYS: [] } } },
        /the role KEYS is held by \w+, which the setup file does not name/,
      ],
      [{ setup: { rates: [{ currencyCode: 756, rate: '1' }] } }, /currency 756 has no rate/],
    ];
  };

  it('is refused by name where it is to be another, and nothing is sent', async () => {
    const all = await contradictions();
    const before = height();
    const answers = await Promise.all(all.map(([change]) => deploy(DEPLOYER, change)));
    for (const [i, [, reason]] of all.entries()) expect(answers[i]?.report.failed).toMatch(reason);
    expect([answers.map(({ code }) => code), height()]).toEqual([all.map(() => 1), before]);
  });
});

describe('a deployment that is cut off', () => {
  it('goes on where it was, and does nothing twice', async () => {
    await funded(61);
    const cuts = [
      '50 % uploaded',
      'done  program',
      'done  initialized',
      'part 1 of 2',
      'FEED, for',
      'KEYS granted',
      'FEED given up',
    ];
    for (const killAt of cuts) {
      const cut = await deploy(61, { killAt });
      expect([killAt, cut.code]).toEqual([killAt, null]);
    }
    const last = await deploy(61);
    expect([last.code, last.report.failed]).toEqual([0, null]);
    expect(last.report.steps.filter(({ state }) => state === 'DONE').map(({ step }) => step)).toEqual([
      'ADMIN given up by the deployer',
    ]);
    const feed = node.chain.account(await createAddresses(last.report.program as Address).feed(EUR), 'confirmed');
    expect(RECORDS.feed.decoder.decode(feed?.data ?? new Uint8Array()).count).toBe(1);
  });
});

describe('a deployment of a program that is there already', () => {
  it('by its address, for a token of one’s own, in the key file of solana-keygen, is set up without an upload', async () => {
    const { program, token, deployer } = await deployProgram(node, 100);
    const key = JSON.stringify([...Buffer.alloc(32, 100), ...Buffer.alloc(32)]);
    const { code, report } = await deploy(100, {
      env: {
        SOLANA_PROGRAM_ID: program,
        SOLANA_TOKEN_MINT: token,
        SOLANA_DEPLOYER_KEY_FILE: '',
        SOLANA_DEPLOYER_KEY: key,
      },
    });
    expect([code, report.failed]).toEqual([0, null]);
    expect(report).toMatchObject({ program, token, deployer: deployer.address });
    expect(report.steps.map(({ state }) => state).slice(0, 3)).toEqual(['FOUND', 'FOUND', 'DONE']);
  });

  it('is refused where its bytes are others, or the deployer is not its upgrade authority', async () => {
    const { program, token } = await deployProgram(node, 110);
    const env = { SOLANA_PROGRAM_ID: program, SOLANA_TOKEN_MINT: token };
    await funded(120);
    const before = height();
    const stranger = await deploy(120, { env });
    expect([stranger.code, stranger.report.failed]).toEqual([1, 'the program’s upgrade authority is not the deployer']);
    const code = builtProgram();
    code[code.length - 1] = (code.at(-1) ?? 0) ^ 1;
    const dataAt = await programDataAddress(program);
    const data = node.chain.account(dataAt, 'confirmed');
    if (data === null) throw new Error('no program data');
    put(node, [dataAt, { ...data, data: Uint8Array.from([...data.data.slice(0, 45), ...code]) }]);
    const other = await deploy(110, { env });
    expect([other.code, other.report.failed]).toEqual([1, 'the program on the cluster has other bytes than the build']);
    expect(height()).toBe(before);
  });
});

describe('a program that was initialized for another cluster', () => {
  it('is refused, and nothing is sent', async () => {
    const deployed = await deployProgram(node, 130);
    await initializeProgram(node, deployed, DEVNET);
    const before = height();
    const env = { SOLANA_PROGRAM_ID: deployed.program, SOLANA_TOKEN_MINT: deployed.token };
    const { code, report } = await deploy(130, { env });
    expect([code, report.failed, height()]).toEqual([1, 'the program is initialized for another cluster', before]);
  });
});

describe('a deployment that cannot be', () => {
  const none = getBase58Decoder().decode(new Uint8Array(32).fill(3));
  const REFUSED: readonly [string, Change, number, RegExp][] = [
    ['without a key', { env: { SOLANA_DEPLOYER_KEY_FILE: '' } }, 78, /SOLANA_DEPLOYER_KEY is needed/],
    ['without a node', { env: { SOLANA_RPC_URL: '' } }, 78, /SOLANA_RPC_URL is needed/],
    ['to mainnet-beta by its name', { env: { SOLANA_GENESIS_HASH: MAINNET } }, 78, /SOLANA_GENESIS_HASH.*refused/],
    ['to another cluster', { env: { SOLANA_GENESIS_HASH: none } }, 1, /of another cluster, by its genesis hash/],
    [
      'to another cluster than devnet in production',
      { env: { PROFILE: 'production', SOLANA_TOKEN_MINT: none } },
      78,
      /SOLANA_GENESIS_HASH must be that of devnet/,
    ],
    [
      'of a test token in production',
      { env: { PROFILE: 'production', SOLANA_GENESIS_HASH: '' } },
      78,
      /SOLANA_TOKEN_MINT is needed in production/,
    ],
    ['of a token that is none', { env: { SOLANA_TOKEN_MINT: MAINNET } }, 1, /no mint of the SPL Token program/],
    ['of a program that is none', { env: { SOLANA_PROGRAM_ID: none } }, 1, /SOLANA_PROGRAM_ID names no program/],
    ['without administrators', { setup: { roles: { ADMIN: [] } } }, 1, /roles.ADMIN must name an address/],
    ['with an EVM address', { setup: { feeCollector: `0x${'11'.repeat(20)}` } }, 1, /feeCollector must be an address/],
    ['with a role that there is not', { setup: { roles: { ADMIN: [MAINNET], OWNER: [] } } }, 1, /the file of --setup/],
    ['without coins', {}, 1, /needs \d{10} lamports/],
  ];

  it.each(REFUSED)('%s is refused, and nothing is sent', async (_, change, code, reason) => {
    const before = height();
    const answer = await deploy(62, change);
    expect([answer.code, answer.report.failed]).toEqual([code, expect.stringMatching(reason)]);
    expect(height()).toBe(before);
  });

  it('to a node of mainnet-beta is refused, whatever is configured', async () => {
    const mainnet = await startNode();
    Object.defineProperty(mainnet.chain, 'genesisHash', { value: MAINNET });
    try {
      const { code, report } = await deploy(62, { env: { SOLANA_RPC_URL: mainnet.url } });
      expect([code, report.failed]).toEqual([1, 'SOLANA_RPC_URL is of mainnet-beta, which is refused']);
    } finally {
      await mainnet.stop();
    }
  });

  it('to an address that somebody sent lamports to is refused by this address', async () => {
    const { address } = await funded(63);
    const seed = { baseAddress: address, programAddress: UPGRADEABLE_LOADER, seed: 'program' };
    const program = await createAddressWithSeed(seed);
    await fund(clientsOf(node).rpc, program, 1_000_000n);
    const { code, report } = await deploy(63);
    expect([code, report.failed]).toEqual([1, `${program} was sent lamports by somebody: use another deployer`]);
  });
});
