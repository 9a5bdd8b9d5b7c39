import type { Prisma } from '../generated/prisma/client.ts';

/** The client of a database transaction that somebody else opened and ends. */
export type Tx = Prisma.TransactionClient;
