-- CreateSchema
CREATE SCHEMA IF NOT EXISTS "public";

-- CreateTable
CREATE TABLE "accounts" (
    "id" UUID NOT NULL,
    "email" TEXT,
    "display_name" TEXT,
    "country" TEXT,
    "session_epoch" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "accounts_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "account_wallets" (
    "id" UUID NOT NULL,
    "account_id" UUID NOT NULL,
    "chain" TEXT NOT NULL,
    "address" TEXT NOT NULL,
    "linked_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "account_wallets_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "auth_nonces" (
    "nonce" TEXT NOT NULL,
    "purpose" TEXT NOT NULL,
    "chain" TEXT NOT NULL,
    "address" TEXT NOT NULL,
    "account_id" UUID,
    "domain" TEXT NOT NULL,
    "uri" TEXT NOT NULL,
    "issued_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "consumed_at" TIMESTAMPTZ(3),

    CONSTRAINT "auth_nonces_pkey" PRIMARY KEY ("nonce")
);

-- CreateTable
CREATE TABLE "idempotency_records" (
    "caller" TEXT NOT NULL,
    "key" UUID NOT NULL,
    "operation" TEXT NOT NULL,
    "input_hash" TEXT NOT NULL,
    "state" TEXT NOT NULL,
    "result" JSONB,
    "started_at" TIMESTAMPTZ(3) NOT NULL,
    "finished_at" TIMESTAMPTZ(3),

    CONSTRAINT "idempotency_records_pkey" PRIMARY KEY ("caller","key")
);

-- CreateTable
CREATE TABLE "series_drafts" (
    "id" UUID NOT NULL,
    "account_id" UUID NOT NULL,
    "issuer" TEXT NOT NULL,
    "draft_salt" TEXT NOT NULL,
    "series_key" TEXT NOT NULL,
    "terms_commitment" TEXT NOT NULL,
    "contract_hash" TEXT NOT NULL,
    "currency_code" INTEGER NOT NULL,
    "indexing_rule" INTEGER NOT NULL,
    "units_offered" BIGINT NOT NULL,
    "raise" JSONB NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'DRAFT',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "series_drafts_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "terms_vault" (
    "series_key" TEXT NOT NULL,
    "key_id" TEXT NOT NULL,
    "ciphertext" BYTEA NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "terms_vault_pkey" PRIMARY KEY ("series_key")
);

-- CreateTable
CREATE TABLE "terms_access_log" (
    "id" UUID NOT NULL,
    "series_key" TEXT NOT NULL,
    "account_id" UUID NOT NULL,
    "wallet" TEXT,
    "relation" TEXT NOT NULL,
    "block_number" BIGINT,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "terms_access_log_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "series" (
    "key" TEXT NOT NULL,
    "chain" TEXT NOT NULL,
    "issuer" TEXT NOT NULL,
    "state" TEXT NOT NULL,
    "contract_hash" TEXT NOT NULL,
    "terms_commitment" TEXT NOT NULL,
    "last_income_commitment" TEXT,
    "currency_code" INTEGER NOT NULL,
    "indexing_rule" INTEGER NOT NULL,
    "units_offered" BIGINT NOT NULL,
    "units_outstanding" BIGINT NOT NULL DEFAULT 0,
    "cap" DECIMAL(78,0) NOT NULL,
    "paid_total" DECIMAL(78,0) NOT NULL DEFAULT 0,
    "accrued_total" DECIMAL(78,0) NOT NULL DEFAULT 0,
    "first_period" INTEGER NOT NULL,
    "last_period" INTEGER NOT NULL,
    "phase" TEXT NOT NULL,
    "reserve_price" DECIMAL(78,0) NOT NULL,
    "max_units_per_bid" BIGINT NOT NULL,
    "min_raise" DECIMAL(78,0) NOT NULL,
    "min_holders" INTEGER NOT NULL,
    "concentration_bps" INTEGER NOT NULL,
    "commit_ends_at" TIMESTAMPTZ(3) NOT NULL,
    "reveal_ends_at" TIMESTAMPTZ(3) NOT NULL,
    "gate_ends_at" TIMESTAMPTZ(3) NOT NULL,
    "clearing_price" DECIMAL(78,0),
    "units_sold" BIGINT,
    "proceeds" DECIMAL(78,0),
    "failure_reason" TEXT,
    "mint_gate" TEXT,
    "close_reason" TEXT,
    "created_block" BIGINT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "activated_at" TIMESTAMPTZ(3),

    CONSTRAINT "series_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "settlement_rounds" (
    "id" TEXT NOT NULL,
    "series_key" TEXT NOT NULL,
    "round" INTEGER NOT NULL,
    "clearing_price" DECIMAL(78,0) NOT NULL,
    "units" BIGINT NOT NULL,
    "rejected" INTEGER NOT NULL,
    "rejections" JSONB NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "settlement_rounds_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "bids" (
    "id" TEXT NOT NULL,
    "series_key" TEXT NOT NULL,
    "bidder" TEXT NOT NULL,
    "sequence" INTEGER NOT NULL,
    "commitment" TEXT NOT NULL,
    "deposit" DECIMAL(78,0) NOT NULL,
    "price" DECIMAL(78,0),
    "quantity" BIGINT,
    "validity" TEXT NOT NULL DEFAULT 'SEALED',
    "invalid_reason" TEXT,
    "processing" TEXT NOT NULL DEFAULT 'PENDING',
    "rejected_reason" TEXT,
    "delivery" TEXT NOT NULL DEFAULT 'NONE',
    "pending_units" BIGINT NOT NULL DEFAULT 0,
    "refund" DECIMAL(78,0) NOT NULL DEFAULT 0,
    "delivered_units" BIGINT NOT NULL DEFAULT 0,
    "delivered_refund" DECIMAL(78,0) NOT NULL DEFAULT 0,
    "non_reveal_charge" DECIMAL(78,0) NOT NULL DEFAULT 0,
    "committed_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "bids_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "periods" (
    "id" TEXT NOT NULL,
    "series_key" TEXT NOT NULL,
    "period" INTEGER NOT NULL,
    "state" TEXT NOT NULL,
    "opens_at" TIMESTAMPTZ(3) NOT NULL,
    "closes_at" TIMESTAMPTZ(3) NOT NULL,
    "units_outstanding" BIGINT,
    "income_commitment" TEXT,
    "prior_income_commitment" TEXT,
    "gross" DECIMAL(78,0),
    "fee" DECIMAL(78,0),
    "net" DECIMAL(78,0),
    "accrual" DECIMAL(78,0),

    CONSTRAINT "periods_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "reports" (
    "id" TEXT NOT NULL,
    "series_key" TEXT NOT NULL,
    "period" INTEGER NOT NULL,
    "tier" INTEGER NOT NULL,
    "liquidity_flag" INTEGER NOT NULL,
    "income_commitment" TEXT NOT NULL,
    "prior_income_commitment" TEXT NOT NULL,
    "proof" JSONB NOT NULL,
    "attestation" JSONB NOT NULL,
    "fx_rate" DECIMAL(78,0) NOT NULL,
    "payment" DECIMAL(78,0) NOT NULL,
    "gross" DECIMAL(78,0) NOT NULL,
    "fee" DECIMAL(78,0) NOT NULL,
    "net" DECIMAL(78,0) NOT NULL,
    "accrual" DECIMAL(78,0) NOT NULL,
    "source" TEXT,
    "tx_hash" TEXT NOT NULL,
    "block_number" BIGINT NOT NULL,
    "accepted_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "reports_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "zktls_sessions" (
    "id" UUID NOT NULL,
    "account_id" UUID NOT NULL,
    "series_key" TEXT NOT NULL,
    "period" INTEGER NOT NULL,
    "source" TEXT NOT NULL,
    "started_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "zktls_sessions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "positions" (
    "id" TEXT NOT NULL,
    "series_key" TEXT NOT NULL,
    "holder" TEXT NOT NULL,
    "units" BIGINT NOT NULL,
    "staked_units" BIGINT NOT NULL DEFAULT 0,
    "claimed_total" DECIMAL(78,0) NOT NULL DEFAULT 0,
    "opened_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "positions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "money_events" (
    "id" TEXT NOT NULL,
    "series_key" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "period" INTEGER,
    "wallet" TEXT,
    "amount" DECIMAL(78,0) NOT NULL,
    "tx_hash" TEXT NOT NULL,
    "block_number" BIGINT NOT NULL,
    "log_index" INTEGER NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "money_events_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "fees_ledger" (
    "id" TEXT NOT NULL,
    "series_key" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "period" INTEGER,
    "wallet" TEXT,
    "amount" DECIMAL(78,0) NOT NULL,
    "tx_hash" TEXT NOT NULL,
    "block_number" BIGINT NOT NULL,
    "log_index" INTEGER NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "fees_ledger_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "attestors" (
    "address" TEXT NOT NULL,
    "chain" TEXT NOT NULL,
    "active" BOOLEAN NOT NULL,
    "registered_at" TIMESTAMPTZ(3) NOT NULL,
    "revoked_at" TIMESTAMPTZ(3),
    "grace_until" TIMESTAMPTZ(3),

    CONSTRAINT "attestors_pkey" PRIMARY KEY ("address")
);

-- CreateTable
CREATE TABLE "verifier_keys" (
    "address" TEXT NOT NULL,
    "chain" TEXT NOT NULL,
    "active" BOOLEAN NOT NULL,
    "registered_at" TIMESTAMPTZ(3) NOT NULL,
    "revoked_at" TIMESTAMPTZ(3),
    "grace_until" TIMESTAMPTZ(3),

    CONSTRAINT "verifier_keys_pkey" PRIMARY KEY ("address")
);

-- CreateTable
CREATE TABLE "allowlist" (
    "wallet" TEXT NOT NULL,
    "verified" BOOLEAN NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "allowlist_pkey" PRIMARY KEY ("wallet")
);

-- CreateTable
CREATE TABLE "built_transactions" (
    "id" UUID NOT NULL,
    "account_id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "chain" TEXT NOT NULL,
    "wallet" TEXT NOT NULL,
    "series_key" TEXT,
    "request" JSONB NOT NULL,
    "preview" JSONB NOT NULL,
    "simulation" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "built_transactions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "audit_log" (
    "id" UUID NOT NULL,
    "actor_id" UUID,
    "action" TEXT NOT NULL,
    "target" TEXT NOT NULL,
    "codes" JSONB NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "audit_log_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "indexer_cursor" (
    "chain" TEXT NOT NULL,
    "block_number" BIGINT NOT NULL,
    "block_hash" TEXT NOT NULL,
    "halted" TEXT,

    CONSTRAINT "indexer_cursor_pkey" PRIMARY KEY ("chain")
);

-- CreateTable
CREATE TABLE "indexed_blocks" (
    "chain" TEXT NOT NULL,
    "number" BIGINT NOT NULL,
    "hash" TEXT NOT NULL,
    "parent_hash" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "indexed_blocks_pkey" PRIMARY KEY ("chain","number")
);

-- CreateTable
CREATE TABLE "chain_events" (
    "block_hash" TEXT NOT NULL,
    "log_index" INTEGER NOT NULL,
    "chain" TEXT NOT NULL,
    "block_number" BIGINT NOT NULL,
    "tx_hash" TEXT NOT NULL,
    "contract" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "series_key" TEXT,
    "args" JSONB NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "chain_events_pkey" PRIMARY KEY ("block_hash","log_index")
);

-- CreateIndex
CREATE INDEX "account_wallets_account_id_idx" ON "account_wallets"("account_id");

-- CreateIndex
CREATE UNIQUE INDEX "account_wallets_chain_address_key" ON "account_wallets"("chain", "address");

-- CreateIndex
CREATE INDEX "auth_nonces_expires_at_idx" ON "auth_nonces"("expires_at");

-- CreateIndex
CREATE UNIQUE INDEX "series_drafts_series_key_key" ON "series_drafts"("series_key");

-- CreateIndex
CREATE INDEX "series_drafts_account_id_id_idx" ON "series_drafts"("account_id", "id");

-- CreateIndex
CREATE INDEX "terms_access_log_series_key_id_idx" ON "terms_access_log"("series_key", "id");

-- CreateIndex
CREATE INDEX "series_created_block_key_idx" ON "series"("created_block", "key");

-- CreateIndex
CREATE INDEX "series_issuer_idx" ON "series"("issuer");

-- CreateIndex
CREATE UNIQUE INDEX "settlement_rounds_series_key_round_key" ON "settlement_rounds"("series_key", "round");

-- CreateIndex
CREATE INDEX "bids_bidder_id_idx" ON "bids"("bidder", "id");

-- CreateIndex
CREATE UNIQUE INDEX "bids_series_key_bidder_key" ON "bids"("series_key", "bidder");

-- CreateIndex
CREATE UNIQUE INDEX "periods_series_key_period_key" ON "periods"("series_key", "period");

-- CreateIndex
CREATE UNIQUE INDEX "reports_series_key_period_key" ON "reports"("series_key", "period");

-- CreateIndex
CREATE INDEX "zktls_sessions_series_key_period_idx" ON "zktls_sessions"("series_key", "period");

-- CreateIndex
CREATE INDEX "positions_holder_id_idx" ON "positions"("holder", "id");

-- CreateIndex
CREATE UNIQUE INDEX "positions_series_key_holder_key" ON "positions"("series_key", "holder");

-- CreateIndex
CREATE INDEX "money_events_series_key_block_number_log_index_idx" ON "money_events"("series_key", "block_number", "log_index");

-- CreateIndex
CREATE INDEX "money_events_wallet_block_number_log_index_idx" ON "money_events"("wallet", "block_number", "log_index");

-- CreateIndex
CREATE INDEX "fees_ledger_series_key_block_number_log_index_idx" ON "fees_ledger"("series_key", "block_number", "log_index");

-- CreateIndex
CREATE INDEX "built_transactions_account_id_id_idx" ON "built_transactions"("account_id", "id");

-- CreateIndex
CREATE INDEX "audit_log_at_idx" ON "audit_log"("at");

-- CreateIndex
CREATE INDEX "chain_events_chain_block_number_log_index_idx" ON "chain_events"("chain", "block_number", "log_index");

-- CreateIndex
CREATE INDEX "chain_events_series_key_block_number_log_index_idx" ON "chain_events"("series_key", "block_number", "log_index");

-- AddForeignKey
ALTER TABLE "account_wallets" ADD CONSTRAINT "account_wallets_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "series_drafts" ADD CONSTRAINT "series_drafts_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "settlement_rounds" ADD CONSTRAINT "settlement_rounds_series_key_fkey" FOREIGN KEY ("series_key") REFERENCES "series"("key") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "bids" ADD CONSTRAINT "bids_series_key_fkey" FOREIGN KEY ("series_key") REFERENCES "series"("key") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "periods" ADD CONSTRAINT "periods_series_key_fkey" FOREIGN KEY ("series_key") REFERENCES "series"("key") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "reports" ADD CONSTRAINT "reports_series_key_fkey" FOREIGN KEY ("series_key") REFERENCES "series"("key") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "reports" ADD CONSTRAINT "reports_id_fkey" FOREIGN KEY ("id") REFERENCES "periods"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "positions" ADD CONSTRAINT "positions_series_key_fkey" FOREIGN KEY ("series_key") REFERENCES "series"("key") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "money_events" ADD CONSTRAINT "money_events_series_key_fkey" FOREIGN KEY ("series_key") REFERENCES "series"("key") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "fees_ledger" ADD CONSTRAINT "fees_ledger_series_key_fkey" FOREIGN KEY ("series_key") REFERENCES "series"("key") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "built_transactions" ADD CONSTRAINT "built_transactions_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE ON UPDATE CASCADE;
