import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EvmContracts } from '@income-series/protocol/chain';
import type { EvmAddress } from '@income-series/protocol/hex';
import { encodeFunctionData, getAddress, toHex } from 'viem';
import { describe, expect, it } from 'vitest';
import { abis } from '../../../src/adapters/evm/abi.ts';
import { createContractOwner } from '../../../src/adapters/evm/owner.ts';
import { ROLES } from '../../../src/adapters/evm/roles.ts';
import { createWallet, mnemonicKey } from '../../../src/adapters/evm/wallet.ts';
import { CONTRACT_VARIABLES, contractsFileText } from '../../../src/config/contracts-file.ts';
import { startAnvil } from '../../support/anvil.ts';
import { createTestDatabase } from '../../support/database.ts';
import { folderForFile, forFile, forTest } from '../../support/for-file.ts';
import { startProgram } from '../../support/program.ts';
import { clientOf } from '../start/support/client.ts';
import { type DeployAnswer, runDeployTool } from './deploy-tool.ts';

// `npm run contracts -- deploy` as an operator runs it, and `npm start` on what it wrote.

const anvil = await forFile(startAnvil({ accounts: 4 }));
const folder = folderForFile('income-series-deploy-');

const [DEPLOYER, POOR, OWNER] = [0, 1, 2];
const wallet = (index: number) =>
  createWallet({ rpcUrl: anvil.url, chainId: anvil.chainId, key: { mnemonic: anvil.mnemonic, index } });
const file = (name: string) => join(folder, name);

/** Runs the tool; its key is in a file. */
function deploy(out: string, { from = DEPLOYER, env = {}, args = [] as string[] } = {}): Promise<DeployAnswer> {
  const keyFile = file(`key-${from}`);
  writeFileSync(keyFile, mnemonicKey(anvil.mnemonic, from), { mode: 0o600 });
  const line = ['--owner', getAddress(wallet(OWNER).address), '--out', out, ...args];
  return runDeployTool(line, { EVM_RPC_URL: anvil.url, DEPLOYER_KEY_FILE: keyFile, ...env });
}

const sent = (index: number) =>
  anvil.rpc<string>('eth_getTransactionCount', wallet(index).address, 'latest').then(Number);

/** Runtime code that answers every call with one number: PUSH1, PUSH0, MSTORE, PUSH1 32, PUSH0, RETURN. */
const answering = (number: number) => `0x60${number.toString(16).padStart(2, '0')}5f5260205ff3`;

/** Addresses at which no chain has a contract. */
const NO_CONTRACTS = Object.fromEntries(
  Object.keys(CONTRACT_VARIABLES).map((role, i) => [role, `0x${'0'.repeat(38)}${90 + i}`]),
) as unknown as EvmContracts;

