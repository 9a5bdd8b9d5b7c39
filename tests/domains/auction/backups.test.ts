import { randomUUID } from 'node:crypto';
import { createDeviceSecret, openBackup, sealBackup } from '@income-series/client';
import { describe, expect, it } from 'vitest';
import { MAX_BACKUPS } from '../../../src/domains/auction/index.ts';
import { forFile } from '../../support/for-file.ts';
import { personas } from '../../support/populate.ts';
import { word } from '../../support/population/known.ts';
import { type Answered, MINE, type Mine, openBackupWorld, SAVE, type Saved } from '../support/backups.ts';

const world = await openBackupWorld();
await forFile(world.gateway);

describe('a reveal backup at the gateway', () => {
  it('comes back to its owner as it was saved, and opens with the device secret alone', async () => {
    const { secret, opening, input } = await world.backedUp('backerA', { window: 3 });
    const { bidBackup } = await world.save('backerA', input);
    expect(bidBackup).toMatchObject(input);
    const { edges } = await world.mine('backerA', { key: input.seriesKey });
    expect(edges[0]?.node).toEqual(bidBackup);
    expect(await openBackup(secret, edges[0]?.node as Saved)).toEqual(opening);
    await expect(openBackup(createDeviceSecret(), edges[0]?.node as Saved)).rejects.toMatchObject({
      code: 'BACKUP_UNOPENED',
    });
  });

  it('is nobody else’s: not the series’ issuer’s, not an admin’s, not by its id', async () => {
    const { input } = await world.backedUp('backerA');
    const { bidBackup } = await world.save('backerA', input);
    const node = `query ($id: ID!) { node(id: $id) { ... on BidBackup { backup } } }`;
    for (const name of ['outsider', 'admin', 'issuerA'] as const) {
      expect(await world.mine(name)).toMatchObject({ totalCount: 0, edges: [] });
      const { data, errors } = await world.gateway.ask(node, { id: bidBackup?.id }, world.tokens.get(name));
      expect([data?.node, errors?.map(({ extensions }) => extensions.code)]).toEqual([null, ['NOT_FOUND']]);
    }
    const { errors } = await world.gateway.ask(MINE);
    expect(errors?.map(({ extensions }) => extensions.code)).toEqual(['UNAUTHENTICATED']);
    expect((await world.gateway.ask(node, { id: bidBackup?.id }, world.tokens.get('backerA'))).data?.node).toEqual({
      backup: input.backup,
    });
  });

  it('never changes: the same again is the same row, another for the commitment is refused', async () => {
    const { secret, opening, input } = await world.backedUp('backerA');
    const key = randomUUID();
    const first = await world.save('backerA', input, key);
    const before = await world.rows();
    expect(await world.save('backerA', input, key)).toEqual(first);
    expect(await world.save('backerA', input)).toEqual(first);
    const spaced = JSON.stringify(JSON.parse(input.backup), null, 1);
    expect(await world.save('backerA', { ...input, backup: spaced })).toEqual(first);
    const again = await sealBackup(secret, { ...input, opening });
    expect(again).not.toBe(input.backup);
    for (const other of [{ backup: again }, { window: 1 }, { seriesKey: world.population.series.B.key }])
      expect(await world.save('backerA', { ...input, ...other })).toMatchObject({ code: 'CONFLICT', path: null });
    expect((await world.save('backerA', { ...input, backup: again }, key)).code).toBe('IDEMPOTENCY_KEY_REUSED');
    expect(await world.rows()).toEqual(before);
  });

  it('is one of two that are saved at once, and the other is refused unless it is the same', async () => {
    const { secret, opening, input } = await world.backedUp('backerA');
    const other = { ...input, backup: await sealBackup(secret, { ...input, opening }) };
    const asked = [input, input, input, other, other, other];
    const answers = await Promise.all(asked.map((one) => world.save('backerA', one)));
    const kept = answers.flatMap(({ bidBackup }) => bidBackup ?? []);
    expect(new Set(kept.map(({ id, backup }) => `${id} ${backup}`)).size).toBe(1);
    expect(answers.map(({ code }) => code).filter((code) => code !== undefined)).toEqual(Array(3).fill('CONFLICT'));
  });

  it('is saved for wallets of one’s own: an admin speaks for nobody', async () => {
    const { input } = await world.backedUp('backerA');
    const before = await world.rows();
    for (const name of ['outsider', 'admin', 'holderB'] as const)
      expect((await world.save(name, input)).code).toBe('WALLET_NOT_LINKED');
    const signedOut = await world.gateway.ask<{ saveBidBackup: Answered }>(SAVE, {
      input: { idempotencyKey: randomUUID(), ...input },
    });
    expect(signedOut.data?.saveBidBackup.code).toBe('UNAUTHENTICATED');
    expect(await world.rows()).toEqual(before);
  });

  it('may be kept by two accounts for the same commitment: one cannot keep the other from it', async () => {
    const { input } = await world.backedUp('holderB', { seriesKey: world.population.series.B.key });
    const squatted = { ...input, wallet: personas.backerA.wallet.address };
    expect((await world.save('backerA', squatted)).bidBackup).toMatchObject(squatted);
    expect((await world.save('holderB', input)).bidBackup).toMatchObject(input);
  });

  it('is listed newest first, page by page, by series', async () => {
    const kept: string[] = [];
    for (const seriesKey of [
      world.population.series.A.key,
      world.population.series.C.key,
      world.population.series.A.key,
    ]) {
      world.gateway.clock.advance(1_000);
      const { input } = await world.backedUp('outsider', { seriesKey });
      kept.unshift((await world.save('outsider', input)).bidBackup?.id as string);
    }
    const ids = ({ edges }: Mine) => edges.map(({ node }) => node.id);
    const first = await world.mine('outsider', { first: 2 });
    expect([first.totalCount, ids(first), first.pageInfo.hasNextPage]).toEqual([3, kept.slice(0, 2), true]);
    expect(ids(await world.mine('outsider', { first: 2, after: first.pageInfo.endCursor }))).toEqual(kept.slice(2));
    expect(ids(await world.mine('outsider', { key: world.population.series.C.key }))).toEqual([kept[1]]);
  });

  it('is refused beyond what an account may keep of one series, and not of another', async () => {
    const { input } = await world.backedUp('issuerA');
    const { accountId } = personas.issuerA;
    const { prisma } = world.gateway.database;
    const { backup, ...place } = input;
    const row = { ...place, accountId, ciphertext: backup, savedAt: new Date(0) };
    await prisma.bidBackup.createMany({
      data: Array.from({ length: MAX_BACKUPS - 1 }, (_, i) => ({ ...row, chain: 'evm:10143', commitment: word(i) })),
    });
    expect((await world.save('issuerA', input)).bidBackup).toMatchObject(input);
    const { input: beyond } = await world.backedUp('issuerA');
    const full = await world.rows();
    expect((await world.save('issuerA', beyond)).code).toBe('CASE_LIMIT');
    expect(await world.rows()).toEqual(full);
    expect((await world.save('issuerA', input)).bidBackup).toMatchObject(input);
    const { input: elsewhere } = await world.backedUp('issuerA', { seriesKey: world.population.series.B.key });
    expect((await world.save('issuerA', elsewhere)).bidBackup).toMatchObject(elsewhere);
  });

  it('stays where the index is made again', async () => {
    const { input } = await world.backedUp('holderB', { seriesKey: world.population.series.C.key });
    const { bidBackup } = await world.save('holderB', input);
    await world.gateway.database.prisma.series.delete({
      where: { chain_key: { chain: 'evm:10143', key: world.population.series.C.key } },
    });
    expect(
      (await world.mine('holderB', { key: world.population.series.C.key })).edges.map(({ node }) => node),
    ).toContainEqual(bidBackup);
    expect((await world.save('holderB', { ...input, commitment: word(9) })).code).toBe('NOT_FOUND');
  });
});
