import type { ChainEventNotice } from '../../core/chain.ts';
import { enumNameOrNull } from '../../core/chain-enums.ts';
import type { Bytes32 } from '../../core/hex.ts';
import { type ActivityEvent, FEED_RULES, type FeedRule, type Relation } from './model.ts';
import type { CurrentViewer } from './ports.ts';

/** The viewer's standing to a series, from rows read for this one event. */
export type SeriesStanding = Readonly<Record<Exclude<Relation, 'party'>, boolean>>;

/** What a stored event adds to its notice. */
export interface StoredEvent {
  readonly args: Readonly<Record<string, unknown>>;
  readonly at: Date;
}

/** A notice the feed knows how to tell, with its series. */
export type Tellable = ChainEventNotice & { readonly seriesKey: Bytes32 };

export const isTellable = (notice: ChainEventNotice): notice is Tellable =>
  notice.seriesKey !== null && Object.hasOwn(FEED_RULES, notice.name);

export const ruleOf = (notice: Tellable): FeedRule => FEED_RULES[notice.name] as FeedRule;

/**
 * How the viewer stands to the event, nearest first; null where it is not theirs. An event for a party names no wallet
 * but the party's.
 */
export function relationTo(notice: Tellable, viewer: CurrentViewer, standing: SeriesStanding): Relation | null {
  const rule = ruleOf(notice);
  if (rule.audience === 'party') return isParty(notice, viewer) ? 'party' : null;
  if (standing.issuer) return 'issuer';
  if (standing.holder) return 'holder';
  return standing.bidder && rule.audience === 'series' ? 'bidder' : null;
}

export const isParty = (notice: Tellable, viewer: CurrentViewer): boolean =>
  notice.wallets.some((wallet) => viewer.wallets.includes(wallet));

/** What the feed says of an event: the named arguments of its rule and nothing else. `stored`: null for one taken back. */
export function tell(
  notice: Tellable,
  stored: StoredEvent | null,
  viewer: CurrentViewer,
  relation: Relation,
): ActivityEvent {
  const { fields } = ruleOf(notice);
  const argument = (field: keyof FeedRule['fields']): unknown => {
    const source = fields[field];
    return source === undefined ? null : (stored?.args[source[0]] ?? null);
  };
  const named = (field: 'status' | 'reason'): string | null => {
    const value = argument(field);
    const of = fields[field]?.[1];
    return value === null || of === undefined ? null : enumNameOrNull(of, Number(value));
  };
  const whole = (field: 'period' | 'round'): number | null => {
    const value = argument(field);
    return value === null ? null : Number(value);
  };
  const units = argument('units');
  return {
    id: notice.key,
    accountId: viewer.accountId,
    kind: notice.name,
    seriesKey: notice.seriesKey,
    relation,
    period: whole('period'),
    round: whole('round'),
    units: units === null ? null : BigInt(units as string | number),
    status: named('status'),
    reason: named('reason'),
    retracted: notice.op === 'rolledBack',
    at: stored?.at ?? null,
  };
}
