import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newWallet, SIGN_IN, TEST_CHAIN, type TestWallet } from '../../support/gateway.ts';
import { CLUSTER, knownId, type PersonName, people, personas, signers } from '../../support/personas.ts';
import { POPULATION } from '../../support/populate.ts';
import { openPopulatedGateway } from '../../support/populated-gateway.ts';

// Attestors' rights that are over, borrowed or somebody else's: keys of idempotency, links, revocations, challenges.

const tokens = new Map<PersonName, string>();
const gateway = await openPopulatedGateway();
const seriesKey = POPULATION.series.A.key;
for (const name of ['issuerA', 'issuerS', 'attestorX', 'attestorY', 'holderA1', 'admin', 'outsider'] as const)
  tokens.set(name, await gateway.signIn(people[name].signsIn.wallet, people[name].signsIn.chain));

const refusal = (code: string) => ({ __typename: 'Refusal', code });
const ask = (who: PersonName, document: string) => gateway.ask(document, {}, tokens.get(who));

const CLOSED = knownId(0x20, 1);
const REFUSED = knownId(0x22, 2);
const close = (key: string) => `mutation { closeTier3Case(input: {
    idempotencyKey: "${key}", id: "${CLOSED}", reason: DOCUMENTS_INSUFFICIENT
  }) { __typename ... on CloseTier3CasePayload { tier3Case { id state payment } } ... on Error { code } } }`;
const refuse = (key: string) => `mutation { decideHardship(input: {
    idempotencyKey: "${key}", id: "${REFUSED}", decision: REFUSE, decisionCode: EVIDENCE_INSUFFICIENT
  }) { __typename ... on DecideHardshipPayload { hardshipRequest { id state decisionCode } } ... on Error { code } } }`;
const setActive = (of: 'attestorX' | 'attestorY', active: boolean) =>
  gateway.database.prisma.attestor.updateMany({
    where: { chain: { in: of === 'attestorX' ? ['evm:10143', CLUSTER] : ['evm:10143'] }, address: signers[of].key },
    data: { active },
  });

describe('an idempotency key', () => {
  const [closing, refusing] = [randomUUID(), randomUUID()];

  it('answers its own account again', async () => {
    const closed = { __typename: 'CloseTier3CasePayload', tier3Case: { id: expect.any(String), state: 'CLOSED' } };
    for (const _ of [1, 2]) expect((await ask('attestorX', close(closing))).data?.closeTier3Case).toMatchObject(closed);
    const row = { id: expect.any(String), state: 'REFUSED', decisionCode: 'EVIDENCE_INSUFFICIENT' };
    for (const _ of [1, 2])
      expect((await ask('attestorY', refuse(refusing))).data?.decideHardship).toMatchObject({ hardshipRequest: row });
  });

  it('of another answers nothing of what it did', async () => {
    expect((await ask('issuerA', close(closing))).data?.closeTier3Case).toEqual(refusal('NOT_ADDRESSED'));
    expect((await ask('outsider', close(closing))).data?.closeTier3Case).toEqual(refusal('NOT_FOUND'));
    expect((await ask('holderA1', refuse(refusing))).data?.decideHardship).toEqual(refusal('NOT_ADDRESSED'));
    expect((await ask('outsider', refuse(refusing))).data?.decideHardship).toEqual(refusal('NOT_FOUND'));
  });

  it('answers no row any more to an account whose key was revoked since', async () => {
    await setActive('attestorX', false);
    await setActive('attestorY', false);
    try {
      const again = await ask('attestorX', close(closing));
      expect(again.data?.closeTier3Case).toEqual({ __typename: 'CloseTier3CasePayload', tier3Case: null });
      const decided = await ask('attestorY', refuse(refusing));
      expect(decided.data?.decideHardship).toEqual({ __typename: 'DecideHardshipPayload', hardshipRequest: null });
    } finally {
      await setActive('attestorX', true);
      await setActive('attestorY', true);
    }
  });
});

describe('a session that was opened before', () => {
  const seen = async () => {
    const { data } = await ask(
      'attestorX',
      '{ tier3Cases { totalCount } annualCases { totalCount } fxFallbacks { totalCount } termsAmendments { totalCount } hardshipRequests { totalCount } extinguishmentRequests { totalCount } }',
    );
    return Object.values(data ?? {}).reduce((sum, list) => sum + Number(list?.totalCount), 0);
  };

  it('shows nothing once the key was revoked, or is another account’s', async () => {
    expect(await seen()).toBeGreaterThan(0);
    await setActive('attestorX', false);
    expect(await seen()).toBe(0);
    await setActive('attestorX', true);
    const { prisma } = gateway.database;
    const { accountId } = personas.attestorX;
    const of = { where: { key: signers.attestorX.key } };
    await prisma.accountSignerKey.update({ ...of, data: { accountId: personas.outsider.accountId } });
    expect(await seen()).toBe(0);
    await prisma.accountSignerKey.update({ ...of, data: { accountId } });
  });

  it('counts nothing hidden by any filter', async () => {
    const asked = {
      tier3Cases: ['OPEN', 'ATTESTED', 'REPORTED', 'CLOSED'],
      annualCases: ['OPEN', 'SIGNED', 'LANDED', 'CLOSED'],
      hardshipRequests: ['PREPARED', 'REQUESTED', 'APPROVED', 'REFUSED'],
      extinguishmentRequests: ['OPEN', 'ONE_SIGNED', 'RELAYED'],
      termsAmendments: ['PROPOSED', 'AWAITING_ATTESTOR', 'SIGNED', 'LANDED'],
    };
    const lists = Object.entries(asked).flatMap(([field, states]) =>
      states.map((state, i) => `${field}${i}: ${field}(state: ${state}) { totalCount }`),
    );
    const answer = await ask('outsider', `{ ${lists.join(' ')} }`);
    expect(answer.errors).toBeUndefined();
    expect(Object.values(answer.data ?? {}).map((list) => list?.totalCount)).toEqual(lists.map(() => 0));
  });
});

