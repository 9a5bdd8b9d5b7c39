-- contract: no running version needs these rows, which candles alone read. Units that are given back after a failed sale make no
-- candle: the version before stored them as trades at the curve's price, which nobody pays any more. Trades end at the deadline,
-- and a sale fails at the deadline at the earliest.
DELETE FROM curve_trades trade USING curves
WHERE curves.chain = trade.chain AND curves.series_key = trade.series_key AND trade.at >= curves.deadline;
