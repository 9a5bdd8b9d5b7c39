// A chain of its own for one test file: chain id 10143, a free port, stopped by the file (`afterAll(() => chain.stop())`)
// and in any case with the test process.
import { type Anvil, type AnvilOptions, startAnvil } from '../../src/apps/devnet/anvil.ts';

export { type Anvil, startAnvil };

/** A chain, with what its first steps answered. */
export interface PreparedChain<T> {
  readonly anvil: Anvil;
  readonly prepared: T;
}

/**
 * Chains that begin where the first steps of `prepare` end, with the same blocks. This process takes the steps once and keeps the
 * state, because a node loads it in a tenth of the time. What `prepare` answers must be true of each chain: addresses, no clients.
 */
export function createChainStarter<T>(
  options: AnvilOptions,
  prepare: (anvil: Anvil) => Promise<T>,
): () => Promise<PreparedChain<T>> {
  let saved: { readonly state: string; readonly timestamp: number; readonly prepared: T } | undefined;
  return async () => {
    if (saved !== undefined) {
      // From the head's time on, because a node that loads a state keeps its own clock.
      const anvil = await startAnvil({ ...options, timestamp: saved.timestamp });
      await anvil.rpc('anvil_loadState', saved.state);
      return { anvil, prepared: saved.prepared };
    }
    const anvil = await startAnvil(options);
    const prepared = await prepare(anvil);
    const [state, timestamp] = await Promise.all([anvil.rpc<string>('anvil_dumpState'), anvil.clock.now()]);
    saved = { state, timestamp: Number(timestamp), prepared };
    return { anvil, prepared };
  };
}
