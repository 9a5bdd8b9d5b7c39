-- A transaction may make several calls, each of them built by itself.
DROP INDEX CONCURRENTLY "built_transactions_chain_tx_hash_key";
