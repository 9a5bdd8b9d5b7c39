-- AlterTable
ALTER TABLE "positions" ADD COLUMN     "held_units" BIGINT NOT NULL DEFAULT 0;
