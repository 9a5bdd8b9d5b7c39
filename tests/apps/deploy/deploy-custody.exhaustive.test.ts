import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { toChecksumAddress } from '@income-series/protocol/address';
import type { EvmContracts } from '@income-series/protocol/chain';
import type { EvmAddress, Hex } from '@income-series/protocol/hex';
import { type Abi, encodeFunctionData, getAddress, toFunctionSelector } from 'viem';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as Access from '../../../contracts/evm/build/Access.ts';
import { abis } from '../../../src/adapters/evm/abi.ts';
import { planDeployment } from '../../../src/adapters/evm/deployment-plan.ts';
import { createContractOwner } from '../../../src/adapters/evm/owner.ts';
import { ROLES } from '../../../src/adapters/evm/roles.ts';
import { createAccountClients, createWallet, mnemonicKey } from '../../../src/adapters/evm/wallet.ts';
import { createProgress } from '../../../src/apps/deploy/progress.ts';
import { runDeployment } from '../../../src/apps/deploy/run.ts';
import { loadDeployConfig } from '../../../src/config/config.ts';
import { contractsFileText, type DeployedChain } from '../../../src/config/contracts-file.ts';
import { startAnvil } from '../../support/anvil.ts';
import { folderForFile, forFile } from '../../support/for-file.ts';
import { type Listening, listen } from '../../support/listen.ts';
import { type DeployAnswer, runDeployTool } from './deploy-tool.ts';

// What somebody with the deployer's key can leave behind before the handover, and how the tool finds it. The contracts are
// deployed and not handed over yet; each trick is taken back.

let snapshot: string;
const [DEPLOYER, OWNER, STRANGER] = [0, 1, 2];
const DAY = 86_400;

const chain = () => ({ rpcUrl: anvil.url, chainId: anvil.chainId });
const keyOf = (index: number) => ({ mnemonic: anvil.mnemonic, index });
const wallet = (index: number) => createWallet({ ...chain(), key: keyOf(index) });
const address = (index: number): EvmAddress => wallet(index).address;
const file = (name: string) => join(folder, name);
const later = (seconds: number) => anvil.rpc('evm_increaseTime', seconds).then(() => anvil.rpc('evm_mine'));

const anvil = await forFile(startAnvil({ accounts: 4 }));
const folder = folderForFile('income-series-custody-');
let deployed: DeployedChain = await deployOnly();
beforeEach(async () => {
  snapshot = await anvil.rpc<string>('evm_snapshot');
});
afterEach(() => anvil.rpc('evm_revert', snapshot));

/** The contracts of the build, every role the deployer's, and their file. `forge` changes the code that creates one. */
async function deployOnly(forge = (_: string, code: Hex): Hex => code): Promise<DeployedChain> {
  const { account, publicClient, walletClient } = createAccountClients({ ...chain(), key: keyOf(DEPLOYER) });
  const nonce = await publicClient.getTransactionCount({ address: account.address });
  const feeCollector = address(OWNER);
  const plan = planDeployment(account.address as EvmAddress, nonce, { feeCollector });
  const startBlock = (await publicClient.getBlockNumber()) + 1n;
  for (const { contract, code } of plan.contracts) await walletClient.sendTransaction({ data: forge(contract, code) });
  const { series: hub, verifier: _v, poseidon: _p, ...others } = plan.addresses;
  const made = { chainId: anvil.chainId, contracts: { hub, ...others }, startBlock };
  writeFileSync(file('contracts.env'), contractsFileText(made));
  return made;
}

/** The tool's own run in this process: it checks the file's deployment and hands it over. Answers what failed. */
async function failedChecks(
  rpcUrl = anvil.url,
): Promise<{ failed: readonly string[]; found: readonly string[]; handedOver: boolean }> {
  const config = loadDeployConfig(
    { sends: true },
    {
      EVM_RPC_URL: rpcUrl,
      DEPLOYER_KEY: mnemonicKey(anvil.mnemonic, DEPLOYER),
    },
  );
  const progress = createProgress();
  const options = { owner: address(OWNER), out: file('contracts.env') };
  const error = await runDeployment(options, config, progress, () => {}).catch((thrown: unknown) => thrown);
  const failed = progress.checks.filter(({ ok }) => !ok);
  if (failed.length > 0)
    expect(error).toMatchObject({ name: 'SetupError', message: 'the deployment is not the build’s' });
  else expect(error).toBeUndefined();
  return {
    failed: failed.map(({ check }) => check),
    found: failed.flatMap(({ found = [] }) => found),
    handedOver: progress.handover.length > 0,
  };
}

