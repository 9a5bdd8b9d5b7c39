import { solanaAddressHex } from '@income-series/protocol/address';
import { domainSeparator } from '@income-series/protocol/signing';
import { type Address, getBase58Encoder, type KeyPairSigner } from '@solana/kit';
import { SetupError } from '../../../core/errors/setup-error.ts';
import { type Addresses, SYSTEM_PROGRAM } from '../addresses.ts';
import { COMMITMENT, type SolanaRpc } from '../client.ts';
import type { Config, VerifyingKey } from '../generated/accounts/index.ts';
import { ROLES } from '../owner.ts';
import { accountsAt, type CodeAccount, codeOf, deploymentOf, isBuild, isEqual } from '../program-code.ts';
import { programDataAddress } from '../program-data.ts';
import { RECORDS, readMintDecimals, readRecord } from '../records.ts';
import { VERIFYING_KEY } from '../start-check.ts';

export type RoleName = keyof typeof ROLES;
export const ROLE_NAMES = Object.keys(ROLES) as RoleName[];

/** The roles, keys and rates that the program has after its setup. Addresses are base58. */
export interface SetupPlan {
  readonly feeCollector: Address;
  readonly roles: Readonly<Record<RoleName, readonly Address[]>>;
  /** First rates: payment-token base units for one minor unit of a currency, in WAD. */
  readonly rates: readonly { readonly currencyCode: number; readonly rate: bigint }[];
}

export interface Aim {
  readonly genesisHash: string;
  readonly at: Addresses;
  readonly token: Address;
  /** False if the deployment creates the mint. */
  readonly givenToken: boolean;
  readonly code: Uint8Array;
  readonly verifyingKey: readonly [Uint8Array, Uint8Array];
  readonly plan: SetupPlan;
  readonly deployer: KeyPairSigner;
}

/** The parts of a deployment that are on the cluster. */
export interface Survey {
  /** Null where there is no program. */
  readonly program: { readonly authority: Address | null; readonly slot: bigint } | null;
  readonly hasToken: boolean;
  readonly initialized: boolean;
  /** The numbers of the written parts of the verifying key. */
  readonly keyParts: readonly number[];
  readonly holders: Readonly<Record<RoleName, readonly Address[]>>;
  /** Currencies that have a rate. */
  readonly rated: readonly number[];
}

const MAX_DECIMALS = 6;

const refuse = (problem: string): never => {
  throw new SetupError(problem);
};

/** Replaces an account that only received lamports by null, because nothing was created there. */
const existing = (account: CodeAccount | null): CodeAccount | null =>
  account?.owner === SYSTEM_PROGRAM ? null : account;

/** The program at its address. @throws SetupError if it is not a program or not the build's */
function programOf(
  program: CodeAccount | null,
  data: CodeAccount | null,
  dataAt: Address,
  code: Uint8Array,
): Survey['program'] {
  if (program === null) return null;
  const deployedCode = codeOf(program, data, dataAt);
  if (deployedCode === null || data === null) return refuse('the program’s address has an account that is no program');
  if (!isBuild(deployedCode, code)) refuse('the program on the cluster has other bytes than the build');
  return deploymentOf(data);
}

/** @throws SetupError if the program was initialized for another cluster, payment token or fee collector */
function checkConfig(config: Config, { genesisHash, at, token, plan }: Aim): void {
  const separator = domainSeparator({
    kind: 'solana',
    genesisHash: solanaAddressHex(genesisHash),
    programId: solanaAddressHex(at.program),
  });
  const isDomain =
    isEqual(config.genesisHash, getBase58Encoder().encode(genesisHash)) && isEqual(config.separator, separator);
  if (!isDomain) refuse('the program is initialized for another cluster');
  if (config.token !== token) refuse('the program is initialized with another payment token');
  if (config.feeCollector !== plan.feeCollector) refuse('the program is initialized with another fee collector');
}

/** The numbers of the written parts. @throws SetupError if one is of another proving setup */
function writtenParts(key: VerifyingKey | null, expected: Aim['verifyingKey']): readonly number[] {
  if (key === null) return [];
  const parts = [[key.alpha, key.beta, key.gamma, key.delta], key.ic] as const;
  const written = [0, 1].filter((part) => (key.parts & (1 << part)) !== 0);
  const isSame = (part: number) =>
    isEqual(
      Buffer.concat((parts[part] ?? []).map((point) => Uint8Array.from(point))),
      expected[part] ?? new Uint8Array(),
    );
  if (!written.every(isSame)) refuse('the program has the verifying key of another proving setup');
  return written;
}

