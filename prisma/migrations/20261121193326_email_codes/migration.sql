-- AlterTable
ALTER TABLE "accounts" ADD COLUMN     "email_code_requested_at" TIMESTAMPTZ(3),
ADD COLUMN     "email_code_tries" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "email_confirmed_at" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "email_outbox" ALTER COLUMN "notification_id" DROP NOT NULL;

-- CreateIndex
CREATE INDEX "email_outbox_notification_id_state_idx" ON "email_outbox"("notification_id", "state");
