import type { Prisma } from '../../generated/prisma/client.ts';
import type { CallCatalogue } from './calls.ts';
import { type CallBytes, type ContractCall, isPreparedForSolana, type PreparedTransaction } from './model/index.ts';
import { allowanceLines } from './preview.ts';

/** Makes the bytes and the preview of a prepared call. The lines of an approval come first, because it is sent first. */
export function bytesOf(calls: CallCatalogue, prepared: PreparedTransaction, call: ContractCall): CallBytes {
  const { request } = prepared;
  const approval = isPreparedForSolana(prepared) ? null : prepared.approval;
  const lines = approval === null ? [] : allowanceLines(approval.spender, approval.amount);
  return { request, approval: approval?.call ?? null, preview: [...lines, ...calls.previewOf(call)] };
}

/** The columns of a transaction row for bytes that are stored in plain. */
export const plainBytes = ({ request, approval, preview }: CallBytes) => ({
  request: { ...request } as Prisma.InputJsonObject,
  ...(approval === null ? {} : { approval: { ...approval } }),
  preview: preview.map((line) => ({ ...line })),
});
