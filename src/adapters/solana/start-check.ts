import { isSolanaAddress, type SolanaAddress, solanaAddressHex } from '@income-series/protocol/address';
import { REFUSED_GENESIS_HASHES } from '@income-series/protocol/chain';
import { domainSeparator } from '@income-series/protocol/signing';
import { type Address, getAddressEncoder, getBase58Encoder, getProgramDerivedAddress } from '@solana/kit';
import { nodeFailure } from '../../core/errors/node-failure.ts';
import { refusal, type StartRefusal } from '../../core/errors/start-refused.ts';
import { createAddresses, kitAddress, UPGRADEABLE_LOADER } from './addresses.ts';
import type { SolanaRpc } from './client.ts';
import { getVerifyingKeyDecoder, VERIFYING_KEY_KIND, type VerifyingKey } from './generated/accounts/index.ts';
import { accountsAt, type CodeAccount, codeOf, isBuild, isEqual } from './program-code.ts';
import { programFile } from './program-file.ts';
import { createReadRpc } from './read-rpc.ts';
import { RECORDS, type RecordKind, readMintDecimals, readRecord } from './records.ts';

export interface SolanaTarget {
  /** The genesis hash that the node must answer, in base58. */
  readonly genesisHash: string;
  /** The node's URL. It may contain an access key and must not be logged. */
  readonly rpcUrl: string;
  /** The program's address; undefined if the configuration does not name it. */
  readonly programId: SolanaAddress | undefined;
  /** The mint of the payment token; undefined if the configuration does not name it. */
  readonly tokenMint: SolanaAddress | undefined;
  /** The names of the configuration variables of node, program and mint. */
  readonly variables: { readonly node: string; readonly program: string; readonly token: string };
  /** The proving setup's verifying key in its two parts; undefined if this process does not check proofs. */
  readonly verifyingKey: readonly [points: Uint8Array, ic: Uint8Array] | undefined;
}

export interface SolanaFindings {
  readonly refusals: readonly StartRefusal[];
  /** Constant sentences on problems that do not prevent a start. */
  readonly warnings: readonly string[];
}

/** The kind of record of the circuit's verifying key. */
export const VERIFYING_KEY: RecordKind<VerifyingKey> = { kind: VERIFYING_KEY_KIND, decoder: getVerifyingKeyDecoder() };
/** The value of `parts` in a verifying key with both parts written. */
const WHOLE_KEY = 3;

/** Reads a record; null where there is none, OTHER if it has another kind, version or size. */
function read<T>(kind: RecordKind<T>, account: CodeAccount | null, program: Address): T | 'OTHER' | null {
  try {
    return readRecord(kind, account, program);
  } catch {
    return 'OTHER';
  }
}

type CompleteTarget = SolanaTarget & { readonly programId: SolanaAddress };

/** Checks that both parts of the verifying key are written, and are those of the proving setup. */
function checkKey(account: CodeAccount | null, target: CompleteTarget): readonly StartRefusal[] {
  const { programId, variables, verifyingKey } = target;
  const key = read(VERIFYING_KEY, account, kitAddress(programId));
  if (key === 'OTHER') return [refusal('PROGRAM_OTHER', variables.program)];
  if (key?.parts !== WHOLE_KEY) return [refusal('PROGRAM_KEY_MISSING', variables.program)];
  if (verifyingKey === undefined) return [];
  const parts = [[key.alpha, key.beta, key.gamma, key.delta], key.ic] as const;
  const isSame = parts.every((part, i) =>
    isEqual(Buffer.concat(part.map((point) => Uint8Array.from(point))), verifyingKey[i] as Uint8Array),
  );
  return isSame ? [] : [refusal('PROGRAM_KEY_OTHER', 'PROVING_SETUP')];
}

