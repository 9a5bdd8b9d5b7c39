import { describe, expect, it } from 'vitest';
import { registerAttestors, startDevnet } from '../../domains/support/devnet.ts';
import { forFile } from '../../support/for-file.ts';
import { startTestGateway } from '../../support/gateway.ts';
import { knownId } from '../../support/personas.ts';
import { type PersonaName, personas } from '../../support/populate.ts';
import { recording } from '../engine/support.ts';

// What is sealed for one attestor is not even read from the database for anybody else.

const devnet = await forFile(startDevnet());
await registerAttestors(devnet);
const gateway = await forFile(
  startTestGateway({ populated: true, rpcUrl: devnet.anvil.url, contracts: devnet.contracts }),
);

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
    // X: two cases, of no and of two documents; one annual case without any. Those of the cluster, which is not served
    // here, come first.
    const counts = (field: string) =>
      (result.data?.[field] as { edges: { node: { documentCount: number | null } }[] } | undefined)?.edges.map(
        ({ node }) => node.documentCount,
      );
    expect([counts('tier3Cases'), counts('annualCases')]).toEqual([
      [null, 2, 0],
      [null, 0],
    ]);
    const whole = sealed.filter((text) => !/cardinality|documents_ciphertext\[place\.index/.test(text));
    expect(sealed).toHaveLength(5);
    expect(whole).toHaveLength(1);
    expect(whole[0]).not.toMatch(/documents_ciphertext/);
  });

  it.each([
    ['tier3Case', knownId(0x20, 3), 'attestorX'],
    ['annualCase', knownId(0x21, 2), 'attestorY'],
  ] as const)('are null where a %s has no document of the number', async (field, id, who) => {
    const places = [-1, 16, 2 ** 31 - 1, -(2 ** 31)].map((index, i) => `d${i}: document(index: ${index})`);
    const { result } = await listed(who, `{ ${field}(id: "${id}") { ${places.join(' ')} } }`);
    expect(result.errors).toBeUndefined();
    expect(result.data?.[field]).toEqual({ d0: null, d1: null, d2: null, d3: null });
  });
});
