-- What the issuer of a series has to do or may do, and by when: one row a step. Nothing is stored; every column follows from other
-- tables. Time is the last indexed block's, as in every state that the index derives. For each series of the account's wallets the
-- steps are looked up by the series' key, so a list reads the account's own series alone, and of their quarters those up to now.
CREATE VIEW "issuer_tasks" AS
SELECT
  task.chain,
  task.kind || ':' || task.series_key || ':' || task.subject AS id,
  task.account_id,
  task.kind,
  CASE
    WHEN task.opens_at > task.now THEN 'UPCOMING'
    -- The last moment of these two is included (docs/protocol.md, section 2).
    WHEN task.due_at < task.now OR (task.due_at = task.now AND task.kind NOT IN ('BUY_OUT', 'EXTINGUISHMENT')) THEN 'OVERDUE'
    ELSE 'OPEN'
  END AS state,
  task.series_key,
  task.indexed_key,
  task.draft_id,
  task.period,
  task.year,
  task.opens_at::timestamptz(3) AS opens_at,
  task.due_at::timestamptz(3) AS due_at,
  task.lapses_at::timestamptz(3) AS lapses_at,
  task.transaction_kind,
  coalesce(task.due_at, '9999-12-31T00:00:00Z')::timestamptz(3) AS sort_at
