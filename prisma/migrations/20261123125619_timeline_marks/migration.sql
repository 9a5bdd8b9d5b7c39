-- AlterTable
ALTER TABLE "timelines" ADD COLUMN     "mark" TEXT NOT NULL DEFAULT gen_random_uuid()::text;
