import { setTimeout as wait } from 'node:timers/promises';
import {
  type Address,
  getBase64EncodedWireTransaction,
  getSignatureFromTransaction,
  type KeyPairSigner,
  type Signature,
} from '@solana/kit';
import { SetupError } from '../../../core/errors/setup-error.ts';
import { UPGRADEABLE_LOADER } from '../addresses.ts';
import { COMMITMENT } from '../client.ts';
import { accountsAt, DATA_HEADER, deploymentOf } from '../program-code.ts';
import { programDataAddress } from '../program-data.ts';
import { type Sender, signedOver } from '../sender.ts';
import {
  addressOf,
  BUFFER_HEADER,
  bufferAccount,
  createAccount,
  deployBuffer,
  initializeBuffer,
  PROGRAM_ACCOUNT,
  writeBuffer,
} from './instructions.ts';
import { failureName } from './refusal.ts';

/** The bytes of code in one transaction, which has at most 1,232 bytes with its other parts. */
const CHUNK = 960;
/** The number of transactions sent at once, because public nodes answer about forty requests of one kind in ten seconds. */
const BATCH = 16;
const POLL_MS = 400;
const POLLS = 60;
/** The maximum number of successive rounds in which nothing is written; the pause after each is in ms. */
const IDLE_ROUNDS = 6;
const PAUSE_MS = 2_500;
/** The maximum wait for a new program in polls; it runs from the slot after its deployment on. */
const SLOT_POLLS = 15;

export interface Upload {
  readonly sender: Sender;
  readonly deployer: KeyPairSigner;
  readonly code: Uint8Array;
  /** Called with the number of bytes of the code that are on the cluster. */
  readonly onWritten: (bytes: number) => void;
}

/** The rent of an account with this number of bytes, in lamports. */
export const rentOf = async ({ rpc }: Pick<Sender, 'rpc'>, bytes: number): Promise<bigint> =>
  rpc.getMinimumBalanceForRentExemption(BigInt(bytes)).send();

/** The most that an upload takes from the deployer's account, in lamports. */
export async function costOfUpload(sender: Sender, code: Uint8Array): Promise<bigint> {
  const [program, data] = await Promise.all([
    rentOf(sender, PROGRAM_ACCOUNT.bytes),
    rentOf(sender, DATA_HEADER + code.length),
  ]);
  return program + data;
}

/**
 * Uploads a program's code to the deployer's own address. After an interrupted run only the missing parts of the buffer are
 * written.
 *
 * @throws SetupError where the buffer is another's or nothing more can be written; the node's and the runtime's errors
 */
export async function uploadProgram(
  upload: Upload,
): Promise<{ readonly program: Address; readonly signature: Signature }> {
  const { sender, deployer, code } = upload;
  const program = await addressOf(deployer.address, PROGRAM_ACCOUNT);
  const buffer = await openBuffer(upload);
  await fill(upload, buffer);
  const signature = await sender.send(
    deployer,
    await createAccount(deployer, PROGRAM_ACCOUNT, await rentOf(sender, PROGRAM_ACCOUNT.bytes)),
    await deployBuffer(deployer, program, buffer, code.length),
  );
  await waitUntilRunnable(sender, program);
  return { program, signature };
}

/** The address of the deployer's buffer for this code; the buffer is created if it does not exist. */
async function openBuffer({ sender, deployer, code }: Upload): Promise<Address> {
  const account = bufferAccount(code);
  const buffer = await addressOf(deployer.address, account);
  const [existing] = await accountsAt(sender.rpc, [buffer]);
  if (existing === null || existing === undefined || existing.owner !== UPGRADEABLE_LOADER) {
    const create = await createAccount(deployer, account, await rentOf(sender, account.bytes));
    await sender.send(deployer, create, initializeBuffer(deployer, buffer));
  } else if (existing.data.length !== account.bytes) {
    throw new SetupError(`the buffer ${buffer} is of another build: close it, or use another deployer`);
  }
  return buffer;
}

