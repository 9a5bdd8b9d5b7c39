import type { Tx } from '../../adapters/db/rows.ts';

/**
 * Sets what follows from the time of the last indexed block alone: the phases of a raise before it settles and of a
 * window of later trading before it is over, the windows of periods without a report, keys whose grace is over. Each is a function of event-derived columns and that one time,
 * written wherever it differs: the tables are the same by whatever way the index came to that block.
 *
 * A period past its late window stays LATE until somebody marks it missed on the chain.
 */
export async function applyClock(tx: Tx, chain: string, now: Date): Promise<void> {
  await tx.$executeRaw`
    UPDATE series SET phase = due.phase
    FROM (
      SELECT key, CASE WHEN commit_ends_at > ${now} THEN 'COMMIT' WHEN reveal_ends_at > ${now} THEN 'REVEAL' ELSE 'SETTLE' END AS phase
      FROM series WHERE state = 'RAISING' AND chain = ${chain}
    ) AS due
    WHERE series.key = due.key AND series.phase <> due.phase`;
  await tx.$executeRaw`
    UPDATE windows SET phase = due.phase
    FROM (
      SELECT id, CASE WHEN commit_ends_at > ${now} THEN 'COMMIT' WHEN reveal_ends_at > ${now} THEN 'REVEAL' ELSE 'SETTLE' END AS phase
      FROM windows WHERE phase IN ('COMMIT', 'REVEAL', 'SETTLE')
        AND series_key IN (SELECT key FROM series WHERE chain = ${chain})
    ) AS due
    WHERE windows.id = due.id AND windows.phase <> due.phase`;
  await tx.$executeRaw`
    UPDATE periods SET state = due.state
    FROM (
      SELECT id, CASE WHEN opens_at > ${now} THEN 'UPCOMING' WHEN closes_at > ${now} THEN 'OPEN' ELSE 'LATE' END AS state
      FROM periods WHERE state IN ('UPCOMING', 'OPEN', 'LATE')
    ) AS due
    WHERE periods.id = due.id AND periods.state <> due.state`;
  await tx.$executeRaw`
    UPDATE attestors SET active = (grace_until >= ${now})
    WHERE chain = ${chain} AND grace_until IS NOT NULL AND active <> (grace_until >= ${now})`;
  await tx.$executeRaw`
    UPDATE verifier_keys SET active = (grace_until >= ${now})
    WHERE chain = ${chain} AND grace_until IS NOT NULL AND active <> (grace_until >= ${now})`;
}