/** The tool itself, as an operator looks at a deployment: without a key. */
const verify = (args: readonly string[] = []): Promise<DeployAnswer> =>
  runDeployTool(['--owner', getAddress(address(OWNER)), '--verify', file('contracts.env'), ...args], {
    EVM_RPC_URL: anvil.url,
  });

/** A transaction of an account to one of the contracts. */
function send(
  contract: keyof EvmContracts & keyof typeof abis,
  name: string,
  args: readonly unknown[],
  from = DEPLOYER,
) {
  const abi: Abi = abis[contract];
  const data = encodeFunctionData({ abi, functionName: name, args: [...args] });
  return wallet(from).send({ to: deployed.contracts[contract], data });
}
const manage = (name: string, args: readonly unknown[]) => send('access', name, args);
const at = (contract: keyof EvmContracts): EvmAddress => deployed.contracts[contract];
const REGISTER = toFunctionSelector('registerAttestor(address)');
const OTHER_ROLE = 99n;
const EVERYBODY = 2n ** 64n - 1n;

const NO_EXECUTION_DELAY = 'no holder of a role has an execution delay';
const NO_GRANT_DELAY = 'no role has a grant delay, now or to come';
const NO_ADMIN_DELAY = 'no contract has an admin delay, now or to come';
const NO_OTHER_MANAGER = 'registry and feed never asked another access manager';
const BY_ROLE = 'every restricted function is called by the role of the build';

