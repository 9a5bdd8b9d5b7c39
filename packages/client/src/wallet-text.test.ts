import { describe, expect, it } from 'vitest';
import { signWalletText, type WalletTextPurpose } from './wallet-text.ts';

const SITE = 'https://series.example:4000';
const ADDRESS = `0x${'Ab'.repeat(20)}`;
const SOLANA = 'DK5VBneoY3FtjWpXwU5VptMRGKtfE7AfpZqLJDZDkG6U';
const ACCOUNT = '0190a3b4-1111-7222-8333-444455556666';
const CONTRACT = '0190a3b4-aaaa-7bbb-8ccc-ddddeeeeffff';
const NONCE = '0123456789abcdef0123456789abcdef';
const HASH = `0x${'5e'.repeat(32)}`;

const account = (wallet = ADDRESS.toLowerCase(), chain = 'evm:10143') => `Account: ${ACCOUNT}
Wallet: ${wallet}
URI: ${SITE}
Chain: ${chain}
Nonce: ${NONCE}
Issued At: 2026-03-01T12:00:00.000Z
Expiration Time: 2026-03-01T12:10:00.000Z`;
const LINK = `series.example:4000 asks you to link this wallet to an account.

${account()}`;
const LINK_ON_SOLANA = `series.example:4000 asks you to link this wallet to an account.

${account(SOLANA, 'solana:devnet')}`;
const DELETION = `series.example:4000 asks you to delete your account for ever.

This cannot be undone. What the service keeps for the account goes, except what its preview lists as staying.
What is on a chain stays there, and so do your wallets and what they own.

${account()}`;
const contract = (title: string) => `series.example:4000 asks you to sign a contract: ${title}.

Account: ${ACCOUNT}
Contract: ${CONTRACT}
Chain: evm:10143
Wallet: ${ADDRESS.toLowerCase()}
SHA-256: ${HASH}
Expiration Time: 2026-03-02T12:00:00.000Z`;
const PARTICIPATION = contract('participation agreement');

const link: WalletTextPurpose = { kind: 'LINK_WALLET', nonce: NONCE, account: btoa(`Account:${ACCOUNT}`) };
const deletion: WalletTextPurpose = { kind: 'DELETE_ACCOUNT', nonce: NONCE };
const participation: WalletTextPurpose = {
  kind: 'PARTICIPATION_CONTRACT',
  contract: btoa(`ContractSession:${CONTRACT}`),
  documentHash: HASH,
};

/** Has a wallet sign a text; what it was asked to sign. */
async function askedFor(text: string, purpose: WalletTextPurpose, address = ADDRESS, chain = 'evm:10143') {
  const texts: string[] = [];
  const signMessage = async (message: string) => `0x${texts.push(message)}0`;
  const code = await signWalletText({ address, chain, signMessage }, text, purpose, SITE).catch(
    (error: { readonly code?: unknown }) => error.code,
  );
  return { texts, code };
}

describe('a wallet', () => {
  it.each<[string, string, WalletTextPurpose, string?, string?]>([
    ['be linked', LINK, link],
    ['be linked, with a slash after the site', LINK.replace(SITE, `${SITE}/`), link],
    ['be linked on Solana', LINK_ON_SOLANA, link, SOLANA, 'solana:devnet'],
    ['delete the account', DELETION, deletion],
    ['take part', PARTICIPATION, participation],
    ['issue', contract('series agreement and charter'), { ...participation, kind: 'SERIES_CONTRACT' }],
  ])('signs the text of the service to %s', async (_, text, purpose, address, chain) => {
    expect(await askedFor(text, purpose, address, chain)).toEqual({ texts: [text], code: '0x10' });
  });

  it.each<[string, string, WalletTextPurpose]>([
    ['a link instead of a deletion', LINK, deletion],
    ['a deletion instead of a link', DELETION, link],
    ['one contract instead of another', contract('series agreement and charter'), participation],
    ['a contract instead of a link', PARTICIPATION, link],
    ['another site', LINK.replace('series.example:4000 asks', 'other.example asks'), link],
    ['another address of the site', LINK.replace(`URI: ${SITE}`, 'URI: https://other.example'), link],
    ['another account', LINK.replace(ACCOUNT, CONTRACT), link],
    ['no account', LINK.replace(`Account: ${ACCOUNT}`, 'Account: mine'), { ...link, account: '' }],
    ['another wallet', LINK.replace('abab', 'cdcd'), link],
    ['another chain', LINK.replace('evm:10143', 'evm:1'), link],
    ['another nonce', LINK.replace(NONCE, `${NONCE.slice(1)}0`), link],
    ['a longer time', LINK.replace('12:10:00', '12:10:01'), link],
    ['no time', LINK.replace('2026-03-01T12:10:00.000Z', 'never'), link],
    ['more at its end', `${LINK}\nI owe you everything.`, link],
    ['more at its beginning', `I owe you everything.\n${LINK}`, link],
    ['more between its lines', DELETION.replace('\nWhat is', '\nI owe you everything.\nWhat is'), deletion],
    ['a line twice', LINK.replace(/(Nonce: \w+)/, '$1\n$1'), link],
    ['a space at its end', `${DELETION} `, deletion],
    ['another document', PARTICIPATION.replace('5e5e', '0000'), participation],
    ['another contract', PARTICIPATION.replace(CONTRACT, ACCOUNT), participation],
    ['the document in another sentence', `I owe you everything. SHA-256: ${HASH}`, participation],
    ['a text of patterns', '$& $1 .* (?:)', link],
    ['nothing', '', link],
  ])('is not asked for %s', async (name, text, purpose) => {
    expect([name, await askedFor(text, purpose)]).toEqual([name, { texts: [], code: 'MESSAGE_INVALID' }]);
  });
});
