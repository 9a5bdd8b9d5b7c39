import { ask } from './fetcher.ts';
import { createStore } from './store.ts';

/**
 * The session of the page's requests. It is stored in memory only, and handed over to other pages of this server
 * (hand-over.ts).
 */
export interface PageSession {
  readonly name: string;
  readonly token: string;
}

/** A person of the demo, in the form of `GET /demo/people`. */
export interface ListedPerson extends PageSession {
  readonly role: string;
  readonly chain: string;
  readonly wallet: string;
}

export const session = createStore<PageSession | null>(null);
export const people = createStore<readonly ListedPerson[]>([]);

export const headersOf = (pageSession: PageSession | null): Record<string, string> =>
  pageSession === null ? {} : { authorization: `Bearer ${pageSession.token}` };

/** Loads the demo's people. Only a demo on this machine answers the request. */
export async function loadPeople(): Promise<void> {
  const answer = await fetch('/demo/people').catch(() => null);
  if (answer?.ok) people.set((await answer.json()) as ListedPerson[]);
}

/** Signs in as a person of the demo, with a new live session, because the listed one may have ended. */
export async function signInAs({ name, chain }: ListedPerson): Promise<void> {
  await loadPeople();
  session.set(people.get().find((person) => person.name === name && person.chain === chain) ?? null);
}

/** Reads the names of the chains that the gateway serves. */
export async function readServedChains(): Promise<string[]> {
  const answer = await fetch('/health');
  return Object.keys(((await answer.json()) as { chains?: object }).chains ?? {});
}

/** A browser wallet that announced itself to the page by EIP-6963 or the Wallet Standard. */
export interface Wallet {
  readonly name: string;
  readonly kind: 'evm' | 'solana';
  /** Asks the wallet for its address and a function that signs messages. */
  connect(): Promise<{ readonly address: string; sign(message: string): Promise<string> }>;
}

interface Refusal {
  readonly code?: string;
}
/** Runs a mutation and returns its payload. @throws Error with the code of a refusal */
async function mutate<T>(endpoint: string, name: string, input: object, fields: string): Promise<T> {
  const type = `${name[0]?.toUpperCase()}${name.slice(1)}`;
  const query = `mutation ${type}($input: ${type}Input!) { ${name}(input: $input) { ${fields} ... on Error { code } } }`;
  const { data, errors } = await ask(endpoint, { query, variables: { input } });
  const payload = (data as Record<string, (T & Refusal) | null> | null | undefined)?.[name];
  const code = payload?.code ?? errors?.[0]?.extensions?.code;
  if (!payload || code !== undefined) throw new Error(String(code ?? 'no answer'));
  return payload;
}

/** Signs in with a wallet. @throws Error with the code of a refusal */
export async function signIn(endpoint: string, wallet: Wallet, chain: string): Promise<void> {
  const { address, sign } = await wallet.connect();
  const challenge = { address, chain };
  const { message } = await mutate<{ message: string }>(
    endpoint,
    'signInNonce',
    challenge,
    '... on WalletChallenge { message }',
  );
  const input = { idempotencyKey: crypto.randomUUID(), message, signature: await sign(message) };
  const { token } = await mutate<{ token: string }>(endpoint, 'signIn', input, '... on SignInPayload { token }');
  session.set({ name: `${address} on ${chain}`, token });
}
