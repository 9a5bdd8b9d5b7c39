import { createLists } from 'field-access/lists';
import { CONSISTENCY_LEVELS, type Consistency } from '../core/consistency.ts';
import type { GatewaySchemaTypes } from './schema-types.ts';

/** The builders of this schema's rows and lists. */
export const { row, keyset, relatedKeyset } = createLists<GatewaySchemaTypes, Consistency>({
  consistency: CONSISTENCY_LEVELS,
  timeType: 'DateTime',
});
