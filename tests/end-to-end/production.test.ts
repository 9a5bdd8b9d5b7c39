import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { createReportProver, loadCircuitFiles } from '@income-series/client/prover';
import type { EvmAddress } from '@income-series/protocol/hex';
import { decodeReportProof, toSolidityProof } from '@income-series/protocol/report-proof';
import { createPublicClient, getAddress, http } from 'viem';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { abi } from '../../contracts/evm/build/Groth16Verifier.ts';
import { abis } from '../../src/adapters/evm/abi.ts';
import { mnemonicKey } from '../../src/adapters/evm/wallet.ts';
import { createProofVerifier, openSetupFolder } from '../../src/adapters/prover/index.ts';
import { checkSetupFolder } from '../../src/adapters/prover/setup-folder.ts';
import { readContractsFile } from '../../src/config/contracts-file.ts';
import { runDeployTool } from '../apps/deploy/deploy-tool.ts';
import { inputsFor } from '../circuits/cases.ts';
import { type Anvil, startAnvil } from '../support/anvil.ts';
import { EXHAUSTIVE } from '../support/exhaustive.ts';
import { publicPowersOfTau } from '../support/powers-of-tau.ts';
import { refusedWith } from '../support/refused-start.ts';
import { CA_FILE, startHttpsNode, startTlsPostgres } from '../support/tls.ts';

