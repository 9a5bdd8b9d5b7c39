import { describe, expect, it } from 'vitest';
import { startSwitchableProxy } from '../../adapters/evm/support/switchable-proxy.ts';
import { CHAIN_START, registerAttestors, startDevnet } from '../../domains/support/devnet.ts';
import { forFile } from '../../support/for-file.ts';
import { type Answer, startTestGateway } from '../../support/gateway.ts';
import { type AttestorName, knownId, personas, signers } from '../../support/personas.ts';
import { recording } from '../engine/support.ts';

// Keys that the chain has revoked while the index still says they are active. No indexer runs here: what attestors are as
// of the last indexed block is what the population says.

const tokens = new Map<AttestorName, string>();

const devnet = await forFile(startDevnet());
await registerAttestors(devnet);
await devnet.owner.registerAttestor(signers.attestorZ.key);
const proxy = await forFile(startSwitchableProxy(devnet.anvil.url));
const gateway = await forFile(startTestGateway({ populated: true, rpcUrl: proxy.url, contracts: devnet.contracts }));
const { database } = gateway;
/** The same service, whose node is away. */
const withoutNode = await forFile(startTestGateway({ database }));
await database.prisma.attestor.update({
  where: { chain_address: { chain: 'evm:10143', address: signers.attestorZ.key } },
  data: { active: true },
});
for (const name of ['attestorX', 'attestorY', 'attestorZ'] as const)
  tokens.set(name, await gateway.signIn(personas[name].wallet));
// The grace is over before the first block, because a fast machine mines all blocks in one second.
await devnet.owner.revokeAttestor(signers.attestorY.key, CHAIN_START - 1n);

const ask = (who: AttestorName, document: string, by = gateway) => by.ask(document, {}, tokens.get(who));

/** A kind of row with something sealed to a key in it: how it is asked for, a row of X and one of Y, the sealed fields. */
interface Kind {
  readonly field: string;
  readonly list: string;
  readonly ids: Readonly<Record<'attestorX' | 'attestorY', string>>;
  readonly sealed: string;
}
const kind = (field: string, list: string, [of, x, y]: readonly [number, number, number], sealed: string): Kind => ({
  field,
  list,
  sealed,
  ids: { attestorX: knownId(of, x), attestorY: knownId(of, y) },
});
const KINDS: readonly Kind[] = [
  kind('tier3Case', 'tier3Cases', [0x20, 3, 2], 'opening documentCount document(index: 0)'),
  kind('annualCase', 'annualCases', [0x21, 1, 2], 'documentCount'),
  kind('hardshipRequest', 'hardshipRequests', [0x22, 1, 2], 'reason'),
  kind('extinguishmentRequest', 'extinguishmentRequests', [0x23, 4, 3], 'evidence'),
  kind('termsAmendment', 'termsAmendments', [0x24, 2, 4], 'terms { theta shareRate termsSalt rate }'),
];

type Named = 'attestorX' | 'attestorY';
const typeOf = ({ field }: Kind) => `${field[0]?.toUpperCase()}${field.slice(1)}`;
const nodeOf = (of: Kind, who: Named) => Buffer.from(`${typeOf(of)}:${of.ids[who]}`).toString('base64');

/** The series of the chain that is served, by their issuers. */
const OF_ISSUERS = (['issuerA', 'issuerB'] as const).map(
  (name) => [name, `issuer: "${personas[name].wallet.address}", first: 2`] as const,
);

/** By every way to a row: its own field, `node`, its list, and its list below the series. */
function ways(of: Kind, who: Named, fields: string): string[] {
  const { field, list, ids } = of;
  const below = field === 'termsAmendment' ? 'amendments' : list;
  const rows = `edges { node { id ${fields} } }`;
  return [
    `{ ${field}(id: "${ids[who]}") { id ${fields} } }`,
    `{ node(id: "${nodeOf(of, who)}") { id ... on ${typeOf(of)} { ${fields} } } }`,
    `{ ${list}(first: 8) { ${rows} } }`,
    `{ ${OF_ISSUERS.map(([name, filter]) => `${name}: seriesList(${filter}) { edges { node { ${below}(first: 6) { ${rows} } } } }`).join(' ')} }`,
  ];
}

/** The row of a UUID, wherever it is in an answer. */
function rowIn(data: unknown, id: string): Record<string, unknown> | null {
  if (typeof data !== 'object' || data === null) return null;
  const own = data as Record<string, unknown>;
  if (own.id === id) return own;
  for (const value of Object.values(own)) {
    const found = rowIn(value, id);
    if (found) return found;
  }
  return null;
}
/** The sealed values of a row, whatever they are part of. */
const sealedIn = (row: Record<string, unknown> | null): unknown[] =>
  Object.entries(row ?? {}).flatMap(([key, value]) =>
    ['id', 'state'].includes(key)
      ? []
      : typeof value === 'object' && value !== null
        ? Object.values(value as Record<string, unknown>)
        : [value],
  );
const codesOf = ({ errors }: Answer) => [...new Set((errors ?? []).map(({ extensions }) => extensions.code))];

