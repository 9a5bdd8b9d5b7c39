-- DropForeignKey
ALTER TABLE "applications" DROP CONSTRAINT "applications_account_id_fkey";

-- DropForeignKey
ALTER TABLE "bid_backups" DROP CONSTRAINT "bid_backups_account_id_fkey";

-- DropForeignKey
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_account_id_fkey";

-- AlterTable
ALTER TABLE "admin_tx_requests" ALTER COLUMN "transaction_id" DROP NOT NULL;

-- AlterTable
ALTER TABLE "applications" ALTER COLUMN "account_id" DROP NOT NULL,
ALTER COLUMN "country" DROP NOT NULL;

-- AlterTable
ALTER TABLE "attestor_proposals" ALTER COLUMN "proposed_by" DROP NOT NULL;

-- AlterTable
ALTER TABLE "bid_backups" ALTER COLUMN "account_id" DROP NOT NULL;

-- AlterTable
ALTER TABLE "extinguishment_requests" ALTER COLUMN "account_id" DROP NOT NULL;

-- AlterTable
ALTER TABLE "fx_fallback_signatures" ALTER COLUMN "account_id" DROP NOT NULL;

-- AlterTable
ALTER TABLE "hardship_requests" ALTER COLUMN "account_id" DROP NOT NULL;

-- AlterTable
ALTER TABLE "notifications" ALTER COLUMN "account_id" DROP NOT NULL;

-- AlterTable
ALTER TABLE "terms_amendments" ALTER COLUMN "account_id" DROP NOT NULL;

-- AlterTable
ALTER TABLE "tier3_annual" ALTER COLUMN "account_id" DROP NOT NULL;

-- AlterTable
ALTER TABLE "tier3_cases" ALTER COLUMN "account_id" DROP NOT NULL;

-- AlterTable
ALTER TABLE "zktls_sessions" ALTER COLUMN "account_id" DROP NOT NULL;

-- CreateIndex
CREATE INDEX "audit_log_actor_id_idx" ON "audit_log"("actor_id");

-- CreateIndex
CREATE INDEX "terms_access_log_account_id_idx" ON "terms_access_log"("account_id");

-- AddForeignKey
ALTER TABLE "applications" ADD CONSTRAINT "applications_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "bid_backups" ADD CONSTRAINT "bid_backups_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- An application without an account is over, and says nothing of a person; who reviewed one may be gone.
ALTER TABLE applications
  DROP CONSTRAINT applications_reviewed,
  ADD CONSTRAINT applications_reviewed CHECK (
    (reviewer_id IS NULL OR claimed_at IS NOT NULL) AND (state <> 'IN_REVIEW' OR reviewer_id IS NOT NULL)),
  ADD CONSTRAINT applications_account CHECK (
    CASE WHEN account_id IS NULL
      THEN state NOT IN ('DRAFT', 'SUBMITTED', 'IN_REVIEW') AND country IS NULL AND income_source_kinds = '{}'
      ELSE country IS NOT NULL END);

-- An account that proposed what is not decided is not deleted.
ALTER TABLE attestor_proposals
  ADD CONSTRAINT attestor_proposals_proposer CHECK (state <> 'PROPOSED' OR proposed_by IS NOT NULL);