type Trick = readonly [what: string, does: () => Promise<unknown>, ...refusals: string[]];
const TRICKS: readonly Trick[] = [
  ['a delay of the owner', () => manage('grantRole', [ROLES.KEYS, address(OWNER), DAY]), NO_EXECUTION_DELAY],
  ['a delay of the deployer', () => manage('grantRole', [ROLES.FEED, address(DEPLOYER), DAY]), NO_EXECUTION_DELAY],
  ['a grant delay to come', () => manage('setGrantDelay', [ROLES.KEYS, DAY]), NO_GRANT_DELAY],
  [
    'a grant delay in force',
    async () => {
      await manage('setGrantDelay', [ROLES.KEYS, DAY]);
      await later(6 * DAY);
    },
    NO_GRANT_DELAY,
  ],
  [
    'another role that grants',
    () => manage('setRoleAdmin', [ROLES.KEYS, OTHER_ROLE]),
    'every role is the ADMIN’s to grant',
  ],
  [
    'a guardian, who could cancel',
    () => manage('setRoleGuardian', [ROLES.KEYS, OTHER_ROLE]),
    'no role has a guardian but ADMIN',
  ],
  [
    'a role under another name',
    () => manage('labelRole', [ROLES.KEYS, 'FEED']),
    'every role has the label of the build',
  ],
  ['an admin delay to come', () => manage('setTargetAdminDelay', [at('registry'), DAY]), NO_ADMIN_DELAY],
  [
    'an admin delay in force',
    async () => {
      await manage('setTargetAdminDelay', [at('access'), DAY]);
      await later(6 * DAY);
    },
    NO_ADMIN_DELAY,
  ],
  [
    'a closed contract',
    () => manage('setTargetClosed', [at('fxFeed'), true]),
    'no contract is closed by the access manager',
  ],
  [
    'a function of another role',
    () => manage('setTargetFunctionRole', [at('registry'), [REGISTER], ROLES.FEED]),
    BY_ROLE,
  ],
  ['a function of everybody', () => manage('setTargetFunctionRole', [at('registry'), [REGISTER], EVERYBODY]), BY_ROLE],
  [
    'a function of a contract that is none of ours',
    () => manage('setTargetFunctionRole', [address(STRANGER), [REGISTER], EVERYBODY]),
    BY_ROLE,
  ],
  [
    'another manager of the registry',
    () => manage('updateAuthority', [at('registry'), at('hub')]),
    'registry and feed ask the access manager',
    NO_OTHER_MANAGER,
  ],
  [
    'another manager for a while, which let keys in',
    async () => {
      const { account, publicClient, walletClient } = createAccountClients({ ...chain(), key: keyOf(DEPLOYER) });
      const hash = await walletClient.deployContract({
        abi: Access.abi,
        bytecode: Access.bytecode,
        args: [account.address, at('registry'), at('fxFeed')],
      });
      const { contractAddress } = await publicClient.waitForTransactionReceipt({ hash });
      await manage('updateAuthority', [at('registry'), contractAddress]);
      await send('registry', 'registerAttestor', [address(STRANGER)]);
      const data = encodeFunctionData({
        abi: abis.access as Abi,
        functionName: 'updateAuthority',
        args: [at('registry'), at('access')],
      });
      await wallet(DEPLOYER).send({ to: contractAddress as EvmAddress, data });
    },
    NO_OTHER_MANAGER,
    'no attestor key was registered before the handover',
  ],
  [
    'a holder of a role of its own',
    () => manage('grantRole', [OTHER_ROLE, address(STRANGER), 0]),
    'nobody holds a role that the build does not know',
  ],
  [
    'another holder of a role',
    () => manage('grantRole', [ROLES.KEYS, address(STRANGER), 0]),
    'every role is held by the deployer or the given owner, and by nobody else',
  ],
  [
    'a scheduled operation',
    async () => {
      await manage('grantRole', [ROLES.FEED, address(DEPLOYER), 3_600]);
      const data = encodeFunctionData({ abi: abis.fxFeed, functionName: 'publish', args: [978, 1n] });
      await manage('schedule', [at('fxFeed'), data, 0]);
      await manage('grantRole', [ROLES.FEED, address(DEPLOYER), 0]);
      await later(3_601);
    },
    'no operation of the access manager is scheduled',
  ],
  [
    'an attestor key',
    () => send('registry', 'registerAttestor', [address(STRANGER)]),
    'no attestor key was registered before the handover',
  ],
  [
    'a revoked attestor key, which can never be registered again',
    async () => {
      await send('registry', 'registerAttestor', [address(STRANGER)]);
      await send('registry', 'revokeAttestor', [address(STRANGER), 0n]);
    },
    'no attestor key was registered before the handover',
  ],
  [
    'a verifier key',
    () => send('registry', 'registerVerifierKey', [address(STRANGER)]),
    'no verifier key was registered before the handover',
  ],
  [
    'an approved issuer',
    () => send('registry', 'setIssuerApproval', [address(STRANGER), true]),
    'no issuer was approved before the handover',
  ],
  [
    'a verified wallet',
    () => send('registry', 'setVerified', [[address(STRANGER)], true]),
    'no wallet was verified before the handover',
  ],
  ['a first rate', () => send('fxFeed', 'publish', [978, 10n ** 16n]), 'no rate was published before the handover'],
];

describe('a deployment is not handed over where its deployer’s key left', () => {
  it.each(TRICKS.map(([what, does, ...refusals]) => ({ what, does, refusals })))(
    '$what',
    async ({ does, refusals }) => {
      await does();
      const { failed, found, handedOver } = await failedChecks();
      expect([failed, found.length > 0, handedOver]).toEqual([refusals, true, false]);
    },
  );

  it('a role of the owner that begins later', async () => {
    await manage('setGrantDelay', [ROLES.KEYS, 30 * DAY]);
    await later(6 * DAY);
    await manage('grantRole', [ROLES.KEYS, address(OWNER), 0]);
    await manage('setGrantDelay', [ROLES.KEYS, 0]);
    const { failed, handedOver } = await failedChecks();
    expect([failed, handedOver]).toEqual([['every holder has its role already', NO_GRANT_DELAY], false]);
  });

  it('a contract whose constructor is another, though its code is the build’s', async () => {
    const before = deployed;
    deployed = await deployOnly((contract, code) => (contract === 'Registry' ? `${code}00` : code));
    const { failed, handedOver } = await failedChecks();
    deployed = before;
    writeFileSync(file('contracts.env'), contractsFileText(before));
    expect([failed, handedOver]).toEqual([["Registry was created by the build's code"], false]);
  });
});

