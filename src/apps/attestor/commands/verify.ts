import { z } from 'zod';
import { isAnnouncement } from '../../../core/envelope/index.ts';
import { isHex, readHex, sameHex } from '../../../core/hex.ts';
import { parseSignature, recoverSigner } from '../../../core/signing/index.ts';
import { askRegistry } from '../chain.ts';
import { EXIT, Failure } from '../exit.ts';
import { readGuarded } from '../files/guarded.ts';
import { readKeystore } from '../files/keystore.ts';
import { askGatewayForKey } from '../key-at-gateway.ts';
import { columns } from '../signing/present.ts';
import type { CommandAnswer, Tool } from '../tool.ts';

/**
 * Checks a key in three ways: the registry as read from the attestor's own node, the registry as the gateway returns it,
 * and the announcement, which only the key itself can have signed. Exit code 1 if one of them fails.
 */
export async function verifyKey(tool: Tool, given: string | undefined): Promise<CommandAnswer> {
  const named = readHex(given, 20);
  if (given !== undefined && named === null) throw new Failure('usage', 'USAGE', 'A key is 20 bytes of 0x hex.');
  const config = await tool.config();
  const key = named ?? (await readKeystore(await tool.keystorePath())).address;
  const [own, known] = await Promise.all([askRegistry(config, key), askGatewayForKey(tool, config.chain, key)]);
  const announced = known?.announcement ?? null;
  const announcement = announced && {
    key,
    encryptionKey: announced.encryptionKey,
    signature: announced.signature,
  };
  const signedByKey = announcement === null ? null : isAnnouncement(announcement);
  const good =
    own?.active !== false &&
    known?.active === true &&
    signedByKey === true &&
    (own === null || own.active === known.active);
  const yes = (value: boolean | null | undefined, none: string) =>
    value === null || value === undefined ? none : value ? 'yes' : 'NO';
  return {
    json: {
      key,
      node: own === null ? null : { active: own.active, block: own.block.toString() },
      gateway:
        known === null ? null : { active: known.active, revokedAt: known.revokedAt, graceEndsAt: known.graceEndsAt },
      announcement: announcement === null ? null : { encryptionKey: announcement.encryptionKey, signedByKey },
      verified: good,
    },
    text: columns([
      ['Key', key],
      ['Active, says your node', yes(own?.active, 'no node configured')],
      ['Active, says the gateway', yes(known?.active, 'NO: it was never registered')],
      ['Encryption key', announcement?.encryptionKey ?? 'not announced'],
      ['Announced by the key', yes(signedByKey, 'not announced')],
    ]),
    exit: good ? EXIT.ok : EXIT.failure,
  };
}

const SignatureFile = z.object({ digest: z.string(), signature: z.string(), signer: z.string().optional() });

/** The signer of a signature, by the canonical rules of the protocol. Exit code 1 if it has none, or another one. */
export async function verifySignature(_tool: Tool, path: string): Promise<CommandAnswer> {
  const rules = { what: 'The signature file', exit: 'failure', forbidden: 0, maxBytes: 65_536 } as const;
  const read = await readGuarded(path, rules);
  if (read === null) throw new Failure('failure', 'FILE_MISSING', `There is no file ${path}.`);
  let file: z.infer<typeof SignatureFile>;
  try {
    file = SignatureFile.parse(JSON.parse(new TextDecoder().decode(read.content)));
  } catch {
    throw new Failure('failure', 'FILE_INVALID', 'The file must hold {"digest", "signature", "signer"?}.');
  }
  const { digest, signature, signer } = file;
  if (!isHex(digest, 32)) throw new Failure('failure', 'FILE_INVALID', 'The digest is not 32 bytes of 0x hex.');
  const canonical = parseSignature(signature) !== null;
  const recovered = recoverSigner(digest, signature);
  const good = recovered !== null && (signer === undefined || sameHex(signer, recovered));
  return {
    json: { digest, canonical, recovered, expected: signer ?? null, verified: good },
    text: columns([
      ['Digest', digest],
      ['Canonical', canonical ? 'yes' : 'NO: it recovers to nobody'],
      ['Signed by', recovered ?? 'nobody'],
      ...(signer === undefined ? [] : ([['As expected', good ? 'yes' : 'NO']] as const)),
    ]),
    exit: good ? EXIT.ok : EXIT.failure,
  };
}
