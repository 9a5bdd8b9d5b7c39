import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MAX_LOAN_OFFERS } from '../../../src/domains/loan-offers/index.ts';
import { newWallet, startTestGateway, type TestGateway } from '../../support/gateway.ts';

interface LoanOffer {
  readonly id: string;
  readonly state: string;
  readonly openedAt: string;
}
interface Answered {
  readonly loanOffer?: LoanOffer;
  readonly code?: string;
}

const FIELDS = '... on LoanOfferPayload { loanOffer { id state openedAt } } ... on Error { code }';
const OPEN = `mutation ($input: OpenLoanOfferInput!) { answered: openLoanOffer(input: $input) { ${FIELDS} } }`;
const CLOSE = `mutation ($input: CloseLoanOfferInput!) { answered: closeLoanOffer(input: $input) { ${FIELDS} } }`;
const MINE = 'query ($state: LoanOfferState) { myLoanOffers(state: $state) { nodes { id state openedAt } } }';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway?.close());

async function mutate(document: string, input: object, token?: string): Promise<Answered | undefined> {
  const keyed = { input: { idempotencyKey: randomUUID(), ...input } };
  const { data, errors } = await gateway.ask<{ readonly answered: Answered }>(document, keyed, token);
  expect(errors).toBeUndefined();
  return data?.answered;
}
const open = (token?: string, input: object = {}) => mutate(OPEN, input, token);
const close = (id: unknown, token?: string, input: object = {}) => mutate(CLOSE, { id, ...input }, token);

async function listMine(
  token: string,
  filter: { readonly state?: string } = {},
): Promise<readonly LoanOffer[] | undefined> {
  interface Mine {
    readonly myLoanOffers: { readonly nodes: readonly LoanOffer[] };
  }
  const { data, errors } = await gateway.ask<Mine>(MINE, filter, token);
  expect(errors).toBeUndefined();
  return data?.myLoanOffers.nodes;
}

describe('the loan offers of an account', () => {
  it('are its owner’s to open and, once each, to close', async () => {
    const token = await gateway.signIn(newWallet());
    const opened = (await open(token))?.loanOffer;
    expect(opened).toMatchObject({ state: 'OPEN', openedAt: gateway.clock.now().toISOString() });
    expect(await close(opened?.id, token)).toEqual({ loanOffer: { ...opened, state: 'CLOSED' } });
    expect(await close(opened?.id, token)).toEqual({ code: 'RECORD_STATE' });
    expect(await listMine(token)).toEqual([{ ...opened, state: 'CLOSED' }]);
    expect(await listMine(token, { state: 'OPEN' })).toEqual([]);
  });

  it('are written once for each idempotency key', async () => {
    const token = await gateway.signIn(newWallet());
    const [first, second] = [{ idempotencyKey: randomUUID() }, { idempotencyKey: randomUUID() }];
    const opened = await open(token, first);
    expect(await open(token, first)).toEqual(opened);
    const closed = await close(opened?.loanOffer?.id, token, second);
    expect(await close(opened?.loanOffer?.id, token, second)).toEqual(closed);
    expect(await listMine(token)).toEqual([closed?.loanOffer]);
  });

  it('are at most as many as an account may have', async () => {
    const token = await gateway.signIn(newWallet());
    for (let n = 0; n < MAX_LOAN_OFFERS; n++) expect(await open(token)).toHaveProperty('loanOffer');
    expect(await open(token)).toEqual({ code: 'RECORD_LIMIT' });
  });

  it('are nobody else’s to close, and need a session', async () => {
    const [owner, other] = [await gateway.signIn(newWallet()), await gateway.signIn(newWallet())];
    const opened = await open(owner);
    expect(await close(opened?.loanOffer?.id, other)).toEqual({ code: 'NOT_FOUND' });
    expect(await close(opened?.loanOffer?.id)).toEqual({ code: 'UNAUTHENTICATED' });
    expect(await open()).toEqual({ code: 'UNAUTHENTICATED' });
    expect(await listMine(owner)).toEqual([opened?.loanOffer]);
    expect(await listMine(other)).toEqual([]);
  });
});
