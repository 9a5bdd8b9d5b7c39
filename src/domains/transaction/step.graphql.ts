import type { InputFieldBuilder } from '@pothos/core';
import { builder } from '../../graphql/builder.ts';
import { chainArgument } from '../../graphql/chain-argument.ts';
import { idempotencyKey } from '../../graphql/mutation.ts';
import { existing } from '../../graphql/row-id.ts';
import type { GatewaySchemaTypes } from '../../graphql/schema-types.ts';

type Fields = InputFieldBuilder<PothosSchemaTypes.ExtendDefaultTypes<GatewaySchemaTypes>, 'InputObject'>;

/** The input field `allowFailing` of every mutation that builds a transaction. */
export const allowFailing = {
  type: 'Boolean',
  description:
    'True builds the transaction even if its simulation fails, and without an approval in front of it. If left out ' +
    'or false, a failing simulation is refused with `SIMULATION_FAILED`, or with `WALLET_NOT_VERIFIED` or ' +
    '`ISSUER_NOT_APPROVED` if the registry does not permit the call to the wallet.',
} as const;

/** The input fields of every mutation that builds a transaction of a series. */
export const step = (t: Fields) => ({
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

/** The input field of a bid's or order's commitment. */
export const commitment = (t: Fields) =>
  t.field({
    type: 'Bytes32',
    required: true,
    description: 'The commitment: keccak256(price, quantity, salt, wallet), with a fresh salt of 32 bytes.',
  });

/** The input fields that open a commitment: price, quantity and salt. */
export const opening = (t: Fields) => ({
  price: t.field({ type: 'Amount', required: true, description: 'The price for one unit, as committed.' }),
  quantity: t.field({ type: 'Units', required: true, description: 'The number of units, as committed.' }),
  salt: t.field({
    type: 'Bytes32',
    required: true,
    description: 'The secret 32 bytes that were drawn for the commitment.',
  }),
});

/** Declares the input type of a mutation that builds a transaction of a series and has no further fields. */
export const seriesStepInput = (name: string) => builder.inputType(name, { fields: step });

/** Declares the input type of a mutation that builds a transaction from one row. */
export const rowStepInput = (name: string) =>
  builder.inputType(name, {
    fields: (t) => ({
      idempotencyKey: t.field(idempotencyKey),
      id: t.id(existing),
      allowFailing: t.field(allowFailing),
    }),
  });
