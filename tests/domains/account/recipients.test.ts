import { signAnnouncement } from '@income-series/protocol/envelope';
import type { EvmAddress } from '@income-series/protocol/hex';
import { describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../support/database.ts';
import { forFile } from '../../support/for-file.ts';
import { startTestGateway } from '../../support/gateway.ts';
import { startDevnet } from '../support/devnet.ts';

const secret = (byte: number) => new Uint8Array(32).fill(byte);
/** Registered and announced; registered alone; announced, and revoked at once; on no chain. */
const [ready, silent, revoked, unknown] = [1, 2, 3, 4].map((byte) => signAnnouncement(secret(byte)));
const keyOf = (announced: typeof ready) => announced?.key as EvmAddress;

const devnet = await forFile(startDevnet());
const gateway = await forFile(
  startTestGateway({
    database: await forFile(createTestDatabase()),
    rpcUrl: devnet.anvil.url,
    contracts: devnet.contracts,
  }),
);
for (const one of [ready, silent, revoked]) await devnet.owner.registerAttestor(keyOf(one));
const { request } = await gateway.chain.prepare(devnet.owner.address, {
  kind: 'revokeAttestor',
  key: keyOf(revoked),
  graceUntil: 0n,
});
await devnet.wallet(0).send({ to: request.to, data: request.data });
const announcedAt = new Date('2026-01-02T00:00:00.000Z');
for (const one of [ready, revoked, unknown]) {
  if (one) await gateway.database.prisma.attestorAnnouncement.create({ data: { ...one, announcedAt } });
}
// As the index would have it: the key was registered, whatever became of it.
const registeredAt = announcedAt;
const row = { address: keyOf(revoked), chain: gateway.chain.name, active: true, registeredAt };
await gateway.database.prisma.attestor.create({ data: row });

const recipients = (...keys: (typeof ready)[]) =>
  gateway.services.announcements.recipients('evm:10143', keys.map(keyOf));

describe('work for attestors is sealed', () => {
  it('to the keys they announced, in the order they are named', async () => {
    const sealedTo = { key: ready?.key, encryptionKey: ready?.encryptionKey };
    expect(await recipients(ready)).toEqual([sealedTo]);
    await gateway.database.prisma.attestorAnnouncement.create({
      data: { ...(silent as NonNullable<typeof silent>), announcedAt: new Date(0) },
    });
    const both = [{ key: silent?.key, encryptionKey: silent?.encryptionKey }, sealedTo];
    expect(await recipients(silent, ready)).toEqual(both);
    await gateway.database.prisma.attestorAnnouncement.delete({ where: { key: keyOf(silent) } });
  });

  it('to none that announced no key, is not active on the chain now, or never was on it', async () => {
    await expect(recipients(ready, silent)).rejects.toMatchObject({ code: 'ANNOUNCEMENT_MISSING' });
    await expect(recipients(ready, revoked)).rejects.toMatchObject({ code: 'SIGNER_INACTIVE' });
    await expect(recipients(unknown)).rejects.toMatchObject({ code: 'SIGNER_KEY_UNKNOWN' });
    await expect(recipients(revoked, unknown)).rejects.toMatchObject({ code: 'SIGNER_KEY_UNKNOWN' });
  });

  it('to nobody while the chain does not answer', async () => {
    const alone = await startTestGateway({ database: gateway.database });
    const asked = alone.services.announcements.recipients('evm:10143', [keyOf(ready)]);
    await expect(asked).rejects.toMatchObject({ code: 'CHAIN_UNAVAILABLE' });
    await alone.close();
  });
});
