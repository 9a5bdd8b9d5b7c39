-- AlterTable
ALTER TABLE "series" ADD COLUMN     "staked_total" BIGINT NOT NULL DEFAULT 0,
ADD COLUMN     "tendered_total" BIGINT NOT NULL DEFAULT 0,
ALTER COLUMN "phase" DROP NOT NULL,
ALTER COLUMN "reserve_price" DROP NOT NULL,
ALTER COLUMN "max_units_per_bid" DROP NOT NULL,
ALTER COLUMN "min_raise" DROP NOT NULL,
ALTER COLUMN "min_holders" DROP NOT NULL,
ALTER COLUMN "concentration_bps" DROP NOT NULL,
ALTER COLUMN "commit_ends_at" DROP NOT NULL,
ALTER COLUMN "reveal_ends_at" DROP NOT NULL,
ALTER COLUMN "gate_ends_at" DROP NOT NULL;

-- CreateTable
CREATE TABLE "curves" (
    "chain" TEXT NOT NULL,
    "series_key" TEXT NOT NULL,
    "mint" TEXT NOT NULL,
    "virtual_quote" DECIMAL(78,0) NOT NULL,
    "virtual_base" DECIMAL(78,0) NOT NULL,
    "threshold" DECIMAL(78,0) NOT NULL,
    "deadline" TIMESTAMPTZ(3) NOT NULL,
    "fee_bps" INTEGER NOT NULL,
    "treasury_bps" INTEGER NOT NULL,
    "reserve" DECIMAL(78,0) NOT NULL DEFAULT 0,
    "sold" BIGINT NOT NULL DEFAULT 0,
    "fees_held" DECIMAL(78,0) NOT NULL DEFAULT 0,
    "proceeds" DECIMAL(78,0) NOT NULL DEFAULT 0,
    "treasury" DECIMAL(78,0) NOT NULL DEFAULT 0,
    "raised" DECIMAL(78,0),
    "tender_round" INTEGER,
    "tender_state" TEXT,
    "tender_price" DECIMAL(78,0),
    "tender_ends_at" TIMESTAMPTZ(3),

    CONSTRAINT "curves_pkey" PRIMARY KEY ("chain","series_key")
);

-- CreateTable
CREATE TABLE "curve_census" (
    "chain" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "series_key" TEXT NOT NULL,
    "period" INTEGER NOT NULL,
    "units" BIGINT NOT NULL,
    "taken_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "curve_census_pkey" PRIMARY KEY ("chain","id")
);

-- CreateTable
CREATE TABLE "curve_trades" (
    "chain" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "series_key" TEXT NOT NULL,
    "price" DECIMAL(78,0) NOT NULL,
    "volume" DECIMAL(78,0) NOT NULL,
    "units" BIGINT NOT NULL,
    "block_number" BIGINT NOT NULL,
    "log_index" INTEGER NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "curve_trades_pkey" PRIMARY KEY ("chain","id")
);

-- CreateIndex
CREATE UNIQUE INDEX "curve_census_chain_series_key_period_key" ON "curve_census"("chain", "series_key", "period");

-- CreateIndex
CREATE INDEX "curve_trades_chain_series_key_at_block_number_log_index_idx" ON "curve_trades"("chain", "series_key", "at", "block_number", "log_index");

-- AddForeignKey
ALTER TABLE "curves" ADD CONSTRAINT "curves_chain_series_key_fkey" FOREIGN KEY ("chain", "series_key") REFERENCES "series"("chain", "key") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "curve_census" ADD CONSTRAINT "curve_census_chain_series_key_fkey" FOREIGN KEY ("chain", "series_key") REFERENCES "curves"("chain", "series_key") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "curve_trades" ADD CONSTRAINT "curve_trades_chain_series_key_fkey" FOREIGN KEY ("chain", "series_key") REFERENCES "curves"("chain", "series_key") ON DELETE CASCADE ON UPDATE CASCADE;

-- Written by hand: what a schema file cannot say.

-- A series has a raise, with all of its figures, or a curve, with none of them.
ALTER TABLE series
  ADD CONSTRAINT series_raise CHECK (num_nulls(
    phase, reserve_price, max_units_per_bid, min_raise, min_holders, concentration_bps, commit_ends_at, reveal_ends_at,
    gate_ends_at) IN (0, 9)),
  ADD CONSTRAINT series_curve_units CHECK (staked_total >= 0 AND tendered_total >= 0);
ALTER TABLE positions
  ADD CONSTRAINT positions_staked CHECK (staked_units <= units);
ALTER TABLE curves
  ADD CONSTRAINT curves_mint CHECK (is_address(chain, mint)),
  ADD CONSTRAINT curves_amounts CHECK (
    virtual_quote >= 0 AND virtual_base > sold AND threshold >= 0 AND reserve >= 0 AND sold >= 0 AND fees_held >= 0
    AND proceeds >= 0 AND treasury >= 0 AND raised >= 0),
  ADD CONSTRAINT curves_tender CHECK (
    num_nulls(tender_round, tender_state, tender_price, tender_ends_at) IN (0, 4) AND tender_price > 0),
  ADD CONSTRAINT curves_bps CHECK (fee_bps BETWEEN 0 AND 10000 AND treasury_bps BETWEEN 0 AND 10000);
ALTER TABLE curve_census
  ADD CONSTRAINT curve_census_period CHECK (is_period(period)),
  ADD CONSTRAINT curve_census_units CHECK (units >= 0);
ALTER TABLE curve_trades
  ADD CONSTRAINT curve_trades_amounts CHECK (price >= 0 AND volume >= 0 AND units >= 0);
