-- CreateTable
CREATE TABLE "sent_transactions" (
    "chain" TEXT NOT NULL,
    "sender" TEXT NOT NULL,
    "nonce" INTEGER NOT NULL,
    "call_hash" TEXT NOT NULL,
    "gas" BIGINT NOT NULL,
    "most_per_gas" DECIMAL(78,0) NOT NULL,
    "gap_cost" DECIMAL(78,0) NOT NULL DEFAULT 0,
    "versions" JSONB NOT NULL,
    "last_hash" TEXT NOT NULL,
    "since" BIGINT NOT NULL,
    "bookings" JSONB NOT NULL,

    CONSTRAINT "sent_transactions_sender_form" CHECK (is_address(chain, sender)),
    CONSTRAINT "sent_transactions_call_hash_form" CHECK (is_bytes32(call_hash)),
    CONSTRAINT "sent_transactions_last_hash_form" CHECK (is_transaction(chain, last_hash)),
    CONSTRAINT "sent_transactions_pkey" PRIMARY KEY ("chain","sender","nonce")
);
