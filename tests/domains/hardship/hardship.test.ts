import { randomUUID, type UUID } from 'node:crypto';
import type { EvmAddress, Hex } from '@income-series/protocol/hex';
import { messageDigest, signingDomain } from '@income-series/protocol/signing';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createRelayer } from '../../../src/adapters/evm/relayer.ts';
import { NODES } from '../../support/chain-node/index.ts';
import { some } from '../../support/exhaustive.ts';
import { startTestGateway, type TestGateway, testRelayerKey } from '../../support/gateway.ts';
import { compact, highS, nonCanonicalV } from '../../support/signatures.ts';
import { actWith, type Done, tokenOf, type Who } from '../support/attestor.ts';
import { type Built, createProduct, type Name, type Product } from '../support/product.ts';
import { contextOf, createRecipient, type Recipient, sealText } from '../support/sealing.ts';
import { date, type Launched, launch, raise } from '../support/story.ts';
import { mutate, refuses, traces } from '../support/traces.ts';

const DAY = 86_400n;
const REASON = 'The factory closed in spring.';
const STATUS = 'state openedAt pauseEndsAt decidedAt endedAt withdrawn';
const APPROVAL = 'approval { signer signature digest pauseNonce pauseEndsAt relayTx }';
const BUILT =
  'transaction { ... on EvmTransaction { kind wallet request { to data } sendCalls { calls { to data } } simulation { ok errorName } } }';

let product: Product;
let launched: Launched;
let x: Recipient;
let y: Recipient;
/** Other processes of the service on the same database, which do not wait for blocks. */
let hasty: TestGateway;
let other: TestGateway;
let relayer: EvmAddress;