// From the repository to a serving production gateway: the commands of docs/operations.md as they are written there.

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const OPERATIONS = readFileSync(join(ROOT, 'docs/operations.md'), 'utf8');
/** The block of commands after the comment that names this file. */
const COMMANDS = OPERATIONS.split('tests/end-to-end/production.test.ts runs this block as it is -->')[1]
  ?.split('\n\n')[1]
  ?.replace(/^```.*$/gm, '');

const folder = mkdtempSync(join(tmpdir(), 'income-series-production-')); // removed with the run's own
chmodSync(folder, 0o711); // PostgreSQL may run as another account
const deployed = (name: string) => join(folder, name);
const [OWNER, TOKEN] = [`0x${'aa'.repeat(20)}`, `0x${'bb'.repeat(20)}`] as const;

const stops: (() => unknown)[] = [];
const lines: string[] = [];
let anvil: Anvil;
let environment: Record<string, string>;
let url: string;

/** Runs the commands in one shell; resolves with the gateway's address once it listens. */
function follow(): Promise<string> {
  const { PATH = '', HOME = '' } = process.env;
  const shell: ChildProcess = spawn('bash', ['-euc', String(COMMANDS)], {
    cwd: ROOT,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH, HOME, ...environment },
  });
  stops.push(
    () =>
      new Promise((resolve) => {
        if (shell.exitCode !== null) return resolve(undefined);
        shell.once('close', resolve);
        process.kill(-Number(shell.pid), 'SIGTERM');
      }),
  );
  return new Promise((resolve, reject) => {
    const read = (line: string) => {
      lines.push(line);
      const [, found] = /"url":"(http[^"]+)\/graphql".*"msg":"listening"/.exec(line) ?? [];
      if (found) resolve(found);
    };
    for (const stream of [shell.stdout, shell.stderr]) {
      if (stream) createInterface({ input: stream }).on('line', read);
    }
    shell.once('close', () => reject(new Error(`the commands ended:\n${lines.slice(-40).join('\n')}`)));
  });
}

/** What the commands leave to their `npm start`. */
const settings = (): Record<string, string> => ({
  ...Object.fromEntries(
    Object.entries(environment).filter(([name]) => !/^(DEPLOYMENT|PTAU|BEACON|OWNER|TOKEN|DEPLOYER)/.test(name)),
  ),
  PROVING_SETUP: deployed('setup'),
  EVM_CONTRACTS_FILE: deployed('contracts.env'),
  SESSION_KEYS_FILE: deployed('session.key'),
  VAULT_KEYS_FILE: deployed('vault.key'),
  CURSOR_KEY_FILE: deployed('cursor.key'),
});

const toSolidity = ({ proof, signals }: { proof: unknown; signals: unknown }) => {
  const decoded = decodeReportProof(proof, signals);
  return { ...toSolidityProof(decoded), signals: decoded.signals };
};

/** Deploys and starts everything, a ceremony included. */
function testDeployment(): void {
  beforeAll(async () => {
    const powers = publicPowersOfTau(11); // takes seconds, while the servers start
    anvil = await startAnvil();
    stops.push(() => anvil.stop());
    const node = await startHttpsNode(anvil.url);
    stops.push(node.stop);
    const postgres = await startTlsPostgres(deployed('postgres'));
    stops.push(postgres.stop);
    // A multisignature and a token of 6 decimals: code that answers 6 to every call.
    for (const address of [OWNER, TOKEN]) await anvil.rpc('anvil_setCode', address, '0x60065f5260205ff3');
    writeFileSync(deployed('deployer.key'), mnemonicKey(anvil.mnemonic, 0), { mode: 0o600 });
    writeFileSync(deployed('public.ptau'), (await powers).prepared);
    environment = {
      PROFILE: 'production',
      DEPLOYMENT: folder,
      PTAU: deployed('public.ptau'),
      BEACON: 'ab'.repeat(32),
      EVM_RPC_URL: node.url,
      EVM_INDEX_TAG: 'latest', // a test node makes no block by itself: its finalized one stays where it is
      EVM_MAX_BLOCK_AGE: '86400',
      PUBLIC_URL: 'https://gateway.example',
      OWNER: getAddress(OWNER),
      TOKEN: getAddress(TOKEN),
      DEPLOYER_KEY_FILE: deployed('deployer.key'),
      DATABASE_URL: `${postgres.url}?sslmode=verify-full&sslrootcert=${CA_FILE}`,
      NODE_EXTRA_CA_CERTS: CA_FILE,
      PORT: '0',
      DRAIN_SECONDS: '0', // no balancer watches
    };
    url = await follow();
  }, 300_000);
  afterAll(async () => {
    for (const stop of stops.reverse()) await stop();
    rmSync(folder, { recursive: true, force: true });
  });

  describe('a production gateway that was started by docs/operations.md alone', () => {
    it('is healthy, and serves everybody', async () => {
      for (;;) if ((await fetch(`${url}/health`)).status === 200) break;
      const body = JSON.stringify({ query: '{ seriesList(first: 1) { totalCount } }' });
      const answer = await fetch(`${url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      });
      expect(await answer.json()).toMatchObject({ data: { seriesList: { totalCount: 0 } } });
    });

    it('answers the hashes of its setup, by which a device takes its files and no others', async () => {
      const { kind, hashes } = (await (await fetch(`${url}/setup`)).json()) as ReturnType<typeof openSetupFolder>;
      expect([kind, hashes]).toEqual(['ceremony', openSetupFolder(deployed('setup')).hashes]);
      const read = (name: string) => new Uint8Array(readFileSync(join(deployed('setup'), name)));
      const sources = {
        wasm: read('income_report.wasm'),
        zkey: read('income_report.zkey'),
        verificationKey: read('verification_key.json'),
      };
      await expect(loadCircuitFiles(sources)).rejects.toMatchObject({ code: 'CIRCUIT_FILE_MISMATCH' });
      const pinned = {
        ...sources,
        zkey: new Uint8Array(readFileSync(join(ROOT, 'circuits/build/income_report.zkey'))),
      };
      await expect(loadCircuitFiles(pinned, hashes)).rejects.toMatchObject({ code: 'CIRCUIT_FILE_MISMATCH' });

      const prover = await createReportProver(await loadCircuitFiles(sources, hashes));
      const made = await prover.prove(inputsFor());
      await prover.close();
      const verifier = await createProofVerifier({ profile: 'production', setup: openSetupFolder(deployed('setup')) });
      expect(verifier.verify(made).signals[1]).toBe(10_000n);
      const { a, b, c, signals } = toSolidity(made);
      const client = createPublicClient({ transport: http(anvil.url) });
      const hub = readContractsFile(deployed('contracts.env'))?.EVM_SERIES_ADDRESS as EvmAddress;
      const address = await client.readContract({ address: hub, abi: abis.hub, functionName: 'verifier' });
      const accepts = (of: typeof signals) =>
        client.readContract({ address, abi, functionName: 'verifyProof', args: [a, b, c, of] });
      expect(await accepts(signals)).toBe(true);
      expect(await accepts(signals.with(5, (signals[5] as bigint) + 1n) as unknown as typeof signals)).toBe(false);
    });

    it.concurrent('is refused where certificates are of a CA that it was not given, with both named', async () => {
      const { NODE_EXTRA_CA_CERTS: _, ...without } = settings();
      const DATABASE_URL = String(environment.DATABASE_URL).replace(/&sslrootcert=.*$/, '');
      expect(await refusedWith({ ...without, DATABASE_URL })).toEqual([
        'DATABASE_URL DATABASE_TLS',
        'EVM_RPC_URL NODE_TLS',
      ]);
    });

    it.concurrent('is refused under another proving setup than its contracts were deployed with', async () => {
      const { PROVING_SETUP: _, ...without } = settings();
      expect(await refusedWith({ ...without, PROFILE: 'development' })).toEqual(['PROVING_SETUP CONTRACT_VERIFIER']);
    });

    it.concurrent('verifies against its proving setup, and against no other', async () => {
      const verify = (env: Record<string, string>) => {
        const line = [
          '--verify',
          deployed('contracts.env'),
          '--owner',
          getAddress(OWNER),
          '--token',
          getAddress(TOKEN),
        ];
        const { EVM_RPC_URL = '', NODE_EXTRA_CA_CERTS = '' } = environment;
        return runDeployTool(line, { EVM_RPC_URL, NODE_EXTRA_CA_CERTS, ...env });
      };
      const [own, other] = await Promise.all([verify({ PROVING_SETUP: deployed('setup') }), verify({})]);
      expect([own.code, own.report.failed]).toEqual([0, null]);
      expect([other.code, other.report.checks.filter(({ ok }) => !ok).map(({ check }) => check)]).toEqual([
        1,
        ["the code of Groth16Verifier is the build's", "Groth16Verifier was created by the build's code"],
      ]);
    });

    it('shows no secret in what it wrote', () => {
      const secrets = [
        readFileSync(deployed('session.key'), 'utf8').trim().slice(3),
        mnemonicKey(anvil.mnemonic, 0).slice(2),
        new URL(environment.DATABASE_URL as string).password,
      ];
      for (const secret of secrets) expect(lines.join('\n')).not.toContain(secret);
    });
  });

  describe('the setup of a ceremony', () => {
    /** A copy with another transcript. */
    function copyOf(name: string, edit: (transcript: { contributions: unknown[] }) => void) {
      const to = deployed(name);
      cpSync(deployed('setup'), to, { recursive: true });
      const path = join(to, 'transcript.json');
      const transcript = JSON.parse(readFileSync(path, 'utf8'));
      edit(transcript);
      writeFileSync(path, JSON.stringify(transcript));
      return to;
    }

    it('is not used where a file of it is another, nobody contributed, or it has no transcript', () => {
      const codes = (of: string) => checkSetupFolder(of).refusals.map(({ code }) => code);
      const altered = copyOf('altered', () => {});
      writeFileSync(join(altered, 'verification_key.json'), '{}');
      expect(codes(altered)).toEqual(['SETUP_ALTERED']);
      const alone = copyOf('alone', (transcript) => {
        transcript.contributions = transcript.contributions.slice(-1);
      });
      expect(codes(alone)).toEqual(['SETUP_ALTERED']);
      const claimed = copyOf('claimed', ({ contributions }) => {
        const [first] = contributions;
        if (first) contributions.unshift(first);
      });
      expect(codes(claimed)).toEqual(['SETUP_ALTERED']);
      rmSync(join(alone, 'transcript.json'));
      expect(codes(alone)).toEqual(['SETUP_UNREADABLE']);
    });
  });
}

// each command has quick tests of its own in this folder
if (EXHAUSTIVE) testDeployment();

it('the commands of docs/operations.md are scripts of package.json', () => {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { scripts: object };
  const named = [...String(COMMANDS).matchAll(/npm (?:run (?:-s |--silent )?)?([\w:-]+)/g)].map(([, name]) => name);
  expect(named.length).toBeGreaterThan(3);
  expect(Object.keys(scripts)).toEqual(expect.arrayContaining(named));
});
