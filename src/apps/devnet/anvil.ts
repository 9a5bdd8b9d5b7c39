import { createRequire } from 'node:module';
import { startChild } from '../../adapters/process/child.ts';
import { makeTemporaryFolder } from '../../adapters/process/temporary-folder.ts';
import { SetupError } from '../../core/errors/setup-error.ts';
import { projectFile } from '../../project.ts';

export const DEVNET_CHAIN_ID = 10143;

export interface AnvilOptions {
  /** Default: a free port. */
  port?: number;
  chainId?: number;
  /** The time of the genesis block, in Unix seconds. Default: now. */
  timestamp?: number;
  /** The file that the chain is loaded from if it exists, and saved to when the node ends. */
  state?: string;
  /** The number of funded accounts. */
  accounts?: number;
  onLine?: (line: string) => void;
}

export interface Anvil {
  readonly url: string;
  readonly chainId: number;
  /** The mnemonic of the node's funded accounts (public test keys, never for real funds). */
  readonly mnemonic: string;
  /** Sends a JSON-RPC call, for methods that wallet libraries do not have (clock, mining, snapshots). */
  rpc<T>(method: string, ...params: unknown[]): Promise<T>;
  readonly clock: DevnetClock;
  stop(): Promise<void>;
}

/** The chain's clock, in unix seconds. It never runs backwards. */
export interface DevnetClock {
  now(): Promise<bigint>;
  /** Mines a block with exactly this timestamp, which must be later than the head's. */
  set(timestamp: bigint): Promise<void>;
  /** Moves the clock on and mines a block there. */
  advance(seconds: bigint): Promise<void>;
}

/** The mnemonic of development accounts: public, never for real funds. */
export const MNEMONIC = 'test test test test test test test test test test test junk';

/** The path of the installed anvil for this platform. @throws SetupError if there is none */
function anvilBinary(): string {
  const system = `${process.platform}-${process.arch === 'x64' ? 'amd64' : process.arch}`;
  const projectRequire = createRequire(projectFile('package.json'));
  const packageRequire = createRequire(projectRequire.resolve('@foundry-rs/anvil/package.json'));
  const name = process.platform === 'win32' ? 'anvil.exe' : 'anvil';
  try {
    return packageRequire.resolve(`@foundry-rs/anvil-${system}/bin/${name}`);
  } catch (cause) {
    throw new SetupError(`no anvil is installed for ${system}; set EVM_RPC_URL instead`, cause);
  }
}

/** Starts an EVM node (anvil) on the loopback interface. It mines a block for each transaction and ends with this process. */
export async function startAnvil(options: AnvilOptions = {}): Promise<Anvil> {
  const chainId = options.chainId ?? DEVNET_CHAIN_ID;
  // anvil writes old states to disk, gigabytes in a long run; by default into the home folder.
  const oldStates = makeTemporaryFolder('income-series-anvil-');
  const args = [
    '--cache-path',
    oldStates,
    '--host',
    '127.0.0.1',
    '--port',
    String(options.port ?? 0),
    '--chain-id',
    String(chainId),
    '--mnemonic',
    MNEMONIC,
  ];
  args.push('--accounts', String(options.accounts ?? 10));
  if (options.timestamp !== undefined) args.push('--timestamp', String(options.timestamp));
  if (options.state !== undefined) args.push('--state', options.state);
  const child = await startChild({
    name: 'anvil',
    stopSignal: 'SIGINT', // saves the state
    command: anvilBinary(),
    args,
    ready: /^Listening on /,
    remove: oldStates,
    ...(options.onLine ? { onLine: options.onLine } : {}),
  });
  const url = `http://${child.readyLine.replace(/^Listening on /, '').trim()}`;
  const rpc = createRpc(url);
  const clock = createClock(rpc);
  if (options.state !== undefined) await resumeClock(rpc, clock);
  return { url, chainId, mnemonic: MNEMONIC, rpc, clock, stop: () => child.stop() };
}

const createRpc =
  (url: string): Anvil['rpc'] =>
  async <T>(method: string, ...params: unknown[]): Promise<T> => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    });
    const { result, error } = (await response.json()) as { result: T; error?: { message: string } };
    if (error) throw new Error(`${method}: ${error.message}`);
    return result;
  };

/** Creates the chain's clock, which is moved by mining a block. */
function createClock(rpc: Anvil['rpc']): DevnetClock {
  const now = async () => BigInt((await rpc<{ timestamp: string }>('eth_getBlockByNumber', 'latest', false)).timestamp);
  const set = async (timestamp: bigint) => {
    await rpc('evm_setNextBlockTimestamp', Number(timestamp));
    await rpc('evm_mine');
  };
  return { now, set, advance: async (seconds) => set((await now()) + seconds) };
}

/** Moves the clock of a loaded chain past its last block, because a saved chain forgets how far its clock was moved on. */
async function resumeClock(rpc: Anvil['rpc'], clock: DevnetClock): Promise<void> {
  const ahead = Number(await clock.now()) - Math.floor(Date.now() / 1000);
  if (ahead >= 0) await rpc('evm_increaseTime', ahead + 1);
}
