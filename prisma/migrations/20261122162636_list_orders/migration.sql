-- DropIndex
DROP INDEX "account_signer_keys_account_id_idx";

-- DropIndex
DROP INDEX "activity_chain_series_key_block_number_log_index_idx";

-- DropIndex
DROP INDEX "admin_tx_requests_application_id_idx";

-- DropIndex
DROP INDEX "admin_tx_requests_proposal_id_idx";

-- DropIndex
DROP INDEX "auction_deliveries_next_attempt_id_idx";

-- DropIndex
DROP INDEX "bids_chain_series_key_sequence_idx";

-- DropIndex
DROP INDEX "fees_ledger_chain_series_key_block_number_log_index_idx";

-- DropIndex
DROP INDEX "money_events_chain_series_key_block_number_log_index_idx";

-- DropIndex
DROP INDEX "money_events_chain_wallet_block_number_log_index_idx";

-- DropIndex
DROP INDEX "series_created_block_chain_key_idx";

-- DropIndex
DROP INDEX "series_issuer_created_block_chain_key_idx";

-- DropIndex
DROP INDEX "series_state_created_block_chain_key_idx";

-- DropIndex
DROP INDEX "terms_access_log_chain_series_key_id_idx";

-- DropIndex
DROP INDEX "terms_amendments_chain_attestor_key_idx";

-- DropIndex
DROP INDEX "window_orders_chain_window_id_sequence_idx";

-- CreateIndex
CREATE INDEX "account_signer_keys_account_id_linked_at_id_idx" ON "account_signer_keys"("account_id", "linked_at", "id");

-- CreateIndex
CREATE INDEX "account_signer_keys_linked_at_id_idx" ON "account_signer_keys"("linked_at", "id");

-- CreateIndex
CREATE INDEX "activity_chain_series_key_at_block_number_log_index_id_idx" ON "activity"("chain", "series_key", "at", "block_number", "log_index", "id");

-- CreateIndex
CREATE INDEX "admin_tx_requests_proposal_id_built_at_id_idx" ON "admin_tx_requests"("proposal_id", "built_at", "id");

-- CreateIndex
CREATE INDEX "admin_tx_requests_application_id_built_at_id_idx" ON "admin_tx_requests"("application_id", "built_at", "id");

-- CreateIndex
CREATE INDEX "attestor_proposals_state_proposed_at_id_idx" ON "attestor_proposals"("state", "proposed_at", "id");

-- CreateIndex
CREATE INDEX "auction_deliveries_next_attempt_chain_id_idx" ON "auction_deliveries"("next_attempt", "chain", "id");

-- CreateIndex
CREATE INDEX "auction_deliveries_chain_series_key_next_attempt_id_idx" ON "auction_deliveries"("chain", "series_key", "next_attempt", "id");

-- CreateIndex
CREATE INDEX "bid_backups_account_id_series_key_saved_at_id_idx" ON "bid_backups"("account_id", "series_key", "saved_at", "id");

-- CreateIndex
CREATE INDEX "bids_chain_bidder_delivery_committed_at_id_idx" ON "bids"("chain", "bidder", "delivery", "committed_at", "id");

-- CreateIndex
CREATE INDEX "bids_chain_bidder_series_key_committed_at_id_idx" ON "bids"("chain", "bidder", "series_key", "committed_at", "id");

-- CreateIndex
CREATE INDEX "bids_chain_series_key_sequence_id_idx" ON "bids"("chain", "series_key", "sequence", "id");

-- CreateIndex
CREATE INDEX "built_transactions_account_id_kind_created_at_id_idx" ON "built_transactions"("account_id", "kind", "created_at", "id");

-- CreateIndex
CREATE INDEX "contract_sessions_kind_rendered_at_id_idx" ON "contract_sessions"("kind", "rendered_at", "id");

-- CreateIndex
CREATE INDEX "curve_monitor_chain_series_key_at_block_number_id_idx" ON "curve_monitor"("chain", "series_key", "at", "block_number", "id");

