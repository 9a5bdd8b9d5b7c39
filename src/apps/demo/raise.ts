import { openBackup, type SealedBid, sealBackup } from '@income-series/client';
import type { Address } from '@income-series/protocol/address';
import { requireData } from './client.ts';
import { evmChain, moveClock } from './clock.ts';
import { type Draft, TOKEN } from './draft.ts';
import type { Narrator } from './narrator.ts';
import type { Name, People, Person } from './people.ts';
import type { StorySecrets } from './secrets.ts';
import { commitBid, revealBid } from './steps/sealed.ts';
import { pollUntil } from './until.ts';
import type { World } from './world.ts';

export const BIDDERS = ['ada', 'ben', 'cleo', 'dora', 'finn'] as const satisfies readonly Name[];
type Bidder = (typeof BIDDERS)[number];

export interface Wish {
  /** Price of a unit in whole tokens. */
  readonly price: bigint;
  readonly quantity: bigint;
  /** The deposit in whole tokens. It exceeds price times quantity, to hide the size. */
  readonly deposit: bigint;
}

/** The bidders' bids for a hundred units. Finn's is the best and is rejected; Ben's is filled in part. */
const WISHES: Readonly<Record<Bidder, Wish>> = {
  ada: { price: 14n, quantity: 60n, deposit: 1_000n },
  ben: { price: 12n, quantity: 50n, deposit: 700n },
  cleo: { price: 11n, quantity: 30n, deposit: 400n },
  dora: { price: 13n, quantity: 20n, deposit: 300n },
  finn: { price: 15n, quantity: 40n, deposit: 800n },
};

const BID = `query Bid { myBids(first: 1) { edges { node {
  validity processing rejectedReason delivery deliveredUnits deliveredRefund nonRevealCharge
} } } }`;

/** The outcome of a bid, as its bidder reads it. Money in base units. */
interface BidOutcome {
  readonly validity: string;
  readonly processing: string;
  readonly rejectedReason: string | null;
  readonly delivery: string;
  readonly deliveredUnits: string;
  readonly deliveredRefund: string;
  readonly nonRevealCharge: string;
}

const AUCTION = `query Auction($key: Bytes32!, $chain: Chain!) { series(key: $key, chain: $chain) { auction {
  phase clearingPrice unitsSold demandCurve { price quantity }
  rounds(first: 8) { edges { node { round clearingPrice units rejections { reason count } } } }
} } }`;

interface Auction {
  readonly phase: string;
  readonly clearingPrice: string | null;
  readonly unitsSold: string | null;
  readonly demandCurve: readonly { readonly price: string; readonly quantity: string }[];
  readonly rounds: {
    readonly edges: readonly {
      readonly node: { readonly round: number; readonly rejections: readonly { readonly reason: string }[] };
    }[];
  };
}

export interface RaiseOutcome {
  readonly auction: Auction;
  readonly bids: Readonly<Record<Bidder, BidOutcome>>;
}

/** Commits a wish, whose amounts are whole tokens. */
export const commitWish = (
  person: Person<Address>,
  seriesKey: Draft['seriesKey'],
  { price, quantity, deposit }: Wish,
) => commitBid(person, seriesKey, { price: price * TOKEN, quantity, deposit: deposit * TOKEN });

/** Saves a sealed backup of Ben's bid at the gateway. Returns a function that recovers the bid from it, as on another machine. */
async function saveBackup(
  ben: Person,
  device: Uint8Array,
  seriesKey: Draft['seriesKey'],
  { commitment, opening }: SealedBid,
) {
  const wallet = ben.address;
  const backup = await sealBackup(device, { seriesKey, window: 0, opening });
  await ben.act('saveBidBackup', { seriesKey, window: 0, wallet, commitment, backup });
  return async (): Promise<SealedBid> => {
    const data = await requireData(
      ben.ask<{ myBidBackups: { edges: readonly { node: { backup: string } }[] } }>(
        '{ myBidBackups(first: 1) { edges { node { backup } } } }',
      ),
    );
    const text = data.myBidBackups.edges[0]?.node.backup;
    if (text === undefined) throw new Error('the gateway kept no backup');
    return {
      commitment,
      opening: await openBackup(device, { seriesKey, window: 0, wallet, commitment, backup: text }),
    };
  };
}

/** Waits until a keeper has settled a raise and passed its gate. */
export const waitForSettlement = ({ ask, chain }: Person<Address>, key: Draft['seriesKey']): Promise<Auction> =>
  pollUntil('the settlement', async () => {
    const { series } = await requireData(ask<{ series: { auction: Auction } }>(AUCTION, { key, chain }));
    return series.auction.phase === 'DONE' ? series.auction : null;
  });

/**
 * The chapter of the raise: commit, reveal, settle, gate, deliver. One of five bids is rejected, one never revealed, one
 * filled in part.
 */
export async function runRaise(
  narrator: Narrator,
  world: World,
  draft: Draft,
  { people, secrets }: { readonly people: People; readonly secrets: Pick<StorySecrets, 'bidder'> },
): Promise<RaiseOutcome> {
  const { step, say } = narrator;
  const { seriesKey } = draft;
  const { ada, ben, cleo, finn, issuer } = people;

  const sealed = await step('Commit: five sealed bids, each with a deposit', async () => {
    const bids: Partial<Record<Bidder, SealedBid>> = {};
    for (const name of BIDDERS) bids[name] = await commitWish(people[name], seriesKey, WISHES[name]);
    return bids as Readonly<Record<Bidder, SealedBid>>;
  });
  const recoverBid = await step('Ben keeps at the gateway what reveals his bid, sealed under his own secret', () =>
    saveBackup(ben, secrets.bidder, seriesKey, sealed.ben),
  );

  await moveClock(narrator, evmChain(world), draft.commitEndsAt + 1n, 'commits are over');
  await step('Reveal: the chain checks each against its commitment; Dora does not reveal', async () => {
    for (const person of [ada, cleo, finn]) await revealBid(person, seriesKey, sealed[person.name as Bidder].opening);
    await revealBid(ben, seriesKey, (await recoverBid()).opening);
  });
  await step('The operator no longer verifies Finn', () => world.devnet.owner.unverifyWallets([finn.address]));

  await moveClock(narrator, evmChain(world), draft.revealEndsAt + 1n, 'reveals are over');
  const auction = await step('A keeper settles in steps, and passes the mint gate', () =>
    waitForSettlement(issuer, seriesKey),
  );
  const bids = await step('A keeper delivers: units and refunds, to the bidders alone', async () => {
    const outcomes: Partial<Record<Bidder, BidOutcome>> = {};
    for (const name of BIDDERS) {
      outcomes[name] = await pollUntil('a delivery', async () => {
        const { myBids } = await requireData(
          people[name].ask<{ myBids: { edges: readonly { readonly node: BidOutcome }[] } }>(BID),
        );
        const bid = myBids.edges[0]?.node;
        return bid?.delivery === 'DELIVERED' ? bid : null;
      });
    }
    return outcomes as RaiseOutcome['bids'];
  });
  await issuer.transact('buildWithdrawProceeds', { seriesKey, wallet: issuer.address });
  say(
    'Finn’s bid was the best and was rejected: the second round cleared without it. Ada has all she bid for, Ben a part; ' +
      'Cleo lost and has her deposit back; Dora paid for not revealing.',
  );
  return { auction, bids };
}
