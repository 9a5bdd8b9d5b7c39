-- CreateIndex
CREATE INDEX "audit_log_target_action_idx" ON "audit_log"("target", "action");

-- CreateIndex
CREATE INDEX "chain_events_name_series_key_idx" ON "chain_events"("name", "series_key");
