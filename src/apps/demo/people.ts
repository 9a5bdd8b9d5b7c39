import { randomUUID } from 'node:crypto';
import type { Address, SolanaAddress, TransactionId } from '@income-series/protocol/address';
import { evmChainName } from '@income-series/protocol/chain';
import type { EvmAddress, Hex } from '@income-series/protocol/hex';
import type { EvmWallet, Mined } from '../../adapters/evm/wallet.ts';
import type { SolanaWallet } from '../../adapters/solana/wallet.ts';
import type { RunningIndexer } from '../../indexing/start.ts';
import type { Devnet } from '../devnet/chain.ts';
import { type Ask, createClient, REFUSAL, type Refusal, requireData } from './client.ts';
import { type Actor, builtFragment, mutationDocument, type SelectedFields } from './steps/actor.ts';
import type { SolanaWorld, WorldAccess } from './world.ts';

/** The people of the story, with the numbers of their devnet accounts. */
export const CAST = {
  issuer: 1,
  ada: 2,
  ben: 3,
  cleo: 4,
  outsider: 5,
  admin: 6,
  dora: 7,
  finn: 8,
  theo: 9,
} as const;
export type Name = keyof typeof CAST;
/** Each person's role in the story. */
export const ROLES: Readonly<Record<Name, string>> = {
  issuer: 'issuer',
  ada: 'holder',
  ben: 'holder',
  cleo: 'verified backer',
  outsider: 'refused applicant',
  admin: 'admin',
  dora: 'verified backer',
  finn: 'unverified backer',
  theo: 'attestor',
};
export type People = Readonly<Record<Name, Person>>;

/** The people of the chapter on Solana, with the numbers of their accounts. */
export const SOLANA_CAST = { issuer: CAST.issuer, ada: CAST.ada, ben: CAST.ben, admin: CAST.admin } as const;
export type SolanaName = keyof typeof SOLANA_CAST;
export type SolanaPeople = Readonly<Record<SolanaName, Person<SolanaAddress>>>;

export interface Person<A extends Address = EvmAddress> extends Actor<A> {
  readonly name: Name;
  /** The chain of the wallet that signed in. */
  readonly chain: string;
  /** The session token, for `authorization: Bearer …`. */
  readonly token: string;
  /** The token of a live session; signs in again if the last session has ended. */
  liveToken(): Promise<string>;
  readonly ask: Ask;
  /**
   * Builds transactions at the gateway, signs and sends them one after the other, reports each hash, and waits until each is
   * indexed. Returns the hash of the last one.
   */
  transact(mutation: string, input: object): Promise<TransactionOutcome>;
}

