import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { SealedBid } from '@income-series/client';
import type { Bytes32 } from '@income-series/protocol/hex';
import { vi } from 'vitest';
import { commitBid, revealBid } from '../../../src/apps/demo/steps/sealed.ts';
import { newTerms, raiseDraft } from '../../domains/support/story.ts';
import type { PersonaName } from '../../support/personas.ts';
import { ACTORS, type Act, type ActKind, type Bidder, type PlannedBid, type Schedule } from '../schedule.ts';
import type { BuiltFields, StoryChain } from './chains.ts';
import { type Asking, PATIENT, type People, type Write } from './people.ts';
import type { World } from './world.ts';

const DAY = 86_400n;
const DEPOSIT = '200000000';
const APPLICATION = '... on ApplicationPayload { application { id } }';
const ACCOUNT = '... on AccountPayload { account { id } }';

export interface Scene {
  readonly world: World;
  readonly chain: StoryChain;
  readonly people: People;
}
interface Cast extends Scene {
  /** The key of the story's series, once the index has it. */
  readonly series: Promise<Bytes32>;
}

/** @throws where it was refused, or its end is unknown */
function payloadOf({ payload, operation, code }: Write): Readonly<Record<string, unknown>> {
  if (payload === null) throw new Error(`${operation}: ${code}`);
  return payload;
}

/** What a busy machine never takes. */
const PATIENCE_MS = 240_000;

/** Waits for what the service does by itself. */
async function until(what: string, check: () => Promise<boolean>): Promise<void> {
  const checked = () => check().catch(() => false); // the database may be away
  await vi.waitUntil(checked, { timeout: PATIENCE_MS, interval: 100 }).catch(() => {
    throw new Error(`never came: ${what}`);
  });
}

const build = ({ chain, people }: Scene, who: PersonaName, operation: string, input: object, asking?: Asking) => {
  const selection = `... on TransactionPayload { transaction { ${chain.built} } }`;
  return people.act(
    who,
    operation,
    selection,
    { ...input, ...('seriesKey' in input && { chain: chain.name }) },
    asking,
  );
};

/** Has a transaction built, sends it from the person's own wallet and says so. Null where it was not built. */
async function send(
  scene: Scene,
  who: PersonaName,
  operation: string,
  input: Readonly<Record<string, unknown>>,
  asking?: Asking,
): Promise<Write | null> {
  const built = await build(scene, who, operation, input, asking);
  if (built.outcome !== 'acknowledged') return null;
  const transaction = payloadOf(built).transaction as BuiltFields;
  const { id } = transaction;
  const txHash = await scene.chain.wallet(who).send(transaction);
  const recorded = '... on TransactionPayload { transaction { id } }';
  await scene.people.act(who, 'recordTransactionHash', recorded, { id, txHash }, asking);
  return built;
}

async function draft({ chain, people }: Scene, who: PersonaName, asking?: Asking): Promise<Write> {
  const input = raiseDraft({ issuer: chain.wallet(who).address, now: await chain.clock.now() }, newTerms());
  const selection = '... on DraftSeriesPayload { draft { id seriesKey } }';
  return people.act(who, 'draftSeries', selection, { ...input, chain: chain.name }, asking);
}

/** The issuer drafts a series, signs its contract and creates it; the index has it. */
async function createSeries(cast: Scene): Promise<Bytes32> {
  const { world, people } = cast;
  const drafted = await draft(cast, 'issuerA');
  const { id, seriesKey } = payloadOf(drafted).draft as { id: string; seriesKey: Bytes32 };
  await signContract(cast, id);
  const created = await send(cast, 'issuerA', 'buildCreateSeries', { id });
  if (created === null) throw new Error(`not created: ${people.writes.at(-1)?.code}`);
  await until(
    'the series in the index',
    async () => (await world.db.series.count({ where: { key: seriesKey } })) === 1,
  );
  return seriesKey;
}

/** A document is answered once: where that answer was lost, another one is rendered. */
async function signContract({ chain, people }: Scene, id: string): Promise<void> {
  const rendering = '... on RenderContractPayload { document text contractSession { id } }';
  for (;;) {
    const rendered = await people.act('issuerA', 'renderSeriesContract', rendering, { id });
    const { document, text, contractSession } = payloadOf(rendered) as unknown as {
      document: string | null;
      text: string;
      contractSession: { id: string };
    };
    if (document === null) continue;
    const signature = await chain.wallet('issuerA').signMessage(text);
    const signed = { id: contractSession.id, document, signature };
    const upload = '... on UploadSignedContractPayload { contractSession { id } }';
    payloadOf(await people.act('issuerA', 'uploadSignedContract', upload, signed));
    return;
  }
}

