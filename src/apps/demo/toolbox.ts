import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { parseEvmAddress } from '../../core/bytes.ts';
import type { Bytes32, EvmAddress } from '../../core/hex.ts';
import { projectPath } from '../../project.ts';
import { createClient } from './client.ts';
import { isLive } from './people.ts';
import type { World } from './world.ts';

const PROGRAM = projectPath('bin/income-series.js');

/** What the tool answers on stdout with --json. */
type ToolAnswer = Readonly<Record<string, unknown>>;

/** An attestor's own machine: a folder that only the attestor reads, and the attestor's tool. */
export interface Toolbox {
  readonly address: EvmAddress;
  /** The attestor's files. */
  readonly folder: string;
  /** Of the session that the tool keeps. */
  token(): string;
  /** Of a session that goes on: the tool signs in again where the last one has ended. */
  liveToken(): Promise<string>;
  /** Runs the tool as a process of its own. @throws Error with the tool's code where it does not end with 0 */
  run(...args: readonly string[]): Promise<ToolAnswer>;
  /**
   * Has the tool recompute what is to be signed and sign it, where it is the digest that issuer and attestor agreed on.
   * `choices` are the options with what the attestor decides.
   */
  sign(kind: string, id: string, agreed: Bytes32, ...choices: readonly string[]): Promise<void>;
}

const run = promisify(execFile);

/** Makes the folder, pins the configuration to what the attestor knows of the chain, and makes the key (scrypt 2^18). */
export async function openToolbox(world: World, folder: string): Promise<Toolbox> {
  mkdirSync(folder, { mode: 0o700, recursive: true });
  const password = join(folder, 'password');
  writeFileSync(password, randomBytes(24).toString('base64url'), { mode: 0o600 });
  const config = join(folder, 'attestor.json');
  const fixed = ['--json', '--config', config, '--keystore', join(folder, 'key.json'), '--password-file', password];

  const tool = async (...args: readonly string[]): Promise<ToolAnswer> => {
    const started = run(process.execPath, [PROGRAM, 'attestor', ...fixed, ...args], { maxBuffer: 2 ** 24 });
    const { stdout } = await started.catch((error: { stdout?: string; code?: unknown }) => {
      const { code } = (JSON.parse(error.stdout || '{}') as { error?: { code?: string } }).error ?? {};
      throw new Error(`the attestor’s tool ended with ${error.code}: ${code ?? 'no answer'}`);
    });
    return JSON.parse(stdout) as ToolAnswer;
  };

  const { toolUrl, publicUrl, chainId, contracts, devnet } = world;
  const pinned = ['--chain-id', `${chainId}`, '--hub', contracts.hub, '--public-url', publicUrl];
  await tool('init', toolUrl, ...pinned, '--rpc-url', devnet.anvil.url, '--registry', contracts.registry);
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
    async sign(kind, id, agreed, ...choices) {
      await tool('sign', kind, id, ...choices, '--yes', '--expect-digest', agreed);
    },
  };
}
