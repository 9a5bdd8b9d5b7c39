// Wallets and money of the Solana chain that `npm start` and `npm run demo` embed. Its keys are public: use them nowhere else.
import { createHash } from 'node:crypto';
import {
  AccountRole,
  type Address,
  appendTransactionMessageInstructions,
  createKeyPairSignerFromPrivateKeyBytes,
  createTransactionMessage,
  getAddressEncoder,
  getBase64EncodedWireTransaction,
  getProgramDerivedAddress,
  getU64Encoder,
  type KeyPairSigner,
  lamports,
  pipe,
  type Rpc,
  type SolanaRpcApi,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
} from '@solana/kit';
import { mnemonicToAccount } from 'viem/accounts';

const MNEMONIC = 'test test test test test test test test test test test junk';
const TOKEN_PROGRAM = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA' as Address;
const TOKEN_ACCOUNTS = 'ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL' as Address;
const SYSTEM = '11111111111111111111111111111111' as Address;
const COIN = 10n ** 9n;

/** An account's Ed25519 key: SHA-256 of `solana` and the 32 bytes of its key on the EVM chain (m/44'/60'/0'/0/index). */
export async function developmentWallet(index: number): Promise<KeyPairSigner> {
  const { privateKey } = mnemonicToAccount(MNEMONIC, { addressIndex: index }).getHdKey();
  if (privateKey === null) throw new Error('the account has no key');
  return createKeyPairSignerFromPrivateKeyBytes(createHash('sha256').update('solana').update(privateKey).digest());
}

/** Gives a wallet a SOL for fees and `amount` base units of the payment token, which account 0 mints. Answers the signature. */
export async function giveMoney(rpc: Rpc<SolanaRpcApi>, token: Address, wallet: Address, amount: bigint) {
  const owner = await developmentWallet(0);
  const seeds = [wallet, TOKEN_PROGRAM, token].map((part) => getAddressEncoder().encode(part));
  const [account] = await getProgramDerivedAddress({ programAddress: TOKEN_ACCOUNTS, seeds });
  const readonly = (address: Address) => ({ address, role: AccountRole.READONLY });
  const writable = (address: Address) => ({ address, role: AccountRole.WRITABLE });
  const payer = { address: owner.address, role: AccountRole.WRITABLE_SIGNER };
  const create = {
    programAddress: TOKEN_ACCOUNTS,
    accounts: [payer, writable(account), ...[wallet, token, SYSTEM, TOKEN_PROGRAM].map(readonly)],
    data: Uint8Array.of(1), // only where the wallet has no account of the token yet
  };
  const mint = {
    programAddress: TOKEN_PROGRAM,
    accounts: [writable(token), writable(account), { address: owner.address, role: AccountRole.READONLY_SIGNER }],
    data: Uint8Array.of(7, ...getU64Encoder().encode(amount)),
  };
  const { value: blockhash } = await rpc.getLatestBlockhash({ commitment: 'confirmed' }).send();
  const message = pipe(
    createTransactionMessage({ version: 0 }),
    (empty) => setTransactionMessageFeePayerSigner(owner, empty),
    (paid) => setTransactionMessageLifetimeUsingBlockhash(blockhash, paid),
    (dated) => appendTransactionMessageInstructions([create, mint], dated),
  );
  await rpc.requestAirdrop(wallet, lamports(COIN)).send();
  const signed = getBase64EncodedWireTransaction(await signTransactionMessageWithSigners(message));
  return rpc.sendTransaction(signed, { encoding: 'base64', preflightCommitment: 'confirmed' }).send();
}
