import { z } from 'zod';
import { parseAddress } from '../../core/bytes.ts';
import { AppError } from '../../core/errors/app-error.ts';
import type { Address, Hex } from '../../core/hex.ts';
import type { EvmDomain } from '../../core/signing/index.ts';
import type { Attestation } from '../../domains/attestation/claim-format.ts';
import { type AttestationRequest, formatAttestationRequest } from '../../domains/attestation/claim-model.ts';
import { askJson, type JsonEndpoint } from './ask-json.ts';

export interface VerifierClient {
  /** The verifier's REPORT signature of tier 2. The openings go to its memory and nowhere else. */
  attest(request: AttestationRequest): Promise<Attestation>;
  /** Which key signs, over which domain. */
  key(): Promise<VerifierIdentity>;
}

export interface VerifierIdentity {
  readonly address: Address;
  readonly domain: EvmDomain;
}

const address = z
  .string()
  .regex(/^0x[0-9a-fA-F]{40}$/)
  .transform(parseAddress);
const Answer = z.strictObject({ signer: address, signature: z.string().regex(/^0x[0-9a-f]{130}$/) });
const Identity = z.strictObject({
  address,
  domain: z.strictObject({ kind: z.literal('evm'), chainId: z.int(), verifyingContract: address }),
});

function understand<T>(schema: z.ZodType<T>, answer: unknown): T {
  const parsed = schema.safeParse(answer);
  if (!parsed.success) throw new AppError('VERIFIER_UNAVAILABLE');
  return parsed.data;
}

/** Runs wherever there is `fetch`. @throws VERIFIER_UNAVAILABLE, or the verifier's own code */
export function createVerifierClient(endpoint: JsonEndpoint): VerifierClient {
  return {
    async attest(request) {
      const body = formatAttestationRequest(request);
      const answer = understand(Answer, await askJson(endpoint, '/v1/attestations', body, 'VERIFIER_UNAVAILABLE'));
      return { signer: answer.signer, signature: answer.signature as Hex };
    },
    async key() {
      return understand(Identity, await askJson(endpoint, '/v1/key', undefined, 'VERIFIER_UNAVAILABLE'));
    },
  };
}
