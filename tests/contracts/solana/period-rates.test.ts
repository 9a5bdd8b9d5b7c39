import { periodEnd } from '@income-series/protocol/period';
import { beforeEach, describe, expect, it } from 'vitest';
import { find, set } from '../../conformance/signing-set.ts';
import { readFields, toHex, u32 } from './support/bytes.ts';
import { derive, keyPair, paying, replaced, writable } from './support/chain.ts';
import {
  activate,
  buy,
  type CurveWorld,
  createCurveWorld,
  DAY,
  EUR,
  recordRate,
  register,
  type SignedRate,
  type Trader,
  WAD,
} from './support/curve.ts';
import { publishRate, revokeKey } from './support/registry.ts';
import { ATTESTOR, type Key, signedRate } from './support/signed-rate.ts';
import { expectChecked } from './support/tamper.ts';
import { senders } from './support/world.ts';

const PERIOD = 20261;
const END = periodEnd(PERIOD);
const LAST = 10_000n * WAD;
const OTHER = find(set.keys, 'attestor-2');
const VERIFIER = find(set.keys, 'verifier');

let world: CurveWorld;
const { answer } = senders(() => world);

const signed = ({ key = ATTESTOR, period = PERIOD, rate = LAST }: { key?: Key; period?: number; rate?: bigint }) =>
  signedRate(world, { key, period, rate });
const record = async (what: Parameters<typeof signed>[0] & { earlier?: number } = {}) =>
  recordRate(world, { ...(await signed(what)), ...(what.earlier === undefined ? {} : { earlier: what.earlier }) }, END);

beforeEach(async () => {
  world = await createCurveWorld();
  await world.chain.accept(buy(world, world.traders[0] as Trader, { given: 1_500_000_000n }));
  await world.chain.accept(activate(world));
  for (const key of [ATTESTOR, OTHER]) await register(world, 'attestor', key.address);
  await register(world, 'verifier', VERIFIER.address);
  world.chain.setTime(END);
});

