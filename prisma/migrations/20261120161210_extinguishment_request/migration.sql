-- AlterTable
ALTER TABLE "extinguishment_requests" ADD COLUMN     "deadline" TIMESTAMPTZ(3),
ADD COLUMN     "notice_ends_at" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "series" ADD COLUMN     "extinguish_deadline" TIMESTAMPTZ(3),
ADD COLUMN     "extinguish_key_a" TEXT,
ADD COLUMN     "extinguish_key_b" TEXT,
ADD COLUMN     "extinguish_notice_ends_at" TIMESTAMPTZ(3);
