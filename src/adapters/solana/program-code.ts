import { type Address, getAddressDecoder, getBase64Encoder, type ReadonlyUint8Array } from '@solana/kit';
import { UPGRADEABLE_LOADER } from './addresses.ts';
import { COMMITMENT, type SolanaRpc } from './client.ts';
import type { AccountData } from './records.ts';

/** The size of a program's account: its kind as u32, and the address of its data. */
export const PROGRAM_BYTES = 36;
const PROGRAM_KIND = 2;
const DATA_KIND = 3;
/** The size of a data account's header: kind, slot u64, and upgrade authority as an option. The code follows. */
export const DATA_HEADER = 45;
const SLOT_AT = 4;
const AUTHORITY_AT = 12;

export type CodeAccount = AccountData & { readonly executable: boolean };

/** The accounts' state in one slot; null for an account that does not exist. */
export async function accountsAt(
  rpc: SolanaRpc,
  addresses: readonly Address[],
): Promise<readonly (CodeAccount | null)[]> {
  const { value } = await rpc.getMultipleAccounts(addresses, { commitment: COMMITMENT, encoding: 'base64' }).send();
  return addresses.map((_, i) => {
    const account = value[i];
    if (account === undefined) throw new Error('an answer of fewer accounts');
    return account && { ...account, data: Uint8Array.from(getBase64Encoder().encode(account.data[0])) };
  });
}

export const isEqual = (left: ReadonlyUint8Array, right: ReadonlyUint8Array): boolean =>
  left.length === right.length && left.every((byte, i) => byte === right[i]);

const kindOf = (data: Uint8Array): number => (data.length < 4 ? 0 : Buffer.from(data).readUInt32LE(0));

/** The code of a program of the upgradeable loader; null for other accounts. */
export function codeOf(program: CodeAccount, data: CodeAccount | null, dataAt: Address): Uint8Array | null {
  const isProgram =
    program.executable &&
    program.owner === UPGRADEABLE_LOADER &&
    program.data.length === PROGRAM_BYTES &&
    kindOf(program.data) === PROGRAM_KIND &&
    getAddressDecoder().decode(program.data, 4) === dataAt;
  const isData = data !== null && data.owner === UPGRADEABLE_LOADER && kindOf(data.data) === DATA_KIND;
  return isProgram && isData && data.data.length > DATA_HEADER ? data.data.slice(DATA_HEADER) : null;
}

/** The slot of a program's deployment and its upgrade authority, which is null if nobody may replace the code. */
export function deploymentOf({ data }: CodeAccount): { readonly slot: bigint; readonly authority: Address | null } {
  const authority = data[AUTHORITY_AT] === 1 ? getAddressDecoder().decode(data, AUTHORITY_AT + 1) : null;
  return { slot: Buffer.from(data).readBigUInt64LE(SLOT_AT), authority };
}

/** True if the code is the build's, followed by zeros only, because the loader leaves room after it. */
export const isBuild = (code: Uint8Array, build: Uint8Array): boolean =>
  isEqual(code.slice(0, build.length), build) && code.slice(build.length).every((byte) => byte === 0);
