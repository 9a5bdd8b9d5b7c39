-- What was built before has no fingerprint, and holds in plain what is sealed or not kept from here on. A built
-- transaction is worth ten minutes; what was sent of them is on the chain, where the index finds it.
DELETE FROM built_transactions;

-- AlterTable
ALTER TABLE "built_transactions" ADD COLUMN     "contract" TEXT NOT NULL,
ADD COLUMN     "data_hash" TEXT NOT NULL,
ADD COLUMN     "data_length" INTEGER NOT NULL,
ADD COLUMN     "selector" TEXT NOT NULL,
ALTER COLUMN "request" DROP NOT NULL,
ALTER COLUMN "preview" DROP NOT NULL;

-- CreateTable
CREATE TABLE "sealed_calls" (
    "transaction_id" UUID NOT NULL,
    "key_id" TEXT NOT NULL,
    "ciphertext" BYTEA NOT NULL,
    "signature_of" UUID,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "sealed_calls_pkey" PRIMARY KEY ("transaction_id")
);

-- CreateIndex
CREATE INDEX "sealed_calls_signature_of_idx" ON "sealed_calls"("signature_of");

-- CreateIndex
CREATE INDEX "sealed_calls_expires_at_idx" ON "sealed_calls"("expires_at");

-- AddForeignKey
ALTER TABLE "sealed_calls" ADD CONSTRAINT "sealed_calls_transaction_id_fkey" FOREIGN KEY ("transaction_id") REFERENCES "built_transactions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- From here on written by hand: what a schema file cannot say.
ALTER TABLE built_transactions
  ADD CONSTRAINT built_transactions_fingerprint CHECK (
    is_canonical(contract, 20) AND is_bytes32(data_hash) AND data_length >= 0 AND selector ~ '^0x([0-9a-f]{8})?$');

-- A signature that dies leaves no copy: what was built with it goes in the statement that drops or replaces it, wherever
-- that statement is.
CREATE FUNCTION drop_sealed_calls() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM sealed_calls WHERE signature_of = OLD.id;
  RETURN NULL;
END
$$;

CREATE TRIGGER terms_amendments_signature_gone AFTER UPDATE OF attestor_signature ON terms_amendments
  FOR EACH ROW WHEN (OLD.attestor_signature IS DISTINCT FROM NEW.attestor_signature)
  EXECUTE FUNCTION drop_sealed_calls();
CREATE TRIGGER terms_amendments_gone AFTER DELETE ON terms_amendments
  FOR EACH ROW EXECUTE FUNCTION drop_sealed_calls();
CREATE TRIGGER tier3_annual_signature_gone AFTER UPDATE OF trueup_signature ON tier3_annual
  FOR EACH ROW WHEN (OLD.trueup_signature IS DISTINCT FROM NEW.trueup_signature)
  EXECUTE FUNCTION drop_sealed_calls();
CREATE TRIGGER tier3_annual_gone AFTER DELETE ON tier3_annual
  FOR EACH ROW EXECUTE FUNCTION drop_sealed_calls();