-- CreateIndex
CREATE INDEX "extinguishment_requests_opened_at_id_idx" ON "extinguishment_requests"("opened_at", "id");

-- CreateIndex
CREATE INDEX "extinguishment_requests_state_opened_at_id_idx" ON "extinguishment_requests"("state", "opened_at", "id");

-- CreateIndex
CREATE INDEX "extinguishment_requests_chain_issuer_opened_at_id_idx" ON "extinguishment_requests"("chain", "issuer", "opened_at", "id");

-- CreateIndex
CREATE INDEX "extinguishment_requests_chain_issuer_state_opened_at_id_idx" ON "extinguishment_requests"("chain", "issuer", "state", "opened_at", "id");

-- CreateIndex
CREATE INDEX "extinguishment_requests_chain_attestor_key_a_state_opened_a_idx" ON "extinguishment_requests"("chain", "attestor_key_a", "state", "opened_at", "id");

-- CreateIndex
CREATE INDEX "extinguishment_requests_chain_attestor_key_b_state_opened_a_idx" ON "extinguishment_requests"("chain", "attestor_key_b", "state", "opened_at", "id");

-- CreateIndex
CREATE INDEX "fees_ledger_chain_series_key_at_block_number_id_idx" ON "fees_ledger"("chain", "series_key", "at", "block_number", "id");

-- CreateIndex
CREATE INDEX "fx_fallback_signatures_state_requested_at_chain_series_key_idx" ON "fx_fallback_signatures"("state", "requested_at", "chain", "series_key");

-- CreateIndex
CREATE INDEX "fx_fallback_signatures_period_requested_at_chain_series_key_idx" ON "fx_fallback_signatures"("period", "requested_at", "chain", "series_key");

-- CreateIndex
CREATE INDEX "fx_fallback_signatures_chain_issuer_requested_at_series_key_idx" ON "fx_fallback_signatures"("chain", "issuer", "requested_at", "series_key");

-- CreateIndex
CREATE INDEX "fx_fallback_signatures_chain_issuer_state_requested_at_seri_idx" ON "fx_fallback_signatures"("chain", "issuer", "state", "requested_at", "series_key");

-- CreateIndex
CREATE INDEX "hardship_requests_opened_at_id_idx" ON "hardship_requests"("opened_at", "id");

-- CreateIndex
CREATE INDEX "hardship_requests_state_opened_at_id_idx" ON "hardship_requests"("state", "opened_at", "id");

-- CreateIndex
CREATE INDEX "hardship_requests_chain_issuer_opened_at_id_idx" ON "hardship_requests"("chain", "issuer", "opened_at", "id");

-- CreateIndex
CREATE INDEX "hardship_requests_chain_issuer_state_opened_at_id_idx" ON "hardship_requests"("chain", "issuer", "state", "opened_at", "id");

-- CreateIndex
CREATE INDEX "hardship_requests_chain_attestor_key_state_opened_at_id_idx" ON "hardship_requests"("chain", "attestor_key", "state", "opened_at", "id");

-- CreateIndex
CREATE INDEX "keeper_runs_keeper_started_at_id_idx" ON "keeper_runs"("keeper", "started_at", "id");

-- CreateIndex
CREATE INDEX "keeper_runs_state_started_at_id_idx" ON "keeper_runs"("state", "started_at", "id");

-- CreateIndex
CREATE INDEX "money_events_chain_series_key_at_block_number_id_idx" ON "money_events"("chain", "series_key", "at", "block_number", "id");

-- CreateIndex
CREATE INDEX "money_events_chain_series_key_kind_at_block_number_id_idx" ON "money_events"("chain", "series_key", "kind", "at", "block_number", "id");

-- CreateIndex
CREATE INDEX "money_events_chain_wallet_at_block_number_id_idx" ON "money_events"("chain", "wallet", "at", "block_number", "id");

-- CreateIndex
CREATE INDEX "notifications_account_id_read_at_created_at_id_idx" ON "notifications"("account_id", "read_at", "created_at", "id");

-- CreateIndex
CREATE INDEX "outbox_topic_created_at_id_idx" ON "outbox"("topic", "created_at", "id");

