-- CreateTable
CREATE TABLE "timelines" (
    "id" INTEGER NOT NULL,
    "seen_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "timelines_pkey" PRIMARY KEY ("id")
);
