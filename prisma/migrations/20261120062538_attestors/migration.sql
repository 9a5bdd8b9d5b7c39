-- AlterTable
ALTER TABLE "reports" ADD COLUMN     "fx_fallback" JSONB,
ADD COLUMN     "routed_income" DECIMAL(78,0),
ALTER COLUMN "income_commitment" DROP NOT NULL,
ALTER COLUMN "prior_income_commitment" DROP NOT NULL,
ALTER COLUMN "proof" DROP NOT NULL,
ALTER COLUMN "attestation" DROP NOT NULL;

-- AlterTable
ALTER TABLE "series" ADD COLUMN     "amendment_nonce" BIGINT NOT NULL DEFAULT 0,
ADD COLUMN     "credit_total" DECIMAL(78,0) NOT NULL DEFAULT 0,
ADD COLUMN     "extinguish_nonce" BIGINT NOT NULL DEFAULT 0,
ADD COLUMN     "pause_nonce" BIGINT NOT NULL DEFAULT 0,
ADD COLUMN     "paused_until" TIMESTAMPTZ(3),
ADD COLUMN     "routed" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "routed_rate" DECIMAL(78,0),
ADD COLUMN     "routed_theta" DECIMAL(78,0),
ADD COLUMN     "trueup_nonce" BIGINT NOT NULL DEFAULT 0;

