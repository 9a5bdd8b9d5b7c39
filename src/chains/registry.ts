import { AppError, type AppErrorOptions } from '../core/errors/app-error.ts';

/** What a chain is found by: `evm:10143`. */
export interface NamedChain {
  readonly name: string;
}

/** The chains that are served, by name. */
export interface Chains<C extends NamedChain = NamedChain> {
  /** In the order of the configuration. */
  readonly names: readonly string[];
  /** The chain that is configured first: ids without a chain are its. */
  readonly first: C;
  readonly all: readonly C[];
  /** @throws CHAIN_REFUSED for a chain that is not served */
  of(name: string): C;
  /**
   * The chain that an argument names; without one the only chain.
   * @throws CHAIN_REFUSED for a chain that is not served, CHAIN_REQUIRED where none is named and several are served
   */
  pick(name: string | null | undefined): C;
  /** The only chain. @throws CHAIN_REQUIRED where several are served */
  only(): C;
}

/** CHAIN_REFUSED of a chain that is not served; the message, which a caller reads, does not name it. */
export class UnservedChain extends AppError {
  readonly chain: string;

  constructor(chain: string, options: AppErrorOptions) {
    super('CHAIN_REFUSED', options);
    this.chain = chain;
  }
}

/** @throws CHAIN_REFUSED for no chain, or a name that is given twice */
export function createChains<C extends NamedChain>(list: readonly C[]): Chains<C> {
  const byName = new Map(list.map((chain) => [chain.name, chain]));
  const [first] = list;
  if (first === undefined || byName.size !== list.length) throw new AppError('CHAIN_REFUSED');

  /** Of what a caller's argument names; arguments that name a chain are called so. */
  const named = { path: ['chain'], expected: `one of ${list.map(({ name }) => name).join(', ')}` };
  const of = (name: string): C => {
    const chain = byName.get(name);
    if (chain === undefined) throw new UnservedChain(name, named);
    return chain;
  };
  const only = (): C => {
    if (list.length > 1) throw new AppError('CHAIN_REQUIRED', named);
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