/**
 * The node behind a server that does `work` before it passes on the first question by which a transaction is prepared.
 */
function nodeThat(work: () => Promise<unknown>): Promise<Listening> {
  let done = false;
  const server = createServer(async (request, response) => {
    const body = await text(request);
    if (!done && /"eth_(fillTransaction|getTransactionCount)"/.test(body)) {
      done = true;
      await work();
    }
    const answer = await fetch(anvil.url, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    response.end(await answer.text());
  });
  return listen(server);
}

it('what comes between the check and the handover is found after it, by the run and by a verification', async () => {
  const node = await nodeThat(() => manage('setGrantDelay', [ROLES.FEED, DAY]));
  const { failed, handedOver } = await failedChecks(node.url);
  await node.stop();
  expect([failed, handedOver]).toEqual([[NO_GRANT_DELAY], true]);
  const { code, report } = await verify();
  expect([code, report.ok, report.failed]).toEqual([1, false, 'the deployment is not the build’s']);
  expect(report.checks.filter(({ ok }) => !ok).map(({ check }) => check)).toEqual([NO_GRANT_DELAY]);
});

describe('a clean deployment', () => {
  it('is handed over, verified without a key, and says what its owner made of it', async () => {
    expect(await failedChecks()).toEqual({ failed: [], found: [], handedOver: true });
    const untouched = await verify();
    expect([untouched.code, untouched.report.failed, untouched.report.entries]).toEqual([0, null, []]);
    expect(untouched.report.checks.every(({ ok }) => ok)).toBe(true);
    expect(untouched.report.feeCollector).toBe(address(OWNER));

    const owner = createContractOwner({ ...chain(), key: keyOf(OWNER) }, deployed.contracts);
    await owner.registerAttestor(address(STRANGER));
    await owner.revokeAttestor(address(STRANGER), 0n);
    await owner.registerVerifierKey(address(3));
    await owner.approveIssuer(address(3));
    await owner.verifyWallets([address(3)]);
    await owner.unverifyWallets([address(3)]);
    await owner.publishRate(978, 10n ** 16n);
    const { code, report, stderr } = await verify();
    expect([code, report.ok]).toEqual([0, true]);
    expect(
      report.entries.map(({ kind, subject, active, value, beforeHandover }) => [
        kind,
        subject,
        active,
        value,
        beforeHandover,
      ]),
    ).toEqual([
      ['ATTESTOR_KEY', address(STRANGER), false, '0', false],
      ['VERIFIER_KEY', address(3), true, '', false],
      ['APPROVED_ISSUER', address(3), true, '', false],
      ['VERIFIED_WALLET', address(3), false, '', false],
      ['RATE', '978', true, `${10n ** 16n}`, false],
    ]);
    expect(stderr).toContain(`VERIFIER_KEY ${toChecksumAddress(address(3))}, active`);
  });

  it('is not the owner’s before it is handed over, nor with a publisher next to the owner', async () => {
    const early = await verify();
    expect([early.code, early.report.failed]).toEqual([1, 'the deployment is not the build’s']);
    const names = early.report.checks.filter(({ ok }) => !ok).map(({ check }) => check);
    expect(names).toEqual(['every role is held by the given owner alone']);

    expect((await failedChecks()).failed).toEqual([]);
    await send('access', 'grantRole', [ROLES.FEED, address(STRANGER), 0], OWNER);
    const { report } = await verify();
    expect(report.checks.filter(({ ok }) => !ok)).toEqual([
      { check: 'every role is held by the given owner alone', ok: false, found: [`FEED ${address(STRANGER)}`] },
    ]);
  });

  it('is verified with the token it was made with, and no other', async () => {
    await failedChecks();
    const answer = await verify(['--token', getAddress(at('raise'))]);
    const names = answer.report.checks.filter(({ ok }) => !ok).map(({ check }) => check);
    expect([answer.code, names]).toEqual([1, ['the payment token is the given one']]);
  });
});

it('the contracts file has addresses as EIP-55 capitalises them', () => {
  const text = readFileSync(file('contracts.env'), 'utf8');
  expect(text).toContain(`EVM_SERIES_ADDRESS=${getAddress(at('hub'))}\n`);
});
