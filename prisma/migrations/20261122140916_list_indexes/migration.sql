-- DropIndex
DROP INDEX "audit_log_actor_id_idx";

-- DropIndex
DROP INDEX "audit_log_at_idx";

-- DropIndex
DROP INDEX "bids_chain_bidder_id_idx";

-- DropIndex
DROP INDEX "built_transactions_account_id_id_idx";

-- DropIndex
DROP INDEX "outbox_state_created_at_idx";

-- DropIndex
DROP INDEX "positions_chain_holder_id_idx";

-- DropIndex
DROP INDEX "series_chain_issuer_idx";

-- DropIndex
DROP INDEX "series_drafts_account_id_id_idx";

-- DropIndex
DROP INDEX "window_orders_chain_trader_id_idx";

-- CreateIndex
CREATE INDEX "audit_log_at_id_idx" ON "audit_log"("at", "id");

-- CreateIndex
CREATE INDEX "audit_log_action_at_id_idx" ON "audit_log"("action", "at", "id");

-- CreateIndex
CREATE INDEX "audit_log_actor_id_at_id_idx" ON "audit_log"("actor_id", "at", "id");

-- CreateIndex
CREATE INDEX "bids_chain_bidder_committed_at_id_idx" ON "bids"("chain", "bidder", "committed_at", "id");

-- CreateIndex
CREATE INDEX "bids_chain_series_key_sequence_idx" ON "bids"("chain", "series_key", "sequence");

-- CreateIndex
CREATE INDEX "built_transactions_account_id_created_at_id_idx" ON "built_transactions"("account_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "extinguishment_requests_chain_indexed_key_idx" ON "extinguishment_requests"("chain", "indexed_key");

-- CreateIndex
CREATE INDEX "hardship_requests_chain_indexed_key_idx" ON "hardship_requests"("chain", "indexed_key");

-- CreateIndex
CREATE INDEX "outbox_state_created_at_id_idx" ON "outbox"("state", "created_at", "id");

-- CreateIndex
CREATE INDEX "positions_chain_holder_opened_at_id_idx" ON "positions"("chain", "holder", "opened_at", "id");

-- CreateIndex
CREATE INDEX "positions_chain_series_key_opened_at_id_idx" ON "positions"("chain", "series_key", "opened_at", "id");

-- CreateIndex
CREATE INDEX "series_state_created_block_chain_key_idx" ON "series"("state", "created_block", "chain", "key");

-- CreateIndex
CREATE INDEX "series_issuer_created_block_chain_key_idx" ON "series"("issuer", "created_block", "chain", "key");

-- CreateIndex
CREATE INDEX "series_drafts_account_id_created_at_id_idx" ON "series_drafts"("account_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "terms_amendments_chain_indexed_key_idx" ON "terms_amendments"("chain", "indexed_key");

-- CreateIndex
CREATE INDEX "tier3_annual_chain_indexed_key_idx" ON "tier3_annual"("chain", "indexed_key");

-- CreateIndex
CREATE INDEX "tier3_cases_chain_indexed_key_idx" ON "tier3_cases"("chain", "indexed_key");

-- CreateIndex
CREATE INDEX "window_orders_chain_trader_committed_at_id_idx" ON "window_orders"("chain", "trader", "committed_at", "id");

-- CreateIndex
CREATE INDEX "window_orders_chain_window_id_sequence_idx" ON "window_orders"("chain", "window_id", "sequence");
