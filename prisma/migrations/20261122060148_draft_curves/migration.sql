-- AlterTable
ALTER TABLE "series_drafts" ADD COLUMN     "curve" JSONB,
ALTER COLUMN "raise" DROP NOT NULL;

-- Written by hand: units are sold in one way.
ALTER TABLE series_drafts
  ADD CONSTRAINT series_drafts_sale CHECK (num_nonnulls(raise, curve) = 1);
