import { randomUUID } from 'node:crypto';
import { ERRORS, type ErrorCode } from '@income-series/protocol/errors/codes';
import type { Hex } from '@income-series/protocol/hex';
import { describe, expect, it } from 'vitest';
import { forFile } from '../../support/for-file.ts';
import { word } from '../../support/population/known.ts';
import { openBackupWorld, SAVE } from '../support/backups.ts';

const world = await openBackupWorld();
await forFile(world.gateway);

describe('what is no backup', () => {
  const opened = (salt: Hex) => ({ v: 1, price: '1234567', quantity: '77', salt });

  it.each<[string, ErrorCode, (given: { backup: string; salt: Hex }) => object]>([
    ['the opening in plain', 'BACKUP_INVALID', ({ salt }) => ({ backup: JSON.stringify(opened(salt)) })],
    [
      'a price next to the ciphertext',
      'BACKUP_INVALID',
      ({ backup }) => ({ backup: JSON.stringify({ ...JSON.parse(backup), price: '1234567' }) }),
    ],
    ['words', 'BACKUP_INVALID', () => ({ backup: 'price 1234567 quantity 77' })],
    ['nothing', 'BACKUP_INVALID', () => ({ backup: '' })],
    ['a text without end', 'BACKUP_INVALID', ({ backup }) => ({ backup: backup.padEnd(100_000) })],
    [
      'another version',
      'BACKUP_VERSION',
      ({ backup }) => ({ backup: JSON.stringify({ ...JSON.parse(backup), v: 2 }) }),
    ],
    ['an unknown series', 'NOT_FOUND', () => ({ seriesKey: word(0xdead) })],
  ])('is refused, repeated nowhere and leaves nothing: %s', async (_, code, change) => {
    const { input, opening } = await world.backedUp('backerA');
    const changed = { ...input, ...change({ backup: input.backup, salt: opening.salt }) };
    const before = await world.rows();
    const answer = await world.save('backerA', changed);
    const path = code === 'NOT_FOUND' ? ['input', 'seriesKey'] : null;
    expect(answer).toEqual({ code, message: ERRORS[code].message, path });
    expect(await world.rows()).toEqual(before);
    world.expectUnlogged(['1234567', opening.salt, changed.backup || opening.salt]);
  });

  it('has its argument named: a window below 0', async () => {
    const { input } = await world.backedUp('backerA');
    const message = 'input.window: expected 0 for a bid, or the number of a window.';
    const refused = { code: 'BAD_INPUT', message, path: ['input', 'window'] };
    expect(await world.save('backerA', { ...input, window: -1 })).toEqual(refused);
  });

  it('is no text at all', async () => {
    const { input } = await world.backedUp('backerA');
    for (const backup of [null, 1234567, { price: '1234567' }, ['1234567']]) {
      const { data, errors } = await world.gateway.ask(
        SAVE,
        { input: { idempotencyKey: randomUUID(), ...input, backup } },
        world.tokens.get('backerA'),
      );
      expect([data ?? null, errors?.map(({ extensions }) => extensions.code)]).toEqual([null, ['BAD_INPUT']]);
      expect(JSON.stringify(errors)).not.toContain('1234567');
    }
    world.expectUnlogged(['1234567']);
  });
});

it('a backup is in no log, no idempotency record and no audit entry', async () => {
  const { input, opening } = await world.backedUp('backerA');
  await world.save('backerA', input);
  const { prisma } = world.gateway.database;
  const [{ found } = { found: '' }] = await prisma.$queryRaw<{ found: string }[]>`
    SELECT coalesce(string_agg(t, ' '), '') AS found FROM (
      SELECT row_to_json(r)::text AS t FROM idempotency_records r UNION ALL SELECT row_to_json(a)::text FROM audit_log a
    ) AS everything`;
  const { ciphertext, nonce } = JSON.parse(input.backup) as { ciphertext: string; nonce: string };
  for (const part of [ciphertext, nonce, opening.salt, opening.salt.slice(2)]) expect(found).not.toContain(part);
  expect(found).toContain('saveBidBackup');
  world.expectUnlogged([ciphertext, nonce, opening.salt]);
});