/** The raise, to its delivery by the keepers. */
async function raise(cast: Cast, bids: readonly PlannedBid[], begun: number): Promise<void> {
  const { chain } = cast;
  const { db } = cast.world;
  const seriesKey = await cast.series;
  const step = (who: Bidder) => ({ seriesKey, wallet: chain.wallet(who).address });
  const actor = (who: Bidder, asking: Asking) => ({
    address: chain.wallet(who).address,
    transact: (operation: string, input: object) => send(cast, who, operation, { ...input }, asking),
  });
  const sealed = new Map<Bidder, SealedBid>();
  await Promise.all(
    bids.map(async ({ who, at, price, quantity }, i) => {
      await wait(Math.max(0, at - (performance.now() - begun)));
      const asking = { ...PATIENT, first: i };
      if (chain.kind === 'evm')
        await send(cast, who, 'buildApprovePaymentToken', { ...step(who), spender: 'RAISE', amount: DEPOSIT }, asking);
      const bid = { price: BigInt(price), quantity: BigInt(quantity), deposit: BigInt(DEPOSIT) };
      sealed.set(who, await commitBid(actor(who, asking), seriesKey, bid));
    }),
  );
  await chain.clock.advance(DAY);
  await Promise.all(
    bids.map(async ({ who, reveals }, i) => {
      if (!reveals) return;
      const { opening } = sealed.get(who) as SealedBid;
      await revealBid(actor(who, { ...PATIENT, first: i + 1 }), seriesKey, opening);
    }),
  );
  await chain.clock.advance(DAY);
  await until('the delivery of every bid', async () => {
    const rows = await db.bid.findMany({ where: { seriesKey }, select: { delivery: true } });
    return rows.length > 0 && rows.every(({ delivery }) => delivery === 'DELIVERED');
  });
}

/** A code is in the mail of its address. */
async function confirmAddress({ world, people }: Cast, who: PersonaName, asking: Asking): Promise<void> {
  const email = `${randomUUID()}@people.example`;
  await people.act(who, 'updateProfile', ACCOUNT, { email }, asking);
  const expiry = '... on RequestEmailCodePayload { expiresAt }';
  const asked = await people.act(who, 'requestEmailCode', expiry, {}, asking);
  if (asked.outcome !== 'acknowledged') return;
  const code = () =>
    /^(\d{8})\r?$/m.exec(world.server.received.find(({ to }) => to.includes(email))?.source ?? '')?.[1];
  await until('the code in a mail', async () => code() !== undefined);
  await people.act(who, 'confirmEmail', ACCOUNT, { code: code() }, asking);
}

async function apply({ people }: Cast, who: PersonaName, asking: Asking): Promise<void> {
  const newId = randomUUID();
  const act = async (operation: string, input: object) => people.act(who, operation, APPLICATION, { ...input }, asking);
  await act('startApplication', { newId, persona: 'BACKER', country: 'PT' });
  await act('writeApplicationNote', { id: newId, text: `first note ${randomUUID()}` });
  await act('writeApplicationNote', { id: newId, text: `second note ${randomUUID()}` });
  await act('submitApplication', { id: newId });
  await act('withdrawApplication', { id: newId });
}

/** Sessions that begin while it is asked for may be among those that it ends, or not. */
async function signOut({ people }: Cast, who: PersonaName, asking: Asking): Promise<void> {
  const own = await people.sessionOf(who);
  people.signsOut(who);
  const open = () => people.sessions.filter((one) => one.who === who && one.ended === 'no');
  const before = open();
  for (const one of before) one.ended = 'being asked';
  const { outcome } = await people.act(who, 'signOutEverywhere', '', {}, { ...asking, own });
  if (outcome === 'acknowledged') for (const one of before) one.ended = 'acknowledged';
  for (const one of open()) one.ended = 'being asked';
  people.signsOut(who);
}

const DEEDS: Readonly<Record<ActKind, (cast: Cast, who: PersonaName, asking: Asking) => Promise<unknown>>> = {
  profile: async ({ people }, who, asking) =>
    people.act(who, 'updateProfile', ACCOUNT, { displayName: randomUUID() }, asking),
  email: confirmAddress,
  draft,
  application: apply,
  transaction: async (cast, who, asking) => {
    const { chain } = cast;
    const step = { wallet: chain.wallet(who).address, seriesKey: await cast.series };
    const amount = 1 + (asking.first % 9);
    // It is refused until the settlement begins, and nobody sends it then, because keepers settle.
    if (chain.kind === 'solana') return build(cast, who, 'buildSettleStep', { ...step, maxBids: amount }, asking);
    const input = { ...step, spender: 'WINDOWS', amount: `${amount}` };
    return send(cast, who, 'buildApprovePaymentToken', input, asking);
  },
  'sign out': signOut,
};

/** What one person does, in the order of its times: the next begins once the one before has ended. */
async function live(cast: Cast, acts: readonly Act[], begun: number): Promise<void> {
  for (const { at, who, what, ...asking } of acts) {
    await wait(Math.max(0, at - (performance.now() - begun)));
    await DEEDS[what](cast, who, asking);
  }
}

/** Begins the story. `done` resolves once all of it is done, the keepers' work too. */
export function perform(
  scene: Scene,
  { bids, acts }: Schedule,
): { readonly series: Promise<string>; readonly done: Promise<unknown> } {
  const begun = performance.now();
  const series = createSeries(scene);
  const cast: Cast = { ...scene, series };
  const lives = ACTORS.map((one) => acts.filter(({ who }) => who === one));
  const done = Promise.all([raise(cast, bids, begun), ...lives.map((one) => live(cast, one, begun))]);
  return { series, done };
}