/** The holders of each role, from all role accounts of the program. */
export async function holdersOf(rpc: SolanaRpc, program: Address): Promise<Survey['holders']> {
  const { kind, decoder } = RECORDS.roleMember;
  const filters = [
    { dataSize: BigInt(decoder.fixedSize) },
    { memcmp: { offset: 0n, bytes: Buffer.from([kind]).toString('base64') as never, encoding: 'base64' as const } },
  ];
  const answer = await rpc.getProgramAccounts(program, { commitment: COMMITMENT, encoding: 'base64', filters }).send();
  const members = answer.map(({ account }) => decoder.decode(Buffer.from(account.data[0], 'base64')));
  const membersOf = (role: RoleName) =>
    members.filter((member) => Number(member.role) === ROLES[role]).map(({ account }) => account);
  return {
    ADMIN: membersOf('ADMIN'),
    ALLOWLIST: membersOf('ALLOWLIST'),
    KEYS: membersOf('KEYS'),
    FEED: membersOf('FEED'),
  };
}

/** True if the token exists. @throws SetupError for a configured token that the program refuses */
function checkToken(token: CodeAccount | null, isGiven: boolean): boolean {
  const decimals = readMintDecimals(token);
  if (token === null && !isGiven) return false;
  if (decimals === null) refuse('the payment token is no mint of the SPL Token program');
  if (Number(decimals) > MAX_DECIMALS) refuse(`the payment token has more than ${MAX_DECIMALS} decimals`);
  return true;
}

/** Reads a deployment's state on the cluster. @throws SetupError, with its name, where it contradicts the plan */
export async function survey(rpc: SolanaRpc, aim: Aim): Promise<Survey> {
  const { at, token, plan, code, givenToken, verifyingKey } = aim;
  const dataAt = await programDataAddress(at.program);
  const feeds = await Promise.all(plan.rates.map(({ currencyCode }) => at.feed(currencyCode)));
  const addresses = [at.program, dataAt, token, await at.config(), await at.verifyingKey(), ...feeds];
  const accounts = (await accountsAt(rpc, addresses)).map(existing);
  const [programAccount = null, data = null, mint = null, configAccount = null, keyAccount = null, ...feedAccounts] =
    accounts;
  const program = programOf(programAccount, data, dataAt, code);
  const hasToken = checkToken(mint, givenToken);
  const config = readRecord(RECORDS.config, configAccount, at.program);
  if (config !== null) checkConfig(config, aim);
  const keyParts = writtenParts(readRecord(VERIFYING_KEY, keyAccount, at.program), verifyingKey);
  const rated = plan.rates
    .filter((_, i) => (readRecord(RECORDS.feed, feedAccounts[i] ?? null, at.program)?.count ?? 0) > 0)
    .map(({ currencyCode }) => currencyCode);
  const holders = config === null ? { ADMIN: [], ALLOWLIST: [], KEYS: [], FEED: [] } : await holdersOf(rpc, at.program);
  const state = { program, hasToken, initialized: config !== null, keyParts, holders, rated };
  requireRights(state, aim);
  return state;
}

/**
 * @throws SetupError if the deployer lacks a right for the missing steps, or an account has a role that the plan does not
 * grant
 */
function requireRights(state: Survey, { plan, deployer: { address: deployer } }: Aim): void {
  const { program, initialized, keyParts, holders, rated } = state;
  const needsAuthority = program !== null && (!initialized || keyParts.length < 2);
  if (needsAuthority && program.authority !== deployer) refuse('the program’s upgrade authority is not the deployer');
  for (const role of ROLE_NAMES) {
    const stranger = holders[role].find((holder) => holder !== deployer && !plan.roles[role].includes(holder));
    if (stranger !== undefined) refuse(`the role ${role} is held by ${stranger}, which the setup file does not name`);
  }
  if (!initialized || holders.ADMIN.includes(deployer)) return;
  for (const role of ROLE_NAMES) {
    const without = plan.roles[role].find((account) => !holders[role].includes(account));
    if (without !== undefined) refuse(`the roles are handed over, and ${without} does not have ${role}`);
  }
  const rate = plan.rates.find(({ currencyCode }) => !rated.includes(currencyCode));
  if (rate !== undefined) refuse(`the roles are handed over, and currency ${rate.currencyCode} has no rate`);
}
