import { randomUUID } from 'node:crypto';
import type { Vault } from '../../../src/core/vault/index.ts';
import { type Note, notesColumn } from '../../../src/domains/applications/notes.ts';
import type { Prisma, PrismaClient } from '../../../src/generated/prisma/client.ts';
import { CLUSTER, knownId, type PersonName, people, personas } from '../personas.ts';
import { at, type Population, txOn, word } from '../population/known.ts';
import type { PopulatedRecord } from '../records.ts';
import { account, all, isAdmin, ofAccount, own, type Row } from '../row-truth.ts';

const admin = personas.admin.accountId;
const reviewed = { reviewerId: admin, claimedAt: at('2025-01-07') };
const readiness = [
  { code: 'IDENTITY_PASSED', ok: true },
  { code: 'COUNTRY_SERVED', ok: true },
];
const decided = { ...reviewed, submittedAt: at('2025-01-06'), decidedAt: at('2025-01-08'), readiness };

type More = Partial<Prisma.ApplicationCreateManyInput>;

function rowOf(id: string, name: PersonName, persona: string, state: string, more: More = {}) {
  const { accountId } = people[name];
  const check = { identityProvider: 'http', identityCheckId: `check-${id}`, identityStatus: 'PASSED' };
  return {
    id,
    accountId,
    persona,
    state,
    country: 'PT',
    incomeSourceKinds: [],
    ...check,
    startedAt: at('2025-01-05'),
    ...more,
  };
}

const NOTES: readonly Note[] = [
  { author: 'OWNER', writtenAt: at('2025-01-06'), text: 'The bank is in another country.' },
  { author: 'ADMIN', writtenAt: at('2025-01-07'), text: 'Which one?' },
];

/** The columns of an application's notes: they open in its own row alone. */
function sealed(vault: Vault, id: string): More {
  const { keyId, ciphertext } = notesColumn(vault).seal(id, NOTES);
  return { keyId, notesEncrypted: ciphertext };
}

/** A transaction that was built for an application, of the wallet of its owner. */
const requestOf = (n: number, application: number, name: PersonName, more: object) => ({
  id: knownId(0x26, n),
  applicationId: knownId(0x50, application),
  chain: people[name].signsIn.chain,
  wallet: people[name].signsIn.wallet.address,
  approval: 'ISSUER',
  granted: true,
  afterBlock: 11n,
  transactionId: knownId(4, 0x90 + n),
  builtAt: at('2025-01-10'),
  ...more,
});
const landed = { outcome: 'LANDED', txHash: word(0x27), blockNumber: 13n };

/** Inserts an application in each state; issuer A has two, of one persona. Three have notes. For two a transaction was built. */
async function insert(db: PrismaClient, _population: Population, vault: Vault): Promise<void> {
  const reason = { decisionReasonCode: 'INFORMATION_INCOMPLETE' };
  const unchecked = { identityProvider: null, identityCheckId: null, identityStatus: null };
  const data = [
    rowOf(knownId(0x50, 1), 'issuerA', 'ISSUER', 'REJECTED', { ...decided, ...reason, incomeSourceKinds: ['BANK'] }),
    rowOf(knownId(0x50, 2), 'issuerA', 'ISSUER', 'APPROVED', { ...decided, incomeSourceKinds: ['BANK', 'PAYROLL'] }),
    rowOf(knownId(0x50, 3), 'holderB', 'BACKER', 'IN_REVIEW', { ...reviewed, submittedAt: at('2025-01-06') }),
    rowOf(knownId(0x50, 4), 'attestorX', 'ATTESTOR', 'SUBMITTED', { submittedAt: at('2025-01-06') }),
    rowOf(knownId(0x50, 5), 'attestorY', 'ATTESTOR', 'DRAFT', unchecked),
    rowOf(knownId(0x50, 6), 'outsider', 'BACKER', 'WITHDRAWN', { ...unchecked, endedAt: at('2025-01-09') }),
    rowOf(knownId(0x50, 8), 'stakerS', 'BACKER', 'APPROVED', decided),
    rowOf(knownId(0x50, 7), 'holderB', 'ISSUER', 'REVOKED', {
      ...decided,
      decisionReasonCode: 'ON_REQUEST',
      endedAt: at('2025-01-09'),
    }),
  ];
  const noted = [knownId(0x50, 1), knownId(0x50, 2), knownId(0x50, 3)];
  await db.application.createMany({
    data: data.map((row) => (noted.includes(row.id) ? { ...row, ...sealed(vault, row.id) } : row)),
  });
  const requests = [
    requestOf(0x11, 2, 'issuerA', landed),
    requestOf(0x13, 8, 'stakerS', { ...landed, approval: 'WALLET', txHash: txOn(CLUSTER, 0x27) }),
    requestOf(0x12, 7, 'holderB', { granted: false, builtAt: at('2025-01-11') }),
  ];
  await db.adminTxRequest.createMany({ data: requests });
}

export const record: PopulatedRecord = {
  insert,
  types: {
    Application: {
      table: 'applications',
      key: 'id',
      labels: ofAccount,
      visible: (...reading) => isAdmin(reading[0]) || own(...reading),
    },
  },
  links: {
    'Query.applications': all,
    'Query.myApplications': (_parent, reader, _tables, rows) =>
      rows.filter((row: Row) => row.account_id === account(reader)),
    'Application.requests': (parent, _reader, _tables, rows) => rows.filter((row) => row.application_id === parent?.id),
    'Application.account': (parent, _reader, _tables, rows) => rows.filter((row) => row.id === parent?.account_id),
  },
  byKey: { 'Query.application': 'id' },
  open: {
    application: (reader) => reader !== 'public',
    myApplications: (reader) => reader !== 'public',
    applications: isAdmin,
  },
  logged: ['ApplicationNote'],
  grow: async (db, _n, vault) => {
    const id = randomUUID();
    const more = { ...decided, decisionReasonCode: 'INFORMATION_INCOMPLETE', ...sealed(vault, id) };
    await db.application.create({ data: rowOf(id, 'issuerA', 'ISSUER', 'REJECTED', more) });
    await db.adminTxRequest.create({ data: { ...requestOf(0x11, 2, 'issuerA', landed), id: randomUUID() } });
  },
};