-- CreateIndex
CREATE INDEX "reconciliation_runs_state_started_at_id_idx" ON "reconciliation_runs"("state", "started_at", "id");

-- CreateIndex
CREATE INDEX "series_created_at_created_block_chain_key_idx" ON "series"("created_at", "created_block", "chain", "key");

-- CreateIndex
CREATE INDEX "series_state_created_at_created_block_chain_key_idx" ON "series"("state", "created_at", "created_block", "chain", "key");

-- CreateIndex
CREATE INDEX "series_issuer_created_at_created_block_chain_key_idx" ON "series"("issuer", "created_at", "created_block", "chain", "key");

-- CreateIndex
CREATE INDEX "terms_access_log_chain_series_key_at_id_idx" ON "terms_access_log"("chain", "series_key", "at", "id");

-- CreateIndex
CREATE INDEX "terms_access_log_chain_issuer_series_key_at_id_idx" ON "terms_access_log"("chain", "issuer", "series_key", "at", "id");

-- CreateIndex
CREATE INDEX "terms_amendments_proposed_at_id_idx" ON "terms_amendments"("proposed_at", "id");

-- CreateIndex
CREATE INDEX "terms_amendments_state_proposed_at_id_idx" ON "terms_amendments"("state", "proposed_at", "id");

-- CreateIndex
CREATE INDEX "terms_amendments_chain_issuer_proposed_at_id_idx" ON "terms_amendments"("chain", "issuer", "proposed_at", "id");

-- CreateIndex
CREATE INDEX "terms_amendments_chain_issuer_state_proposed_at_id_idx" ON "terms_amendments"("chain", "issuer", "state", "proposed_at", "id");

-- CreateIndex
CREATE INDEX "terms_amendments_chain_attestor_key_proposed_at_id_idx" ON "terms_amendments"("chain", "attestor_key", "proposed_at", "id");

-- CreateIndex
CREATE INDEX "tier3_annual_opened_at_id_idx" ON "tier3_annual"("opened_at", "id");

-- CreateIndex
CREATE INDEX "tier3_annual_state_opened_at_id_idx" ON "tier3_annual"("state", "opened_at", "id");

-- CreateIndex
CREATE INDEX "tier3_annual_chain_issuer_opened_at_id_idx" ON "tier3_annual"("chain", "issuer", "opened_at", "id");

-- CreateIndex
CREATE INDEX "tier3_annual_chain_issuer_state_opened_at_id_idx" ON "tier3_annual"("chain", "issuer", "state", "opened_at", "id");

-- CreateIndex
CREATE INDEX "tier3_annual_chain_attestor_key_state_opened_at_id_idx" ON "tier3_annual"("chain", "attestor_key", "state", "opened_at", "id");

-- CreateIndex
CREATE INDEX "tier3_cases_opened_at_id_idx" ON "tier3_cases"("opened_at", "id");

-- CreateIndex
CREATE INDEX "tier3_cases_state_opened_at_id_idx" ON "tier3_cases"("state", "opened_at", "id");

-- CreateIndex
CREATE INDEX "tier3_cases_chain_issuer_opened_at_id_idx" ON "tier3_cases"("chain", "issuer", "opened_at", "id");

-- CreateIndex
CREATE INDEX "tier3_cases_chain_issuer_state_opened_at_id_idx" ON "tier3_cases"("chain", "issuer", "state", "opened_at", "id");

-- CreateIndex
CREATE INDEX "tier3_cases_chain_attestor_key_state_opened_at_id_idx" ON "tier3_cases"("chain", "attestor_key", "state", "opened_at", "id");

-- CreateIndex
CREATE INDEX "window_orders_chain_window_id_sequence_id_idx" ON "window_orders"("chain", "window_id", "sequence", "id");

-- A wallet may have very many positions. With as few a wallet as most have, PostgreSQL takes its own index for as good as the key of
-- a series and a wallet, and reads all of the wallet's.
ALTER TABLE "positions" ALTER COLUMN "holder" SET (n_distinct = -0.02);
