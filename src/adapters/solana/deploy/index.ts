import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { isSolanaAddress, type SolanaAddress } from '@income-series/protocol/address';
import { REFUSED_GENESIS_HASHES } from '@income-series/protocol/chain';
import type { Address, KeyPairSigner, Signature } from '@solana/kit';
import { getInitializeMint2Instruction } from '@solana-program/token';
import { SetupError } from '../../../core/errors/setup-error.ts';
import { projectFile } from '../../../project.ts';
import { createAddresses, kitAddress, ownAddress, SYSTEM_PROGRAM } from '../addresses.ts';
import { COMMITMENT } from '../client.ts';
import { keyPairOf } from '../key-pair.ts';
import {
  createDesk,
  type Desk,
  grantOf,
  initialize,
  publishRate,
  ROLES,
  revocationOf,
  writeKeyPart,
} from '../owner.ts';
import { accountsAt } from '../program-code.ts';
import { programFile } from '../program-file.ts';
import { createReadRpc } from '../read-rpc.ts';
import { createSender, type Sender } from '../sender.ts';
import { checkSolana } from '../start-check.ts';
import { addressOf, bufferAccount, createAccount, MINT_ACCOUNT, PROGRAM_ACCOUNT } from './instructions.ts';
import { setupErrorOf } from './refusal.ts';
import { type Aim, holdersOf, ROLE_NAMES, type RoleName, type SetupPlan, type Survey, survey } from './survey.ts';
import { costOfUpload, rentOf, uploadProgram } from './upload.ts';

const TOKEN_DECIMALS = 6;
/** The reserve for fees and the rent of the program's own accounts, in lamports: a twentieth of a coin. */
const SMALL_COSTS = 50_000_000n;
const BUILD = 'build/income_series.so';

export interface SolanaDeploymentOptions {
  /** The node's URL. It may contain an access key and must not be logged. */
  readonly rpcUrl: string;
  /** Base58. */
  readonly genesisHash: string;
  readonly deployerKey: Uint8Array;
  /** The address of an existing program; without it the build is uploaded to the deployer's own address. */
  readonly programId?: SolanaAddress | undefined;
  /** The mint of the payment token; without it a token for development is created. */
  readonly tokenMint?: SolanaAddress | undefined;
  readonly verifyingKey: readonly [Uint8Array, Uint8Array];
  readonly plan: SetupPlan;
  /** True if addresses that get ADMIN must have an account on the cluster. */
  readonly requiresAccounts: boolean;
}

/** One step of a deployment. FOUND means that an earlier run did it. */
export interface DeploymentStep {
  readonly step: string;
  readonly state: 'DONE' | 'FOUND';
  readonly signature: Signature | null;
}

/** The addresses of a deployment, which are derived before its first step. */
export interface SolanaDeployed {
  readonly deployer: string;
  readonly program: string;
  readonly token: string;
}

export interface DeploymentListener {
  onAddresses(deployed: SolanaDeployed): void;
  step(step: DeploymentStep): void;
  /** Called with the number of bytes of the program that are on the cluster, and the total. */
  onWritten(bytes: number, total: number): void;
}

export interface SolanaOutcome {
  /** The first slot to index. */
  readonly startSlot: bigint;
  readonly upgradeAuthority: string | null;
  readonly holders: Readonly<Record<RoleName, readonly string[]>>;
}

/** The program of the build, after a check of its checksum in the repository. @throws SetupError */
function checkedBuild(): Uint8Array {
  const code = programFile();
  const sums = readFileSync(projectFile('contracts/solana/CHECKSUMS'), 'utf8').split('\n');
  const sum = createHash('sha256').update(code).digest('hex');
  if (!sums.includes(`${sum}  ${BUILD}`)) throw new SetupError(`contracts/solana/${BUILD} has another checksum`);
  return code;
}

/** @throws SetupError for mainnet-beta, by its name, and for another cluster than the configured one */
async function requireCluster({ rpc }: Sender, genesisHash: string): Promise<void> {
  const answer: unknown = await rpc.getGenesisHash().send();
  if (!isSolanaAddress(answer)) throw new SetupError('SOLANA_RPC_URL: the node answers no genesis hash');
  if (REFUSED_GENESIS_HASHES.has(answer)) throw new SetupError('SOLANA_RPC_URL is of mainnet-beta, which is refused');
  if (answer !== genesisHash) throw new SetupError('SOLANA_RPC_URL is of another cluster, by its genesis hash');
}

