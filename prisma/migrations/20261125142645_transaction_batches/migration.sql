-- contract: the key that it replaces demands more of the rows, so no row and no write of the version before breaks it.
CREATE UNIQUE INDEX CONCURRENTLY "built_transactions_chain_tx_hash_wallet_contract_data_hash_key" ON "built_transactions"("chain", "tx_hash", "wallet", "contract", "data_hash");
