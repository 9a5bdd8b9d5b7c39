-- DropIndex
DROP INDEX "money_events_chain_series_key_at_block_number_id_idx";

-- DropIndex
DROP INDEX "money_events_chain_series_key_wallet_at_block_number_id_idx";

-- CreateIndex
CREATE INDEX "money_events_chain_series_key_at_block_number_id_kind_idx" ON "money_events"("chain", "series_key", "at", "block_number", "id", "kind");

-- CreateIndex
CREATE INDEX "money_events_chain_series_key_wallet_at_block_number_id_kin_idx" ON "money_events"("chain", "series_key", "wallet", "at", "block_number", "id", "kind");
