import { randomUUID } from 'node:crypto';
import { encodeGlobalID } from '@pothos/plugin-relay';
import { parse, print } from 'graphql';
import { encodeFunctionData } from 'viem';
import { describe, expect, it } from 'vitest';
import { abis } from '../../../src/adapters/evm/abi.ts';
import { ROLES } from '../../../src/adapters/evm/roles.ts';
import { mnemonicKey } from '../../../src/adapters/evm/wallet.ts';
import { createIndexer } from '../../../src/indexing/indexer.ts';
import { modules } from '../../../src/modules.ts';
import { blocksOf } from '../../project/recipes.ts';
import { createTestClock } from '../../support/clock.ts';
import { forFile } from '../../support/for-file.ts';
import { newWallet, startTestGateway, TEST_CHAIN } from '../../support/gateway.ts';
import { CHAIN_START, startDevnet } from '../support/devnet.ts';

const clock = createTestClock(new Date(Number(CHAIN_START) * 1000));
const [one, two] = [newWallet(), newWallet()];

const devnet = await forFile(startDevnet());
const registrar = newWallet(mnemonicKey(devnet.anvil.mnemonic, 0));
const gateway = await forFile(
  startTestGateway({
    clock,
    rpcUrl: devnet.anvil.url,
    contracts: devnet.contracts,
    adminWallets: [one.address, two.address, registrar.address],
  }),
);
const [proposer, decider, owner] = await Promise.all([one, two, registrar].map((wallet) => gateway.signIn(wallet)));

interface Proposal {
  readonly id: string;
  readonly state: string;
  readonly [field: string]: unknown;
}
interface Built {
  readonly kind: string;
  readonly wallet: string;
  readonly request: { readonly from: string; readonly to: `0x${string}`; readonly data: `0x${string}` };
  readonly simulation: { readonly ok: boolean; readonly errorName: string | null };
}
interface Shown {
  readonly requests: { readonly edges: readonly { readonly node: { readonly outcome: string } }[] };
}
interface Answered {
  readonly code?: string;
  readonly message?: string;
  readonly attestorProposal?: Proposal;
  readonly transaction?: Built | null;
}

const DECIDED = expect.stringMatching(
  /^The proposal is (APPROVED|REJECTED|WITHDRAWN); only one that is PROPOSED can be decided or withdrawn\. /,
);
const NOT_OPEN = expect.stringMatching(
  /^The proposal is [A-Z]+( and on the chain)?; only one that is (APPROVED|not on the chain yet) can have its transaction built again\. /,
);
const PROPOSAL =
  'attestorProposal { id state action key chain accountId graceEndsAt decidedBy requests { totalCount } }';
const TRANSACTION = `transaction { ... on EvmTransaction {
  kind wallet request { from to data } simulation { ok errorName } preview { label value } } }`;

const mutate = (field: string, input: object, token?: string): Promise<Answered> => {
  const builds = ['decideProposal', 'buildProposalTransaction'].includes(field) ? TRANSACTION : '';
  return gateway.mutate(field, input, { token, fields: `${PROPOSAL} ${builds}`, refusal: 'code message' });
};

async function propose(more: object = {}, token = proposer): Promise<Proposal> {
  const { attestorProposal } = await mutate(
    'proposeAttestor',
    { key: newWallet().address, action: 'REGISTER', ...more },
    token,
  );
  return attestorProposal as Proposal;
}
const decide = (
  id: string,
  approve: boolean,
  { token = decider, ...more }: { token?: string; allowFailing?: true } = {},
) => mutate('decideProposal', { id, approve, ...more }, token);
const audited = async () =>
  (await gateway.database.prisma.auditEntry.findMany({ orderBy: { id: 'asc' } })).map(({ action, codes }) => [
    action,
    codes,
  ]);

async function index(): Promise<void> {
  const indexer = createIndexer({
    db: gateway.database.prisma,
    source: gateway.chain,
    modules,
    startBlock: 0n,
    reorgBound: 64,
  });
  for (let step = await indexer.step(); step.kind !== 'idle'; step = await indexer.step()) {
    if (step.kind === 'halted') throw new Error('the index is halted');
  }
}

