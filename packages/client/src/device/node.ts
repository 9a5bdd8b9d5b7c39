import { postJson } from '../../../../src/adapters/zktls/post-json.ts';
import { AppError } from '../../../../src/core/errors/app-error.ts';

/**
 * One JSON-RPC call to a node.
 * @throws CHAIN_UNAVAILABLE where it does not answer with a result; BAD_INPUT for an address in the clear
 */
export async function askNode(node: string, method: string, params: readonly unknown[]): Promise<unknown> {
  const answer = await postJson({ url: node }, '', { jsonrpc: '2.0', id: 1, method, params }, 'CHAIN_UNAVAILABLE');
  const { result } = (answer ?? {}) as { result?: unknown };
  if (result === undefined || result === null) throw new AppError('CHAIN_UNAVAILABLE');
  return result;
}
