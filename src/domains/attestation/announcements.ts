import type { ReadAt } from '../../core/chain.ts';
import type { Clock } from '../../core/clock.ts';
import type { EnvelopeRecipient } from '../../core/envelope/index.ts';
import { AppError } from '../../core/errors/app-error.ts';
import type { Address, Hex } from '../../core/hex.ts';
import type { PrismaClient } from '../../generated/prisma/client.ts';

export interface AnnouncementDeps {
  readonly db: PrismaClient;
  readonly chain: { activeAttestors(keys: readonly Address[]): Promise<ReadAt<ReadonlyMap<Address, boolean>>> };
  readonly clock: Clock;
}

export type AnnouncementService = ReturnType<typeof createAnnouncements>;

/** The encryption keys that attestor keys announced by their own signature. */
export function createAnnouncements({ db, chain }: AnnouncementDeps) {
  /** Each key is active on the chain now. @throws SIGNER_KEY_UNKNOWN, SIGNER_INACTIVE, CHAIN_UNAVAILABLE */
  async function requireActive(keys: readonly Address[]): Promise<void> {
    const { value: active } = await chain.activeAttestors(keys);
    const inactive = keys.filter((key) => active.get(key) !== true);
    if (inactive.length === 0) return;
    const known = await db.attestor.count({ where: { address: { in: [...new Set(inactive)] } } });
    throw new AppError(known < new Set(inactive).size ? 'SIGNER_KEY_UNKNOWN' : 'SIGNER_INACTIVE');
  }

  return {
    requireActive,

    /**
     * To whom work addressed to these keys is sealed, in their order: each is active on the chain now and has announced
     * an encryption key. Whoever writes the work also holds the keys' links (`lockSignerKey`).
     * @throws SIGNER_KEY_UNKNOWN, SIGNER_INACTIVE, ANNOUNCEMENT_MISSING, CHAIN_UNAVAILABLE
     */
    async recipients(keys: readonly Address[]): Promise<EnvelopeRecipient[]> {
      await requireActive(keys);
      const rows = await db.attestorAnnouncement.findMany({
        where: { key: { in: [...keys] } },
        select: { key: true, encryptionKey: true },
      });
      const announced = new Map(rows.map((row) => [row.key, row.encryptionKey as Hex]));
      return keys.map((key) => {
        const encryptionKey = announced.get(key);
        if (encryptionKey === undefined) throw new AppError('ANNOUNCEMENT_MISSING');
        return { key, encryptionKey };
      });
    },
  };
}
