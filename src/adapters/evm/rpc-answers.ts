import { unavailable } from '../rpc/unavailable.ts';

export interface RpcAnswer {
  readonly result?: unknown;
  readonly error?: { readonly code: number; readonly message: string; readonly data?: unknown };
}

/** The methods that may answer null; null is an invalid answer to any other method. */
const MAY_BE_NULL: ReadonlySet<string> = new Set([
  'eth_getBlockByNumber',
  'eth_getBlockByHash',
  'eth_getBlockReceipts',
  'eth_getTransactionByHash',
  'eth_getTransactionReceipt',
]);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The node's answer to one call: a result or an error. @throws CHAIN_UNAVAILABLE if it is malformed */
function answerOf(value: Record<string, unknown>, method: string): RpcAnswer {
  const { error, result } = value;
  if (isRecord(error)) {
    const { code, message, data } = error;
    return { error: { code: typeof code === 'number' ? code : -32603, message: String(message ?? ''), data } };
  }
  if (!('result' in value) || result === undefined) throw unavailable('AnswerMalformed');
  if (result === null && !MAY_BE_NULL.has(method)) throw unavailable('AnswerNull');
  return { result };
}

/**
 * Checks the answers of a JSON-RPC batch and returns them in the order of its calls, whose ids are their positions.
 *
 * @throws CHAIN_UNAVAILABLE if an answer is missing, repeated or without a call
 */
export function checkAnswers(body: unknown, calls: readonly { readonly method: string }[]): readonly RpcAnswer[] {
  if (!Array.isArray(body) || body.length !== calls.length) throw unavailable('BatchRefused');
  const answers: RpcAnswer[] = [];
  for (const value of body) {
    const id = isRecord(value) ? value.id : undefined;
    const call = typeof id === 'number' ? calls[id] : undefined;
    if (call === undefined || answers[id as number] !== undefined) throw unavailable('AnswerMalformed');
    answers[id as number] = answerOf(value, call.method);
  }
  return answers;
}
