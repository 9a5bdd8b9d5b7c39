import { unservedRecords } from '../../core/unserved.ts';

/** Data-map rows for identity documents, which the service never receives. */
export const unserved = unservedRecords({
  record: 'Identity documents',
  held: ['the identity-check provider'],
  deletion: 'provider’s policy',
  shownBy: 'tests/domains/identity/identity.test.ts',
});