-- CreateTable
CREATE TABLE "account_signer_keys" (
    "id" UUID NOT NULL,
    "account_id" UUID NOT NULL,
    "key" TEXT NOT NULL,
    "linked_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "account_signer_keys_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "attestor_announcements" (
    "key" TEXT NOT NULL,
    "encryption_key" TEXT NOT NULL,
    "signature" TEXT NOT NULL,
    "announced_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "attestor_announcements_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "attestor_identity_checks" (
    "account_id" UUID NOT NULL,
    "provider" TEXT NOT NULL,
    "check_id" TEXT NOT NULL,
    "status" TEXT NOT NULL,
    "started_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "attestor_identity_checks_pkey" PRIMARY KEY ("account_id")
);

-- CreateTable
CREATE TABLE "attestor_proposals" (
    "id" UUID NOT NULL,
    "chain" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "action" TEXT NOT NULL,
    "grace_until" TIMESTAMPTZ(3),
    "account_id" UUID,
    "state" TEXT NOT NULL DEFAULT 'PROPOSED',
    "proposed_by" UUID NOT NULL,
    "proposed_at" TIMESTAMPTZ(3) NOT NULL,
    "decided_by" UUID,
    "decided_at" TIMESTAMPTZ(3),

    CONSTRAINT "attestor_proposals_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "admin_tx_requests" (
    "id" UUID NOT NULL,
    "proposal_id" UUID NOT NULL,
    "transaction_id" UUID NOT NULL,
    "outcome" TEXT NOT NULL DEFAULT 'PENDING',
    "tx_hash" TEXT,
    "block_number" BIGINT,
    "built_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "admin_tx_requests_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "terms_amendments" (
    "id" UUID NOT NULL,
    "series_key" TEXT NOT NULL,
    "indexed_key" TEXT,
    "chain" TEXT NOT NULL,
    "issuer" TEXT NOT NULL,
    "account_id" UUID NOT NULL,
    "state" TEXT NOT NULL,
    "attestor_key" TEXT,
    "key_id" TEXT NOT NULL,
    "ciphertext" BYTEA NOT NULL,
    "terms_commitment" TEXT NOT NULL,
    "new_cap" DECIMAL(78,0) NOT NULL,
    "amendment_nonce" BIGINT,
    "digest" TEXT,
    "attestor_signature" TEXT,
    "tx_hash" TEXT,
    "proposed_at" TIMESTAMPTZ(3) NOT NULL,
    "signed_at" TIMESTAMPTZ(3),
    "landed_at" TIMESTAMPTZ(3),

    CONSTRAINT "terms_amendments_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "tier3_cases" (
    "id" UUID NOT NULL,
    "series_key" TEXT NOT NULL,
    "indexed_key" TEXT,
    "chain" TEXT NOT NULL,
    "issuer" TEXT NOT NULL,
    "account_id" UUID NOT NULL,
    "attestor_key" TEXT NOT NULL,
    "period" INTEGER NOT NULL,
    "liquidity_flag" INTEGER NOT NULL,
    "income_commitment" TEXT NOT NULL,
    "prior_income_commitment" TEXT NOT NULL,
    "proof" JSONB NOT NULL,
    "payment" DECIMAL(78,0) NOT NULL,
    "state" TEXT NOT NULL,
    "closed_reason" TEXT,
    "opening_ciphertext" TEXT NOT NULL,
    "documents_ciphertext" TEXT[],
    "attestation" JSONB,
    "opened_at" TIMESTAMPTZ(3) NOT NULL,
    "attested_at" TIMESTAMPTZ(3),
    "closed_at" TIMESTAMPTZ(3),

    CONSTRAINT "tier3_cases_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "tier3_annual" (
    "id" UUID NOT NULL,
    "series_key" TEXT NOT NULL,
    "indexed_key" TEXT,
    "chain" TEXT NOT NULL,
    "issuer" TEXT NOT NULL,
    "account_id" UUID NOT NULL,
    "attestor_key" TEXT NOT NULL,
    "year" INTEGER NOT NULL,
    "state" TEXT NOT NULL,
    "closed_reason" TEXT,
    "documents_ciphertext" TEXT[],
    "trueup_signature" TEXT,
    "trueup_signer" TEXT,
    "trueup_nonce" BIGINT,
    "attestation_ts" TIMESTAMPTZ(3),
    "adjustment" DECIMAL(78,0),
    "trueup_digest" TEXT,
    "tx_hash" TEXT,
    "opened_at" TIMESTAMPTZ(3) NOT NULL,
    "closed_at" TIMESTAMPTZ(3),

    CONSTRAINT "tier3_annual_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "fx_fallback_signatures" (
    "series_key" TEXT NOT NULL,
    "indexed_key" TEXT,
    "chain" TEXT NOT NULL,
    "issuer" TEXT NOT NULL,
    "account_id" UUID NOT NULL,
    "period" INTEGER NOT NULL,
    "state" TEXT NOT NULL,
    "rate" DECIMAL(78,0),
    "signer" TEXT,
    "signature" TEXT,
    "digest" TEXT,
    "requested_at" TIMESTAMPTZ(3) NOT NULL,
    "signed_at" TIMESTAMPTZ(3),

    CONSTRAINT "fx_fallback_signatures_pkey" PRIMARY KEY ("series_key")
);

-- CreateTable
CREATE TABLE "hardship_requests" (
    "id" UUID NOT NULL,
    "series_key" TEXT NOT NULL,
    "indexed_key" TEXT,
    "chain" TEXT NOT NULL,
    "issuer" TEXT NOT NULL,
    "account_id" UUID NOT NULL,
    "attestor_key" TEXT NOT NULL,
    "ciphertext" TEXT NOT NULL,
    "state" TEXT NOT NULL,
    "pause_nonce" BIGINT NOT NULL,
    "decision_code" TEXT,
    "refused_at" TIMESTAMPTZ(3),
    "until" TIMESTAMPTZ(3),
    "decided_at" TIMESTAMPTZ(3),
    "ended_at" TIMESTAMPTZ(3),
    "withdrawn" BOOLEAN NOT NULL DEFAULT false,
    "approval" JSONB,
    "relay_tx" TEXT,
    "opened_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "hardship_requests_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "extinguishment_requests" (
    "id" UUID NOT NULL,
    "series_key" TEXT NOT NULL,
    "indexed_key" TEXT,
    "chain" TEXT NOT NULL,
    "issuer" TEXT NOT NULL,
    "account_id" UUID NOT NULL,
    "attestor_key_a" TEXT NOT NULL,
    "attestor_key_b" TEXT NOT NULL,
    "evidence_ciphertext" TEXT NOT NULL,
    "state" TEXT NOT NULL,
    "extinguish_nonce" BIGINT NOT NULL,
    "signatures" JSONB NOT NULL DEFAULT '[]',
    "relay_tx" TEXT,
    "relay_error" TEXT,
    "opened_at" TIMESTAMPTZ(3) NOT NULL,
    "relayed_at" TIMESTAMPTZ(3),

    CONSTRAINT "extinguishment_requests_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "routed_income" (
    "id" TEXT NOT NULL,
    "series_key" TEXT NOT NULL,
    "period" INTEGER NOT NULL,
    "amount" DECIMAL(78,0) NOT NULL,
    "withheld" DECIMAL(78,0) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "routed_income_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "account_signer_keys_key_key" ON "account_signer_keys"("key");

-- CreateIndex
CREATE INDEX "account_signer_keys_account_id_idx" ON "account_signer_keys"("account_id");

-- CreateIndex
CREATE UNIQUE INDEX "attestor_identity_checks_provider_check_id_key" ON "attestor_identity_checks"("provider", "check_id");

-- CreateIndex
CREATE INDEX "attestor_proposals_proposed_at_id_idx" ON "attestor_proposals"("proposed_at", "id");

-- CreateIndex
CREATE INDEX "admin_tx_requests_proposal_id_idx" ON "admin_tx_requests"("proposal_id");

-- CreateIndex
CREATE INDEX "terms_amendments_series_key_proposed_at_id_idx" ON "terms_amendments"("series_key", "proposed_at", "id");

-- CreateIndex
CREATE INDEX "terms_amendments_attestor_key_idx" ON "terms_amendments"("attestor_key");

-- CreateIndex
CREATE INDEX "tier3_cases_series_key_opened_at_id_idx" ON "tier3_cases"("series_key", "opened_at", "id");

-- CreateIndex
CREATE INDEX "tier3_cases_attestor_key_opened_at_id_idx" ON "tier3_cases"("attestor_key", "opened_at", "id");

-- CreateIndex
CREATE INDEX "tier3_annual_series_key_opened_at_id_idx" ON "tier3_annual"("series_key", "opened_at", "id");

-- CreateIndex
CREATE INDEX "tier3_annual_attestor_key_opened_at_id_idx" ON "tier3_annual"("attestor_key", "opened_at", "id");

-- CreateIndex
CREATE UNIQUE INDEX "fx_fallback_signatures_indexed_key_key" ON "fx_fallback_signatures"("indexed_key");

-- CreateIndex
CREATE INDEX "fx_fallback_signatures_requested_at_series_key_idx" ON "fx_fallback_signatures"("requested_at", "series_key");

-- CreateIndex
CREATE INDEX "hardship_requests_series_key_opened_at_id_idx" ON "hardship_requests"("series_key", "opened_at", "id");

-- CreateIndex
CREATE INDEX "hardship_requests_attestor_key_opened_at_id_idx" ON "hardship_requests"("attestor_key", "opened_at", "id");

-- CreateIndex
CREATE INDEX "extinguishment_requests_series_key_opened_at_id_idx" ON "extinguishment_requests"("series_key", "opened_at", "id");

-- CreateIndex
CREATE INDEX "extinguishment_requests_attestor_key_a_opened_at_id_idx" ON "extinguishment_requests"("attestor_key_a", "opened_at", "id");

-- CreateIndex
CREATE INDEX "extinguishment_requests_attestor_key_b_opened_at_id_idx" ON "extinguishment_requests"("attestor_key_b", "opened_at", "id");

-- CreateIndex
CREATE UNIQUE INDEX "routed_income_series_key_period_key" ON "routed_income"("series_key", "period");

-- AddForeignKey
ALTER TABLE "account_signer_keys" ADD CONSTRAINT "account_signer_keys_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "attestor_identity_checks" ADD CONSTRAINT "attestor_identity_checks_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "admin_tx_requests" ADD CONSTRAINT "admin_tx_requests_proposal_id_fkey" FOREIGN KEY ("proposal_id") REFERENCES "attestor_proposals"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "terms_amendments" ADD CONSTRAINT "terms_amendments_indexed_key_fkey" FOREIGN KEY ("indexed_key") REFERENCES "series"("key") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tier3_cases" ADD CONSTRAINT "tier3_cases_indexed_key_fkey" FOREIGN KEY ("indexed_key") REFERENCES "series"("key") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tier3_annual" ADD CONSTRAINT "tier3_annual_indexed_key_fkey" FOREIGN KEY ("indexed_key") REFERENCES "series"("key") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "fx_fallback_signatures" ADD CONSTRAINT "fx_fallback_signatures_indexed_key_fkey" FOREIGN KEY ("indexed_key") REFERENCES "series"("key") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "hardship_requests" ADD CONSTRAINT "hardship_requests_indexed_key_fkey" FOREIGN KEY ("indexed_key") REFERENCES "series"("key") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "extinguishment_requests" ADD CONSTRAINT "extinguishment_requests_indexed_key_fkey" FOREIGN KEY ("indexed_key") REFERENCES "series"("key") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "routed_income" ADD CONSTRAINT "routed_income_series_key_fkey" FOREIGN KEY ("series_key") REFERENCES "series"("key") ON DELETE CASCADE ON UPDATE CASCADE;
