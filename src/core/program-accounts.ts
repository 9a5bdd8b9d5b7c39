import { solanaAddressBytes } from './address.ts';
import { fromHex, utf8 } from './bytes.ts';
import type { Bytes32 } from './hex.ts';
import { programAddress } from './program-address.ts';

export const TOKEN_PROGRAM = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA';
const ASSOCIATED_PROGRAM = 'ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL';

/** The address of the token account of a wallet that transactions of the product use. @throws BAD_INPUT */
export const associatedAccount = (owner: string, mint: string): string =>
  programAddress(
    ASSOCIATED_PROGRAM,
    solanaAddressBytes(owner),
    solanaAddressBytes(TOKEN_PROGRAM),
    solanaAddressBytes(mint),
  );

/** The address of a series' record under a program. @throws BAD_INPUT */
export const seriesAccount = (program: string, seriesKey: Bytes32): string =>
  programAddress(program, utf8('series'), fromHex(seriesKey, 32));
