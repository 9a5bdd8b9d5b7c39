import { BaseError, decodeErrorResult, type Hex } from 'viem';
import { productErrors } from './abi.ts';

/** The name of a revert without a custom error of the product's contracts. */
export const UNNAMED_REVERT = 'REVERTED';

/** The name of the custom error in a node's answer; null where the error is not a revert. */
export function revertName(error: unknown): string | null {
  if (!(error instanceof BaseError)) return null;
  const data = revertData(error);
  if (data === null) return /revert/i.test(error.details ?? '') ? UNNAMED_REVERT : null;
  return revertNameOf(data);
}

/** The name of the custom error that a call's revert data encodes. */
export function revertNameOf(data: Hex): string {
  try {
    const { errorName } = decodeErrorResult({ abi: productErrors, data });
    return errorName === 'Error' || errorName === 'Panic' ? UNNAMED_REVERT : errorName;
  } catch {
    return UNNAMED_REVERT;
  }
}

/** The bytes with which a call was reverted; null if no cause of the error has any. */
function revertData(error: BaseError): Hex | null {
  let revertBytes: Hex | null = null;
  error.walk((cause) => {
    const data = (cause as { data?: unknown }).data;
    if (typeof data === 'string' && data.startsWith('0x')) revertBytes = data as Hex;
    return revertBytes !== null;
  });
  return revertBytes;
}
