import type { Prisma } from '../generated/prisma/client.ts';

/** The client of a database transaction that the caller opened and will end. */
export type Tx = Prisma.TransactionClient;
