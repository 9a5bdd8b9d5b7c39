import { storedEnum } from '../../graphql/enum-type.ts';
import { callKinds } from './calls.ts';
import type { PreviewUnit as PreviewUnitName, TransactionKind as TransactionKindName } from './model.ts';
import type { TransactionStatus } from './status-rules.ts';

const sentences = Object.fromEntries(callKinds().map((kind) => [kind, `Calls the contracts’ \`${kind}\`.`]));

export const TransactionKind = storedEnum<TransactionKindName>(
  'TransactionKind',
  'Which function of the contracts a transaction calls.',
  sentences as Readonly<Record<TransactionKindName, string>>,
);

export const TransactionLife = storedEnum<TransactionStatus>('TransactionLife', 'How far a built transaction is.', {
  BUILT: 'It was built, and no hash is known.',
  SENT: 'Its owner says that it was sent.',
  MINED: 'A block holds it.',
  INDEXED: 'The service’s rows show what it did.',
  DROPPED: 'No block had it after a day; on Solana after ten minutes, when its blockhash is long too old.',
});

export const PreviewUnit = storedEnum<PreviewUnitName>('PreviewUnit', 'How the value of a preview’s line is read.', {
  token: 'Base units of the payment token.',
  units: 'Units of the series.',
  WAD: 'A number scaled by 10^18.',
  time: 'An instant (RFC 3339).',
  period: 'A quarter, as `2027-Q1`.',
  year: 'A calendar year.',
  window: 'The number of a window of later trading.',
  wallet: 'An address.',
  hash: '32 bytes in hexadecimal.',
  bids: 'A count of bids.',
  orders: 'A count of orders.',
  block: 'The number of a block.',
  text: 'Words.',
});
