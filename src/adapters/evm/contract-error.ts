import { BaseError, HttpRequestError, RpcError, RpcRequestError, TimeoutError } from 'viem';
import { revertName } from './revert.ts';

/** The words of nodes about code that ran and failed without a revert. Out of gas is not among them, because a node's own cap causes it too. */
const FAILED_IN_EVM = /opcode|invalid ?jump|stack ?(under|over)flow/i;

const isOfNode = (cause: unknown): boolean =>
  [HttpRequestError, TimeoutError, RpcError, RpcRequestError].some((kind) => cause instanceof kind);

/**
 * True if the contract itself caused the error: it reverted, failed, or returned nothing or something else than its ABI says.
 * False where the node gave no answer of the contract, as for a limit, a timeout or a fault of its own.
 */
export const isContractError = (error: unknown): boolean =>
  error instanceof BaseError &&
  (revertName(error) !== null || FAILED_IN_EVM.test(error.details ?? '') || error.walk(isOfNode) === null);