/** @throws SetupError if the deployer cannot pay for the remaining steps, or one of its addresses is occupied */
async function requireMeans(
  sender: Sender,
  aim: Aim,
  state: Survey,
  { plan, requiresAccounts }: SolanaDeploymentOptions,
) {
  const { deployer, code } = aim;
  const buffer = await addressOf(deployer.address, bufferAccount(code));
  const ownAddresses = [aim.at.program, aim.token, buffer];
  const [payer, ...others] = await accountsAt(sender.rpc, [deployer.address, ...ownAddresses, ...plan.roles.ADMIN]);
  const ownAccounts = others.slice(0, ownAddresses.length);
  const adminAccounts = others.slice(ownAddresses.length);
  const occupied = ownAddresses.find((_, i) => ownAccounts[i]?.owner === SYSTEM_PROGRAM);
  if (occupied !== undefined) throw new SetupError(`${occupied} was sent lamports by somebody: use another deployer`);
  const unfunded = plan.roles.ADMIN.find((_, i) => (adminAccounts[i] ?? null) === null);
  if (requiresAccounts && unfunded !== undefined)
    throw new SetupError(`ADMIN ${unfunded} has no account on this cluster`);
  const paid = ownAccounts.at(-1)?.lamports ?? 0n; // the buffer's lamports become the program's
  const upload = state.program === null ? await costOfUpload(sender, code) : 0n;
  const cost = SMALL_COSTS + (upload > paid ? upload - paid : 0n);
  const isDone = state.initialized && !state.holders.ADMIN.includes(deployer.address);
  if (!isDone && (payer?.lamports ?? 0n) < cost) {
    throw new SetupError(`the deployer ${deployer.address} needs ${cost} lamports for the remaining steps`);
  }
}

/** Performs the missing steps in order, each as one transaction. */
async function carryOut(sender: Sender, aim: Aim, state: Survey, listener: DeploymentListener): Promise<void> {
  const { deployer, at, token, code, plan, verifyingKey, genesisHash } = aim;
  const step = async (name: string, isThere: boolean, act: () => Promise<Signature>) =>
    listener.step({ step: name, state: isThere ? 'FOUND' : 'DONE', signature: isThere ? null : await act() });
  await step(`program ${at.program}`, state.program !== null, async () => {
    const onWritten = (bytes: number) => listener.onWritten(bytes, code.length);
    return (await uploadProgram({ sender, deployer, code, onWritten })).signature;
  });
  await step(`payment token ${token}`, state.hasToken, () => createMint(sender, deployer));
  const desk = await createDesk(sender, deployer, at.program);
  await step('initialized', state.initialized, () =>
    initialize(desk, token, { genesisHash, feeCollector: plan.feeCollector }),
  );
  for (const [part, bytes] of verifyingKey.entries()) {
    const name = `verifying key, part ${part + 1} of 2`;
    await step(name, state.keyParts.includes(part), () => writeKeyPart(desk, part, bytes));
  }
  await publishRates(desk, aim, state, step);
  await handOver(desk, aim, state, step);
}

type RunStep = (name: string, isThere: boolean, act: () => Promise<Signature>) => Promise<void>;

async function createMint(sender: Sender, deployer: KeyPairSigner): Promise<Signature> {
  const mint = await addressOf(deployer.address, MINT_ACCOUNT);
  const create = await createAccount(deployer, MINT_ACCOUNT, await rentOf(sender, MINT_ACCOUNT.bytes));
  const initialize = { mint, decimals: TOKEN_DECIMALS, mintAuthority: deployer.address };
  return sender.send(deployer, create, getInitializeMint2Instruction(initialize));
}

const grant = async (desk: Desk, role: RoleName, account: Address) =>
  desk.send(await grantOf(desk, ROLES[role], account));

/** Publishes the plan's rates; the deployer has the role FEED only for that time. */
async function publishRates(desk: Desk, { plan, deployer }: Aim, state: Survey, step: RunStep): Promise<void> {
  const isDue = plan.rates.some(({ currencyCode }) => !state.rated.includes(currencyCode));
  const { address } = deployer;
  if (isDue) {
    await step('FEED, for the first rates', state.holders.FEED.includes(address), () => grant(desk, 'FEED', address));
  }
  for (const { currencyCode, rate } of plan.rates) {
    const isThere = state.rated.includes(currencyCode);
    await step(`first rate of currency ${currencyCode}`, isThere, () => publishRate(desk, currencyCode, rate));
  }
}

