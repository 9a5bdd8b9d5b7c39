-- AlterTable
ALTER TABLE "periods" ADD COLUMN     "late_until" TIMESTAMPTZ(3);
UPDATE "periods" SET "late_until" = "closes_at" + interval '45 days';
ALTER TABLE "periods" ALTER COLUMN "late_until" SET NOT NULL;

-- AlterTable
ALTER TABLE "series" ADD COLUMN     "paused_from" TIMESTAMPTZ(3);
