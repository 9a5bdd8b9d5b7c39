import type { PrismaClient } from '../../../src/generated/prisma/client.ts';
import { knownId, type PersonName, people } from '../personas.ts';
import { at } from '../population/known.ts';
import type { PopulatedRecord } from '../records.ts';
import { all, ofAccount, own } from '../row-truth.ts';

const loanOfferId = (n: number): string => knownId(0x70, n);

const rowOf = (n: number, name: PersonName, state: string) => ({
  id: loanOfferId(n),
  accountId: people[name].accountId,
  state,
  openedAt: at('2025-01-05'),
});

/** One in each state, of two people. */
async function insert(db: PrismaClient): Promise<void> {
  await db.loanOffer.createMany({
    data: [rowOf(1, 'issuerA', 'OPEN'), rowOf(2, 'issuerA', 'CLOSED'), rowOf(3, 'holderB', 'OPEN')],
  });
}

export const record: PopulatedRecord = {
  insert,
  types: { LoanOffer: { table: 'loan_offers', key: 'id', labels: ofAccount, visible: own } },
  stored: [
    {
      record: 'Loan offers',
      columns: ['loan_offers.*'],
      class: 'plain',
      readers: ['owner'],
      deletion: 'account deletion',
    },
  ],
  deletedWithAccount: ['loan_offers'],
  links: { 'Query.myLoanOffers': all },
  open: { myLoanOffers: (reader) => reader !== 'public' },
  grow: { table: 'loan_offers', id: loanOfferId(1) },
};
