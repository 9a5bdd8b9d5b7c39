import { type SolanaAddress, solanaAddressOf } from '@income-series/protocol/address';
import { describe, expect, it } from 'vitest';
import { forFile } from '../../support/for-file.ts';
import { newWallet, startTestGateway, TEST_CHAIN } from '../../support/gateway.ts';
import { ageNonces } from '../../support/nonces.ts';
import { createSolanaChain, DEVNET_CHAIN, newSolanaWallet, type SolanaWallet } from '../../support/solana-chain.ts';
import { deleteAccount } from './support/deletion.ts';
import { issue as issueAt, present as presentAt } from './support/sign-in.ts';

/** A cluster of no name, served besides. */
const OTHER_CLUSTER = 'solana:8yZKTnVzRfJY5aC6bJfa4TkGq4x3TThe';

const moreChains = [DEVNET_CHAIN, OTHER_CLUSTER].map((name) => ({ chain: createSolanaChain(name), relayer: null }));
const gateway = await forFile(startTestGateway({ moreChains }));

const issue = (wallet: { readonly address: string }, chain = DEVNET_CHAIN) => issueAt(gateway, wallet, chain);
const present = (message: string, signature: string) => presentAt(gateway, message, signature);
const signIn = (wallet: SolanaWallet) => gateway.signIn(wallet as never, DEVNET_CHAIN);
const isConsumed = async (nonce: string) =>
  (await gateway.database.prisma.authNonce.findUniqueOrThrow({ where: { nonce } })).consumedAt !== null;
const walletsOf = async (token: string) => {
  const { data } = await gateway.ask('{ viewer { account { id wallets { chain address } } } }', {}, token);
  return (data?.viewer as { account: { id: string; wallets: object[] } } | null)?.account;
};

type Fields = Readonly<Record<string, unknown>> & { readonly code?: string; readonly path?: readonly string[] };
const mutate = (field: string, input: object, token?: string): Promise<Fields> => {
  const isChallenge = field.endsWith('Challenge') || field === 'signInNonce';
  const fields = isChallenge ? 'message nonce statement chainId cluster' : 'account { id }';
  return gateway.mutate(field, input, { token, fields, refusal: 'code message path' });
};
async function link(
  token: string,
  wallet: { readonly address: string; sign(text: string): Promise<string> },
  chain: string,
) {
  const { message, nonce } = await mutate('addWalletChallenge', { address: wallet.address, chain }, token);
  return mutate('addWallet', { nonce, signature: await wallet.sign(String(message)) }, token);
}