describe('built bytes that are the issuer’s alone', () => {
  const kinds = [
    ['openRouter', 'EvmTransaction', 'issuerA', 2],
    ['submitTrueUp', 'EvmTransaction', 'issuerA', 3],
    ['submitTrueUp', 'SolanaTransaction', 'issuerS', 7],
  ] as const;
  const REQUESTS = `... on EvmTransaction { request { data } } ... on SolanaTransaction { request { transaction } }`;
  /** What the request of the nth has of its own. */
  const data = (type: (typeof kinds)[number][1], n: number) =>
    type === 'EvmTransaction'
      ? `0x12345678${n.toString(16).padStart(2, '0')}`
      : Buffer.alloc(200, n).toString('base64');
  const nodeOf = (type: string, n: number) => Buffer.from(`${type}:${knownId(4, n)}`).toString('base64');

  it.each(kinds)('go with the wallet, by every way: %s, %s', async (_, type, who, n) => {
    const { prisma } = gateway.database;
    const { accountId, signsIn } = people[who];
    const documents = [
      `{ builtTransactions { totalCount edges { node { id ${REQUESTS} preview { value } } } } }`,
      `{ node(id: "${nodeOf(type, n)}") { ${REQUESTS} ... on BuiltTransaction { preview { value } } } }`,
    ];
    const read = async () => JSON.stringify(await Promise.all(documents.map((document) => ask(who, document))));
    expect((await read()).split(data(type, n))).toHaveLength(3);
    const of = { where: { chain_address: { chain: signsIn.chain, address: signsIn.wallet.address } } };
    await prisma.accountWallet.update({ ...of, data: { accountId: personas.outsider.accountId } });
    expect(await read()).not.toContain(data(type, n));
    await prisma.accountWallet.update({ ...of, data: { accountId } });
  });

  it.each([
    ['EvmTransaction', 'issuerA', 4],
    ['SolanaTransaction', 'issuerS', 8],
  ] as const)('are not answered for a wallet that never was the account’s: %s', async (type, who, n) => {
    const answer = await ask(
      who,
      `{ node(id: "${nodeOf(type, n)}") { ... on BuiltTransaction { kind } ${REQUESTS} } }`,
    );
    expect(answer.data?.node).toEqual({ kind: 'AMEND_TERMS', request: null });
    expect(answer.errors?.map(({ extensions }) => extensions.code)).toEqual(['FORBIDDEN']);
  });

  it('reveal nothing by the statements or the log of a denied read', async () => {
    const before = await gateway.database.prisma.termsAccessLog.count();
    await ask('outsider', `{ builtTransactions { edges { node { ${REQUESTS} } } } }`);
    for (const who of ['issuerA', 'issuerS'] as const) {
      const seen = await ask(who, '{ builtTransactions { edges { node { kind dataHash dataLength } } } }');
      expect(seen.errors).toBeUndefined();
    }
    expect(await gateway.database.prisma.termsAccessLog.count()).toBe(before);
  });
});

