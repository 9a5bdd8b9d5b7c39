import { ModulesEnum, storedEnum } from '../../../graphql/enum-type.ts';
import type { PreviewUnit as PreviewUnitName, TransactionKind as TransactionKindName } from '../model/index.ts';
import type { TransactionStatus, UnminedReason as UnminedReasonName } from '../status-rules.ts';

export const TransactionKind = new ModulesEnum<TransactionKindName>(
  'TransactionKind',
  'A function of the contracts that a transaction calls.',
);

export const TransactionLife = storedEnum<TransactionStatus>(
  'TransactionLife',
  'A stage in the life of a built transaction.',
  {
    BUILT: 'The transaction was built, and no hash of it was reported.',
    SENT: 'The account reported that the transaction was sent, and no block has it.',
    MINED: 'A block has the transaction.',
    INDEXED: 'The index, and so this API, shows the effects of the transaction.',
    DROPPED:
      'Another transaction of the wallet took its nonce, or no block had it within a day (on Solana ten minutes, ' +
      'because its blockhash is too old by then). A transaction whose hash no node knows is dropped only when the ' +
      'phase of its call ends, if the call has a phase. A dropped transaction is still looked for until a week after ' +
      'it was sent.',
  },
);

export const UnminedReason = storedEnum<UnminedReasonName>(
  'UnminedReason',
  'A reason why no block has a transaction that was sent.',
  {
    NOT_INCLUDED: 'The node has or had the transaction, and no block has it.',
    HASH_UNKNOWN:
      'The node has not known the hash for a minute or longer. The transaction waits for other signers (a contract ' +
      'wallet), or was never sent; some nodes do not show a transaction before a block has it.',
    NONCE_TAKEN:
      'Another transaction of the wallet took its nonce, so no block can include this transaction any more: it ' +
      'was cancelled or replaced. A replacement with the same call is found by the event of the call; for a kind without event ' +
      '(`approve`, `settleStep`, `settleWindow`), report its hash.',
  },
);

export const PreviewUnit = storedEnum<PreviewUnitName>('PreviewUnit', 'A unit of a value in a preview.', {
  token: 'Base units of the payment token.',
  units: 'A number of units of the series.',
  baseLamports: 'A number of base lamports, a millionth of a unit of a curve series each.',
  WAD: 'A number scaled by 10^18.',
  bps: 'A number of basis points, a hundredth of a percent each.',
  currency: 'A currency, by its code of ISO 4217.',
  time: 'A point in time (RFC 3339).',
  period: 'A quarter, as `2027-Q1`.',
  year: 'A calendar year.',
  window: 'The number of a window of later trading.',
  wallet: 'An address.',
  hash: '32 bytes in hexadecimal.',
  bids: 'A number of bids.',
  orders: 'A number of orders.',
  holders: 'A number of holders.',
  block: 'The number of a block.',
  text: 'Text.',
});
