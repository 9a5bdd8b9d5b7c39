-- AlterTable
ALTER TABLE "indexer_cursor" ADD COLUMN     "reread_to" BIGINT;
