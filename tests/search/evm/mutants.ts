// The contracts with former rules: contracts/evm/former-rules.json says which, `npm run contracts -- mutants --former-rules`
// builds them.
import { mutantsOf } from '../shared/mutants.ts';

export const FOLDER = 'tests/search/evm/mutants';

/** With what the sources of today give. */
export const MUTANTS = mutantsOf('contracts/evm/former-rules.json', FOLDER, 'br', [
  'contracts/evm/build/IncomeSeries.ts',
  'contracts/evm/build/Windows.ts',
]);