/** Grants the roles to the plan's accounts, then removes the deployer's roles, ADMIN last. */
async function handOver(
  desk: Desk,
  { at, plan, deployer: { address } }: Aim,
  state: Survey,
  step: RunStep,
): Promise<void> {
  for (const role of ROLE_NAMES) {
    for (const account of plan.roles[role]) {
      const isThere = state.holders[role].includes(account) || (account === address && role === 'ADMIN');
      await step(`${role} granted to ${account}`, isThere, () => grant(desk, role, account));
    }
  }
  // Roles are read from the accounts' data, because anybody may send lamports to a closed account.
  const holders = await holdersOf(desk.sender.rpc, at.program);
  for (const role of [...ROLE_NAMES].reverse()) {
    if (plan.roles[role].includes(address)) continue;
    const isRevoked = !holders[role].includes(address);
    const act = async () => desk.send(await revocationOf(desk, ROLES[role], address));
    if (!isRevoked || role === 'ADMIN') await step(`${role} given up by the deployer`, isRevoked, act);
  }
}

/** The first slot with events: that of the deployer's first role, or of the program's code (`deployedIn`) if that is older. */
async function startSlotOf({ rpc }: Sender, { at, deployer }: Aim, deployedIn: bigint): Promise<bigint> {
  const role = await at.roleMember(ROLES.ADMIN, deployer.address);
  let oldest: { readonly slot: bigint; readonly signature: Signature } | undefined;
  for (;;) {
    const before = oldest === undefined ? {} : { before: oldest.signature };
    const page = await rpc.getSignaturesForAddress(role, { commitment: COMMITMENT, limit: 1_000, ...before }).send();
    oldest = page.at(-1) ?? oldest;
    if (page.length < 1_000) break;
  }
  return oldest !== undefined && oldest.slot < deployedIn ? oldest.slot : deployedIn;
}

/** Checks the finished deployment as a start does, and compares its roles with the plan. @throws SetupError */
async function conclude(sender: Sender, aim: Aim, options: SolanaDeploymentOptions): Promise<SolanaOutcome> {
  const { at, token, plan, deployer } = aim;
  const { refusals, warnings } = await checkSolana({
    genesisHash: options.genesisHash,
    rpcUrl: options.rpcUrl,
    programId: ownAddress(at.program),
    tokenMint: ownAddress(token),
    variables: { node: 'SOLANA_RPC_URL', program: 'SOLANA_PROGRAM_ID', token: 'SOLANA_TOKEN_MINT' },
    verifyingKey: options.verifyingKey,
  });
  const wrong = [...refusals.map(({ code }) => code), ...warnings];
  if (wrong.length > 0) throw new SetupError(`the deployment could not be served: ${wrong.join(', ')}`);
  const holders = await holdersOf(sender.rpc, at.program);
  for (const role of ROLE_NAMES) {
    const isPlan = [...holders[role]].sort().join() === [...plan.roles[role]].sort().join();
    if (!isPlan) throw new SetupError(`the role ${role} is not held as the setup file has it`);
  }
  const { program } = await survey(sender.rpc, aim);
  const deployedIn = program?.slot ?? 0n;
  const upgradeAuthority = program?.authority ?? null;
  return { startSlot: await startSlotOf(sender, { ...aim, deployer }, deployedIn), upgradeAuthority, holders };
}

/**
 * Deploys the program to a cluster and sets it up; another run does only what is missing. Everything is read and compared before
 * the first transaction.
 *
 * @throws SetupError, naming what contradicts, or the node's or the program's refusal
 */
export async function deployToSolana(
  options: SolanaDeploymentOptions,
  listener: DeploymentListener,
): Promise<SolanaOutcome> {
  const code = checkedBuild();
  const rpc = createReadRpc(options.rpcUrl);
  const sender = createSender(options.rpcUrl, rpc);
  try {
    await requireCluster(sender, options.genesisHash);
    const deployer = await keyPairOf(options.deployerKey);
    const { programId, tokenMint, genesisHash, verifyingKey, plan } = options;
    const program = programId ? kitAddress(programId) : await addressOf(deployer.address, PROGRAM_ACCOUNT);
    const token = tokenMint ? kitAddress(tokenMint) : await addressOf(deployer.address, MINT_ACCOUNT);
    listener.onAddresses({ deployer: deployer.address, program, token });
    const givenToken = tokenMint !== undefined;
    const aim: Aim = {
      genesisHash,
      at: createAddresses(program),
      token,
      givenToken,
      code,
      verifyingKey,
      plan,
      deployer,
    };
    const state = await survey(rpc, aim);
    if (programId !== undefined && state.program === null) throw new SetupError('SOLANA_PROGRAM_ID names no program');
    await requireMeans(sender, aim, state, options);
    await carryOut(sender, aim, state, listener);
    return await conclude(sender, aim, options);
  } catch (error) {
    throw setupErrorOf(error);
  }
}
