import { randomUUID } from 'node:crypto';
import type { SealedBid } from '@income-series/client';
import type { Bytes32 } from '@income-series/protocol/hex';
import { WINDOW_COMMIT, WINDOW_INTERVAL, WINDOW_REVEAL } from '@income-series/protocol/policy';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { commitBid, revealBid } from '../../../src/apps/demo/steps/sealed.ts';
import type { Client, Done } from '../../apps/start/support/client.ts';
import { contractMutation } from '../../domains/support/contracts.ts';
import { draftInput, newTerms } from '../../domains/support/story.ts';
import { eventually } from '../../support/eventually.ts';
import { activityFeed, type Feed, openFeed } from '../../support/feed.ts';
import { breakOff, createHolder, guard } from '../../support/locks.ts';
import type { Program } from '../../support/program.ts';
import type { Person, System } from './system.ts';

const DAY = 86_400n;
const BIDS = [
  ['alice', 3_000_000n, 60n],
  ['bob', 2_000_000n, 40n],
  ['carol', 1_500_000n, 40n],
] as const;

let system: System;
let one: Client;
let other: Client;
let worker: Program;
let spare: Program;
let seriesKey: Bytes32;
let draftId: string;
const tokens = new Map<Person, string>();
const token = (name: Person) => tokens.get(name) as string;
const sealed = new Map<Person, SealedBid>();
const feeds = new Map<string, readonly [Feed, Feed]>();

