import { createLists } from 'field-access/lists';
import { CONSISTENCY_LEVELS, type Consistency } from '../core/consistency.ts';
import type { GatewaySchemaTypes } from './schema-types.ts';

/** Functions that declare fields of this schema which return one row (`row`) or a list (`keyset`, `relatedKeyset`). */
export const { row, keyset, relatedKeyset } = createLists<GatewaySchemaTypes, Consistency>({
  consistency: CONSISTENCY_LEVELS,
  timeType: 'DateTime',
});
