-- AlterTable
ALTER TABLE "series" ADD COLUMN     "title" TEXT;

-- AlterTable
ALTER TABLE "series_drafts" ADD COLUMN     "title" TEXT;
