-- A series key or an address says nothing without its chain: every key and index that holds one begins with the chain.
-- From `prisma migrate diff`, but for two things written by hand: rows that are there get their chain (below), and where the
-- index loses a series its rows of people lose `indexed_key` alone, never their chain (`ON DELETE SET NULL ("indexed_key")`).

-- DropForeignKey
ALTER TABLE "activity" DROP CONSTRAINT "activity_series_key_fkey";

-- DropForeignKey
ALTER TABLE "bids" DROP CONSTRAINT "bids_series_key_fkey";

-- DropForeignKey
ALTER TABLE "extinguishment_requests" DROP CONSTRAINT "extinguishment_requests_indexed_key_fkey";

-- DropForeignKey
ALTER TABLE "fees_ledger" DROP CONSTRAINT "fees_ledger_series_key_fkey";

-- DropForeignKey
ALTER TABLE "fx_fallback_signatures" DROP CONSTRAINT "fx_fallback_signatures_indexed_key_fkey";

-- DropForeignKey
ALTER TABLE "hardship_requests" DROP CONSTRAINT "hardship_requests_indexed_key_fkey";

-- DropForeignKey
ALTER TABLE "money_events" DROP CONSTRAINT "money_events_series_key_fkey";

-- DropForeignKey
ALTER TABLE "periods" DROP CONSTRAINT "periods_series_key_fkey";

-- DropForeignKey
ALTER TABLE "positions" DROP CONSTRAINT "positions_series_key_fkey";

-- DropForeignKey
ALTER TABLE "reports" DROP CONSTRAINT "reports_id_fkey";

-- DropForeignKey
ALTER TABLE "reports" DROP CONSTRAINT "reports_series_key_fkey";

-- DropForeignKey
ALTER TABLE "routed_income" DROP CONSTRAINT "routed_income_series_key_fkey";

-- DropForeignKey
ALTER TABLE "settlement_rounds" DROP CONSTRAINT "settlement_rounds_series_key_fkey";

-- DropForeignKey
ALTER TABLE "terms_amendments" DROP CONSTRAINT "terms_amendments_indexed_key_fkey";

-- DropForeignKey
ALTER TABLE "tier3_annual" DROP CONSTRAINT "tier3_annual_indexed_key_fkey";

-- DropForeignKey
ALTER TABLE "tier3_cases" DROP CONSTRAINT "tier3_cases_indexed_key_fkey";

-- DropForeignKey
ALTER TABLE "window_orders" DROP CONSTRAINT "window_orders_series_key_fkey";

-- DropForeignKey
ALTER TABLE "window_orders" DROP CONSTRAINT "window_orders_window_id_fkey";

-- DropForeignKey
ALTER TABLE "windows" DROP CONSTRAINT "windows_series_key_fkey";

-- DropIndex
DROP INDEX "activity_block_number_log_index_idx";

-- DropIndex
DROP INDEX "activity_series_key_block_number_log_index_idx";

-- DropIndex
DROP INDEX "bid_backups_account_id_wallet_commitment_key";

-- DropIndex
DROP INDEX "bids_bidder_id_idx";

-- DropIndex
DROP INDEX "bids_series_key_bidder_key";

-- DropIndex
DROP INDEX "bids_series_key_delivery_idx";

-- DropIndex
DROP INDEX "built_transactions_tx_hash_key";

-- DropIndex
DROP INDEX "chain_events_name_series_key_idx";

-- DropIndex
DROP INDEX "chain_events_series_key_block_number_log_index_idx";

-- DropIndex
DROP INDEX "extinguishment_requests_attestor_key_a_opened_at_id_idx";

-- DropIndex
DROP INDEX "extinguishment_requests_attestor_key_b_opened_at_id_idx";

-- DropIndex
DROP INDEX "extinguishment_requests_series_key_opened_at_id_idx";

