import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { mnemonicKey } from '../../../src/adapters/evm/wallet.ts';
import {
  CONTRACT_MS,
  MAX_DOCUMENT_BYTES,
  MAX_RENDERS,
  RENDERS_MS,
} from '../../../src/domains/contracts/model/index.ts';
import { createTestClock } from '../../support/clock.ts';
import { createContractWallet } from '../../support/contract-wallet.ts';
import { forFile } from '../../support/for-file.ts';
import { newWallet, TEST_CHAIN } from '../../support/gateway.ts';
import { readPdf } from '../../support/pdf.ts';
import { highS } from '../../support/signatures.ts';
import { challengeOf } from '../account/support/deletion.ts';
import { ageContracts, contractMutation } from '../support/contracts.ts';
import { createProduct } from '../support/product.ts';
import { mutate as mutation, refuses, traces } from '../support/traces.ts';
import { contractsOf, nodesOf, sha256 } from './support.ts';

const clock = createTestClock();
const product = await forFile(createProduct({ clock }));
const contracts = contractsOf(product);

const upload = (name: Parameters<typeof contracts.mutate>[0], input: object, key?: string) =>
  contracts.mutate(name, 'uploadSignedContract', input, key);
const auditOf = async (id: string) => {
  const session = Buffer.from(id, 'base64').toString().replace('ContractSession:', '');
  const lines = await product.gateway.database.prisma.auditEntry.findMany({
    where: { target: session },
    orderBy: { at: 'asc' },
  });
  return lines.map(({ action, actorId, codes }) => ({ action, actorId, codes }));
};
const walletOf = (name: 'issuer' | 'alice') =>
  newWallet(mnemonicKey(product.devnet.anvil.mnemonic, name === 'issuer' ? 1 : 2));
const accountOf = async (name: 'issuer' | 'alice' | 'admin') =>
  (
    await product.gateway.database.prisma.accountWallet.findFirstOrThrow({
      where: { address: product.wallet(name).address },
    })
  ).accountId;

