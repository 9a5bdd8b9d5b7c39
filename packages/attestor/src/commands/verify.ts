import { readEvmAddress } from '@income-series/protocol/address';
import { isAnnouncement } from '@income-series/protocol/envelope';
import { isHex, sameHex } from '@income-series/protocol/hex';
import { parseSignature, recoverSigner } from '@income-series/protocol/signing';
import { z } from 'zod';
import { askRegistry } from '../chain.ts';
import { EXIT, Failure } from '../exit.ts';
import { readGuarded } from '../files/guarded.ts';
import { readKeystore } from '../files/keystore.ts';
import { askGatewayForKey } from '../key-at-gateway.ts';
import { formatFacts } from '../signing/present.ts';
import type { CommandAnswer, Tool } from '../tool.ts';

/**
 * Checks a key in three ways: the registry as read from the attestor's own node, the registry as the gateway returns it,
 * and the announcement, which only the key itself can have signed. Exit code 1 if one of them fails.
 */
export async function verifyKey(tool: Tool, keyText: string | undefined): Promise<CommandAnswer> {
  const parsedKey = readEvmAddress(keyText);
  if (keyText !== undefined && parsedKey === null)
    throw new Failure('usage', 'USAGE', 'A key is 20 bytes of 0x hex, in one case or with its checksum’s capitals.');
  const config = await tool.config();
  const key = parsedKey ?? (await readKeystore(await tool.keystorePath())).address;
  const [atNode, atGateway] = await Promise.all([
    askRegistry(tool.nodes, config, key),
    askGatewayForKey(tool, config.chain, key),
  ]);
  const gatewayAnnouncement = atGateway?.announcement ?? null;
  const announcement = gatewayAnnouncement && {
    key,
    encryptionKey: gatewayAnnouncement.encryptionKey,
    signature: gatewayAnnouncement.signature,
  };
  const signedByKey = announcement === null ? null : isAnnouncement(announcement);
  const verified =
    atNode?.active !== false &&
    atGateway?.active === true &&
    signedByKey === true &&
    (atNode === null || atNode.active === atGateway.active);
  const formatAnswer = (value: boolean | null | undefined, fallback: string) =>
    value === null || value === undefined ? fallback : value ? 'yes' : 'NO';
  return {
    json: {
      key,
      node: atNode === null ? null : { active: atNode.active, block: atNode.block.toString() },
      gateway:
        atGateway === null
          ? null
          : { active: atGateway.active, revokedAt: atGateway.revokedAt, graceEndsAt: atGateway.graceEndsAt },
      announcement: announcement === null ? null : { encryptionKey: announcement.encryptionKey, signedByKey },
      verified: verified,
    },
    text: formatFacts([
      ['Key', key],
      ['Active, says your node', formatAnswer(atNode?.active, 'no node configured')],
      ['Active, says the gateway', formatAnswer(atGateway?.active, 'NO: it was never registered')],
      ['Encryption key', announcement?.encryptionKey ?? 'not announced'],
      ['Announced by the key', formatAnswer(signedByKey, 'not announced')],
    ]),
    exit: verified ? EXIT.ok : EXIT.failure,
  };
}

const SignatureFile = z.object({ digest: z.string(), signature: z.string(), signer: z.string().optional() });

/**
 * Recovers the signer of a signature file by the protocol's canonical rules. Exit code 1 if there is none, or not the
 * expected one.
 */
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
  const verified = recovered !== null && (signer === undefined || sameHex(signer, recovered));
  return {
    json: { digest, canonical, recovered, expected: signer ?? null, verified: verified },
    text: formatFacts([
      ['Digest', digest],
      ['Canonical', canonical ? 'yes' : 'NO: it recovers to nobody'],
      ['Signed by', recovered ?? 'nobody'],
      ...(signer === undefined ? [] : ([['As expected', verified ? 'yes' : 'NO']] as const)),
    ]),
    exit: verified ? EXIT.ok : EXIT.failure,
  };
}
