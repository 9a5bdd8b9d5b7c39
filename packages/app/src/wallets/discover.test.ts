import { afterEach, describe, expect, it, vi } from 'vitest';
import { discoverWallets, unlistedWallets, wallets } from './discover.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  wallets.set([]);
  unlistedWallets.set(0);
});

const fails = (): never => {
  throw new Error('broken');
};
const provider = () => ({ request: async () => null });

it('lists no provider that breaks when it is read, and goes on with the next', () => {
  const page = new EventTarget();
  vi.stubGlobal('window', page);
  discoverWallets();
  const announce = (detail: unknown) => page.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }));
  for (const detail of [
    null,
    {
      get info() {
        return fails();
      },
      provider: provider(),
    },
    {
      get provider() {
        return fails();
      },
    },
    {
      info: {
        get name() {
          return fails();
        },
      },
      provider: provider(),
    },
    {
      info: {
        name: 'One',
        get rdns() {
          return fails();
        },
      },
      provider: provider(),
    },
    {
      info: { name: 'One' },
      provider: {
        get request() {
          return fails();
        },
      },
    },
    { info: { name: 'Two', rdns: 'com.two' }, provider: provider() },
  ])
    announce(detail);
  expect(wallets.get()).toMatchObject([{ name: 'Two', maker: 'com.two', kind: 'evm' }]);
});

/** A page that follows its wallets, and what announces one to it. */
function openPage() {
  const page = new EventTarget();
  vi.stubGlobal('window', page);
  discoverWallets();
  return (info: object, own = provider()) =>
    page.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail: { info, provider: own } }));
}

describe('a list of wallets', () => {
  it('has an end, and the number of those beyond it, however many announce themselves', () => {
    const announce = openPage();
    for (let number = 1; number <= 30; number += 1) announce({ name: `Fake ${number}`, rdns: `com.fake${number}` });
    expect(wallets.get()).toHaveLength(12);
    expect(unlistedWallets.get()).toBe(18);
  });

  it('has the first wallet of a maker alone, whatever invisible characters the others have in their names', () => {
    const announce = openPage();
    announce({ name: 'MetaMask', rdns: 'io.metamask' });
    const blanks = ['', '\u200b', '\u2800', '\u3164', '\ufe0f', '\u00ad', '\u115f', '\u00a0', ' 2'];
    for (const blank of blanks) announce({ name: `MetaMask${blank}`, rdns: 'io.metamask' });
    announce({ name: 'Other', rdns: 'io.metamask\u2800' });
    announce({ name: 'Other', rdns: 'IO.MetaMask' });
    announce({ name: 'Own', rdns: 'com.own' });
    expect(wallets.get().map(({ name }) => name)).toEqual(['MetaMask', 'Own']);
    expect(unlistedWallets.get()).toBe(11);
  });

  it.each(['\u2800', '\u3164', '\u00a0', '\u200b', ''])(
    'has two wallets at most of a name without a maker, with %j in it',
    (blank) => {
      const announce = openPage();
      for (let number = 1; number <= 30; number += 1) announce({ name: `MetaMask${number % 2 ? blank : ''}` });
      expect(wallets.get()).toHaveLength(2);
      expect(unlistedWallets.get()).toBe(28);
    },
  );

  it.each(['іo.metamask', 'io.metamask/x', 'io metamask'])('has no maker of another form: %s', (rdns) => {
    openPage()({ name: 'MetaMask', rdns });
    expect(wallets.get()).toMatchObject([{ name: 'MetaMask', maker: null }]);
  });

  it('counts a wallet once that announces itself again', () => {
    const announce = openPage();
    const own = Array.from({ length: 13 }, provider);
    for (const _ of [1, 2, 3])
      for (const [at, one] of own.entries()) announce({ name: `Wallet ${at}`, rdns: `com.wallet${at}` }, one);
    expect(wallets.get()).toHaveLength(12);
    expect(unlistedWallets.get()).toBe(1);
  });

  it('has names of a bounded length', () => {
    openPage()({ name: 'x'.repeat(10_000), rdns: 'y'.repeat(10_000) });
    expect(wallets.get()).toMatchObject([{ name: 'x'.repeat(40), maker: 'y'.repeat(40) }]);
  });
});
