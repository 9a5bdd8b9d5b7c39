-- AlterTable
ALTER TABLE "terms_access_log" ADD COLUMN     "issuer" TEXT NOT NULL;
