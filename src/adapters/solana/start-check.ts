import {
  type Address,
  getAddressDecoder,
  getAddressEncoder,
  getBase58Encoder,
  getBase64Encoder,
  getProgramDerivedAddress,
  type ReadonlyUint8Array,
} from '@solana/kit';
import { type SolanaAddress, solanaAddressHex } from '../../core/address.ts';
import { toHex } from '../../core/bytes.ts';
import { REFUSED_GENESIS_HASHES } from '../../core/chain.ts';
import { nodeFailure } from '../../core/errors/node-failure.ts';
import { refusal, type StartRefusal } from '../../core/errors/start-refused.ts';
import { domainSeparator } from '../../core/signing/index.ts';
import { type Config, getConfigDecoder } from './generated/accounts/config.ts';
import { getVerifyingKeyDecoder } from './generated/accounts/verifyingKey.ts';
import { findConfigPda } from './generated/pdas/config.ts';
import { findVerifyingKeyPda } from './generated/pdas/verifyingKey.ts';
import { programFile } from './program-file.ts';
import { createReadRpc, type ReadRpc } from './read-rpc.ts';

export interface SolanaTarget {
  /** What the node must say that its genesis is, in base58. */
  readonly genesisHash: string;
  /** May hold an access key: never log it. */
  readonly rpcUrl: string;
  /** Undefined where the configuration does not name it. */
  readonly programId: SolanaAddress | undefined;
  /** The variables that name the node and the program. */
  readonly variables: { readonly node: string; readonly program: string };
  /** The proving setup's verifying key in its two parts, where this process checks proofs. */
  readonly verifyingKey: readonly [points: Uint8Array, ic: Uint8Array] | undefined;
}

export interface SolanaFindings {
  readonly refusals: readonly StartRefusal[];
  /** What keeps no start, in a sentence. Constants. */
  readonly warnings: readonly string[];
}

const UPGRADEABLE_LOADER = 'BPFLoaderUpgradeab1e11111111111111111111111' as Address;
const TOKEN_PROGRAM = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA' as Address;

/** Accounts of the loader begin with their kind, u32: a program, which names its data, and a program's data. */
const PROGRAM_BYTES = 36;
const PROGRAM_KIND = 2;
const DATA_KIND = 3;
/** Kind, slot u64, upgrade authority as an option: the code comes after. */
const DATA_HEADER = 45;
/** A mint of the SPL Token program: its decimals, and whether it is initialized, are at these places. */
const MINT = { bytes: 82, decimals: 44, initialized: 45 } as const;
/** Kind and version of our accounts, which they begin with. */
const CONFIG_HEADER = '0x0101';
const KEY_HEADER = '0x0b01';
/** Both parts of a verifying key are written. */
const WHOLE_KEY = 3;

interface Found {
  readonly owner: Address;
  readonly executable: boolean;
  readonly data: ReadonlyUint8Array;
}

/** Accounts as they are in one slot; null where there is none. */
async function accountsAt(rpc: ReadRpc, addresses: readonly Address[]): Promise<readonly (Found | null)[]> {
  const { value } = await rpc.getMultipleAccounts(addresses, { commitment: 'confirmed', encoding: 'base64' }).send();
  return addresses.map((_, i) => {
    const account = value[i];
    if (account === undefined) throw new Error('an answer of fewer accounts');
    return account && { ...account, data: getBase64Encoder().encode(account.data[0]) };
  });
}

const isEqual = (left: ReadonlyUint8Array, right: ReadonlyUint8Array): boolean =>
  left.length === right.length && left.every((byte, i) => byte === right[i]);

const hex = (bytes: ReadonlyUint8Array): string => toHex(Uint8Array.from(bytes));

const kindOf = (data: ReadonlyUint8Array): number =>
  data.length < 4 ? 0 : new DataView(Uint8Array.from(data).buffer).getUint32(0, true);

/** The code of a program of the upgradeable loader; null where the accounts are not of one. */
function codeOf(program: Found, data: Found | null, dataAddress: Address): ReadonlyUint8Array | null {
  const isProgram =
    program.executable &&
    program.owner === UPGRADEABLE_LOADER &&
    program.data.length === PROGRAM_BYTES &&
    kindOf(program.data) === PROGRAM_KIND &&
    getAddressDecoder().decode(program.data, 4) === dataAddress;
  const isData = data !== null && data.owner === UPGRADEABLE_LOADER && kindOf(data.data) === DATA_KIND;
  return isProgram && isData && data.data.length > DATA_HEADER ? data.data.slice(DATA_HEADER) : null;
}

/** The loader leaves room after the code, which is zero. */
function isBuild(code: ReadonlyUint8Array, build: Uint8Array): boolean {
  return isEqual(code.slice(0, build.length), build) && code.slice(build.length).every((byte) => byte === 0);
}

/** The account's fields; null where it is no account of this kind and version of the program. */
function read<T>(
  account: Found,
  program: Address,
  header: string,
  decoder: { readonly fixedSize: number; decode(bytes: ReadonlyUint8Array): T },
): T | null {
  const isOurs =
    account.owner === program && account.data.length === decoder.fixedSize && hex(account.data.slice(0, 2)) === header;
  return isOurs ? decoder.decode(account.data) : null;
}

