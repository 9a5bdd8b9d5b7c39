-- CreateIndex
CREATE INDEX "fees_ledger_chain_wallet_kind_at_block_number_id_idx" ON "fees_ledger"("chain", "wallet", "kind", "at", "block_number", "id");
