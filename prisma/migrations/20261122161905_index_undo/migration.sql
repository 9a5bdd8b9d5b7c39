-- AlterTable
ALTER TABLE "indexer_cursor" ADD COLUMN     "undo_from" BIGINT;

-- CreateTable
CREATE TABLE "index_undo" (
    "chain" TEXT NOT NULL,
    "block_number" BIGINT NOT NULL,
    "table_name" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "row" JSONB,

    CONSTRAINT "index_undo_pkey" PRIMARY KEY ("chain","block_number","table_name","key")
);
