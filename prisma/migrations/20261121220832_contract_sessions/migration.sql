-- AlterTable
ALTER TABLE "series_drafts" ADD COLUMN     "version" INTEGER NOT NULL DEFAULT 1,
ALTER COLUMN "contract_hash" DROP NOT NULL;

-- CreateTable
CREATE TABLE "contract_sessions" (
    "id" UUID NOT NULL,
    "account_id" UUID,
    "kind" TEXT NOT NULL,
    "chain" TEXT NOT NULL,
    "wallet" TEXT NOT NULL,
    "draft_id" UUID,
    "draft_version" INTEGER,
    "series_key" TEXT,
    "template_version" INTEGER NOT NULL,
    "template_hash" TEXT NOT NULL,
    "document_hash" TEXT NOT NULL,
    "state" TEXT NOT NULL,
    "rendered_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "signed_at" TIMESTAMPTZ(3),
    "voided_at" TIMESTAMPTZ(3),
    "signed_hash" TEXT,
    "key_id" TEXT,
    "signed_document_encrypted" BYTEA,
    "onchain" TEXT,

    CONSTRAINT "contract_sessions_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "contract_sessions_account_id_rendered_at_id_idx" ON "contract_sessions"("account_id", "rendered_at", "id");

-- CreateIndex
CREATE INDEX "contract_sessions_draft_id_idx" ON "contract_sessions"("draft_id");

-- CreateIndex
CREATE INDEX "contract_sessions_chain_series_key_idx" ON "contract_sessions"("chain", "series_key");

-- CreateIndex
CREATE INDEX "contract_sessions_state_rendered_at_id_idx" ON "contract_sessions"("state", "rendered_at", "id");

-- CreateIndex
CREATE INDEX "contract_sessions_rendered_at_id_idx" ON "contract_sessions"("rendered_at", "id");

-- AddForeignKey
ALTER TABLE "contract_sessions" ADD CONSTRAINT "contract_sessions_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- A draft of before names the hash that its createSeries was built with: it stays built.
UPDATE "series_drafts" SET "state" = 'BUILT';

ALTER TABLE series_drafts
  ADD CONSTRAINT series_drafts_state CHECK (
    state IN ('DRAFT', 'BUILT') AND (state = 'BUILT') = (contract_hash IS NOT NULL)),
  ADD CONSTRAINT series_drafts_version CHECK (version > 0);

ALTER TABLE contract_sessions
  ADD CONSTRAINT contract_sessions_kind CHECK (kind IN ('SERIES', 'PARTICIPATION')),
  ADD CONSTRAINT contract_sessions_subject CHECK (
    (series_key IS NOT NULL) = (kind = 'SERIES') AND (draft_version IS NULL) = (series_key IS NULL)
    AND (series_key IS NOT NULL OR draft_id IS NULL)),
  -- Only what stays of a deleted account names no draft.
  ADD CONSTRAINT contract_sessions_draft CHECK (draft_id IS NOT NULL OR kind <> 'SERIES' OR account_id IS NULL),
  ADD CONSTRAINT contract_sessions_wallet CHECK (is_canonical(wallet, 20)),
  ADD CONSTRAINT contract_sessions_hashes CHECK (
    is_bytes32(template_hash) AND is_bytes32(document_hash) AND (series_key IS NULL OR is_bytes32(series_key))),
  ADD CONSTRAINT contract_sessions_versions CHECK (
    template_version > 0 AND (draft_version IS NULL OR draft_version > 0)),
  ADD CONSTRAINT contract_sessions_state CHECK (state IN ('RENDERED', 'SIGNED', 'VOIDED')),
  ADD CONSTRAINT contract_sessions_times CHECK (expires_at > rendered_at),
  ADD CONSTRAINT contract_sessions_signed CHECK (
    (signed_at IS NULL) = (signed_hash IS NULL) AND (signed_at IS NULL) = (key_id IS NULL)
    AND (signed_at IS NULL) = (signed_document_encrypted IS NULL) AND (signed_hash IS NULL OR signed_hash = document_hash)
    AND (state <> 'SIGNED' OR signed_at IS NOT NULL) AND (state <> 'RENDERED' OR signed_at IS NULL)),
  ADD CONSTRAINT contract_sessions_voided CHECK ((voided_at IS NOT NULL) = (state = 'VOIDED')),
  ADD CONSTRAINT contract_sessions_onchain CHECK (
    (onchain IS NOT NULL) = (kind = 'SERIES' AND state = 'SIGNED')
    AND (onchain IS NULL OR onchain IN ('PENDING', 'VERIFIED', 'DIFFERENT')));

-- A draft has at most one signed contract that counts.
CREATE UNIQUE INDEX "contract_sessions_signed_draft_key" ON "contract_sessions"("draft_id") WHERE "state" = 'SIGNED';