describe('signing in with a Solana wallet', () => {
  it('opens a session for the wallet that signed, and makes its account once', async () => {
    const wallet = newSolanaWallet();
    const [first, again] = [await signIn(wallet), await signIn(wallet)];
    const account = await walletsOf(first);
    expect(account?.wallets).toEqual([{ chain: DEVNET_CHAIN, address: wallet.address }]);
    expect(await walletsOf(again)).toEqual(account);
  });

  it('proposes the text with the fields that a wallet builds the same one from', async () => {
    const { address } = newSolanaWallet();
    const proposed = await mutate('signInNonce', { address, chain: DEVNET_CHAIN });
    expect(proposed).toMatchObject({ statement: 'Sign in to Income Series.', chainId: null, cluster: 'devnet' });
    expect(proposed.message).toContain(`localhost:4000 wants you to sign in with your Solana account:\n${address}\n`);
    expect(await mutate('signInNonce', { address, chain: OTHER_CLUSTER })).toMatchObject({ cluster: 'localnet' });
  });

  it.each<[string, (text: string, nonce: string) => string]>([
    ['a second nonce before it', (text) => text.replace('\nNonce: ', `\nNonce: ${'f'.repeat(32)}\nNonce: `)],
    ['the nonce twice', (text, nonce) => text.replace('\nIssued At', `\nNonce: ${nonce}\nIssued At`)],
    ['a nonce in the statement', (text, nonce) => text.replace('\n\nURI', `\nNonce: ${nonce}\n\nURI`)],
    ['a line after it', (text) => `${text}\nAnd everything else.`],
    ['an empty line after it', (text) => `${text}\n`],
    ['a domain with a space', (text) => text.replace('localhost:4000', 'evil.example localhost:4000')],
    ['another domain', (text) => text.replace('localhost:4000', 'evil.example')],
    ['another statement', (text) => text.replace('Sign in to', 'Give everything to')],
    ['no statement', (text) => text.replace('Sign in to Income Series.\n\n', '')],
    ['another cluster', (text) => text.replace('Chain ID: devnet', 'Chain ID: mainnet')],
    ['no cluster', (text) => text.replace(/Chain ID: .*\n/, '')],
    ['another URI', (text) => text.replace(/URI: .*/, 'URI: https://evil.example')],
    ['another version', (text) => text.replace('Version: 1', 'Version: 2')],
    ['no expiration', (text) => text.replace(/\nExpiration Time: .*/, '')],
    ['times without fractions', (text) => text.replaceAll('.000Z', 'Z')],
    ['a resource', (text) => `${text}\nResources:\n- https://evil.example`],
    ['other line ends', (text) => text.replaceAll('\n', '\r\n')],
    ['a space at its end', (text) => `${text} `],
    ['a byte-order mark', (text) => `\ufeff${text}`],
    [
      'the address of another wallet',
      (text) => text.replace(/\n[1-9A-HJ-NP-Za-km-z]{32,44}\n/, `\n${newSolanaWallet().address}\n`),
    ],
    [
      'the address in lower case',
      (text) => text.replace(/\n([1-9A-HJ-NP-Za-km-z]{32,44})\n/, (line) => line.toLowerCase()),
    ],
  ])('refuses a text with %s, and leaves the nonce unused', async (_, change) => {
    const wallet = newSolanaWallet();
    const { message, nonce } = await issue(wallet);
    const other = change(message, nonce);
    expect(other).not.toBe(message);
    expect((await present(other, await wallet.sign(other))).code).toMatch(/^(MESSAGE_INVALID|NONCE_INVALID)$/);
    expect(await isConsumed(nonce)).toBe(false);
    expect((await present(message, await wallet.sign(message))).token).toBeTypeOf('string');
  });

  it('uses a nonce once, and not after its ten minutes', async () => {
    const wallet = newSolanaWallet();
    const { message } = await issue(wallet);
    const signature = await wallet.sign(message);
    expect((await present(message, signature)).token).toBeTypeOf('string');
    expect(await present(message, signature)).toMatchObject({ code: 'NONCE_INVALID' });
    const late = await issue(wallet);
    await ageNonces(gateway.database, 10 * 60_000);
    expect(await present(late.message, await wallet.sign(late.message))).toMatchObject({ code: 'NONCE_INVALID' });
  });

  it('refuses another wallet’s signature, and every other form of one', async () => {
    const wallet = newSolanaWallet();
    const { message, nonce } = await issue(wallet);
    const good = await wallet.sign(message);
    expect(await present(message, await newSolanaWallet().sign(message))).toMatchObject({ code: 'SIGNATURE_INVALID' });
    for (const form of [`${good}00`, good.slice(0, -2), '0x', await newWallet().sign(message)])
      expect(await present(message, form)).toMatchObject({ code: 'SIGNATURE_NOT_CANONICAL' });
    expect(await isConsumed(nonce)).toBe(false);
  });

  it('refuses the constant that lenient verification takes as the signature of a key of small order', async () => {
    const constant = `0x01${'00'.repeat(63)}`;
    const keys: readonly SolanaAddress[] = [
      solanaAddressOf(Uint8Array.from([1, ...new Uint8Array(31)])),
      solanaAddressOf(new Uint8Array(32)),
    ];
    for (const address of keys)
      for (let n = 0; n < 4; n++) {
        const { message } = await issue({ address });
        expect(await present(message, constant)).toMatchObject({ code: 'SIGNATURE_INVALID' });
      }
    expect(await gateway.database.prisma.accountWallet.count({ where: { address: { in: [...keys] } } })).toBe(0);
  });

  it('keeps the two kinds of texts and of chains apart', async () => {
    const [evm, solana] = [newWallet(), newSolanaWallet()];
    const onEvm = await issueAt(gateway, evm, TEST_CHAIN);
    const onCluster = await issue(solana);
    const asSolana = onCluster.message.replace(onCluster.nonce, onEvm.nonce);
    expect(await present(asSolana, await solana.sign(asSolana))).toMatchObject({ code: 'MESSAGE_INVALID' });
    const asEvm = onEvm.message.replace(onEvm.nonce, onCluster.nonce);
    expect(await present(asEvm, await evm.sign(asEvm))).toMatchObject({ code: 'MESSAGE_INVALID' });
    expect([await isConsumed(onEvm.nonce), await isConsumed(onCluster.nonce)]).toEqual([false, false]);
  });

  it.each([
    ['signInNonce', DEVNET_CHAIN, () => newWallet().address],
    ['signInNonce', TEST_CHAIN, () => newSolanaWallet().address],
    ['addWalletChallenge', DEVNET_CHAIN, () => newWallet().address],
    ['deleteAccountChallenge', TEST_CHAIN, () => newSolanaWallet().address],
  ])('%s on %s refuses an address of the other kind', async (field, chain, address) => {
    const named = address();
    const token = field === 'signInNonce' ? undefined : await signIn(newSolanaWallet());
    const refused = await mutate(field, { address: named, chain }, token);
    expect(refused).toMatchObject({ code: 'CHAIN_FORM', path: ['input', 'address'] });
    expect(JSON.stringify(refused)).not.toContain(named);
    expect(await gateway.database.prisma.authNonce.count({ where: { address: named } })).toBe(0);
  });

  it.each([
    ['too short', 'E'.repeat(31)],
    ['too long', 'z'.repeat(45)],
    ['10 MB', 'z'.repeat(10_000_000)],
    ['with a letter that base58 has not', `${newSolanaWallet().address.slice(0, -1)}0`],
    ['of an EVM chain without its prefix', 'ab'.repeat(20)],
  ])('refuses what is no address: %s', async (_, address) => {
    expect((await mutate('signInNonce', { address, chain: DEVNET_CHAIN })).code).toMatch(
      /^(BAD_INPUT|BODY_TOO_LARGE)$/,
    );
  });
});

