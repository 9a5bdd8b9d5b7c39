import { randomUUID } from 'node:crypto';
import type { EvmWallet, Mined } from '../../adapters/evm/wallet.ts';
import type { SolanaWallet } from '../../adapters/solana/wallet.ts';
import type { Address, SolanaAddress, TransactionId } from '../../core/address.ts';
import { evmChainName } from '../../core/chain.ts';
import type { EvmAddress, Hex } from '../../core/hex.ts';
import type { RunningIndexer } from '../../indexing/start.ts';
import type { Devnet } from '../devnet/chain.ts';
import { type Ask, createClient, must, REFUSAL, type Refusal } from './client.ts';
import { type Actor, builtFragment, mutationDocument, type SelectedFields } from './steps/actor.ts';
import type { SolanaWorld, WorldAccess } from './world.ts';

/** Who is in the story, by the number of their devnet account. */
export const CAST = {
  issuer: 1,
  ada: 2,
  ben: 3,
  cleo: 4,
  outsider: 5,
  admin: 6,
  dora: 7,
  finn: 8,
} as const;
export type Name = keyof typeof CAST;
/** What each is in the story. */
export const ROLES: Readonly<Record<Name, string>> = {
  issuer: 'issuer',
  ada: 'holder',
  ben: 'holder',
  cleo: 'verified backer',
  outsider: 'refused applicant',
  admin: 'admin',
  dora: 'verified backer',
  finn: 'backer, no longer verified',
};
export type People = Readonly<Record<Name, Person>>;

/** Who is in the chapter on Solana, by the same numbers. */
export const SOLANA_CAST = { issuer: CAST.issuer, ada: CAST.ada, ben: CAST.ben, admin: CAST.admin } as const;
export type SolanaName = keyof typeof SOLANA_CAST;
export type SolanaPeople = Readonly<Record<SolanaName, Person<SolanaAddress>>>;

export interface Person<A extends Address = EvmAddress> extends Actor<A> {
  readonly name: Name;
  /** The chain of the wallet that signed in. */
  readonly chain: string;
  /** Of the session, for `authorization: Bearer …`. */
  readonly token: string;
  /** Of a session that goes on: signs in again where the last one has ended. */
  liveToken(): Promise<string>;
  readonly ask: Ask;
  /**
   * Has the gateway build transactions, signs, sends and reports one after the other, and waits until each is indexed. The hash is
   * that of the last.
   */
  transact(mutation: string, input: object): Promise<Transacted>;
}

interface Transacted {
  readonly txHash: string;
  readonly payload: SelectedFields;
}

interface WalletCall {
  readonly to: EvmAddress;
  readonly data: Hex;
}

const SENT = `mutation Sent($input: RecordTransactionHashInput!) {
  recordTransactionHash(input: $input) { __typename ${REFUSAL} }
}`;

const NONCE = `mutation Nonce($input: SignInNonceInput!) {
  signInNonce(input: $input) { __typename ... on Error { code } ... on WalletChallenge { message } }
}`;
const SIGN_IN = `mutation SignIn($input: SignInInput!) {
  signIn(input: $input) { __typename ... on Error { code } ... on SignInPayload { token } }
}`;

/** What a mutation built: one transaction, or those of `buildClaim`. */
type Built<T> = { readonly transaction: T } | { readonly transactions: readonly { readonly transaction: T }[] };
const listOf = <T>(built: Built<T>): readonly T[] =>
  'transactions' in built ? built.transactions.map(({ transaction }) => transaction) : [built.transaction];

/** A wallet of either kind of chain: how it signs texts, and how it signs and sends what the gateway built for it. */
interface Signer<A extends Address, T extends { readonly id: string }> {
  readonly chain: string;
  readonly address: A;
  signMessage(text: string): Promise<Hex>;
  /** What is asked of a built transaction. */
  readonly selection: string;
  send(transaction: T): Promise<{ readonly txHash: TransactionId; indexed(): Promise<void> }>;
}

async function signIn(ask: Ask, signer: Signer<Address, never>, isFirst = true): Promise<string> {
  const { address, chain, signMessage } = signer;
  const issued = await must(ask<{ signInNonce: { message: string } }>(NONCE, { input: { address, chain } }));
  const { message } = issued.signInNonce;
  const signature = await signMessage(message);
  const answer = await ask<{ signIn: { token: string } & Partial<Refusal> }>(SIGN_IN, {
    input: { idempotencyKey: randomUUID(), message, signature },
  });
  // A token is answered once: the nonce of a request that a silent database refused may be used.
  if (isFirst && answer.data?.signIn.code === 'NONCE_INVALID') return signIn(ask, signer, false);
  return (await must(Promise.resolve(answer))).signIn.token;
}

/** Whether the session that asks goes on. */
export async function isLive(ask: Ask): Promise<boolean> {
  const { data } = await ask<{ viewer: { account: object | null } | null }>('{ viewer { account { id } } }');
  return data?.viewer?.account != null;
}

/** What an input names by a key or by an address is on a chain. */
const NAMED = ['seriesKey', 'wallet', 'issuer'];

