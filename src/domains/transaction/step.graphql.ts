import type { InputFieldBuilder } from '@pothos/core';
import { builder } from '../../graphql/builder.ts';
import { chainArgument } from '../../graphql/chain-argument.ts';
import { idempotencyKey } from '../../graphql/mutation.ts';
import { existing } from '../../graphql/row-id.ts';
import type { GatewaySchemaTypes } from '../../graphql/schema-types.ts';

type Fields = InputFieldBuilder<PothosSchemaTypes.ExtendDefaultTypes<GatewaySchemaTypes>, 'InputObject'>;

/** Of every mutation that builds a transaction. */
export const allowFailing = {
  type: 'Boolean',
  description:
    'True builds the transaction even if its simulation fails, and without an approval in front of it. If left out ' +
    'or false, a failing simulation is refused with `SIMULATION_FAILED`, or with `WALLET_NOT_VERIFIED` or ' +
    '`ISSUER_NOT_APPROVED` if the registry does not permit the call to the wallet.',
} as const;

/** What every step of a series says: its series, and the wallet that will sign. */
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

/** What a sealed bid or order shows of itself. */
export const commitment = (t: Fields) =>
  t.field({
    type: 'Bytes32',
    required: true,
    description: 'The commitment: keccak256(price, quantity, salt, wallet), with a fresh salt of 32 bytes.',
  });

/** What opens a commitment, for a mutation's input. */
export const opening = (t: Fields) => ({
  price: t.field({ type: 'Amount', required: true, description: 'The price for one unit, as committed.' }),
  quantity: t.field({ type: 'Units', required: true, description: 'The number of units, as committed.' }),
  salt: t.field({
    type: 'Bytes32',
    required: true,
    description: 'The secret 32 bytes that were drawn for the commitment.',
  }),
});

/** The input of a mutation that builds a step of a series which says nothing more. */
export const seriesStepInput = (name: string) => builder.inputType(name, { fields: step });

/** The input of a mutation that builds a transaction from one row. */
export const rowStepInput = (name: string) =>
  builder.inputType(name, {
    fields: (t) => ({
      idempotencyKey: t.field(idempotencyKey),
      id: t.id(existing),
      allowFailing: t.field(allowFailing),
    }),
  });
