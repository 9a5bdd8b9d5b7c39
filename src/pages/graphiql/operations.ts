import { ADMIN_OPERATIONS } from './admin-operations.ts';
import { printDocument, type SavedOperation } from './saved-operation.ts';

export const FIRST_OPERATION = printDocument(`# Everybody may run this.
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
    text: printDocument(`query Reports {
  seriesList(first: 10) {
    nodes { key reports(first: 5) { nodes { id period incomeCommitment payment source } } }
  }
}`),
  },
  {
    role: 'Everybody',
    title: 'Raises and curves',
    text: printDocument(`query RaisesAndCurves {
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
    text: printDocument(`query MyPositions {
  myPositions(first: 10) { nodes { id units claimable claimedTotal series { key paidTotal accruedTotal } } }
}`),
  },
  {
    role: 'Holder',
    title: 'My payments',
    text: printDocument(
      `query MyPayments { myMoneyEvents(first: 20) { nodes { kind period amount occurredAt txHash } } }`,
    ),
  },
  {
    role: 'Backer',
    title: 'My bids',
    text: printDocument(`query MyBids {
  myBids(first: 10) { nodes { id price quantity deposit validity delivery deliveredUnits refund } }
}`),
  },
  {
    role: 'Backer',
    title: 'Private terms of the series',
    text: printDocument(`query PrivateTerms {
  seriesList(first: 10) { nodes { id key termsCommitment terms { theta rate shareRate } } }
}`),
  },
  {
    role: 'Issuer',
    title: 'My drafts',
    text: printDocument(`query MyDrafts {
  seriesDrafts(first: 10) { nodes { id seriesKey issuer currency termsCommitment createdAt } }
}`),
  },
  {
    role: 'Issuer',
    title: 'Requests for a pause',
    text: printDocument(`query PauseRequests {
  hardshipRequests(first: 10) { nodes { id seriesKey state openedAt pauseEndsAt reason } }
}`),
  },
  {
    role: 'Attestor',
    title: 'My keys and the requests for them',
    text: printDocument(`query MyKeys {
  viewer { account { signerKeys { key linkedAt } } }
  hardshipRequests(first: 10) { nodes { id state attestorKey reason decisionCode } }
}`),
  },
  ...ADMIN_OPERATIONS,
];
