import { columnsOf, unservedRecords } from '../../core/unserved.ts';

/** The columns of terms and amendments that no field returns. */
export const unserved = unservedRecords(
  {
    record: 'The key that terms are sealed with, and when they were sealed',
    held: columnsOf('terms_vault', 'key_id', 'created_at'),
    deletion: 'series end + retention',
  },
  {
    record: 'The key that proposed terms are sealed with',
    held: ['terms_amendments.key_id'],
    deletion: 'dropped when the signature dies',
  },
  {
    record: 'AMEND signature, which only the issuer’s built transaction contains',
    held: ['terms_amendments.attestor_signature'],
    deletion: 'dropped when the signature dies',
  },
  { record: 'The account that proposed an amendment', held: ['terms_amendments.account_id'] },
);
