import {
  type EncodedProof,
  encodeReportProof,
  readGroth16,
  type StoredProof,
} from '@income-series/protocol/report-proof';
import type { AccessDeclaration } from '../../../graphql/access/index.ts';
import { builder } from '../../../graphql/builder.ts';

/** The description of a proof's elements and their order, for the input and the output types. */
const ELEMENTS =
  'The elements of a Groth16 proof (Groth, EUROCRYPT 2016) over BN254, as affine points. The real part of a coordinate in ' +
  'the extension field comes first, as in snarkjs; EIP-197 puts it second.';
const A = 'The point [A]₁ as x and y.';
const B = 'The point [B]₂ as x and y, each as its real and its imaginary part.';
const C = 'The point [C]₁ as x and y.';

export const PROOF_DESCRIPTION = `${ELEMENTS} The six public signals are beside them.`;

/** The description of the circuit's public signals and their order, for the input and the output types. */
export const SIGNALS_DESCRIPTION =
  'The six public signals of the proof, in this order: terms commitment, units outstanding, FX rate, prior ' +
  'commitment, income commitment, payment.';

export const Groth16ProofInput = builder.inputType('Groth16ProofInput', {
  description: `${ELEMENTS} \`groth16Input\` of \`@income-series/client\` makes it from snarkjs's JSON.`,
  fields: (t) => ({
    a: t.field({ type: ['BaseFieldElement'], required: true, description: A }),
    b: t.field({ type: t.listRef(t.listRef('BaseFieldElement')), required: true, description: B }),
    c: t.field({ type: ['BaseFieldElement'], required: true, description: C }),
  }),
});

interface ProofInput {
  readonly a: readonly bigint[];
  readonly b: readonly (readonly bigint[])[];
  readonly c: readonly bigint[];
}

/** Encodes a proof and its signals from a mutation's input for the proof verifier. @throws PROOF_SHAPE */
export function encodeClaim(proof: ProofInput, signals: readonly bigint[]): ProofClaim {
  const encoded = encodeReportProof(readGroth16(proof, signals));
  return { proof: encoded.proof, publicSignals: encoded.signals };
}

export interface ProofClaim {
  readonly proof: EncodedProof;
  readonly publicSignals: readonly string[];
}

const COORDINATES: ['BaseFieldElement'] = ['BaseFieldElement'];
const SIGNALS: ['FieldElement'] = ['FieldElement'];
const point = (coordinates: readonly string[]): bigint[] => coordinates.slice(0, 2).map(BigInt);

/** The options of a stored proof's fields, for `t.field`, all with the same access. */
export const proofFields = (access: AccessDeclaration) =>
  ({
    a: {
      type: COORDINATES,
      nullable: true,
      description: A,
      access,
      resolve: ({ piA }: StoredProof) => point(piA),
    },
    b: {
      nullable: true,
      description: B,
      access,
      resolve: ({ piB }: StoredProof) => piB.slice(0, 2).map(point),
    },
    c: {
      type: COORDINATES,
      nullable: true,
      description: C,
      access,
      resolve: ({ piC }: StoredProof) => point(piC),
    },
    publicSignals: {
      type: SIGNALS,
      nullable: true,
      description: SIGNALS_DESCRIPTION,
      access,
      resolve: ({ publicSignals }: StoredProof) => publicSignals.map(BigInt),
    },
  }) as const;
