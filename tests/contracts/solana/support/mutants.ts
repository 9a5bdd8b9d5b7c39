// The program with defects of raises or windows in it: the lists in contracts/solana say which, `npm run solana:mutants` builds them.
import { mutantsOf } from '../../../search/shared/mutants.ts';

/** The program's own list of sources. */
const SOURCES = ['contracts/solana/CHECKSUMS'];

export const RAISE_FOLDER = 'tests/contracts/solana/raise-mutants';
export const RAISE_MUTANTS = mutantsOf('contracts/solana/raise-mutants.json', RAISE_FOLDER, 'so.br', SOURCES);
export const WINDOW_FOLDER = 'tests/contracts/solana/window-mutants';
export const WINDOW_MUTANTS = mutantsOf('contracts/solana/window-mutants.json', WINDOW_FOLDER, 'so.br', SOURCES);
