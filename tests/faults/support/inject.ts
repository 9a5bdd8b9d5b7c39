import { setTimeout as wait } from 'node:timers/promises';
import type { FaultKind, Schedule } from '../schedule.ts';
import type { NodeWay } from './nodes.ts';
import type { Slot } from './slot.ts';
import type { World } from './world.ts';

/** Begins a fault; answers what ends it. The node is that of the story's chain. */
type Begin = (world: World, slot: Slot, amount: number, node: NodeWay) => (() => unknown) | Promise<() => unknown>;

const onDatabase =
  (begin: (proxy: Slot['database'], amount: number) => void): Begin =>
  (_, { database }, amount) => {
    begin(database, amount);
    return () => database.mend();
  };
const onNode =
  (begin: (node: NodeWay, amount: number) => void): Begin =>
  (_, __, amount, node) => {
    begin(node, amount);
    return () => {
      node.proxy.mend();
      node.answerTruly();
    };
  };
const onMail =
  (way: 'cut' | 'hush'): Begin =>
  ({ mail }) => {
    mail[way]();
    return () => mail.mend();
  };

const frozen = ({ program }: Slot) => {
  program.freeze();
  return () => program.thaw();
};

const BEGINNINGS: Readonly<Record<FaultKind, Begin>> = {
  'database cut': onDatabase((proxy) => proxy.cut()),
  'database slow': onDatabase((proxy, ms) => proxy.delay(ms)),
  'database half-open': onDatabase((proxy) => proxy.strand()),
  'commit not sent': onDatabase((proxy, commits) => proxy.lose('request', commits)),
  'commit not answered': onDatabase((proxy, commits) => proxy.lose('answer', commits)),
  'primary lost': (world) => world.losePrimary(),
  'node cut': onNode(({ proxy }) => proxy.all('cut')),
  'node slow': onNode(({ proxy }, lateMs) => proxy.all({ lateMs })),
  'node refuses': onNode(({ proxy }) => proxy.all({ status: 503 })),
  'send not answered': onNode(({ proxy, sends }) => proxy.lose('answer', sends)),
  'node behind': onNode((node, blocks) => node.hide(blocks)),
  'logs twice': onNode((node) => node.double()),
  'mail cut': onMail('cut'),
  'mail silent': onMail('hush'),
  'mail not answered': ({ server }) => {
    server.answer('message', 'hang up');
    return () => server.answer('message', null);
  },
  'process killed': async (_, slot) => {
    await slot.kill();
    return () => slot.start();
  },
  'process frozen': (_, slot) => frozen(slot),
  'leader frozen and cut': (_, slot) => {
    const thaw = frozen(slot);
    slot.database.cut();
    slot.database.mend();
    return thaw;
  },
  'clock stepped': (_, slot, seconds) => {
    slot.setClock(seconds * 1_000);
    return () => slot.setClock(0);
  },
};

/** Brings faults about, each at its time and for as long as it lasts. Resolves once everything is whole again. */
export async function inject(world: World, { chain, faults }: Schedule): Promise<void> {
  await Promise.all(
    faults.map(async ({ at, for: lasting, kind, where, amount }) => {
      await wait(at);
      const slot = world.slot(where);
      const end = await BEGINNINGS[kind](world, slot, amount, slot.nodes[chain]);
      await wait(lasting);
      await end();
    }),
  );
}
