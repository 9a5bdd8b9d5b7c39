import { Agent, request } from 'node:http';
import type { Hex } from '@income-series/protocol/hex';
import type { DevnetClock } from '../../../src/apps/devnet/anvil.ts';

/** What a node says: a result, or an error with what the call reverted with. */
interface Answer<T> {
  readonly result: T;
  readonly error?: { readonly code: number; readonly message: string; readonly data?: unknown };
}

/** A call that reverted, with the bytes it did so with. */
export class Reverted extends Error {
  readonly data: Hex;
  constructor(data: Hex) {
    super(`reverted with ${data}`);
    this.data = data;
  }
}

const EXECUTION_REVERTED = 3;

export interface Node {
  rpc<T>(method: string, ...params: unknown[]): Promise<T>;
  close(): void;
}

/** JSON-RPC over connections that stay open: the tests ask tens of thousands of times. */
export function connect(url: string): Node {
  const agent = new Agent({ keepAlive: true });
  const post = (body: string): Promise<string> =>
    new Promise((resolve, reject) => {
      const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
      const sending = request(url, { method: 'POST', agent, headers }, (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (part: string) => {
          text += part;
        });
        response.on('end', () => resolve(text));
        response.on('error', reject);
      });
      sending.on('error', reject);
      sending.end(body);
    });
  return {
    async rpc<T>(method: string, ...params: unknown[]): Promise<T> {
      const answer = await post(JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }));
      const { result, error } = JSON.parse(answer) as Answer<T>;
      if (error?.code === EXECUTION_REVERTED)
        throw new Reverted(typeof error.data === 'string' ? (error.data as Hex) : '0x');
      if (error) throw new Error(`${method}: ${error.message}`);
      return result;
    },
    close: () => agent.destroy(),
  };
}

/** The chain's clock, moved by one call. */
export function clockOf(rpc: Node['rpc']): DevnetClock {
  const now = async () => BigInt((await rpc<{ timestamp: string }>('eth_getBlockByNumber', 'latest', false)).timestamp);
  const set = async (timestamp: bigint) => {
    await rpc('evm_mine', Number(timestamp));
  };
  return { now, set, advance: async (seconds) => set((await now()) + seconds) };
}
