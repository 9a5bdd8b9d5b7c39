/** Every program by its name in `node bin/run.mjs <name>`, with the source it starts from. */
export const PROGRAMS = {
  gateway: 'src/apps/gateway/main.ts',
  worker: 'src/apps/worker/main.ts',
  verifier: 'src/apps/verifier/main.ts',
  demo: 'src/apps/demo/main.ts',
  people: 'src/apps/demo/people-tool.ts',
  deploy: 'src/apps/deploy/main.ts',
  'deploy-solana': 'src/apps/deploy/solana/main.ts',
  'vault-reseal': 'src/apps/vault-reseal/main.ts',
  'devnet-keys': 'src/apps/devnet/keys.ts',
  'income-series': 'src/apps/attestor/command.ts',
};

/** Those that serve pages. */
export const WITH_PAGES = ['gateway', 'demo'];