describe.each(some(NODES, 1))('behind %s', (_, manners) => {
  const evm = () => ({
    chainId: product.devnet.anvil.chainId,
    rpcUrl: product.rpcUrl,
    contracts: product.devnet.contracts,
  });
  const alike = (relayerOf: ReturnType<typeof createRelayer> | null) =>
    startTestGateway({
      ...evm(),
      database: product.gateway.database,
      adminWallets: [product.wallet('admin').address],
      relayer: relayerOf,
    });

  beforeAll(async () => {
    product = await createProduct({ manners });
    launched = await launch(product);
    await raise(product, launched);
    [x, y] = [await createRecipient(product, 0xe1), await createRecipient(product, 0xe2)];
    const short = () => createRelayer({ ...evm(), key: testRelayerKey, waitMs: 200 });
    relayer = short().address;
    [hasty, other] = await Promise.all([alike(short()), alike(short())]);
  });
  afterAll(async () => {
    await Promise.all([hasty?.close(), other?.close()]);
    await product?.close();
  });
  afterEach(() => product.devnet.anvil.rpc('evm_setAutomine', true));

  const rpc = <T>(method: string, ...params: unknown[]) => product.devnet.anvil.rpc<T>(method, ...params);
  const now = () => product.devnet.anvil.clock.now();
  const db = () => product.gateway.database.prisma;
  const issuer = () => ({ seriesKey: launched.seriesKey, wallet: product.wallet('issuer').address });
  const place = (id: string) =>
    contextOf(product, { seriesKey: launched.seriesKey, record: 'hardship_requests', id, field: 'ciphertext' });
  const relayed = async () => Number(await rpc<string>('eth_getTransactionCount', relayer, 'latest'));
  const inPool = (count: number) =>
    vi.waitFor(async () => expect(Number((await rpc<{ pending: string }>('txpool_status')).pending)).toBe(count), {
      timeout: 60_000,
    });

  /** Everything stored, without the chain. */
  async function stored() {
    const { 'the last block': _, 'pending transactions': __, ...tables } = await traces(product);
    return tables;
  }

  async function request(to: Recipient, more: object = {}) {
    const id = randomUUID();
    const reason = await sealText(REASON, place(id), [to]);
    return { newId: id, seriesKey: launched.seriesKey, attestorKey: to.key, reason, ...more };
  }
  const open = async (who: Name, input: object): Promise<Done & Built> =>
    (await actWith(
      product,
      product.token(who),
      'openHardship',
      `hardshipRequest { ${STATUS} attestorKey } ${BUILT}`,
      input,
    )) as Done & Built;

  /** A request that is on the chain. */
  async function requested(to: Recipient = x): Promise<string> {
    const input = await request(to);
    await product.send('issuer', await open('issuer', input));
    return input.newId;
  }

  async function approval(id: string, { by = x, days = 30n }: { by?: Recipient; days?: bigint } = {}) {
    const pauseEnd = (await now()) + days * DAY;
    const { pauseNonce } = await db().hardshipRequest.findUniqueOrThrow({ where: { id } });
    const signature = by.sign('PAUSE', { seriesKey: launched.seriesKey, pauseNonce, pauseEnd });
    return { id, decision: 'APPROVE', decisionCode: 'INCOME_LOSS', pauseEndsAt: date(pauseEnd), signature };
  }
  const decideAt = async (
    gateway: TestGateway,
    token: string,
    input: object,
    idempotencyKey = randomUUID(),
  ): Promise<Done> => {
    const done = await actWith(
      { ...product, gateway },
      token,
      'decideHardship',
      `hardshipRequest { id ${STATUS} decisionCode ${APPROVAL} }`,
      { ...input, idempotencyKey },
    );
    return (done.hardshipRequest as Done | undefined) ?? done;
  };
  const decide = (input: object, key?: UUID, by: Recipient = x) => decideAt(product.gateway, by.token, input, key);
  const act = (mutation: string, who: Name = 'issuer') =>
    product.act(who, mutation, { ...issuer(), wallet: product.wallet(who).address });
  /** What a built transaction sends. */
  function callOf({ transaction }: Built): { readonly to: EvmAddress; readonly data: Hex } {
    if (!transaction) throw new Error('refused');
    const { to, data } = transaction.request;
    return { to, data };
  }
  const row = (id: string) => db().hardshipRequest.findUniqueOrThrow({ where: { id } });
  const audited = (id: string) =>
    db().auditEntry.findMany({
      where: { target: id },
      select: { action: true, codes: true, actorId: true },
      orderBy: { id: 'asc' },
    });

  /** What somebody reads of a request, and whether anything was denied. */
  async function read(who: Who, id: string, selection: string) {
    const answer = await product.gateway.ask(
      `query ($id: ID!) { hardshipRequest(id: $id) { ${selection} } }`,
      { id },
      tokenOf(product, who),
    );
    const codes = [...new Set((answer.errors ?? []).map(({ extensions }) => extensions.code))];
    return { row: answer.data?.hardshipRequest ?? null, codes };
  }
  async function get(who: Who, id: string) {
    const token = tokenOf(product, who);
    const response = await product.gateway.request(`/attestor/hardship/${id}`, {
      headers: token ? { authorization: `Bearer ${token}` } : {},
    });
    return { status: response.status, body: (await response.json()) as Done };
  }

  describe('a request', () => {
    it('is the issuer’s own, to an attestor who can read it, sealed for its place', async () => {
      const input = await request(x);
      const by =
        (who: Name, more: object = {}) =>
        () =>
          mutate(product, who, 'openHardship', { ...input, ...more });
      for (const who of ['alice', 'admin', 'outsider'] as const) await refuses(product, 'NOT_ISSUER', by(who));
      await refuses(product, 'NOT_FOUND', by('issuer', { seriesKey: `0x${'ab'.repeat(32)}` }));
      await refuses(product, 'ENVELOPE_RECIPIENTS', by('issuer', { attestorKey: y.key }));
      await refuses(product, 'ENVELOPE_CONTEXT', by('issuer', { newId: randomUUID() }));
      await refuses(product, 'ENVELOPE_INVALID', by('issuer', { reason: REASON }), [REASON]);
      await refuses(product, 'SIGNER_KEY_UNKNOWN', by('issuer', { attestorKey: `0x${'ab'.repeat(20)}` }));
    });

    it('is prepared with its transaction, and on the chain once that is sent', async () => {
      const before = { ...(await request(x)), idempotencyKey: randomUUID() };
      expect((await open('issuer', before)).hardshipRequest).toMatchObject({ state: 'PREPARED' });
      const input = await request(x);
      const built = await open('issuer', input);
      expect(built.hardshipRequest).toMatchObject({ state: 'PREPARED', attestorKey: x.key, withdrawn: false });
      expect(built.transaction).toMatchObject({ kind: 'REQUEST_PAUSE', simulation: { ok: true, errorName: null } });
      // It took the place of the one before: the chain could not distinguish them.
      expect(await db().hardshipRequest.count({ where: { id: before.newId } })).toBe(0);
      expect(await open('issuer', before)).toMatchObject({
        hardshipRequest: null,
        transaction: { kind: 'REQUEST_PAUSE' },
      });
      for (const who of [x, 'alice', 'admin', 'outsider'] as const)
        expect(await read(who, input.newId, 'state')).toEqual({ row: null, codes: ['NOT_FOUND'] });
      await product.send('issuer', built);
      expect((await row(input.newId)).state).toBe('REQUESTED');
      await refuses(product, 'CONFLICT', async () => mutate(product, 'issuer', 'openHardship', await request(x)));
      expect((await decide({ id: before.newId, decision: 'REFUSE', decisionCode: 'NOT_HARDSHIP' })).code).toBe(
        'NOT_FOUND',
      );
    });

    it('is opened by its attestor, and its state alone is read by holders', async () => {
      const { id } = await db().hardshipRequest.findFirstOrThrow();
      const sealed = await read(x, id, 'reason');
      const text = String((sealed.row as Done).reason);
      expect(JSON.parse(await x.open(text, place(id)))).toEqual({ text: REASON, files: [] });
      await expect(y.open(text, place(id))).rejects.toMatchObject({ code: 'ENVELOPE_RECIPIENTS' });
      for (const who of ['issuer', 'alice', 'admin'] as const) {
        expect(await read(who, id, 'reason')).toEqual({ row: { reason: null }, codes: ['FORBIDDEN'] });
        expect((await read(who, id, STATUS)).row).toMatchObject({
          state: 'REQUESTED',
          pauseEndsAt: null,
          decidedAt: null,
        });
      }
      expect(await read('alice', id, 'attestorKey decisionCode approval { signer }')).toEqual({
        row: { attestorKey: null, decisionCode: null, approval: null },
        codes: ['FORBIDDEN'],
      });
      for (const who of [y, 'outsider', 'carol'] as const) {
        expect(await read(who, id, 'state')).toEqual({ row: null, codes: ['NOT_FOUND'] });
      }
      expect((await read('public', id, 'state')).codes).toEqual(['UNAUTHENTICATED']);
      expect(Object.values(await row(id)).join()).not.toContain(REASON);
    });
  });

  describe('an approval', () => {
    let id: string;
    let signature: string;

    it('is taken from the addressed key alone, said and signed as it must be', async () => {
      ({ id } = await db().hardshipRequest.findFirstOrThrow());
      const good = await approval(id);
      const refused = (code: Parameters<typeof refuses>[1], more: object, token = x.token) =>
        refuses(
          product,
          code,
          async () => ({ data: { decideHardship: await decideAt(product.gateway, token, { ...good, ...more }) } }),
          [good.signature, good.pauseEndsAt],
        );
      await refused('NOT_FOUND', {}, y.token);
      await refused('NOT_FOUND', { id: randomUUID() });
      for (const who of ['issuer', 'alice', 'admin'] as const) await refused('NOT_ADDRESSED', {}, product.token(who));
      for (const more of [
        { decisionCode: 'NOT_HARDSHIP' },
        { pauseEndsAt: null },
        { signature: null },
        { decision: 'REFUSE', decisionCode: 'NOT_HARDSHIP' },
        { decision: 'REFUSE' },
        { pauseEndsAt: good.pauseEndsAt.replace('.000Z', '.001Z') },
      ]) {
        await refused('BAD_INPUT', more);
      }
      for (const mangle of [highS, nonCanonicalV, compact]) {
        await refused('SIGNATURE_NOT_CANONICAL', { signature: mangle(good.signature) });
      }
      await refused('SIGNATURE_INVALID', { signature: (await approval(id, { by: y })).signature });
      await refused('SIGNATURE_INVALID', { signature: (await approval(id, { days: 31n })).signature });
    });

    it.each([
      [
        'PAUSE_TOO_LONG',
        181n,
        { name: 'PAUSE_MAX', value: '180', unit: 'DAYS' },
        ' The pause is longer than the protocol allows. The bound is PAUSE_MAX, 180 days.',
      ],
      ['PAUSE_END_PAST', 0n, null, ' The pause would end before it begins.'],
    ])('that the chain refuses by %s leaves nothing anywhere', async (rule, days, bound, limit) => {
      const before = await traces(product);
      expect(await decide(await approval(id, { days }))).toEqual({
        __typename: 'PauseRefusal',
        code: 'PAUSE_REFUSED',
        message: `The request stays REQUESTED: the chain refuses to approve its pause by the rule ${rule}.${limit}`,
        path: null,
        detail: { stage1: rule, bound },
      });
      expect(await traces(product)).toEqual(before);
    });

    it('is relayed, and answered as the index then says it', async () => {
      const sent = await relayed();
      const input = await approval(id, { days: 100n });
      signature = input.signature;
      const key = randomUUID();
      const done = await decide(input, key);
      const pauseEnd = BigInt(Date.parse(input.pauseEndsAt) / 1000);
      const message = { seriesKey: launched.seriesKey, pauseNonce: 0n, pauseEnd };
      const digest = messageDigest(signingDomain(product.gateway.chain), 'PAUSE', message);
      const { relayTx } = done.approval as { relayTx: Hex };
      const { timestamp } = await product.gateway.chain.head();
      expect(done).toMatchObject({
        state: 'APPROVED',
        pauseEndsAt: input.pauseEndsAt,
        decidedAt: date(timestamp),
        decisionCode: 'INCOME_LOSS',
        approval: { signer: x.key, signature, digest, pauseNonce: '0', pauseEndsAt: input.pauseEndsAt },
      });
      expect(await rpc('eth_getTransactionByHash', relayTx)).toMatchObject({ from: relayer });
      const written = await row(id);
      await product.index();
      expect(await row(id)).toEqual(written);
      expect(await audited(id)).toEqual([
        {
          action: 'hardship.approve',
          actorId: expect.any(String),
          codes: { decisionCode: 'INCOME_LOSS', signer: x.key, nonce: '0', digest, relayTx },
        },
      ]);
      // The same again, under the same key and another, finds what is there.
      const kept = await stored();
      expect(await decide(input, key)).toEqual(done);
      expect(await stored()).toEqual(kept);
      expect(await decide(input)).toEqual(done);
      expect([await row(id), (await audited(id)).length, await relayed()]).toEqual([written, 1, sent + 1]);
      const { data } = await product.ask('alice', '{ seriesList { edges { node { state } } } }');
      expect(JSON.stringify(data)).toContain('PAUSED');
    });

    it('is readable by its attestor and admins; by holders its state and dates', async () => {
      for (const who of [x, 'admin'] as const) {
        expect((await read(who, id, `decisionCode ${APPROVAL}`)).row).toMatchObject({
          decisionCode: 'INCOME_LOSS',
          approval: { signer: x.key, signature },
        });
        const { status, body } = await get(who, id);
        expect(status).toBe(200);
        expect(body.data).toEqual({
          id: expect.any(String),
          state: 'APPROVED',
          decisionCode: 'INCOME_LOSS',
          decidedAt: expect.any(String),
          until: expect.any(String),
          approval: {
            signer: x.key,
            signature,
            digest: expect.any(String),
            pauseNonce: '0',
            pauseEnd: expect.any(String),
          },
          relayTx: expect.stringMatching(/^0x[0-9a-f]{64}$/),
        });
      }
      for (const who of ['issuer', 'alice'] as const) {
        expect((await read(who, id, 'state pauseEndsAt')).row).toMatchObject({ state: 'APPROVED' });
        expect(await read(who, id, `decisionCode ${APPROVAL}`)).toEqual({
          row: { decisionCode: null, approval: null },
          codes: ['FORBIDDEN'],
        });
        expect((await get(who, id)).status).toBe(403);
      }
      for (const who of ['outsider', y] as const) expect((await get(who, id)).status).toBe(404);
      expect((await get('public', id)).status).toBe(401);
      expect((await get(x, 'nothing')).status).toBe(404);
      const lists = await product.ask(
        'alice',
        `{ series(key: "${launched.seriesKey}") { hardshipRequests(state: APPROVED) { totalCount edges { node { state } } } } }`,
      );
      expect(lists.data?.series).toEqual({
        hardshipRequests: { totalCount: 1, edges: [{ node: { state: 'APPROVED' } }] },
      });
      expect(product.gateway.logs.join('\n')).not.toContain(signature.slice(2));
    });

    it('ends by the issuer at any time, and the next waits', async () => {
      await act('buildEndPause');
      expect(await row(id)).toMatchObject({ state: 'ENDED', endedAt: expect.any(Date), decisionCode: 'INCOME_LOSS' });
      const next = await requested();
      const before = await traces(product);
      expect(await decide(await approval(next))).toMatchObject({
        code: 'PAUSE_REFUSED',
        message:
          'The request stays REQUESTED: the chain refuses to approve its pause by the rule PAUSE_COOLDOWN. ' +
          'The last pause of this series ended too recently. The bound is PAUSE_COOLDOWN, 90 days.',
        detail: { stage1: 'PAUSE_COOLDOWN', bound: { name: 'PAUSE_COOLDOWN', value: '90', unit: 'DAYS' } },
      });
      expect(await traces(product)).toEqual(before);
      await product.devnet.anvil.clock.advance(90n * DAY);
    });
  });

  describe('a relay that no block had in time', () => {
    let id: string;

    it('leaves nothing, and is not sent twice when asked again', async () => {
      ({ id } = await db().hardshipRequest.findFirstOrThrow({ where: { state: 'REQUESTED' } }));
      const input = await approval(id, { days: 180n });
      const [before, sent] = [await stored(), await relayed()];
      await rpc('evm_setAutomine', false);
      expect((await decideAt(hasty, x.token, input)).code).toBe('RELAY_PENDING');
      await inPool(1);
      expect((await decideAt(hasty, x.token, input)).code).toBe('RELAY_PENDING');
      expect((await decideAt(other, x.token, input)).code).toBe('RELAY_PENDING'); // another process, which sent nothing itself
      expect(await stored()).toEqual(before);
      await inPool(1);
      await rpc('evm_mine');

      // The index has not reached the block: what was confirmed is read from the chain.
      const done = await decideAt(other, x.token, input);
      expect(done).toMatchObject({ state: 'APPROVED', decisionCode: 'INCOME_LOSS', pauseEndsAt: input.pauseEndsAt });
      const written = await row(id);
      await product.index();
      expect(await row(id)).toEqual(written);
      expect([(await audited(id)).length, await relayed()]).toEqual([1, sent + 1]);
    });

    it('ends by anybody, once its end is reached', async () => {
      const early = await product.build('alice', 'buildEndPause', {
        ...issuer(),
        wallet: product.wallet('alice').address,
      });
      expect(early).toMatchObject({ code: 'SIMULATION_FAILED', errorName: 'PAUSE_RUNNING' });
      await product.devnet.anvil.clock.advance(180n * DAY);
      await act('buildEndPause', 'alice');
      const { state, endedAt, until } = await row(id);
      expect([state, endedAt]).toEqual(['ENDED', until]);
      await product.devnet.anvil.clock.advance(90n * DAY);
    });

    it('is found by the index, and the decision’s code joins when it is made again', async () => {
      const next = await requested();
      const input = await approval(next, { days: 180n });
      await rpc('evm_setAutomine', false);
      expect((await decideAt(hasty, x.token, input)).code).toBe('RELAY_PENDING');
      await inPool(1);
      await rpc('evm_mine');
      await product.index();
      const indexed = await row(next);
      expect(indexed).toMatchObject({ state: 'APPROVED', decisionCode: null });
      expect(await audited(next)).toEqual([]);
      const sent = await relayed();
      expect((await decide({ ...input, decisionCode: 'ILLNESS' })).state).toBe('APPROVED');
      expect(await row(next)).toEqual({ ...indexed, decisionCode: 'ILLNESS' });
      expect([(await audited(next)).length, await relayed()]).toEqual([1, sent]);
      expect(await decide(input)).toMatchObject({
        code: 'CASE_STATE', // another code for what is decided
        message: expect.stringMatching(
          /^The request is (APPROVED|ENDED); only one that is REQUESTED can be approved with another code\. /,
        ),
      });
      await rpc('evm_setAutomine', true);
      await product.devnet.anvil.clock.advance(180n * DAY);
      await act('buildEndPause');
    });

    it('is refused by the budget of all pauses together', async () => {
      await product.devnet.anvil.clock.advance(90n * DAY);
      const next = await requested();
      const before = await traces(product);
      expect(await decide(await approval(next))).toMatchObject({
        code: 'PAUSE_REFUSED',
        message:
          'The request stays REQUESTED: the chain refuses to approve its pause by the rule PAUSE_BUDGET. ' +
          'All pauses of this series together would be longer than the protocol allows. The bound is PAUSE_BUDGET, 365 days.',
        detail: { stage1: 'PAUSE_BUDGET', bound: { name: 'PAUSE_BUDGET', value: '365', unit: 'DAYS' } },
      });
      expect(await traces(product)).toEqual(before);
    });
  });

  describe('what else becomes of a request', () => {
    it('a withdrawal voids what would be signed, before and after the index knows', async () => {
      const { id } = await db().hardshipRequest.findFirstOrThrow({ where: { state: 'REQUESTED' } });
      const input = await approval(id, { days: 1n });
      await product.wallet('issuer').send(callOf(await product.build('issuer', 'buildWithdrawPause', issuer())));
      const before = await traces(product);
      expect(await decide(input)).toMatchObject({
        code: 'PAUSE_REFUSED',
        detail: { stage1: 'NOT_REQUESTED', bound: null },
      });
      expect(await traces(product)).toEqual(before);
      await product.index();
      expect(await row(id)).toMatchObject({ state: 'WITHDRAWN', withdrawn: true, approval: null, decisionCode: null });
      expect((await decide(input)).code).toBe('CASE_STATE');
    });

    it('a withdrawal that a block has first fails the relay, which leaves nothing', async () => {
      const id = await requested();
      const input = await approval(id, { days: 1n });
      const withdrawal = callOf(await product.build('issuer', 'buildWithdrawPause', issuer()));
      const before = await stored();
      await rpc('evm_setAutomine', false);
      const decided = decide(input);
      await inPool(1);
      const fees = { maxFeePerGas: '0x2540be400', maxPriorityFeePerGas: '0x2540be400' };
      await rpc('eth_sendTransaction', { from: issuer().wallet, ...withdrawal, ...fees });
      await inPool(2);
      await rpc('evm_mine');
      expect((await decided).code).toBe('RELAY_FAILED');
      expect(await stored()).toEqual(before);
      await product.index();
      expect((await row(id)).state).toBe('WITHDRAWN');
    });

    it('a refusal keeps its code from all but the attestor and admins', async () => {
      const id = await requested(y);
      const input = { id, decision: 'REFUSE', decisionCode: 'EVIDENCE_INSUFFICIENT' };
      expect(await decide(input, undefined, y)).toMatchObject({
        state: 'REFUSED',
        decisionCode: 'EVIDENCE_INSUFFICIENT',
        approval: null,
        decidedAt: product.gateway.clock.now().toISOString(),
      });
      expect(await audited(id)).toEqual([
        {
          action: 'hardship.refuse',
          actorId: expect.any(String),
          codes: { decisionCode: 'EVIDENCE_INSUFFICIENT' },
        },
      ]);
      const written = await row(id);
      await rpc('evm_mine');
      await product.index();
      expect(await row(id)).toEqual(written);
      for (const who of ['issuer', 'alice'] as const) {
        expect(await read(who, id, 'state decisionCode')).toEqual({
          row: { state: 'REFUSED', decisionCode: null },
          codes: ['FORBIDDEN'],
        });
      }
      expect((await decide(input, undefined, y)).code).toBe('CASE_STATE');
      expect((await decide(await approval(id, { by: y, days: 1n }), undefined, y)).code).toBe('CASE_STATE');
      await act('buildWithdrawPause');
      expect(await row(id)).toMatchObject({ state: 'WITHDRAWN', decisionCode: 'EVIDENCE_INSUFFICIENT' });
    });

    it('without a relayer an approval is refused with that reason, and a refusal works', async () => {
      const id = await requested();
      const without = await alike(null);
      const before = await stored();
      expect((await decideAt(without, x.token, await approval(id, { days: 1n }))).code).toBe('RELAY_UNAVAILABLE');
      expect(await stored()).toEqual(before);
      const refusal = { id, decision: 'REFUSE', decisionCode: 'NOT_HARDSHIP' };
      expect((await decideAt(without, x.token, refusal)).state).toBe('REFUSED');
      await without.close();
      await act('buildWithdrawPause');
    });

    it('a key that is no longer active decides nothing', async () => {
      const id = await requested();
      const input = await approval(id, { days: 1n });
      await product.devnet.owner.revokeAttestor(x.key, 0n);
      const before = await traces(product);
      expect((await decide(input)).code).toBe('SIGNER_INACTIVE');
      expect(await traces(product)).toEqual(before);
      await product.index();
      expect((await decide(input)).code).toBe('NOT_FOUND');
    });
  });
});
