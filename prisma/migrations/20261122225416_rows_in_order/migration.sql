-- DropIndex
DROP INDEX "hardship_requests_chain_attestor_key_opened_at_id_idx";

-- DropIndex
DROP INDEX "money_events_chain_series_key_at_block_number_id_idx";

-- DropIndex
DROP INDEX "money_events_chain_series_key_wallet_at_block_number_id_idx";

-- DropIndex
DROP INDEX "notifications_account_id_read_at_created_at_id_idx";

-- DropIndex
DROP INDEX "tier3_cases_chain_issuer_opened_at_id_idx";

-- DropIndex
DROP INDEX "window_orders_chain_window_id_series_key_sequence_id_idx";

-- CreateIndex
CREATE INDEX "applications_persona_started_at_id_idx" ON "applications"("persona", "started_at", "id");

-- CreateIndex
CREATE INDEX "hardship_requests_chain_attestor_key_opened_at_id_state_idx" ON "hardship_requests"("chain", "attestor_key", "opened_at", "id", "state");

-- CreateIndex
CREATE INDEX "money_events_chain_series_key_at_block_number_id_kind_idx" ON "money_events"("chain", "series_key", "at", "block_number", "id", "kind");

-- CreateIndex
CREATE INDEX "money_events_chain_series_key_wallet_at_block_number_id_kin_idx" ON "money_events"("chain", "series_key", "wallet", "at", "block_number", "id", "kind");

-- CreateIndex
CREATE INDEX "terms_amendments_chain_issuer_attestor_key_proposed_at_id_idx" ON "terms_amendments"("chain", "issuer", "attestor_key", "proposed_at", "id");

-- CreateIndex
CREATE INDEX "tier3_cases_chain_issuer_opened_at_id_period_idx" ON "tier3_cases"("chain", "issuer", "opened_at", "id", "period");

-- CreateIndex
CREATE INDEX "window_orders_chain_window_id_sequence_id_idx" ON "window_orders"("chain", "window_id", "sequence", "id");

-- Few are unread, and are shown in the order of time. PostgreSQL does not take a column without values for one of a single value: by
-- an index that begins with it, it sorts them all.
CREATE INDEX "notifications_unread" ON "notifications" ("account_id", "created_at", "id") WHERE "read_at" IS NULL;

-- An issuer may have very many cases, a window very many orders. With as few as most have, PostgreSQL takes their index for as good as
-- that of a series, or the key of a window and a wallet, and reads all of them.
ALTER TABLE "tier3_cases" ALTER COLUMN "issuer" SET (n_distinct = -0.001);
ALTER TABLE "tier3_annual" ALTER COLUMN "issuer" SET (n_distinct = -0.001);
ALTER TABLE "hardship_requests" ALTER COLUMN "issuer" SET (n_distinct = -0.001);
ALTER TABLE "extinguishment_requests" ALTER COLUMN "issuer" SET (n_distinct = -0.001);
ALTER TABLE "terms_amendments" ALTER COLUMN "issuer" SET (n_distinct = -0.001);
ALTER TABLE "window_orders" ALTER COLUMN "window_id" SET (n_distinct = -0.001);

-- A wallet has one order in each window: how many it has of all says nothing of those in one.
ALTER TABLE "window_orders" ALTER COLUMN "trader" SET STATISTICS 0;