describe.each(['evm:999', CLUSTER])('a key of another chain: %s', (chain) => {
  const foreign = newWallet().address;
  beforeAll(async () => {
    const { prisma } = gateway.database;
    const { accountId } = personas.outsider;
    await prisma.accountSignerKey.create({ data: { accountId, key: foreign } });
    const registered = { address: foreign, chain, active: true, registeredAt: new Date(0) };
    await prisma.attestor.create({ data: registered });
  });
  afterAll(async () => {
    await gateway.database.prisma.attestor.delete({
      where: { chain_address: { chain, address: foreign } },
    });
    await gateway.database.prisma.accountSignerKey.delete({ where: { key: foreign } });
  });

  it('shows no request and no amendment of this one', async () => {
    const { fxFallback, termsAmendment } = gateway.database.prisma;
    const there = [await fxFallback.count({ where: { chain } }), await termsAmendment.count({ where: { chain } })];
    expect(there.every((count) => count > 0)).toBe(chain === CLUSTER);
    const { data } = await ask(
      'outsider',
      '{ fxFallbacks { totalCount } termsAmendments { totalCount } tier3Cases { totalCount } }',
    );
    expect(Object.values(data ?? {}).map((list) => list?.totalCount)).toEqual([...there, 0]);
  });

  it('lets nobody act on what it may not know', async () => {
    const act = async (mutation: string, fields: string) => {
      const document = `mutation { ${mutation}(input: { idempotencyKey: "${randomUUID()}", ${fields} }) {
        __typename ... on Error { code }
      } }`;
      return (await ask('outsider', document)).data?.[mutation];
    };
    const signature = `signature: "0x${'11'.repeat(64)}1b"`;
    const amendment = knownId(0x24, 2);
    expect(await act('signAmendment', `id: "${amendment}", ${signature}`)).toEqual(refusal('NOT_FOUND'));
    expect(await act('withdrawAmendment', `id: "${amendment}"`)).toEqual(refusal('NOT_FOUND'));
    const rate = `seriesKey: "${seriesKey}", chain: "${TEST_CHAIN}", period: "2025-Q3", rate: "1", key: "${foreign}", ${signature}`;
    expect(await act('signFxFallback', rate)).toEqual(refusal('NOT_FOUND'));
    const asked = await ask(
      'outsider',
      `{ signingRequest(kind: FX, id: "${seriesKey}", chain: "${TEST_CHAIN}", choice: { rate: "1" }) { digest } }`,
    );
    expect(asked.errors?.map(({ extensions }) => extensions.code)).toEqual(['NOT_FOUND']);
  });
});

describe('a challenge for a signer key', () => {
  let key: TestWallet;
  let challenge: { readonly message: string; readonly nonce: string };
  beforeEach(async () => {
    key = newWallet();
    const { data } = await ask(
      'outsider',
      `mutation { signerKeyChallenge(input: { key: "${key.address}" }) {
        ... on SignerKeyChallenge { message nonce }
      } }`,
    );
    challenge = data?.signerKeyChallenge as typeof challenge;
  });

  it('links no wallet and signs nobody in', async () => {
    const signature = await key.sign(challenge.message);
    const wallet = await ask(
      'outsider',
      `mutation { addWallet(input: { idempotencyKey: "${randomUUID()}", nonce: "${challenge.nonce}", signature: "${signature}" }) {
        __typename ... on Error { code }
      } }`,
    );
    expect(wallet.data?.addWallet).toEqual(refusal('NONCE_INVALID'));
    const signIn = (message: string, signed: string) =>
      gateway.ask(SIGN_IN, { input: { idempotencyKey: randomUUID(), message, signature: signed } });
    expect((await signIn(challenge.message, signature)).data?.signIn).toMatchObject(refusal('MESSAGE_INVALID'));
    // The text of a sign-in, with the challenge's nonce in it.
    const asked = { fields: 'message nonce' };
    const issued = await gateway.mutate('signInNonce', { address: key.address, chain: TEST_CHAIN }, asked);
    const message = String(issued.message);
    const swapped = message.replace(String(issued.nonce), challenge.nonce);
    expect(swapped).not.toBe(message);
    expect((await signIn(swapped, await key.sign(swapped))).data?.signIn).toMatchObject(refusal('NONCE_INVALID'));
  });

  it('is no announcement, nor is an announcement a link', async () => {
    const announce = (signature: string) =>
      ask(
        'attestorX',
        `mutation { announceEncryptionKey(input: { idempotencyKey: "${randomUUID()}", key: "${signers.attestorX.key}",
          encryptionKey: "0x${'09'.repeat(32)}", signature: "${signature}" }) { __typename ... on Error { code } } }`,
      );
    const refused = (await announce(await key.sign(challenge.message))).data?.announceEncryptionKey;
    expect(refused).toEqual(refusal('ANNOUNCEMENT_INVALID'));
    const stored = await gateway.database.prisma.attestorAnnouncement.findUniqueOrThrow({
      where: { key: signers.attestorX.key },
    });
    const linked = await ask(
      'outsider',
      `mutation { linkSignerKey(input: { idempotencyKey: "${randomUUID()}", nonce: "${challenge.nonce}", signature: "${stored.signature}" }) {
        __typename ... on Error { code }
      } }`,
    );
    expect(linked.data?.linkSignerKey).toEqual(refusal('SIGNATURE_INVALID'));
  });

  it('reveals nothing of a key that is another’s, nor does an unlinking', async () => {
    const unlink = (who: PersonName, address: string) =>
      ask(
        who,
        `mutation { unlinkSignerKey(input: { idempotencyKey: "${randomUUID()}", key: "${address}" }) {
          __typename ... on Error { code path }
        } }`,
      );
    for (const who of ['outsider', 'attestorX', 'admin'] as const) {
      // Y's has open work, the other is nobody's.
      const answers = [await unlink(who, signers.attestorY.key), await unlink(who, newWallet().address)];
      for (const answer of answers)
        expect(answer.data?.unlinkSignerKey).toEqual({ ...refusal('SIGNER_KEY_NOT_LINKED'), path: ['input', 'key'] });
    }
  });
});