describe('the contract of a draft', () => {
  it('is rendered once, names what is signed, and is signed by its issuer’s wallet', async () => {
    const draftId = await contracts.draft();
    const key = randomUUID();
    await ageContracts(product.gateway.database.prisma);
    const answer = await contracts.mutate('issuer', 'renderSeriesContract', { id: draftId }, key);
    const rendered = contracts.rendered(answer);
    const documentHash = sha256(rendered.document);
    const { address: wallet } = product.wallet('issuer');
    expect(Buffer.from(rendered.document, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
    expect(answer.contractSession).toMatchObject({
      ...{ kind: 'SERIES', chain: TEST_CHAIN, wallet, draftId, draftVersion: 1, documentHash },
      ...{ state: 'RENDERED', signedAt: null, signedHash: null, onchain: null, templateVersion: 2 },
      renderedAt: clock.now().toISOString(),
      expiresAt: new Date(clock.now().getTime() + CONTRACT_MS).toISOString(),
    });
    const session = Buffer.from(rendered.id, 'base64').toString().replace('ContractSession:', '');
    expect(rendered.text.split('\n')).toEqual([
      'localhost:4000 asks you to sign a contract: series agreement and charter.',
      '',
      `Account: ${await accountOf('issuer')}`,
      `Contract: ${session}`,
      `Chain: ${TEST_CHAIN}`,
      `Wallet: ${wallet}`,
      `SHA-256: ${documentHash}`,
      `Expiration Time: ${answer.contractSession?.expiresAt}`,
    ]);

    const repeated = await contracts.mutate('issuer', 'renderSeriesContract', { id: draftId }, key);
    expect(repeated).toEqual({ ...answer, document: null });

    const signed = await contracts.signed(rendered, product.wallet('issuer'));
    const uploadKey = randomUUID();
    const done = await upload('issuer', signed, uploadKey);
    expect(done.contractSession).toMatchObject({ state: 'SIGNED', signedHash: documentHash, onchain: 'PENDING' });
    expect(await upload('issuer', signed, uploadKey)).toEqual(done);
    expect((await upload('issuer', signed)).code).toBe('CONTRACT_SIGNED');
    expect((await contracts.mutate('issuer', 'renderSeriesContract', { id: draftId })).code).toBe('CONTRACT_SIGNED');
    expect(await auditOf(rendered.id)).toEqual([
      { action: 'contract.sign', actorId: await accountOf('issuer'), codes: { kind: 'SERIES' } },
    ]);

    const built = await product.build('issuer', 'buildCreateSeries', { id: draftId });
    expect(built.transaction).toMatchObject({ kind: 'CREATE_SERIES', simulation: { ok: true } });
    expect(built.transaction?.request.data).toContain(documentHash.slice(2));
  });

  it('states no private term and no account', async () => {
    const sealed = { theta: '61234567', termsSalt: '7123456789012345678', shareRate: '50000000000000000' };
    const { document } = await contracts.render('issuer', await contracts.draft('issuer', sealed));
    const { text } = await readPdf(new Uint8Array(Buffer.from(document, 'base64')));
    for (const secret of [...Object.values(sealed), await accountOf('issuer')]) expect(text).not.toContain(secret);
    expect(text.replaceAll(/\s/g, '')).toContain(product.wallet('issuer').address);
  });

  it('takes the place of the one that was open', async () => {
    const draftId = await contracts.draft();
    const [first, second] = [await contracts.render('issuer', draftId), await contracts.render('issuer', draftId)];
    expect(await contracts.session('issuer', first.id)).toEqual({ state: 'VOIDED' });
    expect((await upload('issuer', await contracts.signed(first, product.wallet('issuer')))).code).toBe(
      'CONTRACT_VOIDED',
    );
    expect((await upload('issuer', await contracts.signed(second, product.wallet('issuer')))).code).toBeUndefined();
  });

  it('lapses after 24 hours', async () => {
    const draftId = await contracts.draft();
    const rendered = await contracts.render('issuer', draftId);
    const started = clock.now();
    const signed = await contracts.signed(rendered, product.wallet('issuer'));
    const inState = async (state: string) => {
      const document = `{ myContractSessions(state: ${state}) { nodes { id state } } }`;
      return nodesOf(await product.ask('issuer', document), 'myContractSessions');
    };
    expect(await inState('RENDERED')).toContainEqual({ id: rendered.id, state: 'RENDERED' });
    clock.set(new Date(started.getTime() + CONTRACT_MS - 60_000));
    expect(await contracts.session('issuer', rendered.id)).toEqual({ state: 'RENDERED' });
    // the session token lasts as long: the wallets sign in again
    clock.set(new Date(started.getTime() + CONTRACT_MS));
    const token = await product.gateway.signIn(walletOf('issuer'));
    const ask = (document: string, variables: object) => product.gateway.ask(document, variables, token);
    expect((await contractMutation({ ask }, 'uploadSignedContract', signed)).code).toBe('CONTRACT_LAPSED');
    const lapsed = await product.gateway.ask('{ myContractSessions(state: LAPSED) { nodes { id state } } }', {}, token);
    expect(nodesOf(lapsed, 'myContractSessions')).toContainEqual({
      id: rendered.id,
      state: 'LAPSED',
    });
    clock.set(started);
  });
});

describe('a participation contract', () => {
  it('is signed by a wallet of a backer, once for a template', async () => {
    const rendered = await contracts.render('alice');
    const signed = await contracts.signed(rendered, product.wallet('alice'));
    const { contractSession } = await upload('alice', signed);
    expect(contractSession).toMatchObject({
      ...{ kind: 'PARTICIPATION', state: 'SIGNED', wallet: product.wallet('alice').address },
      ...{ draftId: null, draftVersion: null, seriesKey: null, onchain: null, signedHash: sha256(rendered.document) },
    });
    const { address: wallet } = product.wallet('alice');
    expect((await contracts.mutate('alice', 'renderParticipationContract', { wallet })).code).toBe('CONTRACT_SIGNED');
    await product.gateway.database.prisma.contractSession.updateMany({
      where: { wallet },
      data: { templateHash: `0x${'ee'.repeat(32)}` },
    });
    expect((await contracts.render('alice')).document).toBe(rendered.document);
  });

  it('is signed by a contract wallet as it signs', async () => {
    const { devnet, gateway } = product;
    const wallet = await createContractWallet(devnet.anvil);
    await wallet.deploy();
    const token = await gateway.signIn(wallet);
    const ask = (document: string, variables: object) => gateway.ask(document, variables, token);
    const rendered = contracts.rendered(
      await contractMutation({ ask }, 'renderParticipationContract', { wallet: wallet.address }),
    );
    const input = { id: rendered.id, document: rendered.document };
    const other = newWallet();
    const forged = { ...input, signature: await other.sign(rendered.text) };
    expect((await contractMutation({ ask }, 'uploadSignedContract', forged)).code).toBe('SIGNATURE_INVALID');
    const signed = { ...input, signature: await wallet.sign(rendered.text) };
    expect((await contractMutation({ ask }, 'uploadSignedContract', signed)).contractSession).toMatchObject({
      state: 'SIGNED',
    });
  });

  it('is refused for a wallet that is not the account’s, and for nobody', async () => {
    const { address: wallet } = product.wallet('bob');
    for (const name of ['alice', 'admin'] as const)
      expect((await contracts.mutate(name, 'renderParticipationContract', { wallet })).code).toBe('WALLET_NOT_LINKED');
    await refuses(product, 'UNAUTHENTICATED', () =>
      mutation(product, 'public', 'renderParticipationContract', { wallet }),
    );
  });

  it('is not taken once its wallet is linked no more', async () => {
    const { gateway } = product;
    const [first, second] = [newWallet(), newWallet()];
    const token = await gateway.signIn(first);
    const ask = (document: string, variables: object) => gateway.ask(document, variables, token);
    const issued = await challengeOf(gateway, token, second.address);
    const link = { nonce: issued.nonce, signature: await second.sign(issued.message) };
    expect(await gateway.mutate('addWallet', link, { token })).toEqual({});
    const rendered = contracts.rendered(
      await contractMutation({ ask }, 'renderParticipationContract', { wallet: second.address }),
    );
    const of = { address: second.address, chain: TEST_CHAIN };
    expect(await gateway.mutate('removeWallet', of, { token })).toEqual({});
    const signed = { id: rendered.id, document: rendered.document, signature: await second.sign(rendered.text) };
    expect((await contractMutation({ ask }, 'uploadSignedContract', signed)).code).toBe('WALLET_NOT_LINKED');
  });
});

describe('what is sent back', () => {
  const opened = async () => {
    const rendered = await contracts.render('issuer', await contracts.draft());
    return { rendered, signed: await contracts.signed(rendered, product.wallet('issuer')) };
  };
  const send = (name: Parameters<typeof contracts.mutate>[0], input: object) => () =>
    mutation(product, name, 'uploadSignedContract', input);

  it('is refused with another’s document, however little differs', async () => {
    const { signed } = await opened();
    const other = await opened();
    const bytes = Buffer.from(signed.document, 'base64');
    for (const document of [other.signed.document, Buffer.concat([bytes, Buffer.from('\n')]).toString('base64'), ''])
      await refuses(product, 'CONTRACT_DIFFERENT', send('issuer', { ...signed, document }));
  });

  it('is refused to every other account, as what is not there is', async () => {
    const { signed } = await opened();
    for (const name of ['alice', 'admin'] as const) await refuses(product, 'NOT_FOUND', send(name, signed));
    await refuses(product, 'NOT_FOUND', send('issuer', { ...signed, id: randomUUID() }));
    await refuses(product, 'NOT_FOUND', send('issuer', { ...signed, id: 'x' }));
  });

  it('is refused with another wallet’s signature, of another text, or of another contract', async () => {
    const { rendered, signed } = await opened();
    const before = await opened();
    const [issuer, alice] = [product.wallet('issuer'), product.wallet('alice')];
    for (const signature of [
      await alice.signMessage(rendered.text),
      await issuer.signMessage(`${rendered.text}\n`),
      before.signed.signature,
    ])
      await refuses(product, 'SIGNATURE_INVALID', send('issuer', { ...signed, signature }), [signature]);
    for (const signature of [highS(signed.signature), `0x${'11'.repeat(16_385)}`])
      await refuses(product, 'SIGNATURE_NOT_CANONICAL', send('issuer', { ...signed, signature }), [signature]);
    for (const signature of ['', '0x1', 'canary'])
      await refuses(product, 'BAD_INPUT', send('issuer', { ...signed, signature }));
  });

  it('is refused where the document is not Base64, or too large', async () => {
    const { signed } = await opened();
    const canary = 'Y2FuYXJ5LW9mLWEtZG9jdW1lbnQ';
    for (const document of [canary, `${canary}*`, `${canary}=\n`, 12])
      await refuses(product, 'BAD_INPUT', send('issuer', { ...signed, document }), [canary]);
    const ofBytes = (bytes: number) => Buffer.alloc(bytes, 7).toString('base64');
    await refuses(product, 'CONTRACT_DIFFERENT', send('issuer', { ...signed, document: ofBytes(MAX_DOCUMENT_BYTES) }));
    const beyond = ofBytes(MAX_DOCUMENT_BYTES + 1);
    await refuses(product, 'CONTRACT_TOO_LARGE', send('issuer', { ...signed, document: beyond }));
    const response = await product.gateway.post(
      {
        query: 'mutation ($input: UploadSignedContractInput!) { uploadSignedContract(input: $input) { __typename } }',
        variables: { input: { idempotencyKey: randomUUID(), ...signed, document: ofBytes(10_000_000) } },
      },
      { token: product.token('issuer') },
    );
    const answer = (await response.json()) as { errors: { extensions: { code: string } }[] };
    expect([response.status, answer.errors[0]?.extensions.code]).toEqual([413, 'BODY_TOO_LARGE']);
    expect(await contracts.session('issuer', signed.id)).toEqual({ state: 'RENDERED' });
  });

  it('is taken once where it comes twice at once', async () => {
    const { signed } = await opened();
    const answers = await Promise.all([upload('issuer', signed), upload('issuer', signed)]);
    expect(answers.map(({ code }) => code ?? 'done').sort()).toEqual(['CONTRACT_SIGNED', 'done']);
    expect((await auditOf(signed.id)).map(({ action }) => action)).toEqual(['contract.sign']);
  });

  it('leaves nothing where a statement fails in the middle, and is taken by the same key then', async () => {
    const { signed } = await opened();
    const { prisma } = product.gateway.database;
    await prisma.$executeRaw`CREATE FUNCTION refuse_contract() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN IF NEW.action = 'contract.sign' THEN RAISE EXCEPTION 'refused by the test'; END IF; RETURN NEW; END $$`;
    await prisma.$executeRaw`CREATE TRIGGER refuse_contract BEFORE INSERT ON audit_log
      FOR EACH ROW EXECUTE FUNCTION refuse_contract()`;
    const key = randomUUID();
    const before = await traces(product);
    const failed = await mutation(product, 'issuer', 'uploadSignedContract', { ...signed, idempotencyKey: key });
    expect(failed.errors?.[0]?.extensions.code).toBe('INTERNAL');
    expect(await traces(product)).toEqual(before);
    await prisma.$executeRaw`DROP TRIGGER refuse_contract ON audit_log`;
    expect((await upload('issuer', signed, key)).contractSession).toMatchObject({ state: 'SIGNED' });
  });
});

describe('a signed contract', () => {
  const SIGNED = 'id signedDocument { document signature text }';
  const signedOne = async () => {
    const rendered = await contracts.render('issuer', await contracts.draft());
    const signed = await contracts.signed(rendered, product.wallet('issuer'));
    await upload('issuer', signed);
    return { ...signed, text: rendered.text };
  };

  it('is read by its signer and by admins, each read logged first, and by nobody else', async () => {
    const { id, ...said } = await signedOne();
    expect(await contracts.session('issuer', id, SIGNED)).toEqual({ id, signedDocument: said });
    expect(await contracts.session('admin', id, SIGNED)).toEqual({ id, signedDocument: said });
    for (const name of ['alice', 'outsider'] as const)
      expect(await contracts.session(name, id, SIGNED)).toBe('NOT_FOUND');
    expect(await contracts.session('public', id, SIGNED)).toBe('UNAUTHENTICATED');
    expect((await auditOf(id)).map(({ action, actorId }) => [action, actorId])).toEqual([
      ['contract.sign', await accountOf('issuer')],
      ['contract.read', await accountOf('issuer')],
      ['contract.read', await accountOf('admin')],
    ]);
    await contracts.session('issuer', id, 'state signedHash');
    expect(await auditOf(id)).toHaveLength(3);
  });

  it('is in lists, a line of the log for each, in as many statements as one is', async () => {
    const [first, second] = [await signedOne(), await signedOne()];
    const document = `{ contractSessions(state: SIGNED, first: 2) { nodes { ${SIGNED} } } }`;
    const nodes = nodesOf<{ id: string }>(await product.ask('admin', document), 'contractSessions');
    expect(nodes.map(({ id }) => id).sort()).toEqual([first.id, second.id].sort());
    for (const { id } of nodes)
      expect((await auditOf(id)).map(({ action }) => action)).toEqual(['contract.sign', 'contract.read']);
    const own = await product.ask('alice', '{ contractSessions { totalCount } }');
    expect(own.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });

  it('is not answered where the read cannot be logged', async () => {
    const { id, document } = await signedOne();
    const { prisma } = product.gateway.database;
    await prisma.$executeRaw`ALTER TABLE audit_log ADD CONSTRAINT no_reads CHECK (action <> 'contract.read') NOT VALID`;
    const answer = await product.ask('issuer', `query ($id: ID!) { contractSession(id: $id) { ${SIGNED} } }`, { id });
    await prisma.$executeRaw`ALTER TABLE audit_log DROP CONSTRAINT no_reads`;
    expect(answer.data?.contractSession?.signedDocument).toBeNull();
    expect(JSON.stringify(answer)).not.toContain(document);
  });

  it('is in no log and no record of a key, and sealed in its row', async () => {
    const { document, signature, text } = await signedOne();
    const { prisma } = product.gateway.database;
    const logs = product.gateway.logs.join('\n');
    const records = JSON.stringify(await prisma.idempotencyRecord.findMany());
    const rows = await prisma.$queryRaw<{ found: string }[]>`SELECT t::text AS found FROM contract_sessions t`;
    const kept = rows.map(({ found }) => found).join('\n');
    const hex = Buffer.from(document.slice(200, 300)).toString('hex');
    for (const secret of [document.slice(0, 200), document.slice(200, 300), signature, text])
      expect([logs.includes(secret), records.includes(secret), kept.includes(secret)]).toEqual([false, false, false]);
    expect(kept).not.toContain(hex);
  });

  it('stays for admins, without an owner, where its account is deleted', async () => {
    const wallet = newWallet();
    const { gateway } = product;
    const token = await gateway.signIn(wallet);
    const ask = (document: string, variables: object) => gateway.ask(document, variables, token);
    const rendered = contracts.rendered(
      await contractMutation({ ask }, 'renderParticipationContract', { wallet: wallet.address }),
    );
    const signed = { id: rendered.id, document: rendered.document, signature: await wallet.sign(rendered.text) };
    await contractMutation({ ask }, 'uploadSignedContract', signed);
    const { accountId } = await gateway.database.prisma.accountWallet.findFirstOrThrow({
      where: { address: wallet.address },
    });
    await gateway.database.prisma.account.delete({ where: { id: accountId } });
    expect(await contracts.session('admin', rendered.id, `state account { id } ${SIGNED}`)).toEqual({
      ...{ id: rendered.id, state: 'SIGNED', account: null },
      signedDocument: { document: rendered.document, signature: signed.signature, text: rendered.text },
    });
  });
});

describe('an account', () => {
  it('has so many contracts rendered within an hour, also where they are asked for at once', async () => {
    const draftId = await contracts.draft();
    const { prisma } = product.gateway.database;
    await ageContracts(prisma);
    const ask = () => contracts.mutate('issuer', 'renderSeriesContract', { id: draftId });
    const answers = await Promise.all(Array.from({ length: MAX_RENDERS + 2 }, ask));
    const refused = answers.filter(({ code }) => code !== undefined);
    const retryAt = new Date(clock.now().getTime() + RENDERS_MS).toISOString();
    expect(refused).toHaveLength(2);
    for (const one of refused)
      expect(one).toMatchObject({ __typename: 'ContractLimit', code: 'CONTRACT_LIMIT', retryAt });
    expect(
      await prisma.contractSession.count({ where: { state: 'RENDERED', draftId: { not: null } } }),
    ).toBeGreaterThan(0);
    const open = await product.ask(
      'issuer',
      '{ myContractSessions(state: RENDERED, kind: SERIES) { nodes { draftId } } }',
    );
    const nodes = nodesOf<{ draftId: string }>(open, 'myContractSessions');
    expect(nodes.filter((one) => one.draftId === draftId)).toHaveLength(1);
    const { address: wallet } = product.wallet('carol');
    expect((await contracts.mutate('carol', 'renderParticipationContract', { wallet })).code).toBeUndefined();
  });
});
