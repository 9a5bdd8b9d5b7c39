import type { InputFieldBuilder } from '@pothos/core';
import { builder } from '../../graphql/builder.ts';
import type { GatewaySchemaTypes } from '../../graphql/create-builder.ts';
import { idempotencyKey } from '../../graphql/idempotency-key.ts';

type Fields = InputFieldBuilder<PothosSchemaTypes.ExtendDefaultTypes<GatewaySchemaTypes>, 'InputObject'>;

/** What every step of a series says: its series, and the wallet that will sign. */
export const step = (t: Fields) => ({
  idempotencyKey: t.field(idempotencyKey),
  seriesKey: t.field({ type: 'Bytes32', required: true }),
  wallet: t.field({ type: 'Address', required: true, description: 'The wallet that will sign and send.' }),
});

export interface Step {
  readonly idempotencyKey: string;
  readonly seriesKey: string;
  readonly wallet: string;
}

/** A step that says nothing more. */
export const SeriesStepInput = builder.inputType('SeriesStepInput', { fields: step });
