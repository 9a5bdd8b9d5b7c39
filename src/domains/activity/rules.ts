import type { ChainEventRecord } from '../../core/chain.ts';
import { enumNameOrNull } from '../../core/chain-enums.ts';
import { type ActivityEvent, FEED_RULES, type FeedRule, type Relation } from './model.ts';
import type { CurrentViewer } from './ports.ts';

/** The viewer's standing to a series, from rows read for this one event. */
export type SeriesStanding = Readonly<Record<Exclude<Relation, 'party'>, boolean>>;

export const feedRule = (event: ChainEventRecord): FeedRule | null =>
  event.seriesKey !== null && Object.hasOwn(FEED_RULES, event.name) ? (FEED_RULES[event.name] ?? null) : null;

export function isParty(event: ChainEventRecord, rule: FeedRule, viewer: CurrentViewer): boolean {
  const named = rule.party === undefined ? undefined : event.args[rule.party];
  return typeof named === 'string' && viewer.wallets.includes(named as `0x${string}`);
}

/** How the viewer stands to the event, nearest first; null where it is not theirs. */
export function relationTo(rule: FeedRule, party: boolean, standing: SeriesStanding): Relation | null {
  if (party) return 'party';
  if (rule.audience === 'party') return null;
  if (standing.issuer) return 'issuer';
  if (standing.holder) return 'holder';
  return standing.bidder ? 'bidder' : null;
}

/** What the feed says of an event: the named arguments of its rule and nothing else. */
export function tell(
  event: ChainEventRecord,
  rule: FeedRule,
  viewer: CurrentViewer,
  relation: Relation,
): ActivityEvent {
  const argument = (field: keyof FeedRule['fields']): unknown => {
    const source = rule.fields[field];
    return source === undefined ? null : (event.args[source[0]] ?? null);
  };
  const named = (field: 'status' | 'reason'): string | null => {
    const value = argument(field);
    const of = rule.fields[field]?.[1];
    return value === null || of === undefined ? null : enumNameOrNull(of, Number(value));
  };
  const whole = (field: 'period' | 'round'): number | null => {
    const value = argument(field);
    return value === null ? null : Number(value);
  };
  const units = argument('units');
  return {
    id: `${event.blockHash}:${event.logIndex}`,
    accountId: viewer.accountId,
    kind: event.name,
    seriesKey: event.seriesKey ?? '0x',
    relation,
    period: whole('period'),
    round: whole('round'),
    units: units === null ? null : BigInt(units as string | number),
    status: named('status'),
    reason: named('reason'),
    at: new Date(Number(event.timestamp) * 1000),
  };
}
