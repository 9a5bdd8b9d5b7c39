// Run by embedded.exhaustive.test.ts as a process of its own: starts the embedded parts, says where they are, and waits to be killed.
import { startEmbedded } from '../../../src/apps/devnet/embedded.ts';

const { database, chain } = await startEmbedded();
process.stdout.write(
  `${JSON.stringify({ ports: [database.url, chain.rpcUrl].map((url) => Number(new URL(url).port)) })}\n`,
);
process.stdin.resume();
