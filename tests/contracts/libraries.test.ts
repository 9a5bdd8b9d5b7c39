import { readFileSync } from 'node:fs';
import { toHex } from '@income-series/protocol/bytes';
import type { Bytes32, EvmAddress, Hex } from '@income-series/protocol/hex';
import { isPeriod, nextPeriod, periodEnd, periodRange } from '@income-series/protocol/period';
import {
  CURVE_ORDER,
  domainSeparator,
  type MessageKind,
  type MessageOf,
  messageDigest,
  recoverSigner,
  signDigest,
} from '@income-series/protocol/signing';
import fc from 'fast-check';
import { encodeDeployData } from 'viem';
import { describe, expect, it } from 'vitest';
import { forFile, forTest } from '../support/for-file.ts';
import * as probe from './fixtures/LibraryProbe.abi.ts';
import { createWorld } from './support/world.ts';

const world = await forFile(createWorld());
const address: EvmAddress = await world.deploy({ bytecode: encodeDeployData(probe) });

const bytes32 = fc.uint8Array({ minLength: 32, maxLength: 32 }).map((bytes) => toHex(bytes) as Bytes32);
const uint = (bits: number) => fc.bigInt(0n, (1n << BigInt(bits)) - 1n);
const word = (byte: string): Bytes32 => `0x${byte.repeat(32)}` as const;
const domain = () => ({ kind: 'evm', chainId: world.anvil.chainId, verifyingContract: world.addresses.hub }) as const;

it('Poseidon of five inputs has the size on the chain that the table of contracts says', async () => {
  const address = (await world.read('router', 'poseidon5', [])) as EvmAddress;
  const code = (await world.client.getCode({ address })) as Hex;
  const row = readFileSync('contracts/evm/README.md', 'utf8').match(/\| `Poseidon5` \|.* ([\d,]+) \|/);
  expect(row?.[1]).toBe(((code.length - 2) / 2).toLocaleString('en-US'));
});

describe('the contracts’ calendar', () => {
  // contracts/evm/test counts the days of every quarter.
  it('ends quarters when the service’s does, over two centuries', async () => {
    const some = periodRange(20001, 21994).filter((_, i) => i % 13 === 0);
    for (const period of [...some, 20001, 20004, 20994, 21001, 21004, 21994]) {
      const ask = { address, abi: probe.abi } as const;
      expect(await world.client.readContract({ ...ask, functionName: 'endsAt', args: [period] })).toBe(
        periodEnd(period),
      );
      expect(await world.client.readContract({ ...ask, functionName: 'next', args: [period] })).toBe(
        nextPeriod(period),
      );
      const end = periodEnd(period);
      const moments = [end - 1n, end].map((time) =>
        world.client.readContract({ ...ask, functionName: 'containing', args: [time] }),
      );
      expect(await Promise.all(moments)).toEqual([period, nextPeriod(period)]);
    }
  });

  it('knows the same numbers as quarters', async () => {
    const ask = { address, abi: probe.abi, functionName: 'isPeriod' } as const;
    for (const period of [0, 4, 10, 19994, 20000, 20001, 20004, 20005, 20009, 21994, 21995, 22001, 4_294_967_294]) {
      expect(await world.client.readContract({ ...ask, args: [period] })).toBe(isPeriod(period));
    }
  });
});