/** Checks the program's configuration and its payment token. */
async function checkConfig(
  rpc: SolanaRpc,
  account: CodeAccount | null,
  target: CompleteTarget,
): Promise<readonly StartRefusal[]> {
  const { programId, tokenMint, genesisHash, variables } = target;
  const config = read(RECORDS.config, account, kitAddress(programId));
  if (config === null) return [refusal('PROGRAM_NOT_INITIALIZED', variables.program)];
  if (config === 'OTHER') return [refusal('PROGRAM_OTHER', variables.program)];
  const separator = domainSeparator({
    kind: 'solana',
    genesisHash: solanaAddressHex(genesisHash),
    programId: solanaAddressHex(programId),
  });
  const isDomain =
    isEqual(config.genesisHash, getBase58Encoder().encode(genesisHash)) && isEqual(config.separator, separator);
  if (!isDomain) return [refusal('PROGRAM_DOMAIN', variables.program)];
  if (tokenMint === undefined) return [];
  const [mint = null] = await accountsAt(rpc, [config.token]);
  const isToken = config.token === kitAddress(tokenMint) && readMintDecimals(mint) === config.tokenDecimals;
  return isToken ? [] : [refusal('PROGRAM_TOKEN', variables.token)];
}

const OTHER_BUILD =
  'The program on Solana has other bytes than contracts/solana/build/income_series.so: another toolchain made it, or it is of another version.';

/** Checks the program's code, configuration and verifying key. Code of another build is only a warning. */
async function checkProgram(rpc: SolanaRpc, target: CompleteTarget, build: Uint8Array): Promise<SolanaFindings> {
  const programAt = kitAddress(target.programId);
  const addresses = createAddresses(programAt);
  const [[dataAt], configAt, keyAt] = await Promise.all([
    getProgramDerivedAddress({ programAddress: UPGRADEABLE_LOADER, seeds: [getAddressEncoder().encode(programAt)] }),
    addresses.config(),
    addresses.verifyingKey(),
  ]);
  const accounts = await accountsAt(rpc, [programAt, dataAt, configAt, keyAt]);
  const [program = null, data = null, config = null, key = null] = accounts;
  const deployedCode = program === null ? null : codeOf(program, data, dataAt);
  if (deployedCode === null) return onlyRefusal(refusal('PROGRAM_MISSING', target.variables.program));
  const configRefusals = await checkConfig(rpc, config, target);
  // The key is not checked in a program of unknown configuration; a wrong payment token does not matter for it.
  const hasConfig = configRefusals.every(({ code }) => code === 'PROGRAM_TOKEN');
  const refusals = hasConfig ? [...configRefusals, ...checkKey(key, target)] : configRefusals;
  return { refusals, warnings: refusals.length > 0 || isBuild(deployedCode, build) ? [] : [OTHER_BUILD] };
}

const onlyRefusal = (refused: StartRefusal): SolanaFindings => ({ refusals: [refused], warnings: [] });

/** The refusal of a node of another cluster; null if the cluster is the configured one. */
function clusterRefusal(answer: unknown, { genesisHash, variables: { node } }: SolanaTarget): StartRefusal | null {
  if (!isSolanaAddress(answer)) return refusal('NODE_ANSWER', node);
  if (REFUSED_GENESIS_HASHES.has(answer)) {
    const problem = 'names a node of mainnet-beta, which is refused';
    return refusal('CHAIN_REFUSED', node, { problem, mend: 'name a node of Solana devnet' });
  }
  if (answer === genesisHash) return null;
  const problem = 'names a node of another cluster, by its genesis hash';
  const mend =
    'name a node of Solana devnet; in development another cluster’s genesis hash may be given as SOLANA_GENESIS_HASH';
  return refusal('CHAIN_MISMATCH', node, { problem, mend });
}

/**
 * The reasons for which node or program cannot be used. It sends no transaction and takes three rounds of requests.
 * @throws Error if the installation has no program file
 */
export async function checkSolana(target: SolanaTarget): Promise<SolanaFindings> {
  const { rpcUrl, programId, variables } = target;
  const build = programFile();
  try {
    const rpc = createReadRpc(rpcUrl);
    const wrong = clusterRefusal(await rpc.getGenesisHash().send(), target);
    if (wrong !== null) return onlyRefusal(wrong);
    if (programId === undefined) return { refusals: [], warnings: [] };
    return await checkProgram(rpc, { ...target, programId }, build);
  } catch (error) {
    return onlyRefusal(refusal(nodeFailure(error), variables.node));
  }
}
