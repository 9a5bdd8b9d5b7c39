import type { Prisma } from '../../generated/prisma/client.ts';
import type { CallCatalogue } from './calls.ts';
import { type CallBytes, type ContractCall, isPreparedForSolana, type PreparedTransaction } from './model/index.ts';
import { allowanceLines, line } from './preview.ts';

/** The line for a wallet with code, whose balance is not looked at. */
const PAYERS = line(
  'Network fee',
  'paid by who sends the transaction: the wallet’s owner or its own key, a bundler or a paymaster',
  'text',
);

/** The lines about the account that is paid because the wallet's usual one belongs to somebody else. */
const otherAccountLines = (account: string | null) =>
  account === null
    ? []
    : [
        line(
          'Paid into',
          'another token account of your wallet, because its usual one belongs to somebody else',
          'text',
        ),
        line('That account', account, 'wallet'),
      ];

/** Makes the bytes and the preview of a prepared call. The lines of an approval come first, because the approval is sent first. */
export function bytesOf(calls: CallCatalogue, prepared: PreparedTransaction, call: ContractCall): CallBytes {
  const { request } = prepared;
  const callLines = calls.previewOf(call);
  if (isPreparedForSolana(prepared))
    return { request, approval: null, preview: [...callLines, ...otherAccountLines(prepared.paidInto ?? null)] };
  const { approval, hasCode } = prepared;
  const amounts = approval === null ? [] : [...(approval.call.reset ? [0n] : []), approval.amount];
  const approvalLines = amounts.flatMap((amount) => allowanceLines(approval?.spender ?? '', amount));
  const preview = [...approvalLines, ...callLines, ...(hasCode ? [PAYERS] : [])];
  return { request, approval: approval?.call ?? null, preview };
}

/** The columns of a transaction row for bytes that are stored in plain. */
export const plainBytes = ({ request, approval, preview }: CallBytes) => ({
  request: { ...request } as Prisma.InputJsonObject,
  ...(approval === null ? {} : { approval: { ...approval } as unknown as Prisma.InputJsonObject }),
  preview: preview.map((line) => ({ ...line })),
});
