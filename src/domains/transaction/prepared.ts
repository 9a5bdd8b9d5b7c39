import type { Prisma } from '../../generated/prisma/client.ts';
import type { CallCatalogue } from './calls.ts';
import { type CallBytes, type ContractCall, isPreparedForSolana, type PreparedTransaction } from './model.ts';
import { allowanceLines } from './preview.ts';

/** What the wallet signs of a call, and what its owner reads before: the lines of an approval first, as its call is. */
export function bytesOf(calls: CallCatalogue, prepared: PreparedTransaction, call: ContractCall): CallBytes {
  const { request } = prepared;
  const approval = isPreparedForSolana(prepared) ? null : prepared.approval;
  const lines = approval === null ? [] : allowanceLines(approval.spender, approval.amount);
  return { request, approval: approval?.call ?? null, preview: [...lines, ...calls.previewOf(call)] };
}

/** The columns of bytes that are kept in plain. */
export const plainBytes = ({ request, approval, preview }: CallBytes) => ({
  request: { ...request } as Prisma.InputJsonObject,
  ...(approval === null ? {} : { approval: { ...approval } }),
  preview: preview.map((line) => ({ ...line })),
});
