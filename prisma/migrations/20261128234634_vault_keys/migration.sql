-- CreateTable
CREATE TABLE "vault_keys" (
    "id" TEXT NOT NULL,
    "ciphertext" BYTEA NOT NULL,

    CONSTRAINT "vault_keys_pkey" PRIMARY KEY ("id")
);
