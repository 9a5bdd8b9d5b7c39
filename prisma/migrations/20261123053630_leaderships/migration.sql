-- CreateTable
CREATE TABLE "leaderships" (
    "name" TEXT NOT NULL,
    "epoch" BIGINT NOT NULL,
    "won_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "leaderships_pkey" PRIMARY KEY ("name")
);