/** Signs a person in with a wallet. */
async function enter<A extends Address, T extends { readonly id: string }>(
  name: Name,
  { url }: Pick<WorldAccess, 'url'>,
  signer: Signer<A, T>,
): Promise<Person<A>> {
  const { chain, address, signMessage } = signer;
  const endpoint = `${url}/graphql`;
  const begin = () => signIn(createClient(endpoint), signer);
  let token = await begin();
  const ask: Ask = (document, variables) => createClient(endpoint, token)(document, variables);
  const complete = (input: object) => ({
    idempotencyKey: randomUUID(),
    ...(NAMED.some((field) => field in input) ? { chain } : {}),
    ...input,
  });
  return {
    ...{ name, chain, address, ask },
    get token() {
      return token;
    },
    async liveToken() {
      if (!(await isLive(ask))) token = await begin();
      return token;
    },
    sign: signMessage,
    async act(mutation, input, selection = '') {
      const document = mutationDocument(mutation, REFUSAL, selection);
      const answered = await must(ask<Record<string, SelectedFields>>(document, { input: complete(input) }));
      return answered[mutation] ?? {};
    },
    async transact(mutation, input) {
      const answered = await must(
        ask<Record<string, Built<T>>>(mutationDocument(mutation, REFUSAL, builtFragment(mutation, signer.selection)), {
          input: complete(input),
        }),
      );
      const payload = answered[mutation];
      if (payload === undefined) throw new Error(`the gateway did not answer ${mutation}`);
      let txHash = '';
      for (const transaction of listOf(payload)) {
        const sent = await signer.send(transaction);
        txHash = sent.txHash;
        await must(ask(SENT, { input: { idempotencyKey: randomUUID(), id: transaction.id, txHash } }));
        await sent.indexed();
      }
      return { txHash, payload };
    },
  };
}

interface BuiltForEvm {
  readonly id: string;
  readonly request: { readonly gas: Hex | null };
  readonly sendCalls: { readonly calls: readonly WalletCall[] };
}

/** Sends the calls one by one, as a wallet without `wallet_sendCalls`; `gas` is that of the last. */
async function sendAll(wallet: EvmWallet, calls: readonly WalletCall[], gas: Hex | null): Promise<Mined> {
  const [call, ...more] = calls;
  if (call === undefined) throw new Error('the gateway answered no call');
  if (more.length === 0) return wallet.send({ ...call, ...(gas === null ? {} : { gas: BigInt(gas) }) });
  await wallet.send(call);
  return sendAll(wallet, more, gas);
}

type Following = Pick<RunningIndexer, 'indexed'>;

/** What a wallet of the EVM chain needs. */
interface WalletsPlace extends Pick<WorldAccess, 'url' | 'chainId'> {
  readonly devnet: Pick<Devnet, 'wallet'>;
  readonly worker: Following;
}

/** Signs a person in with the wallet of their account on the EVM chain. */
export function signInAs(name: Name, world: WalletsPlace): Promise<Person> {
  const { devnet, chainId, worker } = world;
  const wallet = devnet.wallet(CAST[name]);
  return enter<EvmAddress, BuiltForEvm>(name, world, {
    chain: evmChainName(chainId),
    address: wallet.address,
    signMessage: (text) => wallet.signMessage(text),
    selection: '... on EvmTransaction { id request { gas } sendCalls { calls { to data } } }',
    async send({ request, sendCalls }) {
      const { hash, blockNumber } = await sendAll(wallet, sendCalls.calls, request.gas);
      return { txHash: hash, indexed: () => worker.indexed(blockNumber) };
    },
  });
}

interface BuiltForSolana {
  readonly id: string;
  readonly request: { readonly transaction: string };
}

/** Signs in everybody who has a part on Solana. */
export async function signInAllOnSolana(place: Pick<WorldAccess, 'url'>, solana: SolanaWorld): Promise<SolanaPeople> {
  const people: Partial<Record<SolanaName, Person<SolanaAddress>>> = {};
  for (const name of Object.keys(SOLANA_CAST) as SolanaName[]) {
    people[name] = await signInOnSolana(name, place, solana, await solana.person(SOLANA_CAST[name]));
  }
  return people as SolanaPeople;
}

/** Signs a person in with the wallet of their account on Solana (Sign-In With Solana). */
export function signInOnSolana(
  name: SolanaName,
  world: Pick<WorldAccess, 'url'>,
  { name: chain, worker }: Pick<SolanaWorld, 'name'> & { readonly worker: Following },
  wallet: SolanaWallet,
): Promise<Person<SolanaAddress>> {
  return enter<SolanaAddress, BuiltForSolana>(name, world, {
    chain,
    address: wallet.address,
    signMessage: (text) => wallet.signMessage(text),
    selection: '... on SolanaTransaction { id request { transaction } }',
    async send({ request }) {
      const { signature, slot } = await wallet.send(request.transaction);
      return { txHash: signature, indexed: () => worker.indexed(slot) };
    },
  });
}