/** The offsets at which the buffer does not have the code yet. */
async function missingChunks({ sender, code }: Upload, buffer: Address): Promise<readonly number[]> {
  const [account] = await accountsAt(sender.rpc, [buffer]);
  const written = Buffer.from(account?.data ?? []).subarray(BUFFER_HEADER);
  const offsets = Array.from({ length: Math.ceil(code.length / CHUNK) }, (_, i) => i * CHUNK);
  return offsets.filter((at) => !written.subarray(at, at + CHUNK).equals(code.subarray(at, at + CHUNK)));
}

/** Writes the missing chunks in rounds. @throws SetupError after several rounds that wrote nothing */
async function fill(upload: Upload, buffer: Address): Promise<void> {
  let missingBefore = Number.POSITIVE_INFINITY;
  let idle = 0;
  let failure: unknown;
  for (;;) {
    const missing = await missingChunks(upload, buffer);
    upload.onWritten(Math.max(0, upload.code.length - missing.length * CHUNK));
    if (missing.length === 0) return;
    idle = missing.length < missingBefore ? 0 : idle + 1;
    if (idle > IDLE_ROUNDS) throw stopped(failure);
    if (idle > 0) await wait(PAUSE_MS);
    missingBefore = missing.length;
    failure = await writeRound(upload, buffer, missing);
  }
}

/** The error of an upload that goes no further, with the name of the last round's failure. */
const stopped = (failure: unknown): SetupError =>
  failure === undefined
    ? new SetupError('the node takes no more of the program: run again later')
    : new SetupError(`the node takes no more of the program (${failureName(failure)}): run again once that is mended`);

/**
 * Writes missing chunks in batches. A failed batch ends the round, because the next round reads the buffer again. Returns the
 * failure, or undefined.
 */
async function writeRound(upload: Upload, buffer: Address, missing: readonly number[]): Promise<unknown> {
  for (let i = 0; i < missing.length; i += BATCH) {
    try {
      await writeBatch(upload, buffer, missing.slice(i, i + BATCH));
    } catch (error) {
      return error;
    }
    upload.onWritten(Math.max(0, upload.code.length - Math.max(0, missing.length - i - BATCH) * CHUNK));
  }
}

/** Sends a transaction for each chunk, and waits for a while until blocks include all of them. */
async function writeBatch(
  { sender: { rpc }, deployer, code }: Upload,
  buffer: Address,
  offsets: readonly number[],
): Promise<void> {
  const { value: lifetime } = await rpc.getLatestBlockhash({ commitment: COMMITMENT }).send();
  const signatures = await Promise.all(
    offsets.map(async (at) => {
      const write = writeBuffer(deployer, buffer, at, code.subarray(at, at + CHUNK));
      const transaction = await signedOver(lifetime, deployer, [write]);
      const wire = getBase64EncodedWireTransaction(transaction);
      await rpc.sendTransaction(wire, { encoding: 'base64', preflightCommitment: COMMITMENT }).send();
      return getSignatureFromTransaction(transaction);
    }),
  );
  for (let polls = 0; polls < POLLS; polls += 1) {
    const { value } = await rpc.getSignatureStatuses(signatures).send();
    if (value.every((status) => status !== null && status.confirmationStatus !== 'processed')) return;
    await wait(POLL_MS);
  }
}

/** Waits for a block after the block of the deployment. A development node may produce none, and then none is needed. */
async function waitUntilRunnable({ rpc }: Sender, program: Address): Promise<void> {
  const [data] = await accountsAt(rpc, [await programDataAddress(program)]);
  if (data === null || data === undefined) return;
  const { slot } = deploymentOf(data);
  for (let polls = 0; polls < SLOT_POLLS; polls += 1) {
    if ((await rpc.getSlot({ commitment: COMMITMENT }).send()) > slot) return;
    await wait(POLL_MS);
  }
}
