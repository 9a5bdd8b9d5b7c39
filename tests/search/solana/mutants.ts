// The program with former defects back in it: contracts/solana/mutants.json says which, `npm run solana -- mutants` builds them.
import { mutantsOf } from '../shared/mutants.ts';

export const FOLDER = 'tests/search/solana/mutants';

/** With the program's own list of sources. */
export const MUTANTS = mutantsOf('contracts/solana/mutants.json', FOLDER, 'so.br', ['contracts/solana/CHECKSUMS']);
