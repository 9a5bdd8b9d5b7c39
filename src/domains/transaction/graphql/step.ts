import { chainArgument } from '../../../graphql/chain-argument.ts';
import { type InputFields, idempotencyKey } from '../../../graphql/mutation.ts';
import { existing } from '../../../graphql/row-id.ts';

/** The field of every input that builds a transaction: true accepts a simulation that fails. */
export const allowFailing = {
  type: 'Boolean',
  description:
    'True: the transaction is built even if its simulation fails, but no approval is added in front of it. If left out ' +
    'or false, a failing simulation is refused with `SIMULATION_FAILED`, or with `WALLET_NOT_VERIFIED` or ' +
    '`ISSUER_NOT_APPROVED` if the registry does not permit the call to the wallet.',
} as const;

/** The fields of every input that builds a step of a series: the series, and the wallet that will sign. */
export const step = (t: InputFields) => ({
  idempotencyKey: t.field(idempotencyKey),
  chain: t.field(chainArgument),
  seriesKey: t.field({ type: 'Bytes32', required: true }),
  wallet: t.field({
    type: 'Address',
    required: true,
    description: 'The wallet that will sign and send the transaction.',
  }),
  allowFailing: t.field(allowFailing),
});

/** The public hash of a sealed bid or order. */
export const commitment = (t: InputFields) =>
  t.field({
    type: 'Bytes32',
    required: true,
    description: 'The commitment: keccak256(price, quantity, salt, wallet), with a fresh salt of 32 bytes.',
  });

/** The fields of an input that reveals a commitment. */
export const opening = (t: InputFields) => ({
  price: t.field({ type: 'Amount', required: true, description: 'The price for one unit, as committed.' }),
  quantity: t.field({ type: 'Units', required: true, description: 'The number of units, as committed.' }),
  salt: t.field({
    type: 'Bytes32',
    required: true,
    description: 'The secret 32 bytes that were drawn for the commitment.',
  }),
});

/** The fields of every input that builds a transaction from one row. */
export const rowStep = (t: InputFields) => ({
  idempotencyKey: t.field(idempotencyKey),
  id: t.id(existing),
  allowFailing: t.field(allowFailing),
});

/** The field `period` of a step of one quarter. */
export const period = (t: InputFields) =>
  t.field({ type: 'Period', required: true, description: 'The quarter, as `2027-Q1`.' });
