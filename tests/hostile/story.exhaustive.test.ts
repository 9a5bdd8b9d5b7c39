import { createDeviceSecret, type SealedBid, signText } from '@income-series/client';
import type { EvmAddress, Hex } from '@income-series/protocol/hex';
import { addressOfSecretKey } from '@income-series/protocol/signing';
import { createPublicClient, erc20Abi, http } from 'viem';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withClient } from '../../src/adapters/db/client.ts';
import { mnemonicKey } from '../../src/adapters/evm/wallet.ts';
import { approve, fetchOutcome, startApplication } from '../../src/apps/demo/applications.ts';
import { requireData } from '../../src/apps/demo/client.ts';
import { DAY, evmChain, timeOf } from '../../src/apps/demo/clock.ts';
import { type Draft, draftSeries, TOKEN } from '../../src/apps/demo/draft.ts';
import { QUIET } from '../../src/apps/demo/narrator.ts';
import { createPerson, EVM_BUILD, type EvmBuild, type Person } from '../../src/apps/demo/people.ts';
import { openDevice, openPeriod, proveQuarter } from '../../src/apps/demo/quarter.ts';
import { commitWish, waitForSettlement } from '../../src/apps/demo/raise.ts';
import { drawSecrets } from '../../src/apps/demo/secrets.ts';
import { attestedInput } from '../../src/apps/demo/steps/reports.ts';
import { revealBid } from '../../src/apps/demo/steps/sealed.ts';
import { signParticipation } from '../../src/apps/demo/steps/series.ts';
import { postCheck } from '../../src/apps/demo/world.ts';
import { MNEMONIC } from '../../src/apps/devnet/anvil.ts';
import { attest } from '../domains/support/story.ts';
import { type System, startSystem } from '../end-to-end/support/system.ts';
import { createOwnedWallet, wrappedCall } from '../support/contract-wallet.ts';
import { activityFeed, type Feed, openFeed } from '../support/feed.ts';
import { TEST_CHAIN } from '../support/gateway.ts';
import { failWithout } from '../support/missing.ts';
import { HAS_NGINX } from '../support/nginx.ts';
import { PGBOUNCER_VERSION } from '../support/pgbouncer.ts';
import { postgresPrograms } from '../support/postgres-server.ts';
import { nonCanonicalV } from '../support/signatures.ts';
import { unusualToken } from '../support/unusual-token.ts';

// The main job where nothing is kind: a server in another zone, language and search path behind PgBouncer, programs in a third
// zone and in Turkish behind nginx, a token like USDT, wallets that sign as Ledgers do, and a backer that is a contract without a coin.

const programs = postgresPrograms();
const [WEBHOOK, VERIFIER] = [createDeviceSecret(), createDeviceSecret()];
/** The accounts of the chain's mnemonic whose keys are the wallets', or own them. */
const KEYS = { issuer: 1, ada: 2, ben: 3, admin: 7 } as const;
type Name = keyof typeof KEYS;
const FIRST = 20261;
/** Room for whatever a wallet that swallows errors is asked to do. */
const GAS = 3_000_000n;
const POSITIONS = '{ myPositions { edges { node { units claimable claimedTotal } } } }';

interface Sent {
  readonly life: string;
  readonly succeeded: boolean | null;
  readonly createdAt: string;
}

let system: System;
let owned: EvmAddress;
let draft: Draft;
let activity: Feed;
let paid = 0n;
const people = {} as Record<Name, Person>;
const sealed = {} as Record<'ada' | 'ben', SealedBid>;
/** Everything that the gateway said is now, and when it said so. */
const moments: { readonly said: string; readonly at: number }[] = [];
const secrets = drawSecrets();

const isNow = (said: unknown) => void moments.push({ said: String(said), at: Date.now() });
const read = <T>(name: Name, document: string, variables = {}) => requireData(people[name].ask<T>(document, variables));

