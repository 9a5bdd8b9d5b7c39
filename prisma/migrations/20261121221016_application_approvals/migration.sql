-- AlterTable
ALTER TABLE "admin_tx_requests" ADD COLUMN     "after_block" BIGINT,
ADD COLUMN     "application_id" UUID,
ADD COLUMN     "approval" TEXT,
ADD COLUMN     "chain" TEXT,
ADD COLUMN     "granted" BOOLEAN,
ADD COLUMN     "wallet" TEXT,
ALTER COLUMN "proposal_id" DROP NOT NULL;

-- AlterTable
ALTER TABLE "allowlist" ADD COLUMN     "issuer_approved" BOOLEAN NOT NULL DEFAULT false,
ALTER COLUMN "updated_at" DROP NOT NULL;

-- CreateIndex
CREATE INDEX "admin_tx_requests_application_id_idx" ON "admin_tx_requests"("application_id");

-- AddForeignKey
ALTER TABLE "admin_tx_requests" ADD CONSTRAINT "admin_tx_requests_application_id_fkey" FOREIGN KEY ("application_id") REFERENCES "applications"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE admin_tx_requests
  ADD CONSTRAINT admin_tx_requests_subject CHECK ((proposal_id IS NULL) <> (application_id IS NULL)),
  ADD CONSTRAINT admin_tx_requests_approval CHECK (
    num_nonnulls(chain, approval, granted, after_block) = CASE WHEN application_id IS NULL THEN 0 ELSE 4 END
    AND (wallet IS NULL OR application_id IS NOT NULL)),
  ADD CONSTRAINT admin_tx_requests_approvals CHECK (approval IN ('ISSUER', 'WALLET')),
  ADD CONSTRAINT admin_tx_requests_wallet CHECK (is_canonical(wallet, 20));

-- What the registry said of each wallet, in the order of the chain.
CREATE INDEX "chain_events_listed" ON "chain_events"
  ("chain", (coalesce("args"->>'wallet', "args"->>'issuer')), "block_number", "log_index")
  WHERE "name" IN ('AllowlistUpdated', 'IssuerApprovalUpdated');

-- Issuers that the chain approved before the index knew of them.
INSERT INTO allowlist (chain, wallet, verified, issuer_approved, updated_at)
SELECT DISTINCT ON (chain, args->>'issuer') chain, args->>'issuer', false, (args->>'approved')::boolean, NULL
FROM chain_events WHERE name = 'IssuerApprovalUpdated'
ORDER BY chain, args->>'issuer', block_number DESC, log_index DESC
ON CONFLICT (chain, wallet) DO UPDATE SET issuer_approved = EXCLUDED.issuer_approved;