describe('a deployment', () => {
  it('is compared, handed over, and served by a gateway that is given its file', async () => {
    const out = file('whole.env');
    const { code, report, stderr } = await deploy(out);
    expect([code, report.failed]).toEqual([0, null]);
    expect(report.confirmed.map(({ contract }) => contract)).toContain('Groth16Verifier');
    expect(report.checks.every(({ ok }) => ok)).toBe(true);
    expect(report.checks.map(({ check }) => check)).toContain('the signing domain is that of chain and hub');
    expect(stderr).toContain('12/12');
    // Every address that a person reads can be given to an option of the tool.
    for (const [text] of stderr.matchAll(/0x[0-9a-fA-F]{40}\b/g)) expect(text).toBe(getAddress(text));
    expect(stderr).toContain(`TestToken ${getAddress(String(report.contracts.token))} in block`);
    const owner = wallet(OWNER);
    const roles = (state: string) =>
      ['ADMIN', 'ALLOWLIST', 'KEYS', 'FEED'].map((role) => ({ role, holders: [owner.address], state }));
    expect(report.handover).toEqual(roles('handed over'));
    const chain = { rpcUrl: anvil.url, chainId: anvil.chainId };
    const contracts = report.contracts as unknown as EvmContracts;
    const rights = (index: number) =>
      createContractOwner({ ...chain, key: { mnemonic: anvil.mnemonic, index } }, contracts);
    await rights(OWNER).registerAttestor(owner.address);
    await rights(OWNER).publishRate(978, 10n ** 16n);
    await expect(rights(DEPLOYER).registerAttestor(wallet(POOR).address)).rejects.toThrow();
    await expect(rights(DEPLOYER).publishRate(978, 10n ** 16n)).rejects.toThrow();
    await using database = await createTestDatabase();
    const gateway = startProgram('gateway', {
      DATABASE_URL: database.url,
      EVM_RPC_URL: anvil.url,
      EVM_CONTRACTS_FILE: out,
      DATA_DIR: folder,
      PORT: '0',
      KEEPER_INTERVAL: '0',
    });
    const { url } = JSON.parse(await gateway.said('"url":"http')) as { url: string };
    const answer = await clientOf(url.replace(/\/graphql$/, '')).ask('{ seriesList(first: 1) { totalCount } }');
    expect(answer).toMatchObject({ data: { seriesList: { totalCount: 0 } } });
    await gateway.end();

    await comparedAgain(out, report, roles('was handed over'));
  });

  /** Nothing is sent for a deployment that is there, nor for one that is not the file's. */
  async function comparedAgain(out: string, report: DeployAnswer['report'], handover: object): Promise<void> {
    const before = await sent(DEPLOYER);
    const again = await deploy(out);
    expect([again.code, again.report.confirmed]).toEqual([0, []]);
    expect(again.report.handover).toEqual(handover);
    expect(await sent(DEPLOYER)).toBe(before);

    const [hub, raise] = [report.contracts.hub, report.contracts.raise].map((address) =>
      getAddress(address as EvmAddress),
    );
    writeFileSync(file('other.env'), readFileSync(out, 'utf8').replace(String(hub), String(raise)));
    const other = await deploy(file('other.env'));
    expect([other.code, other.report.failed]).toEqual([1, 'the deployment is not the build’s']);
    expect(other.report.checks.find(({ check }) => check.includes('IncomeSeries'))?.ok).toBe(false);
    expect(await sent(DEPLOYER)).toBe(before);
  }

  const REFUSED: readonly [string, Parameters<typeof deploy>[1], number, RegExp][] = [
    ['without a key', { env: { DEPLOYER_KEY_FILE: '' } }, 78, /DEPLOYER_KEY is needed/],
    ['on another chain', { env: { EVM_CHAIN_ID: '10144' } }, 78, /EVM_CHAIN_ID must be 10143/],
    [
      'on a further chain in production',
      { env: { PROFILE: 'production', CHAINS: 'evm:10143,evm:31337' }, args: ['--chain', 'evm:31337'] },
      78,
      /CHAINS must be evm:10143 alone/,
    ],
    ['on chain 143', { env: { EVM_CHAIN_ID: '143' } }, 78, /EVM_CHAIN_ID is a chain that is refused/],
    ['of the test token in production', { env: { PROFILE: 'production' } }, 1, /--token is needed/],
    ['with a token that is no contract', { args: ['--token', `0x${'11'.repeat(20)}`] }, 1, /--token is no contract/],
  ];
  it.each(REFUSED)('is refused %s', async (_, options, code, reason) => {
    const before = await sent(DEPLOYER);
    const answer = await deploy(file('refused.env'), options);
    expect([answer.code, answer.report.failed]).toEqual([code, expect.stringMatching(reason)]);
    expect(await sent(DEPLOYER)).toBe(before);
  });

  const TOKENS: readonly [string, string, RegExp][] = [
    ['of 7 decimals', answering(7), /--token has more than 6 decimals/],
    ['of 18 decimals', answering(18), /--token has more than 6 decimals/],
    ['that answers no decimals', '0x00', /--token returns no decimals/],
  ];
  it.each(TOKENS)('is refused with a token %s, before anything is sent', async (_, code, reason) => {
    const token = getAddress(wallet(3).address);
    await anvil.rpc('anvil_setCode', token, code);
    const before = await sent(DEPLOYER);
    const answer = await deploy(file('refused.env'), { args: ['--token', token] });
    expect([answer.code, answer.report.failed]).toEqual([1, expect.stringMatching(reason)]);
    expect(await sent(DEPLOYER)).toBe(before);
  });

  it('that ends early says what is on the chain, and writes no file', async () => {
    await anvil.rpc('anvil_setBalance', wallet(POOR).address, toHex(9n * 10n ** 15n));
    const out = file('early.env');
    const { code, report, stderr } = await deploy(out, { from: POOR });
    expect([code, report.ok, report.file]).toEqual([1, false, null]);
    expect(report.confirmed.length).toBeGreaterThan(0);
    expect(report.confirmed.length).toBeLessThan(11);
    for (const { address } of report.confirmed)
      expect(await anvil.rpc('eth_getCode', address, 'latest')).not.toBe('0x');
    expect(report.failed).toMatch(/insufficient funds/i);
    expect(`${report.failed}${stderr}`).not.toContain(anvil.url);
    expect(stderr).toContain(getAddress(String(report.confirmed[0]?.address)));
    expect(stderr).not.toMatch(/0x[0-9a-f]{40}\b/);
    expect(() => readFileSync(out)).toThrow();
  });

  it('on a further chain is made and compared by that chain’s variables', async () => {
    const further = await forTest(startAnvil({ accounts: 1, chainId: 31337 }));
    const env = { EVM_RPC_URL: '', CHAINS: 'evm:10143,evm:31337', EVM_31337_RPC_URL: further.url };
    const args = ['--chain', 'evm:31337'];
    const out = file('further.env');
    const made = await deploy(out, { env, args });
    expect([made.code, made.report.failed]).toEqual([0, null]);
    expect(readFileSync(out, 'utf8')).toContain('EVM_CHAIN_ID=31337');
    expect(made.stderr).toContain(`Start with EVM_31337_CONTRACTS_FILE=${out}.`);
    const compared = await deploy(file('unused.env'), { env, args: [...args, '--verify', out] });
    expect([compared.code, compared.report.failed]).toEqual([0, null]);
    const without = await deploy(file('unused.env'), { env, args: ['--chain', 'evm:5'] });
    expect([without.code, without.report.failed]).toEqual([78, expect.stringContaining('CHAINS does not name')]);
  });

  it('is refused to an owner that is mistyped, the deployer, or no contract in production', async () => {
    const owner = getAddress(wallet(OWNER).address);
    const mistyped = owner.replace(/[a-fA-F]/, (digit) => (digit === 'a' ? 'b' : 'a'));
    for (const text of [mistyped, owner.toLowerCase()]) {
      const answer = await deploy(file('refused.env'), { args: ['--owner', text] });
      expect([answer.code, answer.stderr]).toEqual([64, expect.stringContaining('EIP-55')]);
    }
    const itself = await deploy(file('refused.env'), { args: ['--owner', getAddress(wallet(DEPLOYER).address)] });
    expect([itself.code, itself.report.failed]).toEqual([1, '--owner is the deployer']);

    const token = wallet(POOR).address;
    await anvil.rpc('anvil_setCode', token, answering(6));
    const args = ['--token', getAddress(token)];
    const answer = await deploy(file('refused.env'), { env: { PROFILE: 'production' }, args });
    await anvil.rpc('anvil_setCode', token, '0x');
    expect([answer.code, answer.report.failed]).toEqual([1, '--owner is no contract on this chain']);
  });

  it.each<[string, '--out' | '--verify', string | undefined, string]>([
    ['to verify that is not there', '--verify', undefined, 'the file of --verify does not exist or cannot be read'],
    ['to verify that is another', '--verify', 'PORT=1', 'the file of --verify is no contracts file'],
    ['to write that is there and another', '--out', 'PORT=1', 'the file of --out exists and is no contracts file'],
  ])('is refused with a file %s', async (_, option, content, reason) => {
    const path = file(`named${option}.env`);
    rmSync(path, { force: true });
    if (content !== undefined) writeFileSync(path, content);
    const answer = await deploy(file('refused.env'), { args: [option, path] });
    expect([answer.code, answer.report.failed]).toEqual([1, reason]);
  });

  it('is refused by the file of a chain that was lost, and says what to do', async () => {
    const lost = contractsFileText({ chainId: anvil.chainId, contracts: NO_CONTRACTS, startBlock: 1n });
    writeFileSync(file('lost.env'), lost);
    const before = await sent(DEPLOYER);
    for (const [args, mend] of [
      [[], 'remove the file to deploy again'],
      [['--verify', file('lost.env')], 'name the file of this chain'],
    ] as const) {
      const { code, report } = await deploy(file('lost.env'), { args: [...args] });
      const option = args[0] ?? '--out';
      const reason = `the hub of the file of ${option} has no code: the chain began again, or is another; ${mend}`;
      expect([code, report.failed]).toEqual([1, reason]);
    }
    expect(await sent(DEPLOYER)).toBe(before);
  });

  it('is not handed over where somebody else holds a role', async () => {
    const out = file('shared.env');
    const whole = await deploy(out);
    const { access } = whole.report.contracts as { access: EvmAddress };
    const args = [ROLES.KEYS, wallet(POOR).address, 0] as const;
    const data = encodeFunctionData({ abi: abis.access, functionName: 'grantRole', args });
    await wallet(OWNER).send({ to: access, data });
    const again = await deploy(out);
    expect([again.code, again.report.failed]).toEqual([1, 'the deployment is not the build’s']);
    const found = [`KEYS ${wallet(POOR).address}`];
    expect(again.report.checks.filter(({ ok }) => !ok)).toEqual([
      { check: 'every role is held by the deployer or the given owner, and by nobody else', ok: false, found },
    ]);
  });

  it('is refused under the development setup in production', async () => {
    const token = wallet(OWNER);
    await anvil.rpc('anvil_setCode', token.address, answering(6));
    const answer = await deploy(file('refused.env'), {
      env: { PROFILE: 'production' },
      args: ['--token', getAddress(token.address)],
    });
    await anvil.rpc('anvil_setCode', token.address, '0x');
    expect([answer.code, answer.report.failed]).toEqual([1, expect.stringMatching(/can be forged/)]);
  });
});