describe('recordRate', () => {
  it('records a quarter’s rate, once', async () => {
    const rate = (LAST * 12n) / 10n;
    const whole = await record({ rate });
    const sent = await world.chain.accept(whole);
    const seriesKey = toHex(world.curve.key);
    const signature = toHex((await signed({ rate })).signature);
    const fields = { seriesKey, period: BigInt(PERIOD), signer: ATTESTOR.address, rate, signature };
    expect(sent.events).toEqual([{ name: 'RateRecorded', fields }]);
    const layout = [
      ['header', 3],
      ['seriesKey', 32],
      ['period', 'u32'],
      ['rate', 'u128'],
      ['signer', 20],
      ['payer', 'address'],
    ] as const;
    const quarter = await derive('quarter', world.curve.key, u32(PERIOD));
    const { header, ...stored } = readFields(layout, world.chain.data(quarter) ?? new Uint8Array());
    expect(stored).toEqual({
      seriesKey,
      period: BigInt(PERIOD),
      rate,
      signer: ATTESTOR.address,
      payer: world.chain.payer.address,
    });
    expect(header).toMatch(/^0x0a02/);
    expect(await answer(whole)).toBe('RATE_RECORDED');
    expect(await answer(record({ key: OTHER }))).toBe('RATE_RECORDED');
  });

  it.each([
    ['a fifth more', (LAST * 12n) / 10n, 'ACCEPTED'],
    ['more than that', (LAST * 12n) / 10n + 1n, 'FX_OUT_OF_BOUND'],
    ['a fifth less', (LAST * 8n) / 10n, 'ACCEPTED'],
    ['less than that', (LAST * 8n) / 10n - 1n, 'FX_OUT_OF_BOUND'],
    ['nothing', 0n, 'FX_OUT_OF_BOUND'],
    ['the largest number', (1n << 128n) - 1n, 'FX_OUT_OF_BOUND'],
  ])('takes or refuses %s than the feed’s last', async (_, rate, expected) => {
    expect(await answer(record({ rate }))).toBe(expected);
  });

  it('waits for the quarter’s end, in the term', async () => {
    world.chain.setTime(END - 1n);
    expect(await answer(record())).toBe('PERIOD_NOT_OPEN');
    for (const period of [20254, 20260, 20291, 0]) expect(await answer(record({ period }))).toBe('PERIOD_UNKNOWN');
    expect(await answer(record({ period: 20262 }))).toBe('PERIOD_NOT_OPEN');
  });

  it('is refused where the feed has a rate of the quarter’s last three days', async () => {
    world.chain.setTime(END - 3n * DAY);
    await world.chain.accept(publishRate(world, world.admin, { currency: EUR, rate: LAST }));
    world.chain.setTime(END);
    expect(await answer(record())).toBe('FX_FRESH');
    expect(await answer(record({ earlier: 0 }))).toBe('ACCOUNT_INVALID'); // not the last before the end
  });

  it('measures by the last rate before the quarter’s end, whatever came later', async () => {
    for (const rate of [LAST, (LAST * 11n) / 10n, (LAST * 12n) / 10n]) {
      await world.chain.accept(publishRate(world, world.admin, { currency: EUR, rate }));
      world.chain.setTime(world.chain.now() + 2n * DAY);
    }
    expect(await answer(record({ rate: (LAST * 13n) / 10n }))).toBe('FX_OUT_OF_BOUND');
    for (const earlier of [1, 2, 3]) expect(await answer(record({ earlier }))).toBe('ACCOUNT_INVALID');
    expect(await answer(record({ rate: (LAST * 12n) / 10n }))).toBe('ACCEPTED');
  });

  it('is signed by an active attestor', async () => {
    expect(await answer(record({ key: VERIFIER }))).toBe('SIGNER_INACTIVE');
    expect(await answer(record({ key: find(set.keys, 'largest') }))).toBe('SIGNER_INACTIVE'); // never registered
    const graceUntil = END + 10n;
    const revocation = { kind: 'attestor', key: ATTESTOR.address, graceUntil } as const;
    await world.chain.accept(revokeKey(world, world.admin, revocation));
    world.chain.setTime(graceUntil + 1n);
    expect(await answer(record())).toBe('SIGNER_INACTIVE');
    world.chain.setTime(graceUntil);
    expect(await answer(record())).toBe('ACCEPTED');
  });

  it('is signed over this series, period and rate, in canonical form', async () => {
    const right = await signed({});
    const send = (change: Partial<SignedRate>) => answer(recordRate(world, { ...right, ...change }, END));
    // another message recovers another key, whose record is not the given one
    expect(await send({ rate: LAST + 1n })).toBe('ACCOUNT_INVALID');
    const other = (await signed({ period: 20262 })).signature;
    expect(await send({ signature: other })).toBe('ACCOUNT_INVALID');
    expect(await send({ key: OTHER.address })).toBe('ACCOUNT_INVALID');
    expect(await send({ signature: right.signature.with(64, 0) })).toBe('SIGNATURE_NOT_CANONICAL');
    expect(await send({ signature: new Uint8Array(65) })).toBe('SIGNATURE_NOT_CANONICAL');
    expect(await send({})).toBe('ACCEPTED');
  });

  it('is for a series that is active', async () => {
    world = await createCurveWorld();
    await register(world, 'attestor', ATTESTOR.address);
    world.chain.setTime(END);
    expect(await answer(record())).toBe('WRONG_STATE');
  });

  it('is anyone’s, and checks every account', async () => {
    world.chain.setTime(END + 2n * DAY);
    await world.chain.accept(publishRate(world, world.admin, { currency: EUR, rate: LAST }));
    const stranger = await keyPair(700);
    world.chain.fund(stranger.address);
    const whole = await record();
    await expectChecked({ ...world, free: [3] }, whole, [
      '4 ACCOUNT_INVALID - -',
      '5 ACCOUNT_INVALID - ACCOUNT_READONLY',
      '6 ACCOUNT_INVALID - -',
      '7 ACCOUNT_INVALID - -',
      '8 ACCOUNT_INVALID - -',
      '9 ACCOUNT_INVALID - -',
    ]);
    expect(await answer(replaced(whole, 3, writable(stranger)))).toBe('SIGNER_MISSING');
    expect(await answer(replaced(whole, 3, paying(stranger)))).toBe('ACCEPTED');
  });
});