interface TransactionOutcome {
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

/** The result of a mutation that builds: one transaction, or several of `buildClaim`. */
type BuildResult<T> = { readonly transaction: T } | { readonly transactions: readonly { readonly transaction: T }[] };
const listTransactions = <T>(result: BuildResult<T>): readonly T[] =>
  'transactions' in result ? result.transactions.map(({ transaction }) => transaction) : [result.transaction];

/** A wallet of either kind of chain, which signs texts, and signs and sends built transactions. */
interface Signer<A extends Address, T extends { readonly id: string }> {
  readonly chain: string;
  readonly address: A;
  signMessage(text: string): Promise<Hex>;
  /** The selection of a built transaction. */
  readonly selection: string;
  send(transaction: T): Promise<{ readonly txHash: TransactionId; indexed(): Promise<void> }>;
}

/** Signs a wallet in, and returns the session token. */
async function signIn(ask: Ask, signer: Signer<Address, never>, { isFirst } = { isFirst: true }): Promise<string> {
  const { address, chain, signMessage } = signer;
  const challenge = await requireData(ask<{ signInNonce: { message: string } }>(NONCE, { input: { address, chain } }));
  const { message } = challenge.signInNonce;
  const signature = await signMessage(message);
  const answer = await ask<{ signIn: { token: string } & Partial<Refusal> }>(SIGN_IN, {
    input: { idempotencyKey: randomUUID(), message, signature },
  });
  // A retried request may have used the nonce, and a token is returned once: sign in again.
  if (isFirst && answer.data?.signIn.code === 'NONCE_INVALID') return signIn(ask, signer, { isFirst: false });
  return (await requireData(Promise.resolve(answer))).signIn.token;
}

/** Tests that a client's session is still valid. */
export async function isLive(ask: Ask): Promise<boolean> {
  const { data } = await ask<{ viewer: { account: object | null } | null }>('{ viewer { account { id } } }');
  return data?.viewer?.account != null;
}

/** Input fields that refer to something on a chain, so that the input needs the field `chain`. */
const CHAIN_FIELDS = ['seriesKey', 'wallet', 'issuer'];

/** Signs a person in with a wallet. */
export async function createPerson<A extends Address, T extends { readonly id: string }>(
  name: Name,
  { url }: Pick<WorldAccess, 'url'>,
  signer: Signer<A, T>,
): Promise<Person<A>> {
  const { chain, address, signMessage } = signer;
  const endpoint = `${url}/graphql`;
  const startSession = () => signIn(createClient(endpoint), signer);
  let token = await startSession();
  const ask: Ask = (document, variables) => createClient(endpoint, token)(document, variables);
  const completeInput = (input: object) => ({
    idempotencyKey: randomUUID(),
    ...(CHAIN_FIELDS.some((field) => field in input) ? { chain } : {}),
    ...input,
  });
  return {
    ...{ name, chain, address, ask },
    get token() {
      return token;
    },
    async liveToken() {
      if (!(await isLive(ask))) token = await startSession();
      return token;
    },
    sign: signMessage,
    async act(mutation, input, selection = '') {
      const document = mutationDocument(mutation, REFUSAL, selection);
      const data = await requireData(ask<Record<string, SelectedFields>>(document, { input: completeInput(input) }));
      return data[mutation] ?? {};
    },
    async transact(mutation, input) {
      const data = await requireData(
        ask<Record<string, BuildResult<T>>>(
          mutationDocument(mutation, REFUSAL, builtFragment(mutation, signer.selection)),
          {
            input: completeInput(input),
          },
        ),
      );
      const payload = data[mutation];
      if (payload === undefined) throw new Error(`the gateway did not answer ${mutation}`);
      let txHash = '';
      for (const transaction of listTransactions(payload)) {
        const sent = await signer.send(transaction);
        txHash = sent.txHash;
        await requireData(ask(SENT, { input: { idempotencyKey: randomUUID(), id: transaction.id, txHash } }));
        await sent.indexed();
      }
      return { txHash, payload };
    },
  };
}

export interface EvmBuild {
  readonly id: string;
  readonly request: { readonly gas: Hex | null };
  readonly sendCalls: { readonly calls: readonly WalletCall[] };
}

/** The selection of an `EvmBuild`. */
export const EVM_BUILD = '... on EvmTransaction { id request { gas } sendCalls { calls { to data } } }';

/** Sends calls one by one, as a wallet without `wallet_sendCalls` does. `gas` is the limit of the last call. */
async function sendAll(wallet: EvmWallet, calls: readonly WalletCall[], gas: Hex | null): Promise<Mined> {
  const [call, ...more] = calls;
  if (call === undefined) throw new Error('the gateway answered no call');
  if (more.length === 0) return wallet.send({ ...call, ...(gas === null ? {} : { gas: BigInt(gas) }) });
  await wallet.send(call);
  return sendAll(wallet, more, gas);
}

type IndexWait = Pick<RunningIndexer, 'indexed'>;

/** The parts of a world that a wallet of the EVM chain needs. */
interface WalletsPlace extends Pick<WorldAccess, 'url' | 'chainId'> {
  readonly devnet: Pick<Devnet, 'wallet'>;
  readonly worker: IndexWait;
}

/** Signs a person in with the wallet of their account on the EVM chain. */
export function signInAs(name: Name, world: WalletsPlace): Promise<Person> {
  const { devnet, chainId, worker } = world;
  const wallet = devnet.wallet(CAST[name]);
  return createPerson<EvmAddress, EvmBuild>(name, world, {
    chain: evmChainName(chainId),
    address: wallet.address,
    signMessage: (text) => wallet.signMessage(text),
    selection: EVM_BUILD,
    async send({ request, sendCalls }) {
      const { hash, blockNumber } = await sendAll(wallet, sendCalls.calls, request.gas);
      return { txHash: hash, indexed: () => worker.indexed(blockNumber) };
    },
  });
}

interface SolanaBuild {
  readonly id: string;
  readonly request: { readonly transaction: string };
}

/** Signs in all people of the chapter on Solana. */
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
  { name: chain, worker }: Pick<SolanaWorld, 'name'> & { readonly worker: IndexWait },
  wallet: SolanaWallet,
): Promise<Person<SolanaAddress>> {
  return createPerson<SolanaAddress, SolanaBuild>(name, world, {
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
