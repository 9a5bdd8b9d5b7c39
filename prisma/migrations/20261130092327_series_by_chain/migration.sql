CREATE INDEX CONCURRENTLY "series_chain_created_at_created_block_key_idx" ON "series"("chain", "created_at", "created_block", "key");
