import { base58, hex } from '@scure/base';

/** The contract of a signing domain, as the gateway writes it: the hub, or the program on Solana. */
interface NamedDomain {
  readonly verifyingContract?: string | null | undefined;
  readonly program?: string | null | undefined;
}

/** The address that the gateway named; null if it named none. */
export function namedContract({ verifyingContract, program }: NamedDomain): string | null {
  if (verifyingContract) return verifyingContract.toLowerCase();
  return program ? base58.encode(hex.decode(program.slice(2))) : null;
}
