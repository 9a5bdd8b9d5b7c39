-- CreateTable
CREATE TABLE "curve_monitor" (
    "chain" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "series_key" TEXT NOT NULL,
    "block_number" BIGINT NOT NULL,
    "state" TEXT NOT NULL,
    "due" TEXT,
    "reserve" DECIMAL(78,0) NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "curve_monitor_pkey" PRIMARY KEY ("chain","id")
);

-- CreateTable
CREATE TABLE "reminders_sent" (
    "chain" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "series_key" TEXT NOT NULL,
    "wallet" TEXT NOT NULL,
    "round" INTEGER NOT NULL,
    "step" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "reminders_sent_pkey" PRIMARY KEY ("chain","id")
);

-- CreateIndex
CREATE UNIQUE INDEX "curve_monitor_chain_series_key_block_number_key" ON "curve_monitor"("chain", "series_key", "block_number");

-- CreateIndex
CREATE INDEX "reminders_sent_chain_wallet_at_id_idx" ON "reminders_sent"("chain", "wallet", "at", "id");

-- CreateIndex
CREATE UNIQUE INDEX "reminders_sent_chain_series_key_wallet_round_step_key" ON "reminders_sent"("chain", "series_key", "wallet", "round", "step");

-- Written by hand: what a schema file cannot say.
ALTER TABLE curve_monitor
  ADD CONSTRAINT curve_monitor_forms CHECK (is_bytes32(series_key) AND block_number >= 0 AND reserve >= 0);
ALTER TABLE reminders_sent
  ADD CONSTRAINT reminders_sent_forms CHECK (is_bytes32(series_key) AND is_address(chain, wallet) AND round >= 0);
