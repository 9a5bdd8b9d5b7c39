-- AlterTable
ALTER TABLE "series" ADD COLUMN     "buy_out_lapses_at" TIMESTAMPTZ(3),
ADD COLUMN     "buy_out_possible_at" TIMESTAMPTZ(3);