async function start(): Promise<void> {
  const environment = {
    ...{ TZ: 'Asia/Kathmandu', LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8' },
    IDENTITY_WEBHOOK_SECRET: Buffer.from(WEBHOOK).toString('base64'),
    ADMIN_WALLETS: addressOfSecretKey(Buffer.from(mnemonicKey(MNEMONIC, KEYS.admin).slice(2), 'hex')),
  };
  system = await startSystem({ pooled: programs, gateways: 1, proxied: true, environment });
  const { devnet } = system;
  owned = await createOwnedWallet(devnet.anvil, devnet.wallet(KEYS.ada).address);
  await devnet.owner.registerVerifierKey(addressOfSecretKey(VERIFIER));
  await devnet.owner.grantRole('ALLOWLIST', devnet.wallet(KEYS.admin).address);
  await devnet.owner.mintTokens(owned, 10_000n * TOKEN);
  const follow = await unusualToken({ ...devnet, owner: devnet.owner.address });
  expect(await follow('LIKE_USDT')).toBe('0x1');
  await system.startWorker().said('leads the keepers');
}

/** Signs somebody in with a wallet whose signatures are as a Ledger returns them. Ada's key owns a contract, which sends by it. */
async function signIn(name: Name): Promise<void> {
  const wallet = system.devnet.wallet(KEYS[name]);
  const address = name === 'ada' ? owned : wallet.address;
  const ledger = async (text: string) => nonCanonicalV(await wallet.signMessage(text)).slice(2);
  people[name] = await createPerson<EvmAddress, EvmBuild>(name, system, {
    chain: TEST_CHAIN,
    address,
    signMessage: (text) => signText({ address, chain: TEST_CHAIN, signMessage: ledger }, text),
    selection: EVM_BUILD,
    async send({ id, sendCalls }) {
      let txHash = '0x' as Hex;
      for (const call of sendCalls.calls) {
        const around = { to: address, data: wrappedCall(call), gas: GAS };
        txHash = (await wallet.send(name === 'ada' ? around : call)).hash;
      }
      return { txHash: txHash as never, indexed: () => isIndexed(name, id) };
    },
  });
}

/** Waits until a transaction is indexed, which then had its effect. */
async function isIndexed(name: Name, id: string): Promise<void> {
  const document = 'query ($id: ID!) { node(id: $id) { ... on EvmTransaction { life succeeded createdAt } } }';
  const sent = async () => (await read<{ node: Sent }>(name, document, { id })).node;
  await expect.poll(sent).toMatchObject({ life: 'INDEXED', succeeded: true });
  isNow((await sent()).createdAt);
}

/** What the feed brings next, up to a kind. */
async function broughtUpTo(kind: string): Promise<readonly unknown[]> {
  const kinds: unknown[] = [];
  while (kinds.at(-1) !== kind) {
    const next = (await activity.next()) as { data: { activity: { event: { kind: string } } } } | null;
    if (next === null) throw new Error(`the feed ended before ${kind}`);
    kinds.push(next.data.activity.event.kind);
  }
  return kinds;
}

const balanceOf = (holder: EvmAddress): Promise<bigint> =>
  createPublicClient({ transport: http(system.devnet.anvil.url) }).readContract({
    address: system.devnet.contracts.token,
    abi: erc20Abi,
    functionName: 'balanceOf',
    args: [holder],
  });

const story = () =>
  describe('the main job in a hostile place', () => {
    beforeAll(start);
    afterAll(() => system?.close());

    it('people sign in, one with a contract that has no coin', async () => {
      for (const name of Object.keys(KEYS) as Name[]) await signIn(name);
      const document = '{ viewer { account { createdAt wallets { address linkedAt } } } }';
      const { viewer } = await read<{ viewer: { account: { createdAt: string; wallets: object[] } } }>('ada', document);
      const { createdAt } = viewer.account;
      expect(viewer.account.wallets).toEqual([{ address: owned, linkedAt: createdAt }]);
      isNow(createdAt);
      expect(await system.devnet.anvil.rpc('eth_getBalance', owned, 'latest')).toBe('0x0');
    });

    it('the backer applies, signs by its contract, and is verified on the chain', async () => {
      const report = (checkId: string, status: string) => postCheck(system.url, WEBHOOK, { checkId, status });
      const id = await startApplication({ identityCheckEnded: report }, people.ada, 'BACKER', 'PASSED');
      const { bytes } = await signParticipation(people.ada);
      expect(bytes).toBeGreaterThan(0);
      await approve(people.ada, people.admin, id);
      expect(await fetchOutcome(people.ada, id)).toMatchObject({ state: 'APPROVED', identityStatus: 'PASSED' });
      await expect.poll(async () => (await fetchOutcome(people.ada, id)).onchain).toBe('VERIFIED');
      const document = 'query ($id: ID!) { application(id: $id) { startedAt submittedAt claimedAt decidedAt } }';
      const { application } = await read<{ application: Record<string, string> }>('ada', document, { id });
      for (const said of Object.values(application)) isNow(said);
    });

    it('the issuer opens a raise whose ends are the hours that were asked for', async () => {
      const now = await system.devnet.anvil.clock.now();
      const plan = { title: 'A raise', commitEndsAt: now + DAY, revealEndsAt: now + 2n * DAY, firstPeriod: FIRST };
      draft = await draftSeries(QUIET, evmChain(system), people.issuer, { ...plan, secrets });
      activity = await openFeed(system.one, { document: activityFeed(draft.seriesKey, 'event { kind }') });
      const document = 'query ($key: Bytes32!) { series(key: $key) { state auction { commitEndsAt revealEndsAt } } }';
      expect(await read('ada', document, { key: draft.seriesKey })).toEqual({
        series: {
          state: 'RAISING',
          auction: { commitEndsAt: timeOf(plan.commitEndsAt), revealEndsAt: timeOf(plan.revealEndsAt) },
        },
      });
    });

    it('bids are committed over an allowance that was left, and revealed', async () => {
      const { seriesKey } = draft;
      for (const name of ['ada', 'ben'] as const) {
        const left = { seriesKey, wallet: people[name].address, spender: 'RAISE', amount: '7' };
        await people[name].transact('buildApprovePaymentToken', left);
      }
      sealed.ada = await commitWish(people.ada, seriesKey, { price: 14n, quantity: 60n, deposit: 1_000n });
      sealed.ben = await commitWish(people.ben, seriesKey, { price: 12n, quantity: 50n, deposit: 700n });
      expect(await balanceOf(owned)).toBe(9_000n * TOKEN);
      await system.devnet.anvil.clock.set(draft.commitEndsAt + 1n);
      for (const name of ['ada', 'ben'] as const) await revealBid(people[name], seriesKey, sealed[name].opening);
    });

    it('the raise is settled, delivered, and seen so through the proxy', async () => {
      await system.devnet.anvil.clock.set(draft.revealEndsAt + 1n);
      expect(await waitForSettlement(people.issuer, draft.seriesKey)).toMatchObject({
        clearingPrice: `${12n * TOKEN}`,
        unitsSold: '100',
      });
      expect(await broughtUpTo('SERIES_ACTIVATED')).toContain('RAISE_SETTLED');
      const bid = '{ myBids { edges { node { delivery deliveredUnits deliveredRefund } } } }';
      await expect
        .poll(() => read('ada', bid))
        .toEqual({
          myBids: {
            edges: [{ node: { delivery: 'DELIVERED', deliveredUnits: '60', deliveredRefund: `${280n * TOKEN}` } }],
          },
        });
      expect(await balanceOf(owned)).toBe(9_280n * TOKEN);
    });

    it('a quarter is proven, reported and paid, and its hour is the block’s', async () => {
      const { seriesKey } = draft;
      const device = await openDevice(secrets.device);
      try {
        await openPeriod(QUIET, evmChain(system), FIRST);
        const quarter = { seriesKey, period: FIRST, ytd: secrets.incomes[0] };
        const { report, domain } = await proveQuarter(people.issuer, { device }, quarter);
        const attestation = attest(report, domain, { secret: VERIFIER });
        paid = report.payment;
        await people.issuer.transact('buildSubmitReport', attestedInput(report, attestation));
      } finally {
        await device.prover.close();
      }
      const { timestamp } = await system.devnet.anvil.rpc<{ timestamp: Hex }>('eth_getBlockByNumber', 'latest', false);
      const document = `query ($key: Bytes32!) { series(key: $key) { paidTotal
        reports { edges { node { period payment acceptedAt } } } } }`;
      const acceptedAt = timeOf(BigInt(timestamp));
      expect(await read('issuer', document, { key: seriesKey })).toEqual({
        series: {
          paidTotal: `${paid}`,
          reports: { edges: [{ node: { period: '2026-Q1', payment: `${paid}`, acceptedAt } }] },
        },
      });
    });

    it('the contract claims its share, and has the tokens', async () => {
      const due = ((paid - paid / 100n) * 60n) / 100n;
      const position = (claimable: bigint, claimedTotal: bigint) => ({
        myPositions: {
          edges: [{ node: { units: '60', claimable: `${claimable}`, claimedTotal: `${claimedTotal}` } }],
        },
      });
      expect(await read('ada', POSITIONS)).toEqual(position(due, 0n));
      await people.ada.transact('buildClaim', { seriesKey: draft.seriesKey, wallet: owned });
      expect(await read('ada', POSITIONS)).toEqual(position(0n, due));
      expect(await balanceOf(owned)).toBe(9_280n * TOKEN + due);
    });

    it('said and stored the true hours, nothing at a neighbour’s, and complained of nothing', async () => {
      expect(moments.length).toBeGreaterThan(10);
      const off = moments.filter(({ said, at }) => Math.abs(Date.parse(said) - at) > 120_000);
      expect(off).toEqual([]);
      const rows = await withClient(system.database.url, async (client) => {
        const stored = await client.query('SELECT extract(epoch FROM created_at)::float8 AS at FROM public.accounts');
        expect((await client.query('SELECT 1 FROM neighbour.accounts')).rowCount).toBe(0);
        return stored.rows as readonly { readonly at: number }[];
      });
      expect(rows).toHaveLength(Object.keys(KEYS).length);
      for (const { at } of rows) expect(Math.abs(at * 1_000 - Date.now())).toBeLessThan(600_000);
      const linesOf = (sought: RegExp) =>
        system.programs.flatMap((program) => program.lines).filter((line) => sought.test(line));
      expect(linesOf(/"level":"(error|fatal)"/)).toEqual([]);
      activity.stop();
    });
  });

if (programs === undefined) failWithout('PostgreSQL', 'postgresql');
else if (PGBOUNCER_VERSION === undefined) failWithout('PgBouncer', 'pgbouncer');
else if (HAS_NGINX) story();
else failWithout('nginx', 'nginx-light');
