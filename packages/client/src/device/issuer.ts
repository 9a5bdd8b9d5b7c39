/**
 * The functions of an issuer's device without the client of a gateway and without the prover, for a page whose parts load one by one.
 * `index.ts` has them too.
 */

export { currencyNumber } from '../../../../src/core/currency.ts';
export { INDEXING_RULES } from '../../../../src/core/terms.ts';
export { sealTerms } from './terms.ts';
