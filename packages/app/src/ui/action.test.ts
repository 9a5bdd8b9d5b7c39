import type { BuiltFragment } from '@income-series/client/operations';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, describe, expect, it, vi } from 'vitest';
import type { ActionStep } from '../gateway/transactions.ts';

// The page's settings are read from its document when they are loaded.
vi.stubGlobal('document', { querySelector: () => ({ dataset: { gateway: 'https://gateway.example' } }) });
await import('../settings.ts');
vi.unstubAllGlobals();
// The formats of money read the browser's language.
vi.stubGlobal('navigator', { language: 'en-GB' });
afterAll(() => void vi.unstubAllGlobals());
const { ActionBody } = await import('./action.tsx');

const built = [
  { id: '1', kind: 'CLAIM', preview: [] },
  { id: '2', kind: 'CLAIM', preview: [] },
] as unknown as BuiltFragment[];
const textOf = (step: ActionStep) =>
  renderToStaticMarkup(
    createElement(ActionBody, {
      step,
      hasWallet: true,
      confirm: async () => undefined,
      close: () => undefined,
      done: null,
      token: { symbol: null, decimals: null },
    }),
  ).replaceAll(/<!-- -->/g, '');

describe('an action', () => {
  it('of several transactions says how many signatures the wallet asks for, and which one it is at', () => {
    expect(textOf({ name: 'preview', built, calls: [], earlier: null, unchecked: null })).toContain(
      'The wallet asks for 2 signatures',
    );
    expect(textOf({ name: 'wallet', built, at: 1 })).toContain(
      'Confirm in the wallet: 2 of 2 signatures. What you confirmed before is sent. This one is not sent before you do.',
    );
    expect(textOf({ name: 'wallet', built: built.slice(0, 1), at: 0 })).toContain('Confirm in the wallet. Nothing');
  });

  it('of one transaction with two calls does not say that nothing is sent before the second', () => {
    const calls = [{ to: '0x1' }, { to: '0x2' }];
    const paid = [{ ...built[0], __typename: 'EvmTransaction', sendCalls: { calls } }] as unknown as BuiltFragment[];
    expect(textOf({ name: 'preview', built: paid, calls: [], earlier: null, unchecked: null })).toContain(
      'asks for 2 signatures',
    );
    expect(textOf({ name: 'wallet', built: paid, at: 0 })).toContain(
      'Confirm in the wallet: 2 signatures, one after the other. Each call is sent once you confirm it.',
    );
  });

  it('whose wallet only sent a transaction does not say that a block has it', () => {
    expect(textOf({ name: 'indexing', built })).toContain('It is sent. This page waits until it is in a block');
  });
});
