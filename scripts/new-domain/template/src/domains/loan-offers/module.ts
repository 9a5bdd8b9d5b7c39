import type { Module } from '../../module.ts';
import { accountEnd } from './account-end.ts';
import { createLoanOfferService } from './service.ts';

export const loanOffersModule: Module = {
  name: 'loan-offers',
  services: ({ db, clock }) => ({ loanOffers: createLoanOfferService({ db, clock }) }),
  schema: () => import('./graphql.ts'),
  accountEnd,
};
