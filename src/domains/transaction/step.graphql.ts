import type { InputFieldBuilder } from '@pothos/core';
import type { Address, Bytes32 } from '../../core/hex.ts';
import { builder } from '../../graphql/builder.ts';
import { chainArgument } from '../../graphql/chain-argument.ts';
import type { GatewaySchemaTypes } from '../../graphql/create-builder.ts';
import { idempotencyKey } from '../../graphql/mutation.ts';

type Fields = InputFieldBuilder<PothosSchemaTypes.ExtendDefaultTypes<GatewaySchemaTypes>, 'InputObject'>;

/** What every step of a series says: its series, and the wallet that will sign. */
export const step = (t: Fields) => ({
  idempotencyKey: t.field(idempotencyKey),
  chain: t.string(chainArgument),
  seriesKey: t.field({ type: 'Bytes32', required: true }),
  wallet: t.field({ type: 'Address', required: true, description: 'The wallet that will sign and send.' }),
});

/** What a sealed bid or order shows of itself. */
export const commitment = (t: Fields) =>
  t.field({
    type: 'Bytes32',
    required: true,
    description: 'keccak256(price, quantity, salt, wallet) over a fresh 32-byte salt.',
  });

/** What opens a commitment, for a mutation's input. */
export const opening = (t: Fields) => ({
  price: t.field({ type: 'Amount', required: true, description: 'Of one unit.' }),
  quantity: t.field({ type: 'Amount', required: true, description: 'Units.' }),
  salt: t.field({ type: 'Bytes32', required: true }),
});

export interface Step {
  readonly idempotencyKey: string;
  readonly chain?: string | null | undefined;
  readonly seriesKey: Bytes32;
  readonly wallet: Address;
}

/** A step that says nothing more. */
export const SeriesStepInput = builder.inputType('SeriesStepInput', { fields: step });
