// A gateway in its own process over the database of BENCH_DATABASE_URL, without a chain. The argument `open` removes its gate.

import { systemClock } from '@income-series/protocol/clock';
import { createDatabase } from '../../src/adapters/db/database.ts';
import { createEventStream } from '../../src/adapters/db/event-stream.ts';
import { createEvmChain } from '../../src/adapters/evm/index.ts';
import { createContractRenderer } from '../../src/adapters/pdf/index.ts';
import { createProofVerifier } from '../../src/adapters/prover/index.ts';
import { createGateway } from '../../src/apps/gateway/gateway.ts';

const url = process.env.BENCH_DATABASE_URL ?? '';
const ROLES = [
  'hub',
  'raise',
  'registry',
  'fxFeed',
  'token',
  'hardship',
  'router',
  'windows',
  'rates',
  'access',
] as const;
const address = (n: number) => `0x${n.toString(16).padStart(40, '0')}` as const;
const contracts = Object.fromEntries(ROLES.map((role, i) => [role, address(i + 1)])) as Record<
  (typeof ROLES)[number],
  `0x${string}`
>;
const secret = new Uint8Array(32).fill(1);
const open = process.argv.includes('open');
const unlimited = 1_000_000;

const database = createDatabase({ url });
const gateway = createGateway({
  config: {
    publicUrl: 'http://localhost:4000',
    adminWallets: [],
    sessionKeys: [{ id: 'bench', secret }],
    vaultKeys: [{ id: 'bench', secret }],
    cursorKeys: [secret],
    identity: undefined,
    rateLimits: { trustedProxies: ['loopback'] },
  },
  database,
  healthDatabase: createDatabase({ url, connections: 2, connectTimeoutMs: 900, statementTimeoutMs: 900 }),
  chains: [{ chain: createEvmChain({ chainId: 10143, rpcUrl: 'http://127.0.0.1:1', contracts }), relayer: null }],
  clock: systemClock,
  verifier: await createProofVerifier({ profile: 'development' }),
  contracts: createContractRenderer(),
  stream: createEventStream({ url }),
  log: { info: () => {}, warn: () => {}, error: () => {} },
  ...(open ? { gate: { small: unlimited, largeCost: unlimited, waiting: unlimited } } : {}),
});
process.send?.({ url: await gateway.listen({ host: '127.0.0.1', port: 0 }) });
process.on('disconnect', () => process.exit());
