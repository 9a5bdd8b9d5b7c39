import type { InputFields } from '../../../graphql/mutation.ts';

/** The input fields of private terms, for drafts and amendments. */
export const privateTerms = (t: InputFields) => ({
  theta: t.field({
    type: 'BigInt',
    required: true,
    description: 'Private. The annual income threshold, in minor units of the income currency.',
  }),
  shareRate: t.field({
    type: 'Wad',
    required: true,
    description:
      'Private. The share of the income above theta that all units together receive, above zero and at most 1: a ' +
      'twentieth is 50000000000000000. It must be exactly divisible by the units offered, or on a curve series by ' +
      'their base lamports (rule A-TERMS-5).',
  }),
  termsSalt: t.field({
    type: 'FieldElement',
    required: true,
    description: 'Private. A fresh random element of the BN254 scalar field, drawn by the issuer’s device.',
  }),
});
