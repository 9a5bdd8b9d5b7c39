import { AppError, type AppErrorOptions } from '@income-series/protocol/errors/app-error';

/** An object with the name of a chain, as `evm:10143`. */
export interface NamedChain {
  readonly name: string;
}

/** The configured chains, by name. */
export interface Chains<C extends NamedChain = NamedChain> {
  /** The names in the order of the configuration. */
  readonly names: readonly string[];
  /** The chain that is configured first; ids without a chain belong to it. */
  readonly first: C;
  readonly all: readonly C[];
  /** The chain with a name. @throws CHAIN_REFUSED for a chain that is not configured */
  of(name: string): C;
  /**
   * The chain that a request names; without a name the only chain.
   * @throws CHAIN_REFUSED for a chain that is not configured, CHAIN_REQUIRED for no name if several are configured
   */
  pick(name: string | null | undefined): C;
  /** The only chain. @throws CHAIN_REQUIRED if several are configured */
  only(): C;
}

/** The error for a chain that is not configured. `chain` names it for the log; the message, which clients read, does not. */
export class UnservedChain extends AppError {
  readonly chain: string;

  constructor(chain: string, options: AppErrorOptions) {
    super('CHAIN_REFUSED', options);
    this.chain = chain;
  }
}

/** Creates the registry of the configured chains. @throws CHAIN_REFUSED for an empty list, or a duplicate name */
export function createChains<C extends NamedChain>(list: readonly C[]): Chains<C> {
  const byName = new Map(list.map((chain) => [chain.name, chain]));
  const [first] = list;
  if (first === undefined || byName.size !== list.length) throw new AppError('CHAIN_REFUSED');

  /** The error's argument is `chain`, because every argument that names a chain has that name. */
  const argument = { path: ['chain'], expected: `one of ${list.map(({ name }) => name).join(', ')}` };
  const of = (name: string): C => {
    const chain = byName.get(name);
    if (chain === undefined) throw new UnservedChain(name, argument);
    return chain;
  };
  const only = (): C => {
    if (list.length > 1) throw new AppError('CHAIN_REQUIRED', argument);
    return first;
  };
  return {
    names: list.map(({ name }) => name),
    first,
    all: list,
    of,
    only,
    pick: (name) => (name == null ? only() : of(name)),
  };
}
