import { randomUUID } from 'node:crypto';
import type { Vault } from '../../../src/core/vault/index.ts';
import { signedDocumentColumn } from '../../../src/domains/contracts/document.ts';
import type { Prisma, PrismaClient } from '../../../src/generated/prisma/client.ts';
import { knownId, type PersonName, people } from '../personas.ts';
import { at, type Population, word } from '../population/known.ts';
import type { PopulatedRecord } from '../records.ts';
import { account, all, isAdmin, ofAccount, own, type Row } from '../row-truth.ts';

type More = Partial<Prisma.ContractSessionCreateManyInput>;

function rowOf(id: string, name: PersonName, state: string, more: More = {}) {
  const {
    accountId,
    signsIn: { chain, wallet },
  } = people[name];
  return {
    ...{ id, accountId, kind: 'PARTICIPATION', chain, wallet: wallet.address, state },
    ...{ templateVersion: 1, templateHash: word(0xe1), documentHash: word(0xe2) },
    // An open contract ends a day after it was rendered.
    ...{ renderedAt: at(state === 'RENDERED' ? '2125-01-03' : '2025-01-03'), expiresAt: at('2125-01-04') },
    ...more,
  };
}

/** The id of the nth row that `insert` writes. */
export const contractId = (n: number): string => knownId(0x60, n);
/** The signed document of a contract. */
export const signedDocument = (id: string): string => Buffer.from(`%PDF-1.7 of ${id}`).toString('base64');

/** The columns of a signed contract: its document opens in its own row alone. */
function signed(vault: Vault, id: string): More {
  const text = `gateway.example asks you to sign a contract: ${id}`;
  const { keyId, ciphertext } = signedDocumentColumn(vault).seal(id, {
    document: signedDocument(id),
    signature: `0x${'5c'.repeat(65)}`,
    text,
  });
  return { signedAt: at('2025-01-03'), signedHash: word(0xe2), keyId, signedDocumentEncrypted: ciphertext };
}

/** Inserts a contract in each state that is stored; issuer A's contract of its series is signed, as is one without an owner. */
async function insert(db: PrismaClient, { series, ids }: Population, vault: Vault): Promise<void> {
  const [first, second, third, fourth, fifth, sixth] = [1, 2, 3, 4, 5, 6].map(contractId) as [
    ...[string, string, string, string, string, string],
  ];
  const ofDraft = { kind: 'SERIES', draftId: ids.draft, draftVersion: 1, seriesKey: series.A.key };
  const voided = { voidedAt: at('2025-01-04') };
  await db.contractSession.createMany({
    data: [
      rowOf(first, 'issuerA', 'SIGNED', { ...ofDraft, ...signed(vault, first), onchain: 'VERIFIED' }),
      rowOf(second, 'issuerA', 'VOIDED', { ...ofDraft, ...signed(vault, second), ...voided }),
      rowOf(third, 'holderB', 'RENDERED'),
      rowOf(fourth, 'backerA', 'SIGNED', signed(vault, fourth)),
      rowOf(fifth, 'outsider', 'SIGNED', { ...signed(vault, fifth), accountId: null }),
      rowOf(sixth, 'stakerS', 'SIGNED', signed(vault, sixth)),
    ],
  });
}

export const record: PopulatedRecord = {
  insert,
  types: {
    ContractSession: {
      table: 'contract_sessions',
      key: 'id',
      labels: ofAccount,
      visible: (...reading) => isAdmin(reading[0]) || own(...reading),
    },
  },
  links: {
    'Query.contractSessions': all,
    'Query.myContractSessions': (_parent, reader, _tables, rows) =>
      rows.filter((row: Row) => row.account_id === account(reader)),
    'ContractSession.account': (parent, _reader, _tables, rows) => rows.filter((row) => row.id === parent?.account_id),
  },
  byKey: { 'Query.contractSession': 'id' },
  open: {
    contractSession: (reader) => reader !== 'public',
    myContractSessions: (reader) => reader !== 'public',
    contractSessions: isAdmin,
  },
  logged: ['SignedContract'],
  grow: async (db, _n, vault) => {
    const id = randomUUID();
    await db.contractSession.create({ data: rowOf(id, 'issuerA', 'SIGNED', signed(vault, id)) });
  },
};
