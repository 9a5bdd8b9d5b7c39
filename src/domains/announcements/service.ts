import type { Chains } from '../../chains/index.ts';
import { parseBytes32, parseEvmAddress } from '../../core/bytes.ts';
import type { ReadAt } from '../../core/chain.ts';
import type { Clock } from '../../core/clock.ts';
import { type EnvelopeRecipient, isAnnouncement } from '../../core/envelope/index.ts';
import { AppError } from '../../core/errors/app-error.ts';
import { type KeyAddress, readHex } from '../../core/hex.ts';
import { parseSignature } from '../../core/signing/index.ts';
import type { Tx } from '../../core/tx.ts';
import type { PrismaClient } from '../../generated/prisma/client.ts';
import { audit } from '../operations/index.ts';

export interface AnnouncementDeps {
  readonly db: PrismaClient;
  readonly chains: Chains<{
    readonly name: string;
    activeAttestors(keys: readonly KeyAddress[]): Promise<ReadAt<ReadonlyMap<KeyAddress, boolean>>>;
  }>;
  readonly clock: Clock;
}

/** An attestor key's statement of its encryption key, as it was sent; lower-case hex. */
export interface AnnouncementInput {
  readonly key: string;
  readonly encryptionKey: string;
  readonly signature: string;
}

export type AnnouncementService = ReturnType<typeof createAnnouncements>;

/** The encryption keys that attestor keys announced by their own signature. */
export function createAnnouncements({ db, chains, clock }: AnnouncementDeps) {
  /** Each key is active on the chain now. @throws SIGNER_KEY_UNKNOWN, SIGNER_INACTIVE, CHAIN_UNAVAILABLE */
  async function requireActive(chain: string, keys: readonly KeyAddress[]): Promise<void> {
    const { value: active } = await chains.of(chain).activeAttestors(keys);
    const inactive = new Set(keys.filter((key) => active.get(key) !== true));
    if (inactive.size === 0) return;
    const known = await db.attestor.count({ where: { chain, address: { in: [...inactive] } } });
    throw new AppError(known < inactive.size ? 'SIGNER_KEY_UNKNOWN' : 'SIGNER_INACTIVE');
  }

  return {
    requireActive,

    /**
     * To whom work addressed to these keys is sealed, in their order: each is active on the chain now and has announced
     * an encryption key. Code that writes the work also holds the keys' links (`lockSignerKey`).
     * @throws SIGNER_KEY_UNKNOWN, SIGNER_INACTIVE, ANNOUNCEMENT_MISSING, CHAIN_UNAVAILABLE
     */
    async recipients(chain: string, keys: readonly KeyAddress[]): Promise<EnvelopeRecipient[]> {
      await requireActive(chain, keys);
      const rows = await db.attestorAnnouncement.findMany({
        where: { key: { in: [...keys] } },
        select: { key: true, encryptionKey: true },
      });
      const announced = new Map(rows.map((row) => [row.key, row.encryptionKey]));
      return keys.map((key) => {
        const encryptionKey = announced.get(key);
        if (encryptionKey === undefined) throw new AppError('ANNOUNCEMENT_MISSING');
        return { key, encryptionKey };
      });
    },

    /**
     * Checks the announcement of a key of this account; what it answers writes it over the one before. Work that was
     * sealed to an earlier encryption key stays sealed to it.
     * @throws SIGNATURE_NOT_CANONICAL, ANNOUNCEMENT_INVALID, SIGNER_KEY_NOT_LINKED
     */
    async announce(accountId: string, input: AnnouncementInput): Promise<(tx: Tx) => Promise<{ key: KeyAddress }>> {
      const key = parseEvmAddress(input.key);
      const signature = readHex(input.signature);
      if (signature === null || !parseSignature(signature)) throw new AppError('SIGNATURE_NOT_CANONICAL');
      const said = { encryptionKey: parseBytes32(input.encryptionKey), signature };
      if (!isAnnouncement({ key, ...said })) throw new AppError('ANNOUNCEMENT_INVALID');
      return async (tx) => {
        const linkId = await holdLink(tx, accountId, key);
        const row = { ...said, announcedAt: clock.now() };
        await tx.attestorAnnouncement.upsert({ where: { key }, create: { key, ...row }, update: row });
        await audit(tx, { actor: accountId, action: 'signer-key.announce', target: linkId });
        return { key };
      };
    },

    /** Deletes the announcement of a key that is unlinked. */
    retract: (tx: Tx, key: KeyAddress) => tx.attestorAnnouncement.deleteMany({ where: { key } }),
  };
}

/** The id of the key's link to this account, held until the transaction ends. @throws SIGNER_KEY_NOT_LINKED */
async function holdLink(tx: Tx, accountId: string, key: KeyAddress): Promise<string> {
  const [link] = await tx.$queryRaw<{ readonly id: string }[]>`
    SELECT id FROM account_signer_keys WHERE key = ${key} AND account_id = ${accountId}::uuid FOR SHARE`;
  if (!link) throw new AppError('SIGNER_KEY_NOT_LINKED');
  return link.id;
}
