import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { chmod } from 'node:fs/promises';
import { join } from 'node:path';
import {
  createDeviceSecret,
  createIncomeReport,
  createMemoryStore,
  exportDevice,
  exportOpenings,
  importDevice,
  importOpenings,
  incomeCommitment,
  sealTerms,
  ZERO_PRIOR,
} from '@income-series/client';
import { createFileStore } from '@income-series/client/node';
import type { ReportProver } from '@income-series/client/prover';
import { beforeEach, describe, expect, it } from 'vitest';
import { folderForTest } from '../../support/for-file.ts';

const SERIES = `0x${'5a'.repeat(32)}` as const;
const OTHER = `0x${'5b'.repeat(32)}` as const;
const secret = createDeviceSecret();
const refused = (code: string) => expect.objectContaining({ code, message: expect.not.stringContaining('/') });
const opening = (period: number, ytd = 1n) => ({ period, ytd, salt: 7n });

let folder: string;
beforeEach(() => {
  folder = join(folderForTest('store-'), 'openings');
});

const store = () => createFileStore({ secret, folder });
const files = () => readdirSync(folder);

describe('a device’s store in a folder', () => {
  it('answers what was added, after a restart too, by series and year', async () => {
    await store().add(SERIES, opening(20261));
    await store().add(SERIES, opening(20271));
    await store().add(OTHER, opening(20262));
    expect(await store().ofYear(SERIES, 2026)).toEqual([{ seriesKey: SERIES, ...opening(20261) }]);
    expect(await store().all()).toHaveLength(3);
  });

  it('is empty where there is no folder yet', async () => {
    expect(await store().all()).toEqual([]);
  });

  it('keeps each opening in a file that its owner alone may read, and shows nothing of it', async () => {
    await store().add(SERIES, { ...opening(20261), ytd: 123_456_789n });
    const [file = ''] = files();
    expect(files()).toHaveLength(1);
    expect(statSync(join(folder, file)).mode & 0o777).toBe(0o600);
    expect(readFileSync(join(folder, file), 'utf8')).not.toMatch(/123456789|5a5a|20261/);
  });

  it('keeps a rebuilt report’s opening next to the first one, and the same one once', async () => {
    for (const ytd of [1n, 2n, 2n]) await store().add(SERIES, opening(20261, ytd));
    expect((await store().ofYear(SERIES, 2026)).map(({ ytd }) => ytd).sort()).toEqual([1n, 2n]);
    expect(files()).toHaveLength(2);
  });

  it('loses nothing where several programs add at once', async () => {
    const figures = Array.from({ length: 20 }, (_, i) => BigInt(i));
    await Promise.all(figures.map((ytd) => store().add(SERIES, opening(20261, ytd))));
    expect(new Set((await store().all()).map(({ ytd }) => ytd))).toEqual(new Set(figures));
  });

  it('passes over what a program left that was killed while it wrote', async () => {
    await store().add(SERIES, opening(20261));
    writeFileSync(join(folder, '.0123456789abcdef.tmp'), '{"v":1', { mode: 0o600 });
    expect(await store().all()).toHaveLength(1);
  });

  it.each<[string, (file: string) => unknown, string]>([
    ['that was cut off', (file) => writeFileSync(file, readFileSync(file).subarray(0, -9)), 'OPENINGS_INVALID'],
    ['that is empty', (file) => writeFileSync(file, ''), 'OPENINGS_INVALID'],
    ['that others may read', (file) => chmod(file, 0o644), 'STORE_UNAVAILABLE'],
    ['of a newer client', (file) => writeFileSync(file, '{"v":2}'), 'OPENINGS_VERSION'],
  ])('refuses a file %s, and changes nothing', async (_, damage, code) => {
    await store().add(SERIES, opening(20261));
    const path = join(folder, files()[0] ?? '');
    await damage(path);
    const before = readFileSync(path, 'utf8');
    await expect(store().ofYear(SERIES, 2026)).rejects.toEqual(refused(code));
    await expect(store().add(SERIES, opening(20262))).rejects.toEqual(refused(code));
    expect([files().length, readFileSync(path, 'utf8')]).toEqual([1, before]);
  });

  it('refuses another device’s folder', async () => {
    await store().add(SERIES, opening(20261));
    const other = createFileStore({ secret: createDeviceSecret(), folder });
    await expect(other.all()).rejects.toEqual(refused('OPENINGS_UNOPENED'));
  });

  it('refuses to write where it cannot', async () => {
    writeFileSync(folder, 'a file');
    await expect(store().add(SERIES, opening(20261))).rejects.toEqual(refused('STORE_UNAVAILABLE'));
  });
});

describe('a device that was lost', () => {
  const terms = { theta: 5_000_000n, shareRate: '0.05', unitsOffered: 10_000n, currencyCode: 840, indexingRule: 0 };
  const { terms: sealed } = sealTerms(terms);
  const prover: ReportProver = {
    prove: async () => ({ proof: [], signals: [] }) as never,
    close: async () => undefined,
  };
  const report = (
    device: Parameters<typeof createIncomeReport>[0],
    period: number,
    ytd: bigint,
    priorCommitment = ZERO_PRIOR,
  ) =>
    createIncomeReport(device, {
      seriesKey: SERIES,
      period,
      terms: sealed,
      unitsOutstanding: 8_000n,
      fxRate: 10n ** 22n,
      priorCommitment,
      ytd,
    });

  it('reports on from an export under a passphrase, which another device cannot do without it', async () => {
    const lost = { secret, store: store(), prover };
    const { opening: first } = await report(lost, 20261, 6_000_000n);
    const exported = await exportDevice(lost, 'a passphrase of a test');
    const fresh = { secret: createDeviceSecret(), store: createMemoryStore(), prover };
    const prior = incomeCommitment(first);
    await expect(report(fresh, 20262, 9_000_000n, prior)).rejects.toEqual(refused('OPENING_MISMATCH'));
    const open = (own: Uint8Array) => createFileStore({ secret: own, folder: `${folder}-another` });
    const restored = await importDevice(exported, 'a passphrase of a test', open);
    expect(restored.secret).toEqual(secret);
    expect(await report({ ...restored, prover }, 20262, 9_000_000n, prior)).toMatchObject({ priorOpening: first });
  });

  it('reports on from an export under the device secret', async () => {
    await report({ secret, store: store(), prover }, 20261, 6_000_000n);
    const exported = await exportOpenings({ secret, store: store() });
    const restored = { secret, store: createMemoryStore() };
    await importOpenings(exported, restored);
    expect(await restored.store.all()).toEqual(await store().all());
  });
});
