import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { newWallet, SIGN_IN_NONCE, TEST_CHAIN, type TestWallet } from '../../support/gateway.ts';
import { clusterWallets } from '../../support/personas.ts';
import { CLUSTER, curveSeries, type Person, POPULATION, people, personas } from '../../support/populate.ts';
import { openPopulatedGateway } from '../../support/populated-gateway.ts';
import { newSolanaWallet, type SolanaWallet } from '../../support/solana-chain.ts';

// Documents whose first mutation changes who asks: what follows goes by that, and by nothing that was known before.

const operator = newWallet();
const gateway = await openPopulatedGateway({ adminWallets: [operator.address] });
const population = POPULATION;

const key = () => `idempotencyKey: "${randomUUID()}"`;
const rename = (name: string) =>
  `updateProfile(input: { ${key()}, displayName: "${name}" }) {
    __typename ... on AccountPayload { account { displayName } } ... on Error { code }
  }`;
type Wallet = TestWallet | SolanaWallet;
/** A wallet of the cluster is an Ed25519 key, which no hexadecimal address has. */
const chainOf = ({ address }: Wallet) => (address.startsWith('0x') ? TEST_CHAIN : CLUSTER);
const on = (wallet: Wallet) => `chain: "${chainOf(wallet)}"`;
const remove = (wallet: Wallet) =>
  `removeWallet(input: { ${key()}, address: "${wallet.address}", ${on(wallet)} }) { __typename }`;
const claimFor = (wallet: Wallet) => {
  const { key: seriesKey } = chainOf(wallet) === CLUSTER ? curveSeries : population.series.A;
  return `buildClaim(input: { ${key()}, seriesKey: "${seriesKey}", wallet: "${wallet.address}", ${on(wallet)} }) {
    __typename ... on Error { code }
  }`;
};
const nameOf = async ({ accountId }: { accountId: string }) =>
  (await gateway.database.prisma.account.findUniqueOrThrow({ where: { id: accountId } })).displayName;

async function withSecondWallet(first: TestWallet, second: Wallet): Promise<string> {
  const token = await gateway.signIn(first);
  const { accountId } = await gateway.database.prisma.accountWallet.findFirstOrThrow({
    where: { address: first.address },
  });
  await gateway.database.prisma.accountWallet.create({
    data: { accountId, chain: chainOf(second), address: second.address },
  });
  return token;
}

describe('after a sign-in within a document', () => {
  it.each([
    ['of a wallet of the EVM chain', people.holderB, personas.holderB.wallet],
    ['of a wallet of the cluster', people.holderB, clusterWallets.holderB],
    ['of who has none of the EVM chain', people.stakerS, clusterWallets.stakerS],
  ] as const)(
    '%s, the rest acts and reads as who signed in, and not as the bearer',
    async (_, person: Person, wallet) => {
      const { outsider } = personas;
      const bearer = await gateway.signIn(outsider.wallet);
      const issued = await gateway.ask(SIGN_IN_NONCE, { input: { address: wallet.address, chain: chainOf(wallet) } });
      const message = String(issued.data?.signInNonce?.message);
      const signature = await wallet.sign(message);
      const before = await nameOf(outsider);
      const answer = await gateway.ask(
        `mutation Turn($message: String!, $signature: Hex!) {
        signIn(input: { ${key()}, message: $message, signature: $signature }) {
          ... on SignInPayload { viewer { account { email } } }
        }
        ${rename('Turned')}
      }`,
        { message, signature },
        bearer,
      );
      expect(answer.data).toEqual({
        signIn: { viewer: { account: { email: `${person.name}@example.test` } } },
        updateProfile: { __typename: 'AccountPayload', account: { displayName: 'Turned' } },
      });
      expect(await nameOf(person)).toBe('Turned');
      expect(await nameOf(outsider)).toBe(before);
    },
  );
});

describe('after signing out within a document', () => {
  it('the rest is nobody’s', async () => {
    const token = await gateway.signIn(personas.holderA2.wallet);
    const before = await nameOf(personas.holderA2);
    const answer = await gateway.ask(
      `mutation { signOutEverywhere(input: { ${key()} }) { __typename } ${rename('Ghost')} }`,
      {},
      token,
    );
    expect(answer.data?.updateProfile).toEqual({ __typename: 'Refusal', code: 'UNAUTHENTICATED' });
    expect(await nameOf(personas.holderA2)).toBe(before);
  });
});

describe('after a wallet was removed within a document', () => {
  it.each([
    ['of the EVM chain', newWallet],
    ['of the cluster', () => newSolanaWallet()],
  ])('nothing is built for it: one %s', async (_, make: () => Wallet) => {
    const [first, second] = [newWallet(), make()];
    const token = await withSecondWallet(first, second);
    const answer = await gateway.ask(`mutation { ${remove(second)} ${claimFor(second)} }`, {}, token);
    expect(answer.data?.buildClaim).toEqual({ __typename: 'Refusal', code: 'WALLET_NOT_LINKED' });
  });

  it('its admin’s part is over', async () => {
    const token = await withSecondWallet(newWallet(), operator);
    const answer = await gateway.ask(
      `mutation { ${remove(operator)} ${claimFor(personas.holderA1.wallet)} }`,
      {},
      token,
    );
    expect(answer.data?.buildClaim).toEqual({ __typename: 'Refusal', code: 'WALLET_NOT_LINKED' });
  });
});
