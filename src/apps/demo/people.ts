import { randomUUID } from 'node:crypto';
import type { Mined, Wallet } from '../../adapters/evm/wallet.ts';
import { evmChainName } from '../../core/chain.ts';
import type { EvmAddress, Hex } from '../../core/hex.ts';
import { type Ask, createClient, must } from './client.ts';
import type { World } from './world.ts';

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
export type People = Readonly<Record<Name, Person>>;

export interface Person {
  readonly name: Name;
  readonly address: EvmAddress;
  readonly token: string;
  readonly ask: Ask;
  /** Has the gateway build a transaction, signs and sends it, says under which hash, and waits until it is indexed. */
  transact(mutation: string, input: Record<string, unknown>): Promise<Transacted>;
  /** Runs a mutation that builds nothing; answers what it answers of `selection`. @throws where it is refused */
  act(mutation: string, input: Record<string, unknown>, selection?: string): Promise<Payload>;
  /** Signs a text with the wallet (EIP-191). */
  sign(text: string): Promise<Hex>;
}

export type Payload = Readonly<Record<string, unknown>>;

export interface Transacted {
  readonly txHash: string;
  readonly payload: Payload;
}

interface WalletCall {
  readonly to: EvmAddress;
  readonly data: Hex;
}

interface BuiltTransaction {
  readonly id: string;
  readonly request: { readonly gas: Hex | null };
  readonly sendCalls: { readonly calls: readonly WalletCall[] };
}

const capitalized = (text: string) => `${text[0]?.toUpperCase()}${text.slice(1)}`;

const PAYLOADS: Readonly<Record<string, string>> = {
  openHardship: 'OpenHardshipPayload',
  buildApplicationTransaction: 'BuildApplicationTransactionPayload',
};

const documentOf = (mutation: string) => `mutation Build($input: ${capitalized(mutation)}Input!) {
  ${mutation}(input: $input) {
    __typename
    ... on Error { code path }
    ... on ${PAYLOADS[mutation] ?? 'TransactionPayload'} {
      transaction { ... on EvmTransaction { id request { gas } sendCalls { calls { to data } } } }
    }
  }
}`;

const SENT = `mutation Sent($input: RecordTransactionHashInput!) {
  recordTransactionHash(input: $input) { __typename ... on Error { code path } }
}`;

const NONCE = `mutation Nonce($input: SignInNonceInput!) {
  signInNonce(input: $input) { __typename ... on Error { code } ... on WalletChallenge { message } }
}`;
const SIGN_IN = `mutation SignIn($input: SignInInput!) {
  signIn(input: $input) { __typename ... on Error { code } ... on SignInPayload { token } }
}`;

async function signIn(ask: Ask, wallet: Wallet, chainId: number): Promise<string> {
  const issued = await must(
    ask<{ signInNonce: { message: string } }>(NONCE, {
      input: { address: wallet.address, chain: evmChainName(chainId) },
    }),
  );
  const { message } = issued.signInNonce;
  const signature = await wallet.signMessage(message);
  const opened = await must(
    ask<{ signIn: { token: string } }>(SIGN_IN, { input: { idempotencyKey: randomUUID(), message, signature } }),
  );
  return opened.signIn.token;
}

/** Sends the calls one by one, as a wallet without `wallet_sendCalls`; `gas` is that of the last. */
async function sendAll(wallet: Wallet, calls: readonly WalletCall[], gas: Hex | null): Promise<Mined> {
  const [call, ...more] = calls;
  if (call === undefined) throw new Error('the gateway answered no call');
  if (more.length === 0) return wallet.send({ ...call, ...(gas === null ? {} : { gas: BigInt(gas) }) });
  await wallet.send(call);
  return sendAll(wallet, more, gas);
}

/** Signs a person in with the wallet of their devnet account. */
export async function signInAs(name: Name, world: World): Promise<Person> {
  const { devnet, chainId, worker } = world;
  const wallet = devnet.wallet(CAST[name]);
  const url = `${world.url}/graphql`;
  const token = await signIn(createClient(url), wallet, chainId);
  const ask = createClient(url, token);
  return {
    name,
    address: wallet.address,
    token,
    ask,
    sign: (text) => wallet.signMessage(text),
    async act(mutation, input, selection = '') {
      const document = `mutation Act($input: ${capitalized(mutation)}Input!) {
        ${mutation}(input: $input) { __typename ... on Error { code path } ${selection} }
      }`;
      const answered = await must(
        ask<Record<string, Payload>>(document, { input: { idempotencyKey: randomUUID(), ...input } }),
      );
      return answered[mutation] ?? {};
    },
    async transact(mutation, input) {
      const answered = await must(
        ask<Record<string, { transaction: BuiltTransaction }>>(documentOf(mutation), {
          input: { idempotencyKey: randomUUID(), ...input },
        }),
      );
      const payload = answered[mutation];
      if (payload === undefined) throw new Error(`the gateway did not answer ${mutation}`);
      const { id, request, sendCalls } = payload.transaction;
      const mined = await sendAll(wallet, sendCalls.calls, request.gas);
      await must(ask(SENT, { input: { idempotencyKey: randomUUID(), id, txHash: mined.hash } }));
      await worker.indexed(mined.blockNumber);
      return { txHash: mined.hash, payload };
    },
  };
}