describe.each(KINDS)('what is sealed in a $field', (of) => {
  const selection = `state ${of.sealed}`;

  it('is answered to the holder of an active key', async () => {
    for (const document of ways(of, 'attestorX', selection)) {
      const found = rowIn((await ask('attestorX', document)).data, nodeOf(of, 'attestorX'));
      const values = sealedIn(found);
      expect([document, values.length > 0 && values.every((value) => value !== null)]).toEqual([document, true]);
    }
  });

  it('is denied from the block of the revocation on, and no other field with it', async () => {
    for (const document of ways(of, 'attestorY', selection)) {
      const answer = await ask('attestorY', document);
      const found = rowIn(answer.data, nodeOf(of, 'attestorY'));
      const values = sealedIn(found);
      expect([document, values.length > 0 && values.every((value) => value === null)]).toEqual([document, true]);
      expect([document, codesOf(answer)]).toEqual([document, ['FORBIDDEN']]);
      expect(found?.state).toEqual(expect.any(String));
      expect(JSON.stringify(answer)).not.toMatch(/ciphertext|"theta":"/);
    }
  });

  it('cannot be read while the node is away, other fields can', async () => {
    for (const document of ways(of, 'attestorX', selection)) {
      const answer = await ask('attestorX', document, withoutNode);
      const found = rowIn(answer.data, nodeOf(of, 'attestorX'));
      expect([document, sealedIn(found).filter((value) => value !== null)]).toEqual([document, []]);
      expect([document, codesOf(answer)]).toEqual([document, expect.arrayContaining(['CHAIN_UNAVAILABLE'])]);
      expect(found?.state).toEqual(expect.any(String));
    }
    for (const document of ways(of, 'attestorX', 'state'))
      expect((await ask('attestorX', document, withoutNode)).errors).toBeUndefined();
  });

  it('is explained with the block at which the key was read', async () => {
    const [type, field] =
      of.field === 'termsAmendment' ? ['AmendmentTerms', 'theta'] : [typeOf(of), of.sealed.split(/[ (]/)[0]];
    const explain = async (who: Named) => {
      const asked = `id: "${of.ids[who]}", coordinate: "${type}.${field}"`;
      const answer = await ask(who, `{ explainAccess(${asked}) { allowed relation block { number } } }`);
      return answer.data?.explainAccess;
    };
    const { number } = await gateway.chain.head();
    expect(await explain('attestorX')).toEqual({ allowed: true, relation: 'ATTESTOR', block: { number: `${number}` } });
    expect(await explain('attestorY')).toEqual({ allowed: false, relation: null, block: null });
  });
});

/** All lists of such rows in one document. */
const lists = (fields: (of: Kind) => string) =>
  `{ ${KINDS.map((of) => `${of.list}(first: 5) { edges { node { ${fields(of)} } } }`).join(' ')} }`;

it('a list of everything sealed asks the node no more than one field does, the plain fields of it in none', async () => {
  const requests = async (document: string) => {
    const before = proxy.requests;
    const { data } = await ask('attestorX', document);
    expect(data).toBeTruthy();
    return proxy.requests - before;
  };
  const one = await requests(`{ tier3Case(id: "${knownId(0x20, 1)}") { opening } }`);
  expect(one).toBeGreaterThan(0);
  expect(await requests(lists(({ sealed }) => `state ${sealed}`))).toBe(one);
  expect(await requests(lists(() => 'state'))).toBe(0);
});

it('who has no key in a row has no call made for it', async () => {
  const before = proxy.requests;
  const foreign = `{ tier3Cases(first: 0) { totalCount } tier3Case(id: "${knownId(0x20, 2)}") { opening } }`;
  expect(codesOf(await ask('attestorX', foreign))).toEqual(['NOT_FOUND']);
  const denied = await ask('attestorX', `{ termsAmendment(id: "${knownId(0x24, 4)}") { state terms { theta } } }`);
  expect(codesOf(denied)).toEqual(['FORBIDDEN']);
  expect(proxy.requests).toBe(before);
});

it('no sealed column is selected for a revoked key', async () => {
  const document = lists(({ sealed }) => sealed);
  const { statements } = await recording(() => ask('attestorY', document));
  expect(statements.filter((text) => /ciphertext/.test(text))).toEqual([]);
});

it('the log of terms holds the block at which the reviewing attestor’s key was read', async () => {
  const { termsAccessLog } = gateway.database.prisma;
  const { number } = await gateway.chain.head();
  const logged = { relation: 'attestor', wallet: signers.attestorX.key };
  const before = await termsAccessLog.count({ where: { ...logged, blockNumber: number } });
  const answer = await ask('attestorX', `{ termsAmendment(id: "${knownId(0x24, 2)}") { terms { theta } } }`);
  expect(answer.errors).toBeUndefined();
  expect(await termsAccessLog.count({ where: { ...logged, blockNumber: number } })).toBe(before + 1);
  expect(await termsAccessLog.count({ where: { relation: 'attestor', blockNumber: null } })).toBe(0);
});

it('a revoked key reads until its grace is over', async () => {
  const row = `{ tier3Case(id: "${knownId(0x20, 4)}") { state opening } }`;
  const graceUntil = (await gateway.chain.head()).timestamp + 3_600n;
  await devnet.owner.revokeAttestor(signers.attestorZ.key, graceUntil);
  expect((await ask('attestorZ', row)).data?.tier3Case).toEqual({ state: 'OPEN', opening: expect.any(String) });
  await devnet.anvil.rpc('evm_setNextBlockTimestamp', Number(graceUntil));
  await devnet.anvil.rpc('evm_mine');
  expect((await ask('attestorZ', row)).data?.tier3Case).toEqual({ state: 'OPEN', opening: expect.any(String) });
  await devnet.anvil.rpc('evm_setNextBlockTimestamp', Number(graceUntil) + 1);
  await devnet.anvil.rpc('evm_mine');
  const after = await ask('attestorZ', row);
  expect([after.data?.tier3Case, codesOf(after)]).toEqual([{ state: 'OPEN', opening: null }, ['FORBIDDEN']]);
});
