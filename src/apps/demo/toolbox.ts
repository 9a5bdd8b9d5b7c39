import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { parseEvmAddress } from '@income-series/protocol/address';
import type { Bytes32, EvmAddress } from '@income-series/protocol/hex';
import { projectPath } from '../../project.ts';
import { createClient } from './client.ts';
import { isLive } from './people.ts';
import type { World } from './world.ts';

const PROGRAM = projectPath('bin/income-series.js');

/** The tool's JSON answer on stdout. */
type ToolAnswer = Readonly<Record<string, unknown>>;

/** An attestor's own machine: a private folder and the attestor's tool. */
export interface Toolbox {
  readonly address: EvmAddress;
  /** The attestor's files. */
  readonly folder: string;
  /** The token of the tool's stored session. */
  token(): string;
  /** The token of a live session; the tool signs in again if the last session has ended. */
  liveToken(): Promise<string>;
  /** Runs the tool as a process. @throws Error with the tool's code if its exit code is not 0 */
  run(...args: readonly string[]): Promise<ToolAnswer>;
  /**
   * Signs a request with the tool, if its recomputed digest is the one that issuer and attestor agreed on. `choices` are options
   * with the attestor's choices.
   */
  sign(kind: string, id: string, digest: Bytes32, ...choices: readonly string[]): Promise<void>;
}

const run = promisify(execFile);

/** The parts of a world that an attestor's tool is configured with. */
interface ToolPlace extends Pick<World, 'toolUrl' | 'publicUrl' | 'chainId'> {
  readonly contracts: Pick<World['contracts'], 'hub' | 'registry'>;
  readonly devnet: { readonly anvil: Pick<World['devnet']['anvil'], 'url'> };
}

/** Creates an attestor's folder, its pinned configuration and its key (scrypt 2^18). */
export async function openToolbox(world: ToolPlace, folder: string): Promise<Toolbox> {
  mkdirSync(folder, { mode: 0o700, recursive: true });
  const password = join(folder, 'password');
  writeFileSync(password, randomBytes(24).toString('base64url'), { mode: 0o600 });
  const config = join(folder, 'attestor.json');
  const commonOptions = [
    '--json',
    '--config',
    config,
    '--keystore',
    join(folder, 'key.json'),
    '--password-file',
    password,
  ];

  const tool = async (...args: readonly string[]): Promise<ToolAnswer> => {
    const execution = run(process.execPath, [PROGRAM, 'attestor', ...commonOptions, ...args], { maxBuffer: 2 ** 24 });
    const { stdout } = await execution.catch((error: { stdout?: string; code?: unknown }) => {
      const { code } = (JSON.parse(error.stdout || '{}') as { error?: { code?: string } }).error ?? {};
      throw new Error(`the attestor’s tool ended with ${error.code}: ${code ?? 'no answer'}`);
    });
    return JSON.parse(stdout) as ToolAnswer;
  };

  const { toolUrl, publicUrl, chainId, contracts, devnet } = world;
  const pinnedOptions = ['--chain-id', `${chainId}`, '--hub', contracts.hub, '--public-url', publicUrl];
  await tool('init', toolUrl, ...pinnedOptions, '--rpc-url', devnet.anvil.url, '--registry', contracts.registry);
  const { address } = await tool('key', 'new');

  const token = (): string => JSON.parse(readFileSync(join(folder, 'attestor.session.json'), 'utf8')).token;
  return {
    address: parseEvmAddress(String(address)),
    folder,
    token,
    async liveToken() {
      if (!(await isLive(createClient(`${toolUrl}/graphql`, token())))) await tool('login');
      return token();
    },
    run: tool,
    async sign(kind, id, digest, ...choices) {
      await tool('sign', kind, id, ...choices, '--yes', '--expect-digest', digest);
    },
  };
}
