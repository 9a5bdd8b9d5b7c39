import { TOKEN_ACCOUNT_DEPOSIT } from '@income-series/protocol/program-accounts';
import type { Prisma } from '../../generated/prisma/client.ts';
import type { CallCatalogue } from './calls.ts';
import {
  type CallBytes,
  type ContractCall,
  isPreparedForSolana,
  type PreparedTransaction,
  type TokenAccountNotes,
} from './model/index.ts';
import { allowanceLines, line } from './preview.ts';

/** The line for a wallet with code, whose balance is not looked at. */
const PAYERS = line(
  'Network fee',
  'paid by who sends the transaction: the wallet’s owner or its own key, a bundler or a paymaster',
  'text',
);

/** The lines about token accounts that the wallet does not expect, and about the deposit that opening one costs. */
const accountLines = ({ paidInto, paidFrom, openedFor }: TokenAccountNotes) => [
  ...(paidFrom === null
    ? []
    : [
        line('Paid from', 'another token account of your wallet, because its usual one lacks the amount', 'text'),
        line('That account', paidFrom, 'wallet'),
      ]),
  ...(paidInto === null
    ? []
    : [
        line(
          'Paid into',
          'another token account of your wallet, because its usual one belongs to somebody else',
          'text',
        ),
        line('That account', paidInto, 'wallet'),
      ]),
  ...(openedFor === null
    ? []
    : [
        line('Opens a token account of', openedFor, 'wallet'),
        line(
          'Rent of that account',
          `${TOKEN_ACCOUNT_DEPOSIT} lamports from your wallet, which the account’s owner gets by closing it`,
          'text',
        ),
      ]),
];

/** Makes the bytes and the preview of a prepared call. The lines of an approval come first, because the approval is sent first. */
export function bytesOf(calls: CallCatalogue, prepared: PreparedTransaction, call: ContractCall): CallBytes {
  const { request } = prepared;
  const callLines = calls.previewOf(call);
  if (isPreparedForSolana(prepared)) {
    const { notes } = prepared;
    return { request, approval: null, preview: [...callLines, ...(notes === undefined ? [] : accountLines(notes))] };
  }
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
