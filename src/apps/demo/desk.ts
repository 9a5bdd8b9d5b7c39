import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Bytes32, EvmAddress } from '../../core/hex.ts';
import { createClient, requireData } from './client.ts';
import { openToolbox, type Toolbox } from './toolbox.ts';
import type { World } from './world.ts';

/** The attestor of the open series: it signs by its own tool what issuers ask of it, without judging their documents. */
export interface AttestorDesk {
  readonly address: EvmAddress;
  /** Links and announces the key, and then signs what waits, again and again, until the signal. */
  work(end: AbortSignal): Promise<void>;
}

/** The time between two readings of what waits. */
const EVERY_MS = 2_000;
/** The time that a case waits, so that its documents are there. */
const PATIENCE_MS = 10_000;

const OPEN_CASES = '{ tier3Cases(first: 20, state: OPEN) { nodes { id } } }';

interface OpenCases {
  readonly tier3Cases: { readonly nodes: readonly { readonly id: string }[] };
}

/** Signs a report: the tool opens nothing, recomputes the digest, and signs that. */
async function signReport({ run, sign }: Toolbox, id: string): Promise<void> {
  const { digest } = await run('sign', 'report', id, '--dry-run');
  await sign('report', id, String(digest) as Bytes32);
}

/** Signs what has waited long enough. `dueAt` has the time of each case that was seen. */
async function signDue(toolbox: Toolbox, { toolUrl }: Pick<World, 'toolUrl'>, dueAt: Map<string, number>) {
  const ask = createClient(`${toolUrl}/graphql`, await toolbox.liveToken());
  for (const { id } of (await requireData(ask<OpenCases>(OPEN_CASES))).tier3Cases.nodes) {
    const signAt = dueAt.get(id) ?? Date.now() + PATIENCE_MS;
    dueAt.set(id, signAt);
    if (Date.now() < signAt) continue;
    dueAt.set(id, Number.POSITIVE_INFINITY); // a case that the tool refuses is tried once
    await signReport(toolbox, id);
  }
}

/** Makes an attestor with a key in a file of its own, which the operator registers. The rest needs no chain, so it comes with the work. */
export async function openDesk(world: World): Promise<AttestorDesk> {
  const toolbox = await openToolbox(world, join(world.folder, 'desk'));
  const { blockNumber } = await world.devnet.owner.registerAttestor(toolbox.address);
  await world.worker.indexed(blockNumber);
  return {
    address: toolbox.address,
    async work(end) {
      for (const command of ['login', 'link', 'announce']) await toolbox.run(command).catch(() => undefined);
      const dueAt = new Map<string, number>();
      while (!end.aborted) {
        await signDue(toolbox, world, dueAt).catch(() => undefined); // the next reading follows
        await wait(EVERY_MS, undefined, { signal: end }).catch(() => undefined);
      }
    },
  };
}
