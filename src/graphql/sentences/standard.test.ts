import { expect, it } from 'vitest';
import { sentenceOfField, sentenceOfType, withArticle } from './standard.ts';

it.each([
  ['AccountEmail', 'an AccountEmail'],
  ['Bid', 'a Bid'],
  ['IncomeSource', 'an IncomeSource'],
  ['OutboxMessage', 'an OutboxMessage'],
  ['UnitTransfer', 'a UnitTransfer'],
  ['UpdateOffer', 'an UpdateOffer'],
  ['UUID', 'a UUID'],
])('%s has its article', (name, expected) => {
  expect(withArticle(name)).toBe(expected);
});

it.each([
  ['AccountEmailEdge', 'An AccountEmail and its cursor.'],
  ['BidEdge', 'A Bid and its cursor.'],
  ['AddWalletInput', 'The input of `addWallet`.'],
  ['AddWalletResult', 'The result of `addWallet`: its payload, or the refusal that says why nothing was done.'],
  ['AddWalletPayload', 'The payload of `addWallet`, returned when it succeeds.'],
  ['Bid', undefined],
])('the type %s is described by its name', (name, expected) => {
  expect(sentenceOfType(name)).toBe(expected);
});

it.each([
  ['BidEdge', 'cursor', null, 'The place of the record in its list, for the arguments `after` and `before`.'],
  ['BidEdge', 'node', 'Bid', 'The record itself.'],
  ['OpenAnnualCasePayload', 'annualCase', 'AnnualCase', 'The AnnualCase as the mutation left it.'],
  ['RequestEmailCodePayload', 'expiresAt', null, undefined],
  ['Bid', 'deposit', null, undefined],
])('the field %s.%s is described by its name', (type, field, record, expected) => {
  expect(sentenceOfField(type, field, record)).toBe(expected);
});
