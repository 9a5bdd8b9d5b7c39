import { parseEvmAddress } from '@income-series/protocol/address';
import { parseBytes32 } from '@income-series/protocol/bytes';
import type { ReadAt } from '@income-series/protocol/chain';
import type { Clock } from '@income-series/protocol/clock';
import { type EnvelopeRecipient, isAnnouncement } from '@income-series/protocol/envelope';
import { AppError } from '@income-series/protocol/errors/app-error';
import { type KeyAddress, readHex } from '@income-series/protocol/hex';
import { parseSignature } from '@income-series/protocol/signing';
import type { Chains } from '../../chains/index.ts';
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

/** An announcement as a client sends it: an attestor key, its encryption key and its signature, in lower-case hex. */
export interface AnnouncementInput {
  readonly key: string;
  readonly encryptionKey: string;
  readonly signature: string;
}

export type AnnouncementService = ReturnType<typeof createAnnouncements>;

/** Creates the service of announcements: encryption keys that attestors announce with a signature of their attestor key. */
export function createAnnouncements({ db, chains, clock }: AnnouncementDeps) {
  /** Checks that each key is active on the chain now. @throws SIGNER_KEY_UNKNOWN, SIGNER_INACTIVE, CHAIN_UNAVAILABLE */
  async function requireActive(chain: string, keys: readonly KeyAddress[]): Promise<void> {
    const { value: active } = await chains.of(chain).activeAttestors(keys);
    const inactive = new Set(keys.filter((key) => active.get(key) !== true));
    if (inactive.size === 0) return;
    const registered = await db.attestor.count({ where: { chain, address: { in: [...inactive] } } });
    throw new AppError(registered < inactive.size ? 'SIGNER_KEY_UNKNOWN' : 'SIGNER_INACTIVE');
  }

  return {
    requireActive,

    /**
     * Finds the encryption keys of attestor keys, in their order. Each attestor key must be active on the chain now. A caller
     * that writes work for them must also lock their links (`lockSignerKey`).
     * @throws SIGNER_KEY_UNKNOWN, SIGNER_INACTIVE, ANNOUNCEMENT_MISSING, CHAIN_UNAVAILABLE
     */
    async recipients(chain: string, keys: readonly KeyAddress[]): Promise<EnvelopeRecipient[]> {
      await requireActive(chain, keys);
      const rows = await db.attestorAnnouncement.findMany({
        where: { key: { in: [...keys] } },
        select: { key: true, encryptionKey: true },
      });
      const encryptionKeys = new Map(rows.map((row) => [row.key, row.encryptionKey]));
      return keys.map((key) => {
        const encryptionKey = encryptionKeys.get(key);
        if (encryptionKey === undefined) throw new AppError('ANNOUNCEMENT_MISSING');
        return { key, encryptionKey };
      });
    },

    /**
     * Checks the announcement of a key of this account. Returns a function that stores it and replaces an earlier one. Work
     * that was sealed to an earlier encryption key stays sealed to it.
     * @throws SIGNATURE_NOT_CANONICAL, ANNOUNCEMENT_INVALID, SIGNER_KEY_NOT_LINKED
     */
    async announce(accountId: string, input: AnnouncementInput): Promise<(tx: Tx) => Promise<{ key: KeyAddress }>> {
      const key = parseEvmAddress(input.key);
      const signature = readHex(input.signature);
      if (signature === null || !parseSignature(signature)) throw new AppError('SIGNATURE_NOT_CANONICAL');
      const announcement = { encryptionKey: parseBytes32(input.encryptionKey), signature };
      if (!isAnnouncement({ key, ...announcement })) throw new AppError('ANNOUNCEMENT_INVALID');
      return async (tx) => {
        const linkId = await lockLink(tx, accountId, key);
        const row = { ...announcement, announcedAt: clock.now() };
        await tx.attestorAnnouncement.upsert({ where: { key }, create: { key, ...row }, update: row });
        await audit(tx, { actor: accountId, action: 'signer-key.announce', target: linkId });
        return { key };
      };
    },

    /** Deletes the announcement of a key that is unlinked. */
    retract: (tx: Tx, key: KeyAddress) => tx.attestorAnnouncement.deleteMany({ where: { key } }),
  };
}

/** Locks the key's link to this account until the transaction ends and returns its id. @throws SIGNER_KEY_NOT_LINKED */
async function lockLink(tx: Tx, accountId: string, key: KeyAddress): Promise<string> {
  const [link] = await tx.$queryRaw<{ readonly id: string }[]>`
    SELECT id FROM account_signer_keys WHERE key = ${key} AND account_id = ${accountId}::uuid FOR SHARE`;
  if (!link) throw new AppError('SIGNER_KEY_NOT_LINKED');
  return link.id;
}
