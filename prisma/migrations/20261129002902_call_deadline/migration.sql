-- AlterTable
ALTER TABLE "built_transactions" ADD COLUMN     "deadline" TIMESTAMPTZ(3);
