import { expect } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../support/database.ts';
import { startTestGateway, type TestGateway } from '../../support/gateway.ts';
import { personas } from '../../support/populate.ts';

/** Two gateways on one populated database: one with compiled reads, one with resolvers alone. */
export interface BothWays {
  readonly database: TestDatabase;
  readonly compiled: TestGateway;
  /** The answer that `ask` reads as text, of every gateway and at each of two times; all four are the same. */
  answer(document: string, ask: (gateway: TestGateway, token: string) => Promise<string>): Promise<string>;
  close(): Promise<void>;
}

/** Signed in as the admin. */
export async function openBothWays(): Promise<BothWays> {
  const database = await createTestDatabase({ populated: true });
  const adminWallets = [personas.admin.wallet.address];
  const options = [true, false].map((enabled) => ({ database, adminWallets, compiled: { enabled, checked: 0 } }));
  const compiled = await startTestGateway(options[0]);
  const resolved = await startTestGateway(options[1]);
  const token = await compiled.signIn(personas.admin.wallet);
  return {
    database,
    compiled,
    async answer(document, ask) {
      const answers: string[] = [];
      for (const gateway of [compiled, compiled, resolved, resolved]) answers.push(await ask(gateway, token));
      expect(new Set(answers).size, document.slice(0, 200)).toBe(1);
      return answers[0] as string;
    },
    async close() {
      for (const gateway of [compiled, resolved]) await gateway.close();
      await database.drop();
    },
  };
}