/** Gateways that serve, one worker that works, another that is there in case: one story. */
export const together = (
  name: string,
  start: () => Promise<System>,
  more: Readonly<Record<string, (of: System) => Promise<void>>> = {},
) =>
  describe(name, () => {
    beforeAll(async () => {
      system = await start();
      ({ one, other } = system);
      worker = system.startWorker();
      await worker.said('leads the keepers');
      spare = system.startWorker();
      await spare.said('keepers settle, deliver');
    });
    afterAll(() => system?.close());

    /** Builds at one gateway, sends and waits until the worker has indexed it. */
    async function act(at: Client, name: Person, mutation: string, input: object): Promise<void> {
      await system.send(name, await at.build(token(name), mutation, { wallet: system.wallet(name).address, ...input }));
    }
    const actor = (at: Client, name: Person) => ({
      address: system.wallet(name).address,
      transact: (mutation: string, input: object) => act(at, name, mutation, input),
    });
    const everybody = (work: (bid: (typeof BIDS)[number], i: number) => Promise<void>) => Promise.all(BIDS.map(work));
    /** Gateways in turn: the next one at every step of the same person. */
    const turn = (i: number) => system.clients[i % system.clients.length] as Client;

    const termsWon = async () => (await system.database.prisma.leadership.findFirst())?.epoch;
    /** How often a process began to lead. */
    const leads = ({ lines }: Program) => lines.filter((line) => line.includes('leads the keepers')).length;

    async function openBoth(name: string, document: string, as?: string): Promise<void> {
      const open = (gateway: Client) => openFeed(gateway, { document, token: as });
      feeds.set(name, [await open(one), await open(other)]);
    }
    /** What both feeds of a name deliver next, up to `kind`; they deliver the same. */
    async function delivered(name: string, kind: string): Promise<readonly string[]> {
      const [first, again] = await Promise.all(
        (feeds.get(name) ?? []).map(async (feed) => {
          const events: string[] = [];
          while (!events.some((event) => event.includes(`"${kind}"`))) {
            const event = await feed.next();
            if (event === null) throw new Error(`the feed ended before ${kind}`);
            events.push(JSON.stringify(event));
          }
          return events;
        }),
      );
      expect(again).toEqual(first);
      return first ?? [];
    }

    it('one signs in at either gateway, and the session holds at both', async () => {
      for (const [i, name] of (['issuer', 'alice', 'bob', 'carol'] as const).entries()) {
        tokens.set(name, await turn(i).signIn(system.signer(name)));
        const { errors } = await turn(i + 1).ask('{ viewer { account { id } } }', {}, token(name));
        expect(errors).toBeUndefined();
      }
    });

    it('a key that is used at both at once runs once', async () => {
      const input = { idempotencyKey: randomUUID(), ...(await draftInput(system, newTerms())) };
      const draft = (at: Client) =>
        at.act(token('issuer'), 'draftSeries', '... on DraftSeriesPayload { draft { id seriesKey } }', input);
      const answers = await Promise.all([draft(one), draft(other)]);
      const done = await draft(one);
      for (const { code, ...answer } of answers) {
        if (code === undefined) expect(answer).toEqual(done);
        else expect(code).toBe('IDEMPOTENCY_IN_PROGRESS');
      }
      expect(await draft(other)).toEqual(done);
      expect(await system.database.prisma.seriesDraft.count()).toBe(1);
      const drafted = done.draft as { readonly id: string; readonly seriesKey: Bytes32 };
      seriesKey = drafted.seriesKey;
      draftId = drafted.id;
    });

    it('a contract is rendered at the one and signed at the other, and then the series is built', async () => {
      const wallet = system.wallet('issuer');
      const ask = (at: Client) => (document: string, variables: object) => at.ask(document, variables, token('issuer'));
      const { document, text, contractSession } = await contractMutation({ ask: ask(one) }, 'renderSeriesContract', {
        id: draftId,
      });
      const signed = { id: contractSession?.id, document, signature: await wallet.signMessage(String(text)) };
      const uploaded = await contractMutation({ ask: ask(other) }, 'uploadSignedContract', signed);
      expect(uploaded.contractSession).toMatchObject({ state: 'SIGNED', onchain: 'PENDING' });
      await system.send('issuer', await one.build(token('issuer'), 'buildCreateSeries', { id: draftId }));
      await system.indexed();
      const compared = () => system.database.prisma.contractSession.findFirst({ select: { onchain: true } });
      expect(await compared()).toEqual({ onchain: 'VERIFIED' });
    });

    describe('a raise through both', () => {
      beforeAll(async () => {
        await openBoth('activity', activityFeed(seriesKey, 'event { kind }'));
        await openBoth('alice', 'subscription { notificationReceived { kind } }', token('alice'));
      });

      it('an address is set at the one and confirmed at the other, by the code that the worker mailed', async () => {
        const email = 'alice@people.example';
        await other.act(token('alice'), 'updateProfile', '... on AccountPayload { account { id } }', { email });
        await one.act(token('alice'), 'requestEmailCode', '... on RequestEmailCodePayload { expiresAt }', {});
        const mailed = () => system.server.received.find(({ to }) => to.includes(email))?.source ?? '';
        await expect.poll(mailed).toMatch(/^\d{8}\r?$/m);
        const code = /^(\d{8})\r?$/m.exec(mailed())?.[1];
        const confirmed = '... on AccountPayload { account { emailConfirmedAt } }';
        expect(await other.act(token('alice'), 'confirmEmail', confirmed, { code })).not.toHaveProperty('code');
        const lines = system.programs.flatMap((program) => program.lines);
        expect(lines.filter((line) => new RegExp(`(?<![0-9a-f])${code}(?![0-9a-f])`).test(line))).toEqual([]);
      });

      it('bids are committed at the one and revealed at the other', async () => {
        await everybody(async ([name], i) => {
          await act(turn(i), name, 'buildApprovePaymentToken', { seriesKey, spender: 'RAISE', amount: '200000000' });
        });
        await everybody(async ([name, price, quantity], i) => {
          const bid = { price, quantity, deposit: 200_000_000n };
          sealed.set(name, await commitBid(actor(turn(i), name), seriesKey, bid));
        });
        await system.devnet.anvil.clock.advance(DAY);
        await everybody(async ([name], i) => {
          await revealBid(actor(turn(i + 1), name), seriesKey, (sealed.get(name) as SealedBid).opening);
        });
        await system.devnet.anvil.clock.advance(DAY);
      });

      it('the worker settles and delivers, which both gateways deliver, in the feed and to who bid', async () => {
        expect(await delivered('activity', 'SERIES_ACTIVATED')).toContain(
          '{"data":{"activity":{"event":{"kind":"RAISE_SETTLED"}}}}',
        );
        expect(await delivered('alice', 'BID_DELIVERED')).not.toEqual([]);
        await system.indexed();
        const bought = () =>
          Promise.all(
            BIDS.map(async ([name], i) => {
              const { data } = await turn(i).ask<{ myBids: { edges: readonly { readonly node: Done }[] } }>(
                '{ myBids { edges { node { deliveredUnits delivery } } } }',
                {},
                token(name),
              );
              return data?.myBids.edges.map(({ node }) => node);
            }),
          );
        // a bid that won nothing is delivered after those that won
        await expect
          .poll(bought)
          .toEqual(['60', '40', '0'].map((deliveredUnits) => [{ deliveredUnits, delivery: 'DELIVERED' }]));
      });

      it('and mails, over TLS, each once', async () => {
        const emails = () => system.database.prisma.emailMessage.findMany();
        await expect.poll(async () => new Set((await emails()).map(({ state }) => state))).toEqual(new Set(['SENT']));
        const rows = await emails();
        expect(rows.map(({ template }) => template)).toEqual(expect.arrayContaining(['BidCommitted', 'BidDelivered']));
        const { received } = system.server;
        expect(received.map(({ source }) => /^Message-ID: <([^@>]+)@/im.exec(source)?.[1]).sort()).toEqual(
          rows.map(({ id }) => id).sort(),
        );
        expect(new Set(received.map(({ to, secure }) => `${to} ${secure}`))).toEqual(
          new Set(['alice@people.example true']),
        );
      });
    });

    it('what was built at the one and said to be sent at the other is followed at both', async () => {
      const built = await one.build(token('bob'), 'buildApprovePaymentToken', {
        wallet: system.wallet('bob').address,
        seriesKey,
        spender: 'WINDOWS',
        amount: '1',
      });
      const { id } = built.transaction as { readonly id: string };
      await openBoth('life', `subscription { transactionLife(id: "${id}") { life } }`, token('bob'));
      const { hash: txHash } = await system.send('bob', built);
      await other.act(
        token('bob'),
        'recordTransactionHash',
        '... on TransactionPayload { transaction { __typename } }',
        {
          id,
          txHash,
        },
      );
      const ends = await Promise.all(
        (feeds.get('life') ?? []).map(async (feed) => {
          const states: string[] = [];
          for (let next = await feed.next(); next !== null; next = await feed.next()) states.push(JSON.stringify(next));
          return [states[0], states.at(-1)];
        }),
      );
      const state = (life: string) => `{"data":{"transactionLife":{"life":"${life}"}}}`;
      expect(ends).toEqual([1, 2].map(() => [state('BUILT'), state('INDEXED')]));
    });

    it('one worker leads, and the other goes on where it is stopped', async () => {
      expect([await termsWon(), leads(worker), leads(spare)]).toEqual([1n, 1, 0]);
      expect(await worker.end(), worker.lines.slice(-20).join('\n')).toBe(0);
      await spare.said('leads the keepers');
      expect([await termsWon(), leads(spare)]).toEqual([2n, 1]);
      worker = spare;
    });

    it('the worker opens a window, which both gateways deliver', async () => {
      await system.devnet.anvil.clock.advance(WINDOW_INTERVAL);
      await delivered('activity', 'WINDOW_OPENED');
      await delivered('alice', 'WINDOW_OPENED');
    });

    it('signing out everywhere at the one ends the feeds at the other', async () => {
      await one.act(token('alice'), 'signOutEverywhere', '', {});
      expect(await Promise.all((feeds.get('alice') ?? []).map((feed) => feed.next()))).toEqual([null, null]);
      for (const gateway of [one, other]) {
        const { errors } = await gateway.ask('{ viewer { account { id } } }', {}, token('alice'));
        expect(errors?.map(({ extensions }) => extensions.code)).toEqual(['SESSION_INVALID']);
      }
    });

    it('what a gateway that is killed was at, the other does once; and delivers what its feeds would have', async () => {
      const { database, gateways } = system;
      const [, killed] = gateways;
      const input = { idempotencyKey: randomUUID(), wallet: system.wallet('carol').address, seriesKey };
      const approve = { ...input, spender: 'WINDOWS', amount: '1' };
      const built = () => database.prisma.builtTransaction.count();
      const before = await built();

      const unguard = await guard(database, 'built_transactions', 'INSERT');
      const holder = await createHolder(database);
      await holder.commits();
      const answer = other.build(token('carol'), 'buildApprovePaymentToken', approve).then(
        () => 'an answer',
        () => 'nothing',
      );
      await holder.waitedFor();
      await killed?.kill();
      await breakOff(database);
      await holder.letGo();
      await unguard();
      expect([await answer, await built()]).toEqual(['nothing', before]);
      const [feed, lost] = feeds.get('activity') as readonly [Feed, Feed];
      expect(await lost.next()).toBeNull();

      const again = () => one.build(token('carol'), 'buildApprovePaymentToken', approve);
      // Nobody says any more that the run of the one that was killed goes on.
      const done = await eventually(async () => {
        const answer = await again();
        expect(answer.code).toBeUndefined();
        return answer;
      });
      expect([await again(), await built()]).toEqual([done, before + 1]);

      await system.devnet.anvil.clock.advance(WINDOW_COMMIT + WINDOW_REVEAL);
      for (const kind of ['WINDOW_CLEARED', 'WINDOW_SETTLED']) {
        expect(await feed.next()).toEqual({ data: { activity: { event: { kind } } } });
      }
      const { data } = await one.ask<{ activity: { edges: readonly { readonly node: Done }[] } }>(
        `{ activity(seriesKey: "${seriesKey}", first: 3) { edges { node { kind } } } }`,
      );
      expect(data?.activity.edges.map(({ node }) => node.kind)).toEqual([
        'WINDOW_SETTLED',
        'WINDOW_CLEARED',
        'WINDOW_OPENED',
      ]);
    });

    it.each(Object.entries(more))('%s', (_, holds) => holds(system));

    it('the others end when they are asked to, feeds with them, and had nothing to complain of', async () => {
      const left = [...system.gateways.filter((_, i) => i !== 1), worker];
      expect(await Promise.all(left.map((program) => program.end()))).toEqual(left.map(() => 0));
      for (const feed of feeds.get('activity') ?? []) expect(await feed.next()).toBeNull();
      const errors = system.programs.flatMap(({ lines }) =>
        lines.filter((line) => /"level":"(error|fatal)"/.test(line)),
      );
      expect(errors).toEqual([]);
    });
  });
