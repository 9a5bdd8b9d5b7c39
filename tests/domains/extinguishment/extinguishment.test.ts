import { randomUUID } from 'node:crypto';
import type { EvmAddress, Hex } from '@income-series/protocol/hex';
import { EXTINGUISH_NOTICE } from '@income-series/protocol/policy';
import { messageDigest, signingDomain } from '@income-series/protocol/signing';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { encodeCall } from '../../../src/adapters/evm/calls.ts';
import { createRelayer } from '../../../src/adapters/evm/relayer.ts';
import { NODES } from '../../support/chain-node/index.ts';
import { EXHAUSTIVE, some } from '../../support/exhaustive.ts';
import { startTestGateway, type TestGateway, testRelayerKey } from '../../support/gateway.ts';
import { highS, nonCanonicalV } from '../../support/signatures.ts';
import { actWith, type Done, tokenOf, type Who } from '../support/attestor.ts';
import { createProduct, type Name, type Product } from '../support/product.ts';
import { contextOf, createRecipient, type Recipient, sealText } from '../support/sealing.ts';
import { askOnChain, date, endByBuyOut, launch, raise } from '../support/story.ts';
import { mutate, refuses, traces } from '../support/traces.ts';

const EVIDENCE = 'The company was wound up.';
const STATUS = 'state openedAt relayedAt attestorKeys';
const SIGNED = 'extinguishNonce signers relayTx relayError signatures { signer signature digest }';

let product: Product;
let seriesKey: Hex;
/** By key ascending, as the contract takes their signatures. */
let x: Recipient;
let y: Recipient;
let z: Recipient;
let relayer: EvmAddress;
const open: TestGateway[] = [];

const rpc = <T>(method: string, ...params: unknown[]) => product.devnet.anvil.rpc<T>(method, ...params);
const db = () => product.gateway.database.prisma;
const evm = () => ({
  chainId: product.devnet.anvil.chainId,
  rpcUrl: product.rpcUrl,
  contracts: product.devnet.contracts,
});

/** Another process of the service, on the same database. */
async function another(withRelayer: boolean): Promise<TestGateway> {
  const gateway = await startTestGateway({
    ...evm(),
    database: product.gateway.database,
    adminWallets: [product.wallet('admin').address],
    relayer: withRelayer ? createRelayer({ ...evm(), key: testRelayerKey, waitMs: 200 }) : null,
  });
  open.push(gateway);
  return gateway;
}

