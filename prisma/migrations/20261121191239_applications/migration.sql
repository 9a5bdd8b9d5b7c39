-- CreateTable
CREATE TABLE "applications" (
    "id" UUID NOT NULL,
    "account_id" UUID NOT NULL,
    "persona" TEXT NOT NULL,
    "country" TEXT NOT NULL,
    "income_source_kinds" TEXT[],
    "state" TEXT NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "identity_provider" TEXT,
    "identity_check_id" TEXT,
    "identity_status" TEXT,
    "key_id" TEXT,
    "notes_encrypted" BYTEA,
    "readiness" JSONB,
    "decision_reason_code" TEXT,
    "reviewer_id" UUID,
    "started_at" TIMESTAMPTZ(3) NOT NULL,
    "submitted_at" TIMESTAMPTZ(3),
    "claimed_at" TIMESTAMPTZ(3),
    "decided_at" TIMESTAMPTZ(3),
    "ended_at" TIMESTAMPTZ(3),

    CONSTRAINT "applications_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "applications_account_id_started_at_id_idx" ON "applications"("account_id", "started_at", "id");

-- CreateIndex
CREATE INDEX "applications_state_started_at_id_idx" ON "applications"("state", "started_at", "id");

-- CreateIndex
CREATE INDEX "applications_started_at_id_idx" ON "applications"("started_at", "id");

-- CreateIndex
CREATE UNIQUE INDEX "applications_identity_provider_identity_check_id_key" ON "applications"("identity_provider", "identity_check_id");

-- AddForeignKey
ALTER TABLE "applications" ADD CONSTRAINT "applications_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- One open application of an account and persona; those that ended may be followed by another.
CREATE UNIQUE INDEX "applications_open_key" ON "applications"("account_id", "persona")
  WHERE "state" NOT IN ('REJECTED', 'WITHDRAWN', 'REVOKED');

ALTER TABLE applications
  ADD CONSTRAINT applications_persona CHECK (persona IN ('ISSUER', 'BACKER', 'ATTESTOR')),
  ADD CONSTRAINT applications_country CHECK (country ~ '^[A-Z]{2}$'),
  ADD CONSTRAINT applications_sources CHECK (income_source_kinds IS NOT NULL),
  ADD CONSTRAINT applications_state CHECK (
    state IN ('DRAFT', 'SUBMITTED', 'IN_REVIEW', 'APPROVED', 'REJECTED', 'WITHDRAWN', 'REVOKED')),
  ADD CONSTRAINT applications_version CHECK (version > 0),
  ADD CONSTRAINT applications_identity CHECK (
    (identity_provider IS NULL) = (identity_check_id IS NULL) AND (identity_check_id IS NULL) = (identity_status IS NULL)),
  ADD CONSTRAINT applications_notes CHECK (
    (key_id IS NULL) = (notes_encrypted IS NULL) AND octet_length(notes_encrypted) > 0),
  ADD CONSTRAINT applications_reviewed CHECK (
    (reviewer_id IS NULL) = (claimed_at IS NULL) AND (state <> 'IN_REVIEW' OR reviewer_id IS NOT NULL)),
  ADD CONSTRAINT applications_decided CHECK (
    (decided_at IS NOT NULL) = (state IN ('APPROVED', 'REJECTED', 'REVOKED'))
    AND (decided_at IS NULL) = (readiness IS NULL)),
  ADD CONSTRAINT applications_reason CHECK (
    (decision_reason_code IS NOT NULL) = (state IN ('REJECTED', 'REVOKED'))),
  ADD CONSTRAINT applications_ended CHECK ((ended_at IS NOT NULL) = (state IN ('WITHDRAWN', 'REVOKED')));
