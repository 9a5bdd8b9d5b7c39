-- Of the version before the one that says that a run goes on: it may be silent for as long as a run may last.
ALTER TABLE "idempotency_records" ALTER COLUMN "alive_until" SET DEFAULT (now() + '00:01:00'::interval);