describe('a proposal', () => {
  it('is decided by another admin, and approved it is a transaction that the wallet with the role KEYS signs and sends', async () => {
    const key = newWallet().address;
    const { accountId } = (await gateway.services.account.viewerOf(decider as string)).viewer;
    await gateway.database.prisma.accountSignerKey.create({ data: { accountId, key } });
    const nodeId = encodeGlobalID('Account', accountId);
    const proposed = await propose({ key });
    expect(proposed).toMatchObject({
      state: 'PROPOSED',
      action: 'REGISTER',
      key,
      chain: TEST_CHAIN,
      accountId: nodeId,
    });
    expect(await decide(proposed.id, true, { token: proposer })).toMatchObject({ code: 'PROPOSAL_OWN' });

    const { attestorProposal, transaction } = await decide(proposed.id, true);
    expect(attestorProposal).toMatchObject({ state: 'APPROVED', decidedBy: nodeId, requests: { totalCount: 1 } });
    expect(transaction).toMatchObject({
      kind: 'REGISTER_ATTESTOR',
      wallet: devnet.owner.address,
      request: { from: devnet.owner.address, to: devnet.contracts.registry },
      simulation: { ok: true, errorName: null },
      preview: [{ label: 'Key', value: key }],
    });
    expect(await decide(proposed.id, true)).toEqual({ code: 'PROPOSAL_DECIDED', message: DECIDED });
    expect(await decide(proposed.id, false, { token: owner })).toEqual({ code: 'PROPOSAL_DECIDED', message: DECIDED });

    const { to, data } = (transaction as Built).request;
    await devnet.wallet(0).send({ to, data });
    expect((await gateway.chain.activeAttestors([key])).value.get(key)).toBe(true);
    const action = { action: 'REGISTER', key };
    expect((await audited()).slice(-2)).toEqual([
      ['attestor.propose', action],
      ['attestor.approve', action],
    ]);
  });

  it('is made, decided and listed by the documents of docs/administration.md', async () => {
    const documents = blocksOf('docs/administration.md').filter(({ info }) => info === 'graphql document');
    const operations = documents.flatMap(({ text }) => parse(text).definitions.map((definition) => print(definition)));
    const [proposing = '', deciding = '', listing = ''] = operations;
    const run = async (document: string, variables: object, token?: string) => {
      const { data, errors } = await gateway.ask(document, { idempotencyKey: randomUUID(), ...variables }, token);
      expect(errors).toBeUndefined();
      return data as unknown as {
        proposeAttestor: Answered;
        decideProposal: object;
        attestorProposals: { nodes: object[] };
      };
    };
    const key = newWallet().address;
    const { proposeAttestor } = await run(proposing, { key, chain: TEST_CHAIN }, proposer);
    const { id, state } = proposeAttestor.attestorProposal as Proposal;
    expect(state).toBe('PROPOSED');
    const { decideProposal } = await run(deciding, { id }, decider);
    const { registry } = devnet.contracts;
    expect(decideProposal).toMatchObject({
      attestorProposal: { state: 'APPROVED' },
      transaction: { wallet: devnet.owner.address, sendCalls: { calls: [{ to: registry }] } },
    });
    const { attestorProposals } = await run(listing, {}, owner);
    expect(attestorProposals.nodes[0]).toMatchObject({ id, key });

    const { transaction } = decideProposal as { transaction: { id: string } };
    const input = { id: transaction.id, txHash: `0x${'ab'.repeat(32)}` };
    for (const [token, code] of [
      [proposer, 'NOT_FOUND'],
      [decider, 'WALLET_NOT_LINKED'],
    ])
      expect(await gateway.mutate('recordTransactionHash', input, { token })).toEqual({ code });
  });

  it('is built for the admin’s own wallet with the role, else for the first that has it, and for none if none has', async () => {
    const manage = (functionName: 'grantRole' | 'revokeRole', ...args: readonly (`0x${string}` | number)[]) =>
      devnet.wallet(0).send({
        to: devnet.contracts.access,
        data: encodeFunctionData({ abi: abis.access, functionName, args: [ROLES.KEYS, ...args] as never }),
      });
    const walletOf = async (token?: string) => {
      const { transaction, code } = await decide((await propose()).id, true, { token: token as string });
      return transaction?.wallet ?? code;
    };
    await devnet.anvil.rpc('anvil_setBalance', two.address, '0xde0b6b3a7640000');
    await manage('grantRole', two.address, 0);
    expect(await walletOf(owner)).toBe(devnet.owner.address);
    expect(await walletOf(decider)).toBe(two.address);
    await manage('revokeRole', two.address);
    expect(await walletOf(decider)).toBe(devnet.owner.address);
    await manage('revokeRole', devnet.owner.address);
    try {
      expect(await walletOf(decider)).toBe('ROLE_UNHELD');
    } finally {
      await manage('grantRole', devnet.owner.address, 0);
    }
  });

  it('to revoke carries its grace to the chain', async () => {
    const key = newWallet().address;
    await devnet.owner.registerAttestor(key);
    const graceEndsAt = new Date((Number(CHAIN_START) + 86_400) * 1000).toISOString();
    const { id } = await propose({ key, action: 'REVOKE', graceEndsAt });
    const { transaction, attestorProposal } = await decide(id, true);
    expect(attestorProposal).toMatchObject({ action: 'REVOKE', graceEndsAt });
    const { to, data } = (transaction as Built).request;
    await devnet.wallet(0).send({ to, data });
    expect((await gateway.chain.activeAttestors([key])).value.get(key)).toBe(true);
    await devnet.anvil.rpc('evm_increaseTime', 86_401);
    await devnet.anvil.rpc('evm_mine');
    expect((await gateway.chain.activeAttestors([key])).value.get(key)).toBe(false);
  });

  it('with a grace that is not of a revocation, or too long, is refused', async () => {
    const day = (days: number) => new Date(clock.now().getTime() + days * 86_400_000).toISOString();
    const input = { key: newWallet().address, action: 'REVOKE' };
    const bad = { code: 'BAD_INPUT' };
    expect(await mutate('proposeAttestor', { ...input, graceEndsAt: day(31) }, proposer)).toMatchObject(bad);
    expect(
      await mutate('proposeAttestor', { ...input, action: 'REGISTER', graceEndsAt: day(1) }, proposer),
    ).toMatchObject(bad);
    expect((await propose({ ...input, graceEndsAt: day(30) })).state).toBe('PROPOSED');
  });

  it('that would fail on the chain says so before it is sent', async () => {
    const { id } = await propose({ action: 'REVOKE' });
    expect(await decide(id, true)).toMatchObject({ code: 'SIMULATION_FAILED' });
    const { transaction } = await decide(id, true, { allowFailing: true });
    expect(transaction?.simulation).toEqual({ ok: false, errorName: 'KEY_NOT_REGISTERED' });
  });

  it('is built again for another admin and after it expired, until the chain has it', async () => {
    const { id } = await propose();
    expect(await mutate('buildProposalTransaction', { id }, owner)).toEqual({
      code: 'PROPOSAL_NOT_OPEN',
      message: NOT_OPEN,
    });
    await decide(id, true);
    const again = await mutate('buildProposalTransaction', { id }, owner);
    expect(again.attestorProposal?.requests).toEqual({ totalCount: 2 });
    const { to, data } = (again.transaction as Built).request;
    await devnet.wallet(0).send({ to, data });
    await index();
    const document = `query ($id: ID!) { node(id: $id) { ... on AttestorProposal {
      requests { edges { node { outcome txHash blockNumber } } } } } }`;
    const { node } = (await gateway.ask(document, { id }, decider)).data as never as { node: Shown };
    expect(node.requests.edges.map((edge) => edge.node.outcome)).toEqual(['LANDED', 'LANDED']);
    expect(await mutate('buildProposalTransaction', { id }, owner)).toEqual({
      code: 'PROPOSAL_NOT_OPEN',
      message: NOT_OPEN,
    });
  });

  it('rejected or withdrawn builds nothing and stays so', async () => {
    const [rejected, withdrawn] = [await propose(), await propose()];
    expect(await decide(rejected.id, false)).toMatchObject({
      attestorProposal: { state: 'REJECTED', requests: { totalCount: 0 } },
      transaction: null,
    });
    expect(await mutate('withdrawProposal', { id: withdrawn.id }, decider)).toMatchObject({ code: 'FORBIDDEN' });
    expect(await mutate('withdrawProposal', { id: withdrawn.id }, proposer)).toMatchObject({
      attestorProposal: { state: 'WITHDRAWN' },
    });
    for (const { id } of [rejected, withdrawn]) {
      expect(await decide(id, true)).toEqual({ code: 'PROPOSAL_DECIDED', message: DECIDED });
      expect(await mutate('withdrawProposal', { id }, proposer)).toEqual({
        code: 'PROPOSAL_DECIDED',
        message: DECIDED,
      });
      expect(await mutate('buildProposalTransaction', { id }, decider)).toEqual({
        code: 'PROPOSAL_NOT_OPEN',
        message: NOT_OPEN,
      });
    }
    expect((await audited()).slice(-2).map(([action]) => action)).toEqual(['attestor.reject', 'attestor.withdraw']);
  });

  it('approved and rejected at once is decided once', async () => {
    const { id } = await propose();
    const answers = await Promise.all([
      decide(id, true),
      decide(id, false, { token: owner }),
      decide(id, true, { token: owner }),
    ]);
    expect(answers.filter(({ code }) => code === undefined)).toHaveLength(1);
    expect(answers.filter(({ code }) => code === 'PROPOSAL_DECIDED')).toHaveLength(2);
    const raw = Buffer.from(id, 'base64').toString().split(':')[1] as string;
    const requests = await gateway.database.prisma.adminTxRequest.count({ where: { proposalId: raw } });
    const { state } = await gateway.database.prisma.attestorProposal.findUniqueOrThrow({ where: { id: raw } });
    expect([state, requests]).toEqual(state === 'APPROVED' ? ['APPROVED', 1] : ['REJECTED', 0]);
  });

  it('is approved once by a request that is sent again', async () => {
    const { id } = await propose();
    const input = { idempotencyKey: randomUUID(), id, approve: true };
    const first = await mutate('decideProposal', input, decider);
    expect(await mutate('decideProposal', input, decider)).toEqual(first);
    expect(first.attestorProposal?.requests).toEqual({ totalCount: 1 });
  });

  it('is nobody’s but admins’', async () => {
    const { id } = await propose();
    const outsider = await gateway.signIn(newWallet());
    const asked = [
      ['proposeAttestor', { key: newWallet().address, action: 'REGISTER' }],
      ['decideProposal', { id, approve: true }],
      ['buildProposalTransaction', { id }],
      ['withdrawProposal', { id }],
    ] as const;
    for (const [field, input] of asked) {
      expect(await mutate(field, input, outsider)).toMatchObject({ code: 'FORBIDDEN' });
      expect(await mutate(field, input)).toMatchObject({ code: 'UNAUTHENTICATED' });
    }
    const refused = { token: outsider, refusal: 'message' };
    expect(await gateway.mutate('withdrawProposal', { id }, refused)).toEqual({
      message: 'The viewer is not permitted to read or do this.',
    });
    const list = '{ attestorProposals(first: 1) { totalCount } }';
    expect((await gateway.ask(list, {}, outsider)).errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
    const unknown = await Promise.all(
      ['no-uuid', randomUUID()].map((absent) => mutate('decideProposal', { id: absent, approve: true }, decider)),
    );
    expect(unknown).toMatchObject([{ code: 'NOT_FOUND' }, { code: 'NOT_FOUND' }]);
  });
});

it('admins read attestors with their links and the status of their identity check over REST, others do not', async () => {
  const { prisma } = gateway.database;
  await index();
  const [link] = await prisma.accountSignerKey.findMany();
  const { accountId, key } = link as { accountId: string; key: string };
  await prisma.attestorIdentityCheck.create({
    data: { accountId, provider: 'development', checkId: 'secret-check-id', status: 'PASSED', startedAt: clock.now() },
  });
  const read = (token?: string) =>
    gateway.request('/admin/attestors', token ? { headers: { authorization: `Bearer ${token}` } } : {});
  const text = await (await read(owner)).text();
  const { items } = (JSON.parse(text) as { data: { items: { address: string }[] } }).data;
  expect(items.find(({ address }) => address === key)).toMatchObject({
    active: true,
    revokedAt: null,
    graceUntil: null,
    link: { accountId: encodeGlobalID('Account', accountId) },
    identityStatus: 'PASSED',
  });
  expect(items.length).toBeGreaterThan(1);
  expect(text).not.toContain('secret-check-id');
  expect((await read()).status).toBe(401);
  expect((await read(await gateway.signIn(newWallet()))).status).toBe(403);
  const open = await (await gateway.request(`/chains/${TEST_CHAIN}/signer-keys`)).text();
  expect(open).toContain(key);
  expect(open).not.toMatch(/accountId|PASSED|link/);
});