/** Whether the payment token is as `initialize` asks for it, still. */
function isToken(token: Found | null | undefined, { tokenDecimals }: Config): boolean {
  if (!token || token.owner !== TOKEN_PROGRAM || token.data.length !== MINT.bytes) return false;
  return token.data[MINT.initialized] === 1 && token.data[MINT.decimals] === tokenDecimals;
}

type GivenTarget = SolanaTarget & { readonly programId: SolanaAddress };

function checkKey(account: Found | null, target: GivenTarget): readonly StartRefusal[] {
  const { programId, variables, verifyingKey } = target;
  if (account === null) return [refusal('PROGRAM_KEY_MISSING', variables.program)];
  const key = read(account, programId as string as Address, KEY_HEADER, getVerifyingKeyDecoder());
  if (key === null) return [refusal('PROGRAM_OTHER', variables.program)];
  if (key.parts !== WHOLE_KEY) return [refusal('PROGRAM_KEY_MISSING', variables.program)];
  if (verifyingKey === undefined) return [];
  const [points, ic] = verifyingKey;
  const isSame =
    isEqual(Buffer.concat([key.alpha, key.beta, key.gamma, key.delta].map((part) => Uint8Array.from(part))), points) &&
    isEqual(Buffer.concat(key.ic.map((point) => Uint8Array.from(point))), ic);
  return isSame ? [] : [refusal('PROGRAM_KEY_OTHER', 'PROVING_SETUP')];
}

async function checkConfig(rpc: ReadRpc, account: Found | null, target: GivenTarget): Promise<StartRefusal | null> {
  const { programId, genesisHash, variables } = target;
  if (account === null) return refusal('PROGRAM_NOT_INITIALIZED', variables.program);
  const config = read(account, programId as string as Address, CONFIG_HEADER, getConfigDecoder());
  if (config === null) return refusal('PROGRAM_OTHER', variables.program);
  const separator = domainSeparator({
    kind: 'solana',
    genesisHash: solanaAddressHex(genesisHash),
    programId: solanaAddressHex(programId),
  });
  const isDomain =
    isEqual(config.genesisHash, getBase58Encoder().encode(genesisHash)) && isEqual(config.separator, separator);
  if (!isDomain) return refusal('PROGRAM_DOMAIN', variables.program);
  const [token] = await accountsAt(rpc, [config.token]);
  return isToken(token, config) ? null : refusal('PROGRAM_TOKEN', variables.program);
}

const OTHER_BUILD =
  'The program on Solana has other bytes than contracts/solana/build/income_series.so: made by another toolchain, or of another version.';

async function checkProgram(rpc: ReadRpc, target: GivenTarget, build: Uint8Array): Promise<SolanaFindings> {
  const programAddress = target.programId as string as Address;
  const [[dataAddress], [configAddress], [keyAddress]] = await Promise.all([
    getProgramDerivedAddress({
      programAddress: UPGRADEABLE_LOADER,
      seeds: [getAddressEncoder().encode(programAddress)],
    }),
    findConfigPda({ programAddress }),
    findVerifyingKeyPda({ programAddress }),
  ]);
  const [program, data, config, key] = await accountsAt(rpc, [programAddress, dataAddress, configAddress, keyAddress]);
  const code = program ? codeOf(program, data ?? null, dataAddress) : null;
  if (code === null) return { refusals: [refusal('PROGRAM_MISSING', target.variables.program)], warnings: [] };
  const wrong = await checkConfig(rpc, config ?? null, target);
  const refusals = wrong === null ? checkKey(key ?? null, target) : [wrong];
  return { refusals, warnings: isBuild(code, build) ? [] : [OTHER_BUILD] };
}

const only = (found: StartRefusal): SolanaFindings => ({ refusals: [found], warnings: [] });

/**
 * Why the node or the program cannot be used; sends nothing. Three rounds of requests.
 * @throws Error where the installation has no program file
 */
export async function checkSolana(target: SolanaTarget): Promise<SolanaFindings> {
  const { rpcUrl, genesisHash, programId } = target;
  const { node } = target.variables;
  const build = programFile();
  try {
    const rpc = createReadRpc(rpcUrl);
    const found: string = await rpc.getGenesisHash().send();
    if (REFUSED_GENESIS_HASHES.has(found)) {
      const problem = 'names a node of mainnet-beta, which is refused';
      return only(refusal('CHAIN_REFUSED', node, { problem, mend: 'name a node of Solana devnet' }));
    }
    if (found !== genesisHash) {
      const problem = 'names a node of another cluster, by its genesis hash';
      const mend = 'name a node of Solana devnet, or in development its genesis hash by SOLANA_GENESIS_HASH';
      return only(refusal('CHAIN_MISMATCH', node, { problem, mend }));
    }
    return programId === undefined
      ? { refusals: [], warnings: [] }
      : await checkProgram(rpc, { ...target, programId }, build);
  } catch (error) {
    return only(refusal(nodeFailure(error), node));
  }
}
