import type { EvmAddress, Hex } from '@income-series/protocol/hex';
import {
  addressOfSecretKey,
  type MessageKind,
  type MessageOf,
  messageDigest,
  personalDigest,
  signDigest,
  signingDomain,
} from '@income-series/protocol/signing';
import { mutationDocument } from '../../../src/apps/demo/steps/actor.ts';
import { type Answer, keyed, newWallet } from '../../support/gateway.ts';
import type { Name, Product } from './product.ts';

/** The payload of a mutation, or its refusal. */
export type Done = Readonly<Record<string, unknown>>;

/** Someone who signed in and linked an attestor key that the registry holds. */
export interface TestAttestor {
  readonly key: EvmAddress;
  readonly token: string;
  ask(document: string, variables?: object): Promise<Answer>;
  /** Runs a mutation; answers what `selection` asks of its payload, or the refusal. */
  act(mutation: string, selection: string, input: object): Promise<Done>;
  /** Signs a message over the hub's domain. */
  sign<K extends MessageKind>(kind: K, message: MessageOf<K>): Hex;
}

/** Who asks: one of the product's people, an attestor, or nobody. */
export type Who = Name | 'public' | TestAttestor;

/** The token they ask with; nobody has none. */
export function tokenOf({ token }: Product, who: Who): string | undefined {
  if (typeof who !== 'string') return who.token;
  return who === 'public' ? undefined : token(who);
}

/** What refusals of a mutation say beyond their code. */
const SAYS_MORE: Readonly<Record<string, string>> = {
  decideHardship: '... on PauseRefusal { detail { stage1 bound { name value unit } } }',
};

/** Runs a mutation with a token. @throws where the request failed as a whole */
export async function actWith(
  { gateway }: Product,
  token: string | undefined,
  mutation: string,
  selection: string,
  input: object,
): Promise<Done> {
  const name = `${mutation[0]?.toUpperCase()}${mutation.slice(1)}`;
  const payload = mutation === 'signerKeyChallenge' ? name : `${name}Payload`;
  const answer = await gateway.ask(
    mutationDocument(
      mutation,
      `... on ${payload} { ${selection} }`,
      '... on Error { code message path }',
      SAYS_MORE[mutation] ?? '',
    ),
    { input: keyed(mutation, input) },
    token,
  );
  const done = answer.data?.[mutation];
  if (!done) throw new Error(JSON.stringify(answer.errors));
  return done;
}

/** Registers the key whose secret is 32 times `byte` on the chain, and links it to a fresh account. */
export async function createAttestor(product: Product, byte: number): Promise<TestAttestor> {
  const { gateway, devnet } = product;
  const secret = new Uint8Array(32).fill(byte);
  const key = addressOfSecretKey(secret);
  await devnet.owner.registerAttestor(key);
  await product.index();
  const domain = signingDomain(gateway.chain);
  const token = await gateway.signIn(newWallet());
  const act: TestAttestor['act'] = (...asked) => actWith(product, token, ...asked);

  const { message, nonce } = await act('signerKeyChallenge', 'message nonce', { key });
  const signature = signDigest(personalDigest(String(message)), secret);
  const linked = await act('linkSignerKey', 'signerKeyLink { key }', { nonce, signature });
  if (linked.code !== undefined) throw new Error(`not linked: ${linked.code}`);
  return {
    key,
    token,
    ask: (document, variables = {}) => gateway.ask(document, variables, token),
    act,
    sign: (kind, message) => signDigest(messageDigest(domain, kind, message), secret),
  };
}