describe('the contracts’ signed messages', () => {
  const check = async <K extends MessageKind>(kind: K, message: MessageOf<K>, hash: Promise<Hex>) => {
    const separator = await world.read('hub', 'domainSeparator', []);
    const digest = await world.client.readContract({
      address,
      abi: probe.abi,
      functionName: 'digest',
      args: [separator, await hash],
    });
    expect(digest).toBe(messageDigest(domain(), kind, message));
  };
  const ask = { abi: probe.abi } as const;
  const at = () => ({ ...ask, address });

  it('have the service’s domain', async () => {
    expect(await world.read('hub', 'domainSeparator', [])).toBe(toHex(domainSeparator(domain())));
  });

  const EVERY = 2n ** 256n - 1n;
  const N64 = 2n ** 64n - 1n;
  const [low, high] = [word('00'), word('ff')];
  it('are the service’s at the ends of every field’s range', async () => {
    const { client } = world;
    const ends = [
      { key: low, period: 0, n: 0n, m: 0n, a: low, b: low, small: 0, wide: 0n, signed: 0n },
      { key: high, period: 4_294_967_295, n: N64, m: N64, a: high, b: high, small: 255, wide: EVERY, signed: -1n },
      { key: low, period: 1, n: 1n, m: N64, a: high, b: low, small: 1, wide: 1n, signed: -(2n ** 255n) },
      { key: high, period: 2, n: N64, m: 1n, a: low, b: high, small: 2, wide: 2n ** 255n, signed: 2n ** 255n - 1n },
    ] as const;
    for (const { key: seriesKey, period, n, m, a, b, small, wide, signed } of ends) {
      const asking = <F extends string>(functionName: F) => ({ ...at(), functionName }) as const;
      const report = { seriesKey, period, priorCommitment: a, incomeCommitment: b, tier: small, liquidityFlag: small };
      const reportArgs = [seriesKey, period, a, b, small, small] as const;
      await check('REPORT', report, client.readContract({ ...asking('report'), args: reportArgs }));
      const fxArgs = [seriesKey, period, wide] as const;
      await check('FX', { seriesKey, period, rate: wide }, client.readContract({ ...asking('fx'), args: fxArgs }));
      const pause = { seriesKey, pauseNonce: n, pauseEnd: m };
      await check('PAUSE', pause, client.readContract({ ...asking('pause'), args: [seriesKey, n, m] }));
      const extinguish = { seriesKey, extinguishNonce: n };
      await check('EXTINGUISH', extinguish, client.readContract({ ...asking('extinguish'), args: [seriesKey, n] }));
      const amend = { seriesKey, amendmentNonce: n, newTermsCommitment: a, newCap: wide };
      await check('AMEND', amend, client.readContract({ ...asking('amend'), args: [seriesKey, n, a, wide] }));
      const trueUp = { seriesKey, year: period, trueupNonce: n, attestationTs: m, adjustment: signed };
      const trueUpArgs = [seriesKey, period, n, m, signed] as const;
      await check('TRUEUP', trueUp, client.readContract({ ...asking('trueUp'), args: trueUpArgs }));
    }
  });

  it('are the service’s, all six, for random fields', async () => {
    const { client } = world;
    const period = fc.constantFrom(...periodRange(20241, 20364));
    const fields = fc.record({
      seriesKey: bytes32,
      period,
      a: bytes32,
      b: bytes32,
      small: uint(8),
      n64: uint(64),
      m64: uint(64),
      wide: uint(256),
      signed: fc.bigInt(-(1n << 255n), (1n << 255n) - 1n),
    });
    await fc.assert(
      fc.asyncProperty(fields, async ({ seriesKey, period, a, b, small, n64, m64, wide, signed }) => {
        const tier = Number(small);
        const year = Math.floor(period / 10);
        await check(
          'REPORT',
          { seriesKey, period, priorCommitment: a, incomeCommitment: b, tier, liquidityFlag: tier },
          client.readContract({ ...at(), functionName: 'report', args: [seriesKey, period, a, b, tier, tier] }),
        );
        await check(
          'FX',
          { seriesKey, period, rate: wide },
          client.readContract({ ...at(), functionName: 'fx', args: [seriesKey, period, wide] }),
        );
        await check(
          'PAUSE',
          { seriesKey, pauseNonce: n64, pauseEnd: m64 },
          client.readContract({ ...at(), functionName: 'pause', args: [seriesKey, n64, m64] }),
        );
        await check(
          'EXTINGUISH',
          { seriesKey, extinguishNonce: n64 },
          client.readContract({ ...at(), functionName: 'extinguish', args: [seriesKey, n64] }),
        );
        await check(
          'AMEND',
          { seriesKey, amendmentNonce: n64, newTermsCommitment: a, newCap: wide },
          client.readContract({ ...at(), functionName: 'amend', args: [seriesKey, n64, a, wide] }),
        );
        await check(
          'TRUEUP',
          { seriesKey, year, trueupNonce: n64, attestationTs: m64, adjustment: signed },
          client.readContract({ ...at(), functionName: 'trueUp', args: [seriesKey, year, n64, m64, signed] }),
        );
      }),
      { numRuns: 15 },
    );
  });
});

describe('a hub that is a fresh chain’s first contract', () => {
  it('has the known address and gives the known REPORT digest', async () => {
    const fresh = await forTest(createWorld({ realVerifier: true }));
    expect(fresh.addresses.hub).toBe('0x5fbdb2315678afecb367f032d93f642f64180aa3');
    const args = [word('11'), 20261, word('22'), word('33'), 2, 0] as const;
    const digest = await fresh.read('hub', 'reportDigest', args);
    expect(digest).toBe('0xf32cf6944d619473c5b048e164b150db1dff1b8555b3fbff6ab2fe494b4a6280');
  });
});

describe('the contracts’ recovery of signatures', () => {
  const recover = (digest: Bytes32, signature: Hex) =>
    world.client.readContract({ address, abi: probe.abi, functionName: 'recover', args: [digest, signature] });
  const NOBODY = `0x${'0'.repeat(40)}`;

  it('agrees with the service’s on sound and on spoilt signatures', async () => {
    const secret = fc
      .uint8Array({ minLength: 32, maxLength: 32 })
      .filter((bytes) => bytes.some((b) => b > 0) && (bytes[0] ?? 0) < 255);
    const spoil = fc.constantFrom<(signature: Hex) => Hex>(
      (s) => s,
      (s) => s,
      (s) => s.slice(0, -2) as Hex,
      (s) => `${s}1b`,
      (s) => `${s.slice(0, -2)}1d` as Hex,
      (s) => (s.slice(0, -2) + (s.endsWith('1b') ? '1c' : '1b')) as Hex,
      (s) => `0x${CURVE_ORDER.toString(16)}${s.slice(66)}`,
      (s) =>
        `${s.slice(0, 66)}${(CURVE_ORDER - BigInt(`0x${s.slice(66, 130)}`)).toString(16).padStart(64, '0')}1b` as Hex,
      (s) => `0x${'0'.repeat(63)}5${s.slice(66)}`,
    );
    await fc.assert(
      fc.asyncProperty(secret, bytes32, spoil, async (key, digest, change) => {
        const signature = change(signDigest(digest, key));
        const signer = await recover(digest, signature);
        expect(signer.toLowerCase()).toBe(recoverSigner(digest, signature) ?? NOBODY);
      }),
      { numRuns: 20 },
    );
  });
});
