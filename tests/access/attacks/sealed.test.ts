import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestGateway, type TestGateway } from '../../support/gateway.ts';
import { type PersonaName, personas, populate } from '../../support/populate.ts';
import { recording } from '../engine/support.ts';

// What is sealed for one attestor is not even read from the database for anybody else.

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
  await populate(gateway.database.prisma);
});
afterAll(() => gateway.close());

const SEALED = /opening_ciphertext|documents_ciphertext/;
const LIST = `{
  tier3Cases { edges { node { state opening documentCount first: document(index: 0) second: document(index: 1) } } }
  annualCases { edges { node { state documentCount document(index: 0) } } }
}`;

async function listed(name: PersonaName, document: string) {
  const token = await gateway.signIn(personas[name].wallet);
  const { result, statements } = await recording(() => gateway.ask(document, {}, token));
  return { result, sealed: statements.filter((text) => SEALED.test(text)) };
}

describe('sealed columns', () => {
  it.each(['issuerA', 'issuerB', 'admin', 'attestorZ', 'outsider'] as const)(
    'are not selected for %s',
    async (name) => {
      const { result, sealed } = await listed(name, LIST);
      expect(sealed).toEqual([]);
      expect(JSON.stringify(result.data)).not.toContain('ciphertext');
    },
  );

  it('are read for their attestor in one statement each, a document alone', async () => {
    const { result, sealed } = await listed('attestorX', LIST);
    // X: two cases, of no and of two documents; one annual case without any.
    const counts = (field: string) =>
      (result.data?.[field] as { edges: { node: { documentCount: number } }[] } | undefined)?.edges.map(
        ({ node }) => node.documentCount,
      );
    expect([counts('tier3Cases'), counts('annualCases')]).toEqual([[2, 0], [0]]);
    const whole = sealed.filter((text) => !/cardinality|documents_ciphertext\[place\.index/.test(text));
    expect(sealed).toHaveLength(5);
    expect(whole).toHaveLength(1);
    expect(whole[0]).not.toMatch(/documents_ciphertext/);
  });

  it('take no index that is none', async () => {
    const none = 'a: document(index: -1) b: document(index: 2147483647)';
    const { result } = await listed('attestorX', `{ tier3Cases { edges { node { ${none} } } } }`);
    expect(result.errors).toBeUndefined();
    expect(JSON.stringify(result.data)).not.toContain('ciphertext');
  });
});
