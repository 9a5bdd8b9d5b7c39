-- AlterTable
ALTER TABLE "idempotency_records" ADD COLUMN     "alive_until" TIMESTAMPTZ(3) NOT NULL DEFAULT (now() + '00:00:04'::interval),
ADD COLUMN     "run" UUID NOT NULL DEFAULT gen_random_uuid();
