-- AlterTable
ALTER TABLE "built_transactions" ADD COLUMN     "nonce" BIGINT,
ADD COLUMN     "unmined_reason" TEXT;
