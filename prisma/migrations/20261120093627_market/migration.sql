-- AlterTable
ALTER TABLE "built_transactions" ADD COLUMN     "life" TEXT NOT NULL DEFAULT 'BUILT',
ADD COLUMN     "mined_block" BIGINT,
ADD COLUMN     "sent_at" TIMESTAMPTZ(3),
ADD COLUMN     "succeeded" BOOLEAN,
ADD COLUMN     "tx_hash" TEXT;

-- AlterTable
ALTER TABLE "positions" ADD COLUMN     "burned_units" BIGINT NOT NULL DEFAULT 0,
ADD COLUMN     "locked_units" BIGINT NOT NULL DEFAULT 0;

-- CreateTable
CREATE TABLE "bid_backups" (
    "id" UUID NOT NULL,
    "account_id" UUID NOT NULL,
    "series_key" TEXT NOT NULL,
    "window" INTEGER NOT NULL DEFAULT 0,
    "wallet" TEXT NOT NULL,
    "commitment" TEXT NOT NULL,
    "ciphertext" TEXT NOT NULL,
    "saved_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "bid_backups_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "windows" (
    "id" TEXT NOT NULL,
    "series_key" TEXT NOT NULL,
    "window" INTEGER NOT NULL,
    "phase" TEXT NOT NULL,
    "commit_ends_at" TIMESTAMPTZ(3) NOT NULL,
    "reveal_ends_at" TIMESTAMPTZ(3) NOT NULL,
    "settle_ends_at" TIMESTAMPTZ(3) NOT NULL,
    "price" DECIMAL(78,0),
    "volume" BIGINT,
    "demand" DECIMAL(78,0),
    "supply" DECIMAL(78,0),
    "void_reason" TEXT,
    "opened_block" BIGINT NOT NULL,
    "opened_at" TIMESTAMPTZ(3) NOT NULL,
    "settled_at" TIMESTAMPTZ(3),

    CONSTRAINT "windows_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "window_orders" (
    "id" TEXT NOT NULL,
    "window_id" TEXT NOT NULL,
    "series_key" TEXT NOT NULL,
    "window" INTEGER NOT NULL,
    "trader" TEXT NOT NULL,
    "sequence" INTEGER NOT NULL,
    "side" TEXT NOT NULL,
    "commitment" TEXT NOT NULL,
    "money" DECIMAL(78,0) NOT NULL,
    "units" BIGINT NOT NULL,
    "price" DECIMAL(78,0),
    "quantity" BIGINT,
    "validity" TEXT NOT NULL DEFAULT 'SEALED',
    "fault" TEXT,
    "processing" TEXT NOT NULL DEFAULT 'PENDING',
    "rejected_reason" TEXT,
    "filled" BIGINT NOT NULL DEFAULT 0,
    "delivery" TEXT NOT NULL DEFAULT 'NONE',
    "pending_money" DECIMAL(78,0) NOT NULL DEFAULT 0,
    "pending_units" BIGINT NOT NULL DEFAULT 0,
    "delivered_money" DECIMAL(78,0) NOT NULL DEFAULT 0,
    "delivered_units" BIGINT NOT NULL DEFAULT 0,
    "committed_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "window_orders_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "activity" (
    "id" TEXT NOT NULL,
    "series_key" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "period" INTEGER,
    "round" INTEGER,
    "window" INTEGER,
    "units" BIGINT,
    "status" TEXT,
    "reason" TEXT,
    "block_number" BIGINT NOT NULL,
    "log_index" INTEGER NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "activity_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "outbox" (
    "id" UUID NOT NULL,
    "topic" TEXT NOT NULL,
    "payload" JSONB,
    "state" TEXT NOT NULL DEFAULT 'PENDING',
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "error_code" TEXT,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "dispatched_at" TIMESTAMPTZ(3),

    CONSTRAINT "outbox_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "notifications" (
    "id" UUID NOT NULL,
    "account_id" UUID NOT NULL,
    "outbox_id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "series_key" TEXT,
    "subject_id" TEXT,
    "period" INTEGER,
    "round" INTEGER,
    "window" INTEGER,
    "status" TEXT,
    "reason" TEXT,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "read_at" TIMESTAMPTZ(3),
    "retracted" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "notifications_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "email_outbox" (
    "id" UUID NOT NULL,
    "account_id" UUID NOT NULL,
    "notification_id" UUID NOT NULL,
    "template" TEXT NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'PENDING',
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "error_code" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "sent_at" TIMESTAMPTZ(3),

    CONSTRAINT "email_outbox_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "keeper_runs" (
    "id" UUID NOT NULL,
    "keeper" TEXT NOT NULL,
    "chain" TEXT,
    "state" TEXT NOT NULL,
    "done" INTEGER NOT NULL DEFAULT 0,
    "failed" INTEGER NOT NULL DEFAULT 0,
    "error_code" TEXT,
    "spent" DECIMAL(78,0) NOT NULL DEFAULT 0,
    "started_at" TIMESTAMPTZ(3) NOT NULL,
    "finished_at" TIMESTAMPTZ(3),

    CONSTRAINT "keeper_runs_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "reconciliation_runs" (
    "id" UUID NOT NULL,
    "chain" TEXT NOT NULL,
    "block_number" BIGINT,
    "state" TEXT NOT NULL,
    "checked" JSONB NOT NULL DEFAULT '{}',
    "differences" JSONB NOT NULL DEFAULT '[]',
    "error_code" TEXT,
    "started_at" TIMESTAMPTZ(3) NOT NULL,
    "finished_at" TIMESTAMPTZ(3),

    CONSTRAINT "reconciliation_runs_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "auction_deliveries" (
    "id" TEXT NOT NULL,
    "chain" TEXT NOT NULL,
    "series_key" TEXT NOT NULL,
    "window" INTEGER NOT NULL DEFAULT 0,
    "bidder" TEXT NOT NULL,
    "attempts" INTEGER NOT NULL,
    "next_attempt" TIMESTAMPTZ(3) NOT NULL,
    "last_attempt" TIMESTAMPTZ(3) NOT NULL,
    "error" TEXT NOT NULL,

    CONSTRAINT "auction_deliveries_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "bid_backups_account_id_saved_at_id_idx" ON "bid_backups"("account_id", "saved_at", "id");

-- CreateIndex
CREATE UNIQUE INDEX "bid_backups_account_id_wallet_commitment_key" ON "bid_backups"("account_id", "wallet", "commitment");

-- CreateIndex
CREATE INDEX "windows_opened_block_id_idx" ON "windows"("opened_block", "id");

-- CreateIndex
CREATE UNIQUE INDEX "windows_series_key_window_key" ON "windows"("series_key", "window");

-- CreateIndex
CREATE INDEX "window_orders_trader_id_idx" ON "window_orders"("trader", "id");

-- CreateIndex
CREATE INDEX "window_orders_series_key_delivery_idx" ON "window_orders"("series_key", "delivery");

-- CreateIndex
CREATE UNIQUE INDEX "window_orders_window_id_trader_key" ON "window_orders"("window_id", "trader");

-- CreateIndex
CREATE INDEX "activity_block_number_log_index_idx" ON "activity"("block_number", "log_index");

-- CreateIndex
CREATE INDEX "activity_series_key_block_number_log_index_idx" ON "activity"("series_key", "block_number", "log_index");

-- CreateIndex
CREATE INDEX "outbox_state_created_at_idx" ON "outbox"("state", "created_at");

-- CreateIndex
CREATE INDEX "outbox_created_at_id_idx" ON "outbox"("created_at", "id");

-- CreateIndex
CREATE INDEX "notifications_account_id_created_at_id_idx" ON "notifications"("account_id", "created_at", "id");

-- CreateIndex
CREATE UNIQUE INDEX "notifications_outbox_id_account_id_key" ON "notifications"("outbox_id", "account_id");

-- CreateIndex
CREATE UNIQUE INDEX "email_outbox_notification_id_key" ON "email_outbox"("notification_id");

-- CreateIndex
CREATE INDEX "email_outbox_account_id_created_at_id_idx" ON "email_outbox"("account_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "email_outbox_created_at_id_idx" ON "email_outbox"("created_at", "id");

-- CreateIndex
CREATE INDEX "keeper_runs_started_at_id_idx" ON "keeper_runs"("started_at", "id");

-- CreateIndex
CREATE INDEX "reconciliation_runs_started_at_id_idx" ON "reconciliation_runs"("started_at", "id");

-- CreateIndex
CREATE INDEX "auction_deliveries_next_attempt_id_idx" ON "auction_deliveries"("next_attempt", "id");

-- CreateIndex
CREATE INDEX "bids_series_key_delivery_idx" ON "bids"("series_key", "delivery");

-- CreateIndex
CREATE UNIQUE INDEX "built_transactions_tx_hash_key" ON "built_transactions"("tx_hash");

-- CreateIndex
CREATE INDEX "built_transactions_life_idx" ON "built_transactions"("life");

-- AddForeignKey
ALTER TABLE "bid_backups" ADD CONSTRAINT "bid_backups_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "windows" ADD CONSTRAINT "windows_series_key_fkey" FOREIGN KEY ("series_key") REFERENCES "series"("key") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "window_orders" ADD CONSTRAINT "window_orders_window_id_fkey" FOREIGN KEY ("window_id") REFERENCES "windows"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "window_orders" ADD CONSTRAINT "window_orders_series_key_fkey" FOREIGN KEY ("series_key") REFERENCES "series"("key") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "activity" ADD CONSTRAINT "activity_series_key_fkey" FOREIGN KEY ("series_key") REFERENCES "series"("key") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "email_outbox" ADD CONSTRAINT "email_outbox_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "email_outbox" ADD CONSTRAINT "email_outbox_notification_id_fkey" FOREIGN KEY ("notification_id") REFERENCES "notifications"("id") ON DELETE CASCADE ON UPDATE CASCADE;
