-- CreateIndex
CREATE INDEX "email_outbox_state_created_at_idx" ON "email_outbox"("state", "created_at");
