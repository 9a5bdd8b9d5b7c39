import { AppError } from '@income-series/protocol/errors/app-error';
import { postJson } from './post-json.ts';

/** Answers one JSON-RPC call, as the `request` of a wallet's provider does. */
export type AskProvider = (method: string, params: readonly unknown[]) => Promise<unknown>;

/** A node that the caller chose: its URL (https, or on this machine), or a wallet's provider, which asks the wallet's own node. */
export type DeviceNode = string | AskProvider;

async function askUrl(url: string, method: string, params: readonly unknown[]): Promise<unknown> {
  const answer = await postJson({ url }, '', { jsonrpc: '2.0', id: 1, method, params }, 'CHAIN_UNAVAILABLE');
  const { result, error } = (answer ?? {}) as { result?: unknown; error?: unknown };
  if (error) throw new AppError('CHAIN_UNAVAILABLE', { message: 'The chain node refused the request.' });
  return result;
}

const askProvider = (ask: AskProvider, method: string, params: readonly unknown[]): Promise<unknown> =>
  ask(method, params).catch(() => {
    throw new AppError('CHAIN_UNAVAILABLE');
  });

/**
 * Makes one JSON-RPC call to a node, and returns its result.
 * @throws CHAIN_UNAVAILABLE if it does not return one; BAD_INPUT for a URL without https
 */
export async function askNode(node: DeviceNode, method: string, params: readonly unknown[]): Promise<unknown> {
  const result = await (typeof node === 'string' ? askUrl(node, method, params) : askProvider(node, method, params));
  if (result === undefined || result === null) throw new AppError('CHAIN_UNAVAILABLE');
  return result;
}
