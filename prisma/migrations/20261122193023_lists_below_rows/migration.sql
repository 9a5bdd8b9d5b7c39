-- DropForeignKey
ALTER TABLE "window_orders" DROP CONSTRAINT "window_orders_chain_window_id_fkey";

-- CreateIndex
CREATE INDEX "fees_ledger_chain_series_key_wallet_at_block_number_id_idx" ON "fees_ledger"("chain", "series_key", "wallet", "at", "block_number", "id");

-- CreateIndex
CREATE INDEX "money_events_chain_series_key_wallet_at_block_number_id_idx" ON "money_events"("chain", "series_key", "wallet", "at", "block_number", "id");

-- CreateIndex
CREATE UNIQUE INDEX "windows_chain_id_series_key_key" ON "windows"("chain", "id", "series_key");

-- AddForeignKey
ALTER TABLE "window_orders" ADD CONSTRAINT "window_orders_chain_window_id_series_key_fkey" FOREIGN KEY ("chain", "window_id", "series_key") REFERENCES "windows"("chain", "id", "series_key") ON DELETE CASCADE ON UPDATE CASCADE;
-- CreateIndex
CREATE INDEX "money_events_chain_series_key_wallet_kind_at_block_number_i_idx" ON "money_events"("chain", "series_key", "wallet", "kind", "at", "block_number", "id");

-- DropIndex
DROP INDEX "window_orders_chain_window_id_sequence_id_idx";

-- CreateIndex
CREATE INDEX "window_orders_chain_window_id_series_key_sequence_id_idx" ON "window_orders"("chain", "window_id", "series_key", "sequence", "id");
