import { randomUUID } from 'node:crypto';
import type { Hex } from '@income-series/protocol/hex';
import { beforeAll, describe, expect, it } from 'vitest';
import { mnemonicKey } from '../../src/adapters/evm/wallet.ts';
import { createProduct, type Name } from '../domains/support/product.ts';
import { draftInput, launch, newTerms } from '../domains/support/story.ts';
import { expectRefusal, mutate, refuses } from '../domains/support/traces.ts';
import { forFile } from '../support/for-file.ts';
import { newWallet, SIGN_IN, SIGN_IN_NONCE, TEST_CHAIN, type TestWallet } from '../support/gateway.ts';
import { ageNonces } from '../support/nonces.ts';
import { compact, highS, nonCanonicalV } from '../support/signatures.ts';

const product = await forFile(createProduct());
const launched = await launch(product);

/** A step of the raise, by the issuer's own wallet where nothing else is said. */
const step = (more: object = {}) => ({
  seriesKey: launched.seriesKey,
  wallet: product.wallet('issuer').address,
  ...more,
});

describe('what belongs to somebody else', () => {
  const unknown = `0x${'77'.repeat(32)}`;
  const builds: [string, object][] = [
    ['buildApprovePaymentToken', { spender: 'HUB', amount: '1' }],
    ['buildCommitBid', { commitment: unknown, deposit: '1' }],
    ['buildSettleStep', { maxBids: 1 }],
    ['buildDeliverBid', { bidder: `0x${'22'.repeat(20)}` }],
    ['buildPassGate', {}],
    ['buildClaim', {}],
  ];

  it.each(builds)('another’s wallet is refused by %s', async (mutation, more) => {
    await refuses(product, 'WALLET_NOT_LINKED', () => mutate(product, 'outsider', mutation, step(more)));
  });

  it.each(builds)('a series that is not there is refused by %s', async (mutation, more) => {
    await refuses(product, 'NOT_FOUND', () =>
      mutate(product, 'issuer', mutation, step({ ...more, seriesKey: unknown })),
    );
  });

  it.each(['buildWithdrawProceeds', 'buildCancelRaise'])('%s of another’s series is refused', async (mutation) => {
    const wallet = product.wallet('alice').address;
    await refuses(product, 'NOT_ISSUER', () => mutate(product, 'alice', mutation, step({ wallet })));
  });

  it('nobody’s session builds nothing', async () => {
    for (const [mutation, more] of builds)
      await refuses(product, 'UNAUTHENTICATED', () => mutate(product, 'public', mutation, step(more)));
    const draft = await draftInput(product, newTerms());
    await refuses(product, 'UNAUTHENTICATED', () => mutate(product, 'public', 'draftSeries', draft));
  });

  it('another’s draft and transaction answer as none would', async () => {
    const own = await product.ask(
      'issuer',
      '{ seriesDrafts { edges { node { id } } } builtTransactions { edges { node { id } } } }',
    );
    type List = { edges: { node: { id: string } }[] };
    const { seriesDrafts, builtTransactions } = own.data as unknown as { seriesDrafts: List; builtTransactions: List };
    for (const [type, list] of [
      ['SeriesDraft', seriesDrafts],
      ['EvmTransaction', builtTransactions],
    ] as const) {
      const foreign = list.edges[0]?.node.id ?? '';
      const absent = Buffer.from(`${type}:${randomUUID()}`).toString('base64');
      const node = 'query ($id: ID!) { node(id: $id) { id } }';
      for (const name of ['outsider', 'admin', 'public'] as const) {
        const answers = await Promise.all([foreign, absent].map((id) => product.ask(name, node, { id })));
        expectRefusal(answers[0], 'NOT_FOUND', []);
        expect(answers[0]).toEqual(answers[1]);
      }
    }
  });

  it('another’s wallet is not removed', async () => {
    const input = { address: product.wallet('issuer').address, chain: TEST_CHAIN };
    await refuses(product, 'WALLET_NOT_LINKED', () => mutate(product, 'outsider', 'removeWallet', input));
  });
});

describe('a nonce or a signature', () => {
  let wallet: TestWallet;
  let message: string;
  beforeAll(() => {
    wallet = newWallet();
  });
  const issue = async () => {
    const input = { address: wallet.address, chain: TEST_CHAIN };
    message = String((await product.ask('public', SIGN_IN_NONCE, { input })).data?.signInNonce?.message);
    return wallet.sign(message);
  };
  const signIn = (signature: Hex, text = message) =>
    product.ask('public', SIGN_IN, { input: { idempotencyKey: randomUUID(), message: text, signature } });
  const challenge = async (name: Name) => {
    const document = `mutation ($input: AddWalletChallengeInput!) { addWalletChallenge(input: $input) {
      ... on WalletChallenge { nonce message }
    } }`;
    const input = { address: wallet.address, chain: TEST_CHAIN };
    const issued = (await product.ask(name, document, { input })).data?.addWalletChallenge;
    return { nonce: String(issued?.nonce), signature: await wallet.sign(String(issued?.message)) };
  };

  it.each<[string, (signature: Hex) => Hex]>([
    ['with a high s', highS],
    ['with v of 0 or 1', nonCanonicalV],
    ['of 64 bytes', compact],
  ])('a signature %s is not canonical', async (_, bend) => {
    const bent = bend(await issue());
    await refuses(product, 'SIGNATURE_NOT_CANONICAL', () => signIn(bent), [bent]);
    const { nonce, signature } = await challenge('outsider');
    await refuses(product, 'SIGNATURE_NOT_CANONICAL', () =>
      mutate(product, 'outsider', 'addWallet', { nonce, signature: bend(signature) }),
    );
  });

  it('of another wallet is refused', async () => {
    await issue();
    const other = newWallet(mnemonicKey(product.devnet.anvil.mnemonic, 8));
    const foreign = await other.sign(message);
    await refuses(product, 'SIGNATURE_INVALID', () => signIn(foreign), [foreign]);
    const { nonce } = await challenge('outsider');
    await refuses(product, 'SIGNATURE_INVALID', () =>
      mutate(product, 'outsider', 'addWallet', { nonce, signature: foreign }),
    );
  });

  it('that nobody issued, that is stale, or that was issued to another account is refused', async () => {
    const signature = await issue();
    const nonce = /Nonce: (\S+)/.exec(message)?.[1] ?? '';
    const other = message.replace(nonce, `${nonce.slice(0, -4)}0000`);
    const signedOther = await wallet.sign(other);
    await refuses(product, 'NONCE_INVALID', () => signIn(signedOther, other), [signedOther]);
    const foreign = await challenge('outsider');
    await refuses(product, 'NONCE_INVALID', () => mutate(product, 'alice', 'addWallet', foreign));
    await ageNonces(product.gateway.database, 10 * 60_000);
    await refuses(product, 'NONCE_INVALID', () => signIn(signature), [signature]);
    await refuses(product, 'NONCE_INVALID', () => mutate(product, 'outsider', 'addWallet', foreign));
  });

  it('that was used is refused', async () => {
    const signature = await issue();
    expect((await signIn(signature)).data?.signIn?.__typename).toBe('SignInPayload');
    await refuses(product, 'NONCE_INVALID', () => signIn(signature), [signature]);
  });
});
