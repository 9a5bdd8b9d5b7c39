-- CreateIndex
CREATE INDEX CONCURRENTLY "idempotency_records_started_at_idx" ON "idempotency_records" USING BRIN ("started_at");