describe('an account', () => {
  it('has wallets of both kinds, which both sign in to it', async () => {
    const [evm, solana] = [newWallet(), newSolanaWallet()];
    const token = await signIn(solana);
    expect((await link(token, evm, TEST_CHAIN)).account).toBeDefined();
    const account = await walletsOf(token);
    expect(account?.wallets).toEqual([
      { chain: DEVNET_CHAIN, address: solana.address },
      { chain: TEST_CHAIN, address: evm.address },
    ]);
    expect(await walletsOf(await gateway.signIn(evm))).toEqual(account);
    const other = newSolanaWallet();
    expect((await link(await gateway.signIn(evm), other, DEVNET_CHAIN)).account).toBeDefined();
    expect((await walletsOf(await signIn(other)))?.id).toBe(account?.id);
  });

  it('keeps its wallets to itself, and its address on one cluster from the same on another', async () => {
    const wallet = newSolanaWallet();
    const token = await signIn(wallet);
    expect(await link(await gateway.signIn(newWallet()), wallet, DEVNET_CHAIN)).toMatchObject({ code: 'WALLET_TAKEN' });
    const elsewhere = await gateway.signIn(wallet as never, OTHER_CLUSTER);
    expect((await walletsOf(elsewhere))?.id).not.toBe((await walletsOf(token))?.id);
  });

  it('links a wallet by its own signature alone', async () => {
    const [token, wallet] = [await gateway.signIn(newWallet()), newSolanaWallet()];
    const input = { address: wallet.address, chain: DEVNET_CHAIN };
    const { message, nonce, statement } = await mutate('addWalletChallenge', input, token);
    expect([String(message), statement]).toEqual([expect.stringContaining(`Wallet: ${wallet.address}\n`), null]);
    const signedBy = async (signer: SolanaWallet, text: string) =>
      mutate('addWallet', { nonce, signature: await signer.sign(text) }, token);
    expect(await signedBy(newSolanaWallet(), String(message))).toMatchObject({ code: 'SIGNATURE_INVALID' });
    expect(await signedBy(wallet, `${message}\n`)).toMatchObject({ code: 'SIGNATURE_INVALID' });
    expect((await signedBy(wallet, String(message))).account).toBeDefined();
  });

  it('removes a Solana wallet by its address as it is written, not in another case', async () => {
    const wallet = newSolanaWallet();
    const token = await signIn(wallet);
    await link(token, newWallet(), TEST_CHAIN);
    const remove = (address: string) => mutate('removeWallet', { address, chain: DEVNET_CHAIN }, token);
    const lower = await remove(wallet.address.toLowerCase());
    expect(['BAD_INPUT', 'WALLET_NOT_LINKED']).toContain(lower.code);
    expect((await remove(wallet.address)).account).toBeDefined();
  });

  it('is deleted by a text that its Solana wallet signs', async () => {
    const wallet = newSolanaWallet();
    const token = await signIn(wallet);
    expect((await deleteAccount(gateway, token, wallet, DEVNET_CHAIN)).deletedAt).toBeTypeOf('string');
    expect(await gateway.database.prisma.accountWallet.count({ where: { address: wallet.address } })).toBe(0);
  });

  it('links an attestor key, which is the same on clusters', async () => {
    const [wallet, key] = [newSolanaWallet(), newWallet()];
    const token = await signIn(wallet);
    const challenged = { token, fields: 'message nonce' };
    const { nonce, message } = await gateway.mutate('signerKeyChallenge', { key: key.address }, challenged);
    const signature = await key.sign(String(message));
    expect(await gateway.mutate('linkSignerKey', { nonce, signature }, { token })).toEqual({});
  });
});

it('what needs a node of a cluster is refused as unavailable, and what needs none is answered', async () => {
  const token = await signIn(newSolanaWallet());
  const { data } = await gateway.ask('{ viewer { account { wallets { verified } } } }', {}, token);
  expect(data?.viewer).toEqual({ account: { wallets: [{ verified: false }] } });
  const answer = await gateway.ask(
    `query ($key: Bytes32!, $chain: Chain!) { series(key: $key, chain: $chain) { state } }`,
    { key: `0x${'11'.repeat(32)}`, chain: DEVNET_CHAIN },
    token,
  );
  expect(answer.data).toEqual({ series: null });
});