describe.each(some(NODES, 1))('behind %s', (_, manners) => {
  beforeAll(async () => {
    product = await createProduct({ manners });
    relayer = createRelayer({ ...evm(), key: testRelayerKey }).address;
    const all = [0xc1, 0xc2, 0xc3].map((byte) => () => createRecipient(product, byte));
    const made: Recipient[] = [];
    for (const make of all) made.push(await make());
    [x, y, z] = made.sort((a, b) => (a.key < b.key ? -1 : 1)) as [Recipient, Recipient, Recipient];
  });
  afterAll(async () => {
    for (const gateway of open) await gateway.close();
    await product?.close();
  });
  afterEach(() => rpc('evm_setAutomine', true));

  /** A series that is active. */
  async function series(): Promise<void> {
    const launched = await launch(product);
    await raise(product, launched);
    ({ seriesKey } = launched);
  }
  const place = (id: string) =>
    contextOf(product, { seriesKey, record: 'extinguishment_requests', id, field: 'evidence_ciphertext' });

  async function request(keys: readonly Recipient[] = [y, x]) {
    const id = randomUUID();
    const evidence = await sealText(EVIDENCE, place(id), keys);
    return { newId: id, seriesKey, attestorKeys: keys.map(({ key }) => key), evidence };
  }
  async function act(gateway: TestGateway, token: string, mutation: string, input: object): Promise<Done> {
    const selection = `extinguishmentRequest { id ${STATUS} ${mutation === 'openExtinguishment' ? '' : SIGNED} }`;
    const done = await actWith({ ...product, gateway }, token, mutation, selection, input);
    return (done.extinguishmentRequest as Done | undefined) ?? done;
  }
  async function opened(keys?: readonly Recipient[]): Promise<string> {
    const id = await written(keys);
    await askOnChain(product, id);
    return id;
  }
  /** Written down at the service, and not yet asked on the chain. */
  async function written(keys?: readonly Recipient[]): Promise<string> {
    const input = await request(keys);
    expect(await act(product.gateway, product.token('issuer'), 'openExtinguishment', input)).toMatchObject({
      state: 'OPEN',
      attestorKeys: [x.key, y.key],
    });
    return input.newId;
  }
  const signatureOf = (by: Recipient, extinguishNonce: bigint) => by.sign('EXTINGUISH', { seriesKey, extinguishNonce });
  async function signing(id: string, by: Recipient) {
    const { extinguishNonce } = await row(id);
    return { id, key: by.key, signature: signatureOf(by, extinguishNonce) };
  }
  const sign = async (id: string, by: Recipient, { at = product.gateway, more = {} } = {}) =>
    act(at, by.token, 'signExtinguishment', { ...(await signing(id, by)), ...more });
  const relay = (id: string, by: Recipient, at = product.gateway) => act(at, by.token, 'relayExtinguishment', { id });

  const row = (id: string) => db().extinguishmentRequest.findUniqueOrThrow({ where: { id } });
  const audited = (target: string) =>
    db().auditEntry.findMany({ where: { target }, select: { action: true, codes: true }, orderBy: { id: 'asc' } });
  const relayed = async () => Number(await rpc<string>('eth_getTransactionCount', relayer, 'latest'));
  const inPool = (count: number) =>
    vi.waitFor(async () => expect(Number((await rpc<{ pending: string }>('txpool_status')).pending)).toBe(count), {
      timeout: 60_000,
    });

  async function read(who: Who, id: string, selection: string) {
    const answer = await product.gateway.ask(
      `query ($id: ID!) { extinguishmentRequest(id: $id) { ${selection} } }`,
      { id },
      tokenOf(product, who),
    );
    const codes = [...new Set((answer.errors ?? []).map(({ extensions }) => extensions.code))];
    return { row: (answer.data?.extinguishmentRequest ?? null) as Done | null, codes };
  }
  async function get(who: Who, id: string) {
    const token = tokenOf(product, who);
    const response = await product.gateway.request(`/attestor/extinguish/${id}`, {
      headers: token ? { authorization: `Bearer ${token}` } : {},
    });
    return { status: response.status, data: ((await response.json()) as { data?: Done }).data };
  }
  const DENIED = { extinguishNonce: null, signers: null, relayTx: null, relayError: null, signatures: null };

  /** Nobody reads a signature by any way, and none is in the log of requests or acts. */
  async function showsNoSignature(id: string, signatures: readonly Hex[]) {
    const shown = [];
    for (const who of [x, y, z, 'issuer', 'alice', 'admin', 'public'] as const) {
      shown.push(await read(who, id, `${STATUS} ${SIGNED}`), await get(who, id));
      const lists = `{ extinguishmentRequests { edges { node { state ${SIGNED} } } } builtTransactions { edges { node { kind } } } }`;
      shown.push(await product.gateway.ask(lists, {}, tokenOf(product, who)));
    }
    shown.push(await product.ask('admin', '{ auditLog { edges { node { action target codes { name value } } } } }'));
    const text = JSON.stringify([shown, product.gateway.logs]).toLowerCase();
    for (const signature of signatures) expect(text).not.toContain(signature.slice(2, 66));
  }

  describe('an extinguishment', () => {
    let id: string;

    it('is asked for by the issuer, of two attestors who can read its evidence', async () => {
      await series();
      const input = await request();
      const by =
        (who: Name, more: object = {}) =>
        () =>
          mutate(product, who, 'openExtinguishment', { ...input, ...more });
      for (const who of ['alice', 'admin', 'outsider'] as const) await refuses(product, 'NOT_ISSUER', by(who));
      await refuses(product, 'NOT_FOUND', by('issuer', { seriesKey: `0x${'ab'.repeat(32)}` }));
      await refuses(product, 'BAD_INPUT', by('issuer', { attestorKeys: [x.key, x.key] }));
      await refuses(product, 'BAD_INPUT', by('issuer', { attestorKeys: [x.key] }));
      await refuses(product, 'ENVELOPE_RECIPIENTS', by('issuer', { attestorKeys: [x.key, z.key] }));
      await refuses(product, 'ENVELOPE_CONTEXT', by('issuer', { newId: randomUUID() }));
      await refuses(product, 'ENVELOPE_INVALID', by('issuer', { evidence: EVIDENCE }), [EVIDENCE]);
      id = await written();
      // A signature given to one request would serve another of the same nonce.
      await refuses(product, 'CONFLICT', async () =>
        mutate(product, 'issuer', 'openExtinguishment', await request([x, z])),
      );
    });

    it('is requested on the chain by the issuer alone, for all to see with both keys and the deadline', async () => {
      const now = await product.devnet.anvil.clock.now();
      const until = (days: bigint, ms = '') => date(now + days * 86_400n).replace('.000', ms || '.000');
      const ask = (who: Name, deadlineAt: string) =>
        mutate(product, who, 'buildRequestExtinguishment', { id, deadlineAt });
      await refuses(product, 'NOT_FOUND', () => ask('alice', until(30n)));
      await refuses(product, 'NOT_ISSUER', () => ask('admin', until(30n)));
      await refuses(product, 'BAD_INPUT', () => ask('issuer', until(30n, '.500')));
      for (const [days, errorName] of [
        [13n, 'DEADLINE_TOO_SOON'],
        [91n, 'DEADLINE_TOO_LATE'],
      ] as const) {
        const input = { id, deadlineAt: until(days) };
        const refusal = { code: 'SIMULATION_FAILED', errorName };
        expect(await product.build('issuer', 'buildRequestExtinguishment', input)).toMatchObject(refusal);
      }
      const shown = `{ series(key: "${seriesKey}") { extinguishKeys extinguishNoticeEndsAt extinguishDeadlineAt } }`;
      const none = { extinguishKeys: null, extinguishNoticeEndsAt: null, extinguishDeadlineAt: null };
      expect((await product.ask('public', shown)).data?.series).toEqual(none);
      expect((await read(x, id, 'noticeEndsAt deadlineAt')).row).toEqual({ noticeEndsAt: null, deadlineAt: null });
      await product.act('issuer', 'buildRequestExtinguishment', { id, deadlineAt: until(30n) });
      const notice = date((await product.devnet.anvil.clock.now()) + EXTINGUISH_NOTICE);
      expect((await product.ask('public', shown)).data?.series).toEqual({
        extinguishKeys: [x.key, y.key],
        extinguishNoticeEndsAt: notice,
        extinguishDeadlineAt: until(30n),
      });
      expect((await read(x, id, 'noticeEndsAt deadlineAt')).row).toEqual({
        noticeEndsAt: notice,
        deadlineAt: until(30n),
      });
    });

    it('is opened by its two attestors, and its evidence by nobody else', async () => {
      for (const who of [x, y]) {
        const text = String((await read(who, id, 'evidence')).row?.evidence);
        expect(JSON.parse(await who.open(text, place(id)))).toEqual({ text: EVIDENCE, files: [] });
        await expect(z.open(text, place(id))).rejects.toMatchObject({ code: 'ENVELOPE_RECIPIENTS' });
      }
      for (const who of ['issuer', 'admin'] as const) {
        expect(await read(who, id, 'evidence')).toEqual({ row: { evidence: null }, codes: ['FORBIDDEN'] });
      }
      expect(await read('issuer', id, `${STATUS} ${SIGNED}`)).toMatchObject({
        row: { state: 'OPEN', attestorKeys: [x.key, y.key], ...DENIED },
        codes: ['FORBIDDEN'],
      });
      for (const who of [z, 'alice', 'outsider'] as const) {
        expect(await read(who, id, 'state')).toEqual({ row: null, codes: ['NOT_FOUND'] });
        expect((await get(who, id)).status).toBe(404);
      }
      expect((await get('issuer', id)).status).toBe(403);
      expect((await get('public', id)).status).toBe(401);
    });

    it('is signed by the holders of the two keys alone', async () => {
      const good = await signing(id, x);
      const refused = (code: Parameters<typeof refuses>[1], more: object, token = x.token) =>
        refuses(
          product,
          code,
          async () => ({
            data: { sign: await act(product.gateway, token, 'signExtinguishment', { ...good, ...more }) },
          }),
          [good.signature],
        );
      await refused('NOT_FOUND', {}, z.token);
      for (const who of ['issuer', 'admin'] as const) await refused('NOT_ADDRESSED', {}, product.token(who));
      await refused('NOT_ADDRESSED', {}, y.token); // one of the two, and not the key that is named
      await refused('NOT_ADDRESSED', { key: z.key });
      for (const mangle of [highS, nonCanonicalV]) {
        await refused('SIGNATURE_NOT_CANONICAL', { signature: mangle(good.signature) });
      }
      await refused('SIGNATURE_INVALID', { signature: signatureOf(y, 0n) });
      await refused('SIGNATURE_INVALID', { signature: signatureOf(x, 1n) });
    });

    it('shows which key signed to those who may know, and no signature to anybody', async () => {
      const input = await signing(id, y);
      expect(await act(product.gateway, y.token, 'signExtinguishment', input)).toMatchObject({
        state: 'ONE_SIGNED',
        signers: [y.key],
        signatures: null,
      });
      const again = await row(id);
      expect(await sign(id, y)).toMatchObject({ state: 'ONE_SIGNED' }); // nothing is written twice
      expect([await row(id), (await audited(id)).length]).toEqual([again, 1]);
      for (const who of [x, y, 'admin'] as const) {
        expect((await read(who, id, SIGNED)).row).toEqual({
          extinguishNonce: '0',
          signers: [y.key],
          relayTx: null,
          relayError: null,
          signatures: null,
        });
        expect((await get(who, id)).data).toMatchObject({ state: 'ONE_SIGNED', signers: [y.key], signatures: null });
      }
      expect(await read('issuer', id, `state ${SIGNED}`)).toMatchObject({ row: { state: 'ONE_SIGNED', ...DENIED } });
      await showsNoSignature(id, [input.signature]);
    });

    it('is refused by the chain while its notice runs', async () => {
      const sent = await relayed();
      const early = { state: 'RELAY_REFUSED', relayError: 'NOTICE_RUNNING', relayTx: null, signatures: null };
      expect(await sign(id, x)).toMatchObject({ ...early, signers: [x.key, y.key] });
      expect(await relayed()).toBe(sent);
      await product.devnet.anvil.clock.advance(EXTINGUISH_NOTICE);
    });

    it('is relayed after the notice, and answered as the index then says it', async () => {
      const sent = await relayed();
      const done = await relay(id, x);
      const message = { seriesKey, extinguishNonce: 0n };
      const digest = messageDigest(signingDomain(product.gateway.chain), 'EXTINGUISH', message);
      const signatures = [x, y].map((by) => ({ signer: by.key, signature: signatureOf(by, 0n), digest }));
      const { timestamp } = await product.gateway.chain.head();
      expect(done).toMatchObject({
        state: 'RELAYED',
        relayedAt: new Date(Number(timestamp) * 1000).toISOString(),
        signers: [x.key, y.key],
        signatures,
        relayError: null,
      });
      expect(await rpc('eth_getTransactionByHash', done.relayTx)).toMatchObject({ from: relayer });
      const written = await row(id);
      await product.index();
      expect(await row(id)).toEqual(written);
      const codes = (signer: EvmAddress) => ({ signer, nonce: '0', digest });
      expect(await audited(id)).toEqual([
        { action: 'extinguishment.sign', codes: codes(y.key) },
        { action: 'extinguishment.sign', codes: codes(x.key) },
        {
          action: 'extinguishment.relay',
          codes: { signerA: x.key, signerB: y.key, nonce: '0', digest, relayTx: done.relayTx },
        },
      ]);
      expect(await relay(id, y)).toEqual(done);
      expect((await sign(id, y)).state).toBe('RELAYED');
      expect([await row(id), (await audited(id)).length, await relayed()]).toEqual([written, 3, sent + 1]);

      for (const who of [x, y, 'admin'] as const) {
        expect((await read(who, id, SIGNED)).row).toMatchObject({ signatures });
        expect(await get(who, id)).toMatchObject({ status: 200, data: { state: 'RELAYED', signatures } });
      }
      expect(await read('issuer', id, `state ${SIGNED}`)).toMatchObject({
        row: { state: 'RELAYED', ...DENIED },
        codes: ['FORBIDDEN'],
      });
      expect((await get('issuer', id)).status).toBe(403);
      const { data } = await product.ask('alice', `{ series(key: "${seriesKey}") { state } }`);
      expect(data?.series).toEqual({ state: 'EXTINGUISHED' });
      expect(product.gateway.logs.join('\n')).not.toContain(signatureOf(x, 0n).slice(2, 66));
      await refuses(product, 'WRONG_STATE', async () =>
        mutate(product, 'issuer', 'openExtinguishment', await request()),
      );
    });
  });

  describe('a signature before the chain has the request that its row shows', () => {
    const early = async (id: string) => {
      const input = await signing(id, x);
      await refuses(
        product,
        'EXTINGUISHMENT_NOT_REQUESTED',
        async () => ({ data: { sign: await act(product.gateway, x.token, 'signExtinguishment', input) } }),
        [input.signature],
      );
      expect((await row(id)).signatures).toEqual([]);
    };
    let id: string;

    it('is not taken without one', async () => {
      await series();
      id = await written();
      await early(id);
    });

    it('nor under one to another key', async () => {
      const [keyA, keyB] = [x.key, z.key];
      const deadline = (await product.devnet.anvil.clock.now()) + 30n * 86_400n;
      const call = { kind: 'requestExtinguishment', seriesKey, keyA, keyB, deadline } as const;
      await product.wallet('issuer').send(encodeCall(product.devnet.contracts, call));
      await product.index();
      await early(id);
      await product.act('issuer', 'buildVoidExtinguishment', { seriesKey, wallet: product.wallet('issuer').address });
    });

    it('nor before the index has its deadline; then it is', async () => {
      id = await written();
      const deadlineAt = date((await product.devnet.anvil.clock.now()) + 30n * 86_400n);
      const { transaction } = await product.build('issuer', 'buildRequestExtinguishment', { id, deadlineAt });
      const { to, data } = transaction?.request ?? { to: '0x', data: '0x' };
      await product.wallet('issuer').send({ to, data });
      await early(id);
      await product.index();
      expect((await sign(id, x)).state).toBe('ONE_SIGNED');
    });

    it('nor where the row shows another deadline than the chain has', async () => {
      await db().extinguishmentRequest.update({ where: { id }, data: { deadline: new Date('2030-01-01T00:00:00Z') } });
      const late = await signing(id, y);
      const done = await act(product.gateway, y.token, 'signExtinguishment', late);
      expect(done.code).toBe('EXTINGUISHMENT_NOT_REQUESTED');
    });
  });

  describe('a request that its issuer voids', () => {
    it('drops what was signed; a new one begins under the next nonce', async () => {
      await series();
      const id = await opened();
      expect((await sign(id, x)).state).toBe('ONE_SIGNED');
      const late = await signing(id, y);
      const voided = await product.build('issuer', 'buildVoidExtinguishment', {
        seriesKey,
        wallet: product.wallet('issuer').address,
      });
      expect(voided.transaction).toMatchObject({ kind: 'VOID_EXTINGUISHMENT', simulation: { ok: true } });
      const { to, data } = voided.transaction?.request ?? { to: '0x', data: '0x' };
      await product.wallet('issuer').send({ to, data });
      const before = await traces(product);
      expect((await act(product.gateway, y.token, 'signExtinguishment', late)).code).toBe('NONCE_MOVED');
      expect(await traces(product)).toEqual(before);
      await product.index();
      expect(await row(id)).toMatchObject({ state: 'VOIDED', signatures: [] });
      expect((await act(product.gateway, y.token, 'signExtinguishment', late)).code).toBe('CASE_STATE');
      expect((await relay(id, x)).code).toBe('CASE_STATE');
      expect((await row(await opened())).extinguishNonce).toBe(1n);
    });
  });

  describe('a relay that was lost sight of', () => {
    it('is not sent twice, and found on the chain', async () => {
      const [hasty, other] = await Promise.all([another(true), another(true)]);
      const { id } = await db().extinguishmentRequest.findFirstOrThrow({ where: { state: 'OPEN' } });
      await sign(id, x);
      const sent = await relayed();
      await rpc('evm_setAutomine', false);
      expect(await sign(id, y, { at: hasty })).toMatchObject({ state: 'BOTH_SIGNED', signers: [x.key, y.key] });
      await inPool(1);
      await showsNoSignature(id, [signatureOf(x, 1n), signatureOf(y, 1n)]);
      expect((await relay(id, x, hasty)).code).toBe('RELAY_PENDING');
      expect((await relay(id, y, other)).code).toBe('RELAY_PENDING'); // another process, which sent nothing itself
      await inPool(1);
      await rpc('evm_mine');
      expect(await relay(id, y, other)).toMatchObject({ state: 'RELAYED', relayError: null }); // ahead of the index
      const written = await row(id);
      await product.index();
      expect(await row(id)).toEqual(written);
      const acts = (await audited(id)).map(({ action }) => action);
      expect([acts.filter((action) => action === 'extinguishment.relay').length, await relayed()]).toEqual([
        1,
        sent + 1,
      ]);
    });

    if (EXHAUSTIVE)
      it('is taken up by the index', async () => {
        const hasty = await another(true);
        await series();
        const id = await opened();
        await sign(id, x);
        await rpc('evm_setAutomine', false);
        expect((await sign(id, y, { at: hasty })).state).toBe('BOTH_SIGNED');
        await inPool(1);
        await rpc('evm_mine');
        await product.index();
        const indexed = await row(id);
        expect(indexed).toMatchObject({ state: 'RELAYED', relayTx: expect.any(String), relayedAt: expect.any(Date) });
        expect((await relay(id, x)).state).toBe('RELAYED');
        expect(await row(id)).toEqual(indexed);
      });

    if (EXHAUSTIVE)
      it('goes on under the same idempotency key where no relayer was', async () => {
        const without = await another(false);
        await series();
        const id = await opened();
        await sign(id, x);
        const more = { idempotencyKey: randomUUID() };
        expect((await sign(id, y, { at: without, more })).state).toBe('BOTH_SIGNED');
        expect((await relay(id, x, without)).code).toBe('RELAY_UNAVAILABLE');
        expect((await sign(id, y, { more })).state).toBe('RELAYED');
        expect((await audited(id)).map(({ action }) => action)).toEqual([
          'extinguishment.sign',
          'extinguishment.sign',
          'extinguishment.relay',
        ]);
      });

    if (EXHAUSTIVE)
      it('is one relay where both sign at once', async () => {
        await series();
        const id = await opened();
        const sent = await relayed();
        await Promise.all([sign(id, x), sign(id, y)]);
        expect(await row(id)).toMatchObject({ state: 'RELAYED' });
        await product.index();
        const { state, signatures } = await row(id);
        expect([state, (signatures as unknown[]).length, await relayed()]).toEqual(['RELAYED', 2, sent + 1]);
        expect((await audited(id)).length).toBe(3);
      });
  });

  describe('a relay that the chain refuses', () => {
    it('leaves the contract’s name of its refusal, and may be tried again', async () => {
      await series();
      const id = await opened();
      await sign(id, y);
      const wallet = product.wallet('issuer').address;
      const cap = '1000000000000';
      await product.act('issuer', 'buildApprovePaymentToken', { seriesKey, wallet, spender: 'HUB', amount: cap });
      await endByBuyOut(product, seriesKey);
      const sent = await relayed();
      const refused = { state: 'RELAY_REFUSED', relayError: 'WRONG_STATE', relayTx: null, signatures: null };
      expect(await sign(id, x)).toMatchObject({ ...refused, signers: [x.key, y.key] });
      expect(await relay(id, y)).toMatchObject(refused);
      await rpc('evm_mine');
      await product.index();
      expect(await row(id)).toMatchObject({ state: 'RELAY_REFUSED', relayError: 'WRONG_STATE' });
      expect((await audited(id)).map(({ action }) => action)).toEqual(['extinguishment.sign', 'extinguishment.sign']);
      expect(await relayed()).toBe(sent);
      await showsNoSignature(id, [signatureOf(x, 0n), signatureOf(y, 0n)]);
      expect(await read('issuer', id, 'state relayError')).toEqual({
        row: { state: 'RELAY_REFUSED', relayError: null },
        codes: ['FORBIDDEN'],
      });
    });

    it('a key that is no longer active signs nothing, and what it signed is dropped', async () => {
      await series();
      const id = await opened();
      await sign(id, y);
      await product.devnet.owner.revokeAttestor(y.key, 0n);
      // Not indexed yet: the relay is what notices.
      expect(await sign(id, x)).toMatchObject({ state: 'RELAY_REFUSED', relayError: 'SIGNER_INACTIVE' });
      await product.index();
      expect(await row(id)).toMatchObject({ state: 'ONE_SIGNED', signatures: [{ signer: x.key }] });
      expect((await sign(id, y)).code).toBe('NOT_FOUND');
      const other = await request([x, z]);
      await refuses(product, 'CONFLICT', () => mutate(product, 'issuer', 'openExtinguishment', other));
      await product.devnet.owner.revokeAttestor(x.key, 0n);
      const before = await traces(product);
      expect((await relay(id, x)).code).toBe('CASE_STATE');
      expect(await traces(product)).toEqual(before);
    });

    if (EXHAUSTIVE)
      it('a revoked key is refused before the index knows', async () => {
        await series();
        const input = await request([z, x]);
        await refuses(product, 'SIGNER_INACTIVE', () => mutate(product, 'issuer', 'openExtinguishment', input));
      });
  });
});
