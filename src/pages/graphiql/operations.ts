import { ADMIN_OPERATIONS } from './admin-operations.ts';
import { printed, type SavedOperation } from './saved-operation.ts';

export const FIRST_OPERATION = printed(`# Everybody may run this.
# The eye on the left shows
# who reads each field.
query Series {
  seriesList(first: 5) { totalCount nodes { key state paidTotal auction { clearingPrice } terms { theta } } }
}`);

export const OPERATIONS: readonly SavedOperation[] = [
  { role: 'Everybody', title: 'Series with their auctions and terms', text: FIRST_OPERATION },
  {
    role: 'Everybody',
    title: 'Reports of series',
    text: printed(`query Reports {
  seriesList(first: 10) {
    nodes { key reports(first: 5) { nodes { id period incomeCommitment payment source } } }
  }
}`),
  },
  {
    role: 'Everybody',
    title: 'Raises and curves',
    text: printed(`query RaisesAndCurves {
  seriesList(first: 10) {
    nodes {
      key chain state
      auction { phase reservePrice clearingPrice unitsSold }
      curve { price raised threshold }
    }
  }
}`),
  },
  {
    role: 'Holder',
    title: 'My positions',
    text: printed(`query MyPositions {
  myPositions(first: 10) { nodes { id units claimable claimedTotal series { key paidTotal accruedTotal } } }
}`),
  },
  {
    role: 'Holder',
    title: 'My payments',
    text: printed(`query MyPayments { myMoneyEvents(first: 20) { nodes { kind period amount occurredAt txHash } } }`),
  },
  {
    role: 'Backer',
    title: 'My bids',
    text: printed(`query MyBids {
  myBids(first: 10) { nodes { id price quantity deposit validity delivery deliveredUnits refund } }
}`),
  },
  {
    role: 'Backer',
    title: 'Private terms of the series',
    text: printed(`query PrivateTerms {
  seriesList(first: 10) { nodes { id key termsCommitment terms { theta rate shareRate } } }
}`),
  },
  {
    role: 'Issuer',
    title: 'My drafts',
    text: printed(`query MyDrafts {
  seriesDrafts(first: 10) { nodes { id seriesKey issuer currency termsCommitment createdAt } }
}`),
  },
  {
    role: 'Issuer',
    title: 'Requests for a pause',
    text: printed(`query PauseRequests {
  hardshipRequests(first: 10) { nodes { id seriesKey state openedAt pauseEndsAt reason } }
}`),
  },
  {
    role: 'Attestor',
    title: 'My keys and the requests for them',
    text: printed(`query MyKeys {
  viewer { account { signerKeys { key linkedAt } } }
  hardshipRequests(first: 10) { nodes { id state attestorKey reason decisionCode } }
}`),
  },
  ...ADMIN_OPERATIONS,
];
