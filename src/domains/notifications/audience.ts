import { HOLDS_UNITS_SQL } from '../../core/holder.ts';
import type { Tx } from '../../core/tx.ts';
import type { Payload } from './model/index.ts';

/** An account to notify; `mailed` is true if it has an e-mail address, confirmed or not. */
export interface Recipient {
  readonly id: string;
  readonly mailed: boolean;
}

/** $1 wallets, $2 chain, $3 series key, $4 series audience, $5 window, $6 accounts, $7 keys, $8 attestors, $9 after, $10 limit, $11 except */
const SELECT_RECIPIENTS = `
  WITH named AS (
    SELECT unnest($1::text[]) AS address
    UNION SELECT issuer FROM series WHERE chain = $2::text AND key = $3::text AND $4::text IN ('series', 'holders')
    UNION SELECT holder FROM positions
      WHERE chain = $2::text AND series_key = $3::text AND $4::text IN ('series', 'holders') AND ${HOLDS_UNITS_SQL}
    UNION SELECT bidder FROM bids WHERE chain = $2::text AND series_key = $3::text AND $4::text = 'series'
    UNION SELECT trader FROM window_orders
      WHERE chain = $2::text AND series_key = $3::text AND "window" = $5::int AND $4::text = 'traders'
  ), recipients AS (
    SELECT w.account_id FROM account_wallets w JOIN named ON named.address = w.address WHERE w.chain = $2::text
    UNION SELECT unnest($6::text[])::uuid
    UNION SELECT k.account_id FROM account_signer_keys k
      JOIN attestors a ON a.address = k.key AND a.chain = $2::text AND a.active
      WHERE k.key = ANY($7::text[]) OR $8::boolean
  )
  SELECT id::text AS id, email IS NOT NULL AS mailed FROM accounts
  WHERE id IN (SELECT account_id FROM recipients) AND ($9::text IS NULL OR id > $9::uuid)
  AND id NOT IN (SELECT w.account_id FROM account_wallets w WHERE w.chain = $2::text AND w.address = ANY($11::text[]))
  ORDER BY id LIMIT $10::int FOR KEY SHARE`;

/**
 * Reads one page of the accounts that a message's audience names now: each once, ordered by id, with ids above `after`.
 * Their rows are locked, so none of these accounts can be deleted before the transaction ends.
 */
export function readRecipients(tx: Tx, message: Payload, after: string | null, limit: number): Promise<Recipient[]> {
  const { chain, seriesKey, audience, window } = message;
  return tx.$queryRawUnsafe<Recipient[]>(
    SELECT_RECIPIENTS,
    audience.wallets ?? [],
    chain,
    seriesKey ?? null,
    audience.series ?? null,
    window ?? null,
    audience.accounts ?? [],
    audience.keys ?? [],
    audience.attestors ?? false,
    after,
    limit,
    audience.except ?? [],
  );
}
