-- AlterTable
ALTER TABLE "built_transactions" ADD COLUMN     "approval" JSONB;

-- A nonce is issued without an idempotency key: its records are of no use any more.
DELETE FROM "idempotency_records" WHERE "operation" IN ('signInNonce', 'addWalletChallenge', 'signerKeyChallenge');