-- DropIndex
DROP INDEX "fees_ledger_series_key_block_number_log_index_idx";

-- DropIndex
DROP INDEX "fx_fallback_signatures_indexed_key_key";

-- DropIndex
DROP INDEX "fx_fallback_signatures_requested_at_series_key_idx";

-- DropIndex
DROP INDEX "hardship_requests_attestor_key_opened_at_id_idx";

-- DropIndex
DROP INDEX "hardship_requests_series_key_opened_at_id_idx";

-- DropIndex
DROP INDEX "money_events_series_key_block_number_log_index_idx";

-- DropIndex
DROP INDEX "money_events_wallet_block_number_log_index_idx";

-- DropIndex
DROP INDEX "periods_series_key_period_key";

-- DropIndex
DROP INDEX "positions_holder_id_idx";

-- DropIndex
DROP INDEX "positions_series_key_holder_key";

-- DropIndex
DROP INDEX "reports_series_key_period_key";

-- DropIndex
DROP INDEX "routed_income_series_key_period_key";

-- DropIndex
DROP INDEX "series_created_block_key_idx";

-- DropIndex
DROP INDEX "series_issuer_idx";

-- DropIndex
DROP INDEX "series_drafts_series_key_key";

-- DropIndex
DROP INDEX "settlement_rounds_series_key_round_key";

-- DropIndex
DROP INDEX "terms_access_log_series_key_id_idx";

-- DropIndex
DROP INDEX "terms_amendments_attestor_key_idx";

-- DropIndex
DROP INDEX "terms_amendments_series_key_proposed_at_id_idx";

-- DropIndex
DROP INDEX "tier3_annual_attestor_key_opened_at_id_idx";

-- DropIndex
DROP INDEX "tier3_annual_series_key_opened_at_id_idx";

-- DropIndex
DROP INDEX "tier3_cases_attestor_key_opened_at_id_idx";

-- DropIndex
DROP INDEX "tier3_cases_series_key_opened_at_id_idx";

-- DropIndex
DROP INDEX "window_orders_series_key_delivery_idx";

-- DropIndex
DROP INDEX "window_orders_trader_id_idx";

-- DropIndex
DROP INDEX "window_orders_window_id_trader_key";

-- DropIndex
DROP INDEX "windows_opened_block_id_idx";

-- DropIndex
DROP INDEX "windows_series_key_window_key";

-- DropIndex
DROP INDEX "zktls_sessions_series_key_period_idx";

-- Rows that name a series of the index have that series' chain. The others have the one chain that the database knows;
-- where it knows none, or several, the one that was served by default.
DO $$
DECLARE
  served text;
  named text;
  with_series text[] := ARRAY['activity', 'bid_backups', 'bids', 'fees_ledger', 'money_events', 'periods', 'positions',
    'reports', 'routed_income', 'series_drafts', 'settlement_rounds', 'terms_access_log', 'terms_vault', 'window_orders',
    'windows', 'zktls_sessions'];
  of_people text[] := ARRAY['extinguishment_requests', 'fx_fallback_signatures', 'hardship_requests', 'terms_amendments',
    'tier3_annual', 'tier3_cases'];
