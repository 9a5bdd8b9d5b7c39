import { z } from 'zod';
import { canonicalJson } from '../canonical-json.ts';
import { type Bytes32, isLowerHex } from '../hex.ts';
import { claimDigest } from './claim-format.ts';

const text = (max: number) => z.string().max(max);
const address = z.string().refine((value) => isLowerHex(value, 20));

/** A device's request to a notary, as JSON. The secret parameters never become part of the claim. */
export const NotaryRequest = z.strictObject({
  provider: z.literal('http'),
  params: z.strictObject({
    url: text(1_024),
    method: z.literal('GET'),
    body: z.literal('').optional(),
    responseMatches: z
      .array(
        z.strictObject({ type: z.enum(['regex', 'contains']), value: text(1_024), invert: z.boolean().optional() }),
      )
      .min(1)
      .max(8),
    responseRedactions: z
      .array(
        z.strictObject({
          xPath: text(1_024).optional(),
          jsonPath: text(1_024).optional(),
          regex: text(1_024).optional(),
          hash: text(32).optional(),
        }),
      )
      .max(8)
      .optional(),
    paramValues: z.record(text(64), text(256)),
  }),
  secretParams: z.strictObject({ authorisationHeader: text(1_024) }),
  context: z.strictObject({ contextAddress: address, contextMessage: text(256) }),
  owner: address,
  timestampS: z.int().min(0).max(0xffff_ffff),
  /** The owner's signature over the request: see `notaryRequestDigest`. */
  requestSignature: text(132),
});
export type NotaryRequest = z.output<typeof NotaryRequest>;

/** The epoch of claims, which stands for a set of witnesses; all attestors of the Reclaim protocol sign with epoch 1. */
export const CLAIM_EPOCH = 1;

/** The digest that the owner signs: of the requested claim, before the witness adds the extracted values. */
export const notaryRequestDigest = (
  request: Omit<NotaryRequest, 'requestSignature' | 'secretParams'>,
  epoch: number,
): Bytes32 =>
  claimDigest({
    provider: request.provider,
    parameters: canonicalJson(request.params),
    context: canonicalJson(request.context),
    owner: request.owner,
    timestampS: request.timestampS,
    epoch,
  });
