-- Units of a tender were sold by it, so they make no holder: rows that the version before folded count them among the units
-- that were burned because a series had ended. A redemption pays for a tender unless the series was bought out before (reason 3).
WITH sold AS (
  SELECT burn.chain, burn.series_key, burn.args->>'holder' AS holder, burn.block_number, (burn.args->>'units')::bigint AS units
  FROM indexer_cursor cursor
  JOIN chain_events claim ON claim.chain = cursor.chain AND claim.name = 'RedemptionClaimed'
  JOIN chain_events burn ON burn.chain = claim.chain AND burn.block_hash = claim.block_hash
    AND burn.log_index = claim.log_index + 1 AND burn.name = 'UnitsBurned'
  WHERE cursor.chain LIKE 'solana:%' AND NOT EXISTS (
    SELECT 1 FROM chain_events closed
    WHERE closed.chain = claim.chain AND closed.name = 'SeriesClosed' AND closed.series_key = claim.series_key
      AND closed.args->>'reason' = '3' AND (closed.block_number, closed.log_index) < (claim.block_number, claim.log_index))
), saved AS (
  UPDATE index_undo undo SET "row" = jsonb_set(undo."row", '{burned_units}', to_jsonb((undo."row"->>'burned_units')::bigint - (
    SELECT coalesce(sum(sold.units), 0) FROM sold
    WHERE sold.chain = undo.chain AND sold.series_key = undo."row"->>'series_key' AND sold.holder = undo."row"->>'holder'
      AND sold.block_number <= undo.block_number)))
  WHERE undo.chain LIKE 'solana:%' AND undo.table_name = 'positions' AND undo."row" IS NOT NULL
)
UPDATE positions SET burned_units = burned_units - tendered.units
FROM (SELECT chain, series_key, holder, sum(units) AS units FROM sold GROUP BY chain, series_key, holder) tendered
WHERE positions.chain = tendered.chain AND positions.series_key = tendered.series_key AND positions.holder = tendered.holder;
