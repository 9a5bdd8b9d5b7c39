import { postJson } from '../../../../src/adapters/zktls/post-json.ts';
import { AppError } from '../../../../src/core/errors/app-error.ts';

/**
 * Makes one JSON-RPC call to a node, and returns its result.
 * @throws CHAIN_UNAVAILABLE if it does not return one; BAD_INPUT for a URL without https
 */
export async function askNode(node: string, method: string, params: readonly unknown[]): Promise<unknown> {
  const answer = await postJson({ url: node }, '', { jsonrpc: '2.0', id: 1, method, params }, 'CHAIN_UNAVAILABLE');
  const { result, error } = (answer ?? {}) as { result?: unknown; error?: unknown };
  if (error) throw new AppError('CHAIN_UNAVAILABLE', { message: 'The chain node refused the request.' });
  if (result === undefined || result === null) throw new AppError('CHAIN_UNAVAILABLE');
  return result;
}
