import { describe, expect, it } from 'vitest';
import type { TableAtAccountEnd } from '../../core/account-end.ts';
import { accountEndFaults, type CheckedTable } from './account-end-check.ts';

const tableOf = (table: string, columns: Readonly<Record<string, boolean>>): CheckedTable => ({
  table,
  columns: Object.fromEntries(
    Object.entries(columns).map(([column, mayBeAccount]) => [column, { column, mayBeAccount }]),
  ),
});
const offers = tableOf('offers', { id: false, account_id: true, note: false });
const where = 'account_id = (SELECT id FROM ending)';
const goes: TableAtAccountEnd = { table: 'offers', where, does: 'ROWS_GO' };
const stays = (empties: Readonly<Record<string, string>>): TableAtAccountEnd => ({
  ...{ table: 'offers', where, does: 'STAYS_WITHOUT_ACCOUNT', because: 'RETENTION_UNDECIDED', empties },
});
const declared = (deletion: string, ...held: string[]) => [{ held, class: 'plain', deletion }];

type Case = readonly [name: string, faults: readonly string[], ...of: Parameters<typeof accountEndFaults>];

const CASES: readonly Case[] = [
  ['rows that go', [], [offers], declared('account deletion', 'offers.note'), [goes]],
  ['a table that refers to no account', [], [tableOf('rates', { id: false, value: false })], [], []],
  ['a forgotten table', ['offers.account_id may name an account, and no accountEnd is about offers'], [offers], [], []],
  [
    'a UUID of an unknown name in a forgotten table',
    ['offers.belongs may name an account, and no accountEnd is about offers'],
    [tableOf('offers', { id: false, belongs: true })],
    [],
    [],
  ],
  [
    'text that names an account in a forgotten table',
    ['offers.made_by may name an account, and no accountEnd is about offers'],
    [tableOf('offers', { made_by: false })],
    [],
    [],
  ],
  [
    'a pointer that stays',
    ['offers.account_id still names the account after its end'],
    [offers],
    [],
    [stays({ note: 'NULL' })],
  ],
  ['a pointer that is emptied', [], [offers], [], [stays({ account_id: 'NULL' })]],
  ['a log', [], [offers], [], [{ table: 'offers', where, does: 'STAYS', because: 'IMMUTABLE_LOG' }]],
  [
    'a column that is to go and stays',
    ['offers.note is intended to go with the account, and no accountEnd removes it'],
    [offers],
    declared('account deletion or on request', 'offers.note'),
    [stays({ account_id: 'NULL' })],
  ],
  [
    'a copy of the chain',
    [],
    [offers],
    declared('account deletion (chain data persists)', 'offers.note'),
    [{ table: 'offers', where, does: 'STAYS', because: 'ON_CHAIN' }],
  ],
  ['what is in no table', [], [offers], declared('account deletion', 'the client'), [goes]],
  [
    'names that the database does not have',
    ['bids is in an accountEnd and in no schema', 'offers.text is in an accountEnd and in no schema'],
    [offers],
    [],
    [{ ...goes, table: 'bids' }, stays({ account_id: 'NULL', text: 'NULL' })],
  ],
];

describe('what the nouns forget of the end of an account', () => {
  it.each(CASES)('%s', (_, faults, ...of) => expect(accountEndFaults(...of)).toEqual(faults));
});
