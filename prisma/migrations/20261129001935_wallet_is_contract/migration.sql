-- AlterTable
ALTER TABLE "account_wallets" ADD COLUMN "is_contract" BOOLEAN NOT NULL DEFAULT false;
