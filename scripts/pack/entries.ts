/** The client package: what a program imports, and the source that it is made of. */
export const ENTRIES = {
  '.': 'src/apps/client/index.ts',
  './operations': 'src/apps/client/operations.ts',
  './prover': 'src/apps/client/prover.ts',
  './attestor': 'src/apps/client/attestor.ts',
  './node': 'src/apps/client/node.ts',
} as const;
