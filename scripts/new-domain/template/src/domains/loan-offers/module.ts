import type { ServiceModule } from '../../module.ts';
import { accountEnd } from './account-end.ts';
import { createLoanOfferService, type LoanOfferService } from './service.ts';

export const loanOffersModule: ServiceModule<{ readonly loanOffers: LoanOfferService }> = {
  name: 'loan-offers',
  services: ({ db, clock }) => ({ loanOffers: createLoanOfferService({ db, clock }) }),
  schema: () => import('./graphql/index.ts'),
  accountEnd,
};