BEGIN
  SELECT CASE WHEN count(*) = 1 THEN min(chain) ELSE 'evm:10143' END INTO served
    FROM (SELECT chain FROM indexer_cursor UNION SELECT chain FROM series) AS known;
  ALTER TABLE terms_access_log DISABLE TRIGGER terms_access_log_append_only;
  FOREACH named IN ARRAY with_series || 'allowlist'::text LOOP
    EXECUTE format('ALTER TABLE %I ADD COLUMN chain text NOT NULL DEFAULT %L', named, served);
    EXECUTE format('ALTER TABLE %I ALTER COLUMN chain DROP DEFAULT', named);
  END LOOP;
  FOREACH named IN ARRAY with_series LOOP
    EXECUTE format('UPDATE %I AS r SET chain = s.chain FROM series s WHERE s.key = r.series_key AND s.chain <> r.chain', named);
  END LOOP;
  ALTER TABLE terms_access_log ENABLE TRIGGER terms_access_log_append_only;
  ALTER TABLE notifications ADD COLUMN chain text;
  UPDATE notifications n SET chain = coalesce((SELECT s.chain FROM series s WHERE s.key = n.series_key), served)
    WHERE n.series_key IS NOT NULL;
  -- The index fills it again, where the chain has the series.
  FOREACH named IN ARRAY of_people LOOP
    EXECUTE format('UPDATE %I AS r SET indexed_key = NULL WHERE indexed_key IS NOT NULL
      AND NOT EXISTS (SELECT 1 FROM series s WHERE s.key = r.indexed_key AND s.chain = r.chain)', named);
  END LOOP;
END
$$;
ALTER TABLE notifications
  ADD CONSTRAINT notifications_series_chain CHECK (series_key IS NULL OR chain IS NOT NULL);

-- AlterTable
ALTER TABLE "activity" DROP CONSTRAINT "activity_pkey",
ADD CONSTRAINT "activity_pkey" PRIMARY KEY ("chain", "id");

-- AlterTable
ALTER TABLE "allowlist" DROP CONSTRAINT "allowlist_pkey",
ADD CONSTRAINT "allowlist_pkey" PRIMARY KEY ("chain", "wallet");

-- AlterTable
ALTER TABLE "attestors" DROP CONSTRAINT "attestors_pkey",
ADD CONSTRAINT "attestors_pkey" PRIMARY KEY ("chain", "address");

-- AlterTable
ALTER TABLE "auction_deliveries" DROP CONSTRAINT "auction_deliveries_pkey",
ADD CONSTRAINT "auction_deliveries_pkey" PRIMARY KEY ("chain", "id");

-- AlterTable
ALTER TABLE "bids" DROP CONSTRAINT "bids_pkey",
ADD CONSTRAINT "bids_pkey" PRIMARY KEY ("chain", "id");

-- AlterTable
ALTER TABLE "chain_events" DROP CONSTRAINT "chain_events_pkey",
ADD CONSTRAINT "chain_events_pkey" PRIMARY KEY ("chain", "block_hash", "log_index");

-- AlterTable
ALTER TABLE "fees_ledger" DROP CONSTRAINT "fees_ledger_pkey",
ADD CONSTRAINT "fees_ledger_pkey" PRIMARY KEY ("chain", "id");

-- AlterTable
ALTER TABLE "fx_fallback_signatures" DROP CONSTRAINT "fx_fallback_signatures_pkey",
ADD CONSTRAINT "fx_fallback_signatures_pkey" PRIMARY KEY ("chain", "series_key");

-- AlterTable
ALTER TABLE "money_events" DROP CONSTRAINT "money_events_pkey",
ADD CONSTRAINT "money_events_pkey" PRIMARY KEY ("chain", "id");

-- AlterTable
ALTER TABLE "periods" DROP CONSTRAINT "periods_pkey",
ADD CONSTRAINT "periods_pkey" PRIMARY KEY ("chain", "id");

-- AlterTable
ALTER TABLE "positions" DROP CONSTRAINT "positions_pkey",
ADD CONSTRAINT "positions_pkey" PRIMARY KEY ("chain", "id");

-- AlterTable
ALTER TABLE "reports" DROP CONSTRAINT "reports_pkey",
ADD CONSTRAINT "reports_pkey" PRIMARY KEY ("chain", "id");

-- AlterTable
ALTER TABLE "routed_income" DROP CONSTRAINT "routed_income_pkey",
ADD CONSTRAINT "routed_income_pkey" PRIMARY KEY ("chain", "id");

-- AlterTable
ALTER TABLE "series" DROP CONSTRAINT "series_pkey",
ADD CONSTRAINT "series_pkey" PRIMARY KEY ("chain", "key");

-- AlterTable
ALTER TABLE "settlement_rounds" DROP CONSTRAINT "settlement_rounds_pkey",
ADD CONSTRAINT "settlement_rounds_pkey" PRIMARY KEY ("chain", "id");

-- AlterTable
ALTER TABLE "terms_vault" DROP CONSTRAINT "terms_vault_pkey",
ADD CONSTRAINT "terms_vault_pkey" PRIMARY KEY ("chain", "series_key");

-- AlterTable
ALTER TABLE "verifier_keys" DROP CONSTRAINT "verifier_keys_pkey",
ADD CONSTRAINT "verifier_keys_pkey" PRIMARY KEY ("chain", "address");

-- AlterTable
ALTER TABLE "window_orders" DROP CONSTRAINT "window_orders_pkey",
ADD CONSTRAINT "window_orders_pkey" PRIMARY KEY ("chain", "id");

-- AlterTable
ALTER TABLE "windows" DROP CONSTRAINT "windows_pkey",
ADD CONSTRAINT "windows_pkey" PRIMARY KEY ("chain", "id");

-- CreateIndex
CREATE INDEX "activity_chain_block_number_log_index_idx" ON "activity"("chain", "block_number", "log_index");

-- CreateIndex
CREATE INDEX "activity_chain_series_key_block_number_log_index_idx" ON "activity"("chain", "series_key", "block_number", "log_index");

-- CreateIndex
CREATE UNIQUE INDEX "bid_backups_account_id_chain_wallet_commitment_key" ON "bid_backups"("account_id", "chain", "wallet", "commitment");

-- CreateIndex
CREATE INDEX "bids_chain_bidder_id_idx" ON "bids"("chain", "bidder", "id");

-- CreateIndex
CREATE INDEX "bids_chain_series_key_delivery_idx" ON "bids"("chain", "series_key", "delivery");

-- CreateIndex
CREATE UNIQUE INDEX "bids_chain_series_key_bidder_key" ON "bids"("chain", "series_key", "bidder");

-- CreateIndex
CREATE UNIQUE INDEX "built_transactions_chain_tx_hash_key" ON "built_transactions"("chain", "tx_hash");

-- CreateIndex
CREATE INDEX "chain_events_chain_series_key_block_number_log_index_idx" ON "chain_events"("chain", "series_key", "block_number", "log_index");

-- CreateIndex
CREATE INDEX "chain_events_chain_name_series_key_idx" ON "chain_events"("chain", "name", "series_key");

-- CreateIndex
CREATE INDEX "extinguishment_requests_chain_series_key_opened_at_id_idx" ON "extinguishment_requests"("chain", "series_key", "opened_at", "id");

-- CreateIndex
CREATE INDEX "extinguishment_requests_chain_attestor_key_a_opened_at_id_idx" ON "extinguishment_requests"("chain", "attestor_key_a", "opened_at", "id");

-- CreateIndex
CREATE INDEX "extinguishment_requests_chain_attestor_key_b_opened_at_id_idx" ON "extinguishment_requests"("chain", "attestor_key_b", "opened_at", "id");

-- CreateIndex
CREATE INDEX "fees_ledger_chain_series_key_block_number_log_index_idx" ON "fees_ledger"("chain", "series_key", "block_number", "log_index");

-- CreateIndex
CREATE INDEX "fx_fallback_signatures_requested_at_chain_series_key_idx" ON "fx_fallback_signatures"("requested_at", "chain", "series_key");

-- CreateIndex
CREATE UNIQUE INDEX "fx_fallback_signatures_chain_indexed_key_key" ON "fx_fallback_signatures"("chain", "indexed_key");

-- CreateIndex
CREATE INDEX "hardship_requests_chain_series_key_opened_at_id_idx" ON "hardship_requests"("chain", "series_key", "opened_at", "id");

-- CreateIndex
CREATE INDEX "hardship_requests_chain_attestor_key_opened_at_id_idx" ON "hardship_requests"("chain", "attestor_key", "opened_at", "id");

-- CreateIndex
CREATE INDEX "money_events_chain_series_key_block_number_log_index_idx" ON "money_events"("chain", "series_key", "block_number", "log_index");

-- CreateIndex
CREATE INDEX "money_events_chain_wallet_block_number_log_index_idx" ON "money_events"("chain", "wallet", "block_number", "log_index");

-- CreateIndex
CREATE UNIQUE INDEX "periods_chain_series_key_period_key" ON "periods"("chain", "series_key", "period");

-- CreateIndex
CREATE INDEX "positions_chain_holder_id_idx" ON "positions"("chain", "holder", "id");

-- CreateIndex
CREATE UNIQUE INDEX "positions_chain_series_key_holder_key" ON "positions"("chain", "series_key", "holder");

-- CreateIndex
CREATE UNIQUE INDEX "reports_chain_series_key_period_key" ON "reports"("chain", "series_key", "period");

-- CreateIndex
CREATE UNIQUE INDEX "routed_income_chain_series_key_period_key" ON "routed_income"("chain", "series_key", "period");

-- CreateIndex
CREATE INDEX "series_created_block_chain_key_idx" ON "series"("created_block", "chain", "key");

-- CreateIndex
CREATE INDEX "series_chain_issuer_idx" ON "series"("chain", "issuer");

-- CreateIndex
CREATE UNIQUE INDEX "series_drafts_chain_series_key_key" ON "series_drafts"("chain", "series_key");

-- CreateIndex
CREATE UNIQUE INDEX "settlement_rounds_chain_series_key_round_key" ON "settlement_rounds"("chain", "series_key", "round");

-- CreateIndex
CREATE INDEX "terms_access_log_chain_series_key_id_idx" ON "terms_access_log"("chain", "series_key", "id");

-- CreateIndex
CREATE INDEX "terms_amendments_chain_series_key_proposed_at_id_idx" ON "terms_amendments"("chain", "series_key", "proposed_at", "id");

-- CreateIndex
CREATE INDEX "terms_amendments_chain_attestor_key_idx" ON "terms_amendments"("chain", "attestor_key");

-- CreateIndex
CREATE INDEX "tier3_annual_chain_series_key_opened_at_id_idx" ON "tier3_annual"("chain", "series_key", "opened_at", "id");

-- CreateIndex
CREATE INDEX "tier3_annual_chain_attestor_key_opened_at_id_idx" ON "tier3_annual"("chain", "attestor_key", "opened_at", "id");

-- CreateIndex
CREATE INDEX "tier3_cases_chain_series_key_opened_at_id_idx" ON "tier3_cases"("chain", "series_key", "opened_at", "id");

-- CreateIndex
CREATE INDEX "tier3_cases_chain_attestor_key_opened_at_id_idx" ON "tier3_cases"("chain", "attestor_key", "opened_at", "id");

-- CreateIndex
CREATE INDEX "window_orders_chain_trader_id_idx" ON "window_orders"("chain", "trader", "id");

-- CreateIndex
CREATE INDEX "window_orders_chain_series_key_delivery_idx" ON "window_orders"("chain", "series_key", "delivery");

-- CreateIndex
CREATE UNIQUE INDEX "window_orders_chain_window_id_trader_key" ON "window_orders"("chain", "window_id", "trader");

-- CreateIndex
CREATE INDEX "windows_chain_opened_block_id_idx" ON "windows"("chain", "opened_block", "id");

-- CreateIndex
CREATE UNIQUE INDEX "windows_chain_series_key_window_key" ON "windows"("chain", "series_key", "window");

-- CreateIndex
CREATE INDEX "zktls_sessions_chain_series_key_period_idx" ON "zktls_sessions"("chain", "series_key", "period");

-- AddForeignKey
ALTER TABLE "terms_amendments" ADD CONSTRAINT "terms_amendments_chain_indexed_key_fkey" FOREIGN KEY ("chain", "indexed_key") REFERENCES "series"("chain", "key") ON DELETE SET NULL ("indexed_key") ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tier3_cases" ADD CONSTRAINT "tier3_cases_chain_indexed_key_fkey" FOREIGN KEY ("chain", "indexed_key") REFERENCES "series"("chain", "key") ON DELETE SET NULL ("indexed_key") ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tier3_annual" ADD CONSTRAINT "tier3_annual_chain_indexed_key_fkey" FOREIGN KEY ("chain", "indexed_key") REFERENCES "series"("chain", "key") ON DELETE SET NULL ("indexed_key") ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "fx_fallback_signatures" ADD CONSTRAINT "fx_fallback_signatures_chain_indexed_key_fkey" FOREIGN KEY ("chain", "indexed_key") REFERENCES "series"("chain", "key") ON DELETE SET NULL ("indexed_key") ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "hardship_requests" ADD CONSTRAINT "hardship_requests_chain_indexed_key_fkey" FOREIGN KEY ("chain", "indexed_key") REFERENCES "series"("chain", "key") ON DELETE SET NULL ("indexed_key") ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "extinguishment_requests" ADD CONSTRAINT "extinguishment_requests_chain_indexed_key_fkey" FOREIGN KEY ("chain", "indexed_key") REFERENCES "series"("chain", "key") ON DELETE SET NULL ("indexed_key") ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "settlement_rounds" ADD CONSTRAINT "settlement_rounds_chain_series_key_fkey" FOREIGN KEY ("chain", "series_key") REFERENCES "series"("chain", "key") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "bids" ADD CONSTRAINT "bids_chain_series_key_fkey" FOREIGN KEY ("chain", "series_key") REFERENCES "series"("chain", "key") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "windows" ADD CONSTRAINT "windows_chain_series_key_fkey" FOREIGN KEY ("chain", "series_key") REFERENCES "series"("chain", "key") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "window_orders" ADD CONSTRAINT "window_orders_chain_window_id_fkey" FOREIGN KEY ("chain", "window_id") REFERENCES "windows"("chain", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "window_orders" ADD CONSTRAINT "window_orders_chain_series_key_fkey" FOREIGN KEY ("chain", "series_key") REFERENCES "series"("chain", "key") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "periods" ADD CONSTRAINT "periods_chain_series_key_fkey" FOREIGN KEY ("chain", "series_key") REFERENCES "series"("chain", "key") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "reports" ADD CONSTRAINT "reports_chain_series_key_fkey" FOREIGN KEY ("chain", "series_key") REFERENCES "series"("chain", "key") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "reports" ADD CONSTRAINT "reports_chain_id_fkey" FOREIGN KEY ("chain", "id") REFERENCES "periods"("chain", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "routed_income" ADD CONSTRAINT "routed_income_chain_series_key_fkey" FOREIGN KEY ("chain", "series_key") REFERENCES "series"("chain", "key") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "positions" ADD CONSTRAINT "positions_chain_series_key_fkey" FOREIGN KEY ("chain", "series_key") REFERENCES "series"("chain", "key") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "money_events" ADD CONSTRAINT "money_events_chain_series_key_fkey" FOREIGN KEY ("chain", "series_key") REFERENCES "series"("chain", "key") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "fees_ledger" ADD CONSTRAINT "fees_ledger_chain_series_key_fkey" FOREIGN KEY ("chain", "series_key") REFERENCES "series"("chain", "key") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "activity" ADD CONSTRAINT "activity_chain_series_key_fkey" FOREIGN KEY ("chain", "series_key") REFERENCES "series"("chain", "key") ON DELETE CASCADE ON UPDATE CASCADE;
