import { expect, it } from 'vitest';
import { screenOfNotice } from './notice-screens.ts';

const SERIES = { id: 'a', chain: 'evm:10143', key: '0x11', title: null };
const screen = (kind: string, part: object = {}) =>
  screenOfNotice({ kind, series: SERIES, period: null, retracted: false, ...part } as never)?.to;

it('leads from a notification to the screen that does what it asks for', () => {
  expect(screen('CASE_ATTESTED', { period: '2027-Q1' })).toBe('/issuer/report/evm:10143/0x11/2027-Q1');
  expect(screen('HARDSHIP_REFUSED')).toBe('/issuer/series/evm:10143/0x11');
  expect(screen('EXTINGUISHMENT_OPENED')).toBe('/attestor');
  expect(screen('PAYOUT_REMINDER')).toBe('/account/holdings');
  expect(screen('APPLICATION_DECIDED', { series: null })).toBe('/account');
});

it('leads nowhere if nothing is asked for, or if the chain took it back', () => {
  expect(screen('PAYOUT_CLAIMED')).toBeUndefined();
  expect(screen('CASE_ATTESTED', { period: '2027-Q1', retracted: true })).toBeUndefined();
  expect(screen('HARDSHIP_REFUSED', { series: null })).toBeUndefined();
});