FROM (
  SELECT w.account_id, s.chain, s.key AS series_key, s.key AS indexed_key, NULL::uuid AS draft_id, head.now, step.*
  FROM account_wallets w
  JOIN series s ON s.chain = w.chain AND s.issuer = w.address
  LEFT JOIN indexer_cursor i ON i.chain = w.chain
  LEFT JOIN indexed_blocks b ON b.chain = i.chain AND b.number = i.block_number
  CROSS JOIN LATERAL (
    SELECT coalesce(b.at, now()) AS now, to_char(coalesce(b.at, now()) AT TIME ZONE 'UTC', 'YYYYQ')::int AS quarter
  ) head
  -- The beginning of the tail, and its end 90 days later (TAIL_WINDOW).
  LEFT JOIN LATERAL (
    SELECT min(e.at) AS starts_at, min(e.at) + interval '90 days' AS ends_at FROM chain_events e
    WHERE e.chain = s.chain AND e.name = 'SeriesTailStarted' AND e.series_key = s.key
  ) tail ON s.state = 'TAIL'
  CROSS JOIN LATERAL (
    -- Quarters without a report that are over, and the running one, or the first if the term is still to begin.
    SELECT 'REPORT' AS kind, p.period::text AS subject, p.period, NULL::int AS year, p.opens_at, p.closes_at AS due_at,
      CASE WHEN r.id IS NULL THEN p.late_until END AS lapses_at,
      CASE WHEN r.id IS NULL THEN 'submitReport' ELSE 'submitRoutedReport' END AS transaction_kind
    FROM periods p
    LEFT JOIN routed_income r ON r.chain = p.chain AND r.series_key = p.series_key AND r.period = p.period
    WHERE s.state IN ('ACTIVE', 'PAUSED') AND p.chain = s.chain AND p.series_key = s.key
      AND p.state IN ('UPCOMING', 'OPEN', 'LATE', 'DEFERRED') AND (p.late_until > head.now OR r.id IS NOT NULL)
      AND p.period <= greatest(head.quarter, s.first_period)

    UNION ALL
    -- The last year that is over, the running year, and each year with a signed true-up, until the chain has its true-up. A
    -- signature lapses by age, as src/domains/annual/worker/status.ts has it: 90 days (TRUEUP_MAX_AGE), and 180 more (PAUSE_MAX)
    -- if a pause may have stopped its clock.
    SELECT 'TRUE_UP', y.year::text, NULL, y.year, y.ends_at, least(tail.ends_at, signed.lapses_at), NULL,
      CASE WHEN signed.lapses_at IS NOT NULL THEN 'submitTrueUp' END
    FROM (
      SELECT e.year, e.ends_at, max(CASE WHEN e.ends_at <= head.now THEN e.year END) OVER () AS last_year,
        min(CASE WHEN e.ends_at > head.now THEN e.year END) OVER () AS running_year
      FROM generate_series(s.first_period / 10, s.last_period / 10) AS each(year)
      -- A year ends with its last quarter, the last one with the term's.
      CROSS JOIN LATERAL (
        SELECT each.year, make_timestamptz(
          CASE WHEN each.year = s.last_period / 10 AND s.last_period % 10 < 4 THEN each.year ELSE each.year + 1 END,
          CASE WHEN each.year = s.last_period / 10 AND s.last_period % 10 < 4 THEN s.last_period % 10 * 3 + 1 ELSE 1 END,
          1, 0, 0, 0, 'UTC') AS ends_at
      ) e
    ) y
    LEFT JOIN LATERAL (
      SELECT max(a.attestation_ts + CASE
        WHEN s.paused_from IS NULL OR s.paused_from + interval '180 days' <= a.attestation_ts
          OR s.paused_from >= a.attestation_ts + interval '90 days' THEN interval '90 days'
        ELSE interval '270 days' END) AS lapses_at
      FROM tier3_annual a
      WHERE a.chain = s.chain AND a.indexed_key = s.key AND a.year = y.year AND a.state = 'SIGNED'
    ) signed ON true
    WHERE s.state IN ('ACTIVE', 'PAUSED', 'TAIL') AND (y.year IN (y.last_year, y.running_year) OR signed.lapses_at IS NOT NULL)
      AND NOT EXISTS (
        SELECT FROM chain_events e WHERE e.chain = s.chain AND e.name = 'TrueUpAccepted' AND e.series_key = s.key
          AND (e.args->>'year')::int = y.year)

    UNION ALL
    -- What accrued is paid in the tail; anyone may close the series 90 days after it (ACCRUAL_WAIT).
    SELECT 'TAIL_PAYMENT', '', NULL, NULL, tail.starts_at, tail.ends_at, NULL, 'payTail'
    WHERE s.state = 'TAIL' AND s.accrued_total > 0

    UNION ALL
    SELECT 'PAUSE_END', '', NULL, NULL, s.paused_from, s.paused_until, NULL, 'endPause' WHERE s.state = 'PAUSED'

    UNION ALL
    -- One for all requests under the nonce: the chain's, else the newest that is prepared.
    SELECT 'PAUSE_REQUEST', '', NULL, NULL, request.opened_at, NULL, NULL,
      CASE request.state WHEN 'PREPARED' THEN 'requestPause' ELSE 'withdrawPause' END
    FROM (
      SELECT h.state, h.opened_at FROM hardship_requests h
      WHERE s.state = 'ACTIVE' AND h.chain = s.chain AND h.indexed_key = s.key
        AND h.state IN ('PREPARED', 'REQUESTED', 'REFUSED') AND h.pause_nonce = s.pause_nonce
      ORDER BY h.state = 'PREPARED', h.opened_at DESC LIMIT 1
    ) request

    UNION ALL
    SELECT 'EXTINGUISHMENT_REQUEST', '', NULL, NULL, max(x.opened_at), NULL, NULL, 'requestExtinguishment'
    FROM extinguishment_requests x
    WHERE s.state IN ('ACTIVE', 'PAUSED', 'TAIL') AND s.extinguish_deadline IS NULL AND x.chain = s.chain
      AND x.indexed_key = s.key AND x.state = 'OPEN' AND x.extinguish_nonce = s.extinguish_nonce
    HAVING count(*) > 0

    UNION ALL
    SELECT 'EXTINGUISHMENT', '', NULL, NULL, s.extinguish_notice_ends_at, s.extinguish_deadline, NULL, 'voidExtinguishment'
    WHERE s.state IN ('ACTIVE', 'PAUSED', 'TAIL') AND s.extinguish_deadline IS NOT NULL

    UNION ALL
    -- One for all amendments that are signed over the nonce, of which one can be sent.
    SELECT 'AMENDMENT', '', NULL, NULL, min(a.signed_at), NULL, NULL,
      CASE WHEN s.routed THEN 'amendRoutedTerms' ELSE 'amendTerms' END
    FROM terms_amendments a
    WHERE s.state IN ('ACTIVE', 'PAUSED') AND a.chain = s.chain AND a.indexed_key = s.key AND a.state = 'SIGNED'
      AND a.amendment_nonce = s.amendment_nonce
    HAVING count(*) > 0

    UNION ALL
    SELECT 'BUY_OUT', '', NULL, NULL, s.buy_out_possible_at, s.buy_out_lapses_at, s.buy_out_lapses_at, 'buyOut'
    WHERE s.state IN ('ACTIVE', 'PAUSED', 'TAIL') AND s.buy_out_lapses_at >= head.now

    UNION ALL
    SELECT 'ROUTER_OPENING', '', NULL, NULL, s.created_at, s.commit_ends_at, s.commit_ends_at, 'openRouter'
    WHERE s.state = 'RAISING' AND s.routed AND s.routed_theta IS NULL AND s.commit_ends_at > head.now

    UNION ALL
    SELECT 'RAISE_CANCELLATION', '', NULL, NULL, s.created_at, s.commit_ends_at, s.commit_ends_at, 'cancelRaise'
    WHERE s.state = 'RAISING' AND s.commit_ends_at > head.now

    UNION ALL
    SELECT 'RAISE_SETTLEMENT', '', NULL, NULL, s.reveal_ends_at, s.gate_ends_at, NULL,
      CASE s.phase WHEN 'GATE' THEN 'passGate' ELSE 'settleStep' END
    WHERE s.state IN ('RAISING', 'SETTLING')

    UNION ALL
    SELECT 'CURVE_END', '', NULL, NULL, CASE WHEN reached.yes THEN NULL ELSE c.deadline END, c.deadline, NULL,
      CASE WHEN reached.yes THEN 'activateCurve' ELSE 'failCurve' END
    FROM curves c
    -- A whole unit has a million base lamports (LAMPORTS_PER_UNIT).
    CROSS JOIN LATERAL (SELECT c.reserve >= c.threshold OR c.sold = s.units_offered * 1000000 AS yes) reached
    WHERE s.state = 'CURVE' AND c.chain = s.chain AND c.series_key = s.key

    UNION ALL
    SELECT 'PROCEEDS', '', NULL, NULL, s.activated_at, NULL, NULL, 'withdrawProceeds'
    WHERE s.phase = 'DONE' AND s.proceeds > 0 AND NOT EXISTS (
      SELECT FROM money_events m WHERE m.chain = s.chain AND m.series_key = s.key AND m.kind = 'PROCEEDS')

    UNION ALL
    -- A curve pays its issuer 7 days after the activation (PROCEEDS_WAIT).
    SELECT 'PROCEEDS', '', NULL, NULL, s.activated_at + interval '7 days', NULL, NULL, 'collectProceeds'
    FROM curves c WHERE s.activated_at IS NOT NULL AND c.chain = s.chain AND c.series_key = s.key AND c.proceeds > 0
  ) step

  UNION ALL
  -- A draft whose series the chain does not have: a contract to sign, or the series to create by it.
  SELECT w.account_id, d.chain, d.series_key, NULL, d.id, head.now,
    CASE WHEN contract.signed THEN 'CREATION' ELSE 'CONTRACT' END, '', NULL, NULL, d.created_at,
    CASE WHEN contract.signed THEN latest.at ELSE least(latest.at, contract.expires_at) END, latest.at,
    CASE WHEN contract.signed THEN CASE
      WHEN d.curve IS NOT NULL THEN 'createCurve' WHEN d.raise->>'routed' = 'true' THEN 'createRoutedSeries' ELSE 'createSeries'
    END END
  FROM account_wallets w
  JOIN series_drafts d ON d.account_id = w.account_id AND d.chain = w.chain AND d.issuer = w.address
  LEFT JOIN indexer_cursor i ON i.chain = w.chain
  LEFT JOIN indexed_blocks b ON b.chain = i.chain AND b.number = i.block_number
  CROSS JOIN LATERAL (SELECT coalesce(b.at, now()) AS now) head
  -- A sale takes bids or buyers for 12 hours at least (COMMIT_MIN).
  CROSS JOIN LATERAL (
    SELECT to_timestamp(coalesce(d.raise->>'commitEndsAt', d.curve->>'deadline')::float8) - interval '12 hours' AS at
  ) latest
  -- The signed contract of the draft's version, or the end of the one that waits for its signature.
  CROSS JOIN LATERAL (
    SELECT coalesce(bool_or(k.state = 'SIGNED'), false) AS signed,
      max(k.expires_at) FILTER (WHERE k.state = 'RENDERED' AND k.expires_at > head.now) AS expires_at
    FROM contract_sessions k WHERE k.draft_id = d.id AND k.draft_version = d.version
  ) contract
  WHERE NOT EXISTS (SELECT FROM series s WHERE s.chain = d.chain AND s.key = d.series_key)
) task;
