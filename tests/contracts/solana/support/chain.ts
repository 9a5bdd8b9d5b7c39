// LiteSVM with the committed program, and one way to send instructions to it.
import { KeyObject, sign } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { encodeTransaction, readTransaction } from '@income-series/devnet';
import {
  AccountRole,
  type Address,
  appendTransactionMessageInstructions,
  assertIsFullySignedTransaction,
  compileTransaction,
  createKeyPairSignerFromPrivateKeyBytes,
  createTransactionMessage,
  getBase58Decoder,
  getProgramDerivedAddress,
  getSignersFromTransactionMessage,
  getTransactionEncoder,
  type Instruction,
  type KeyPairSigner,
  lamports,
  pipe,
  type SignatureBytes,
  setTransactionMessageFeePayerSigner,
  type TransactionMessage,
  type TransactionMessageWithFeePayer,
} from '@solana/kit';
import { FailedTransactionMetadata, LiteSVM, type TransactionMetadata } from 'litesvm';
import type { RpcTransaction } from '../../../../src/adapters/solana/executed.ts';
import { addressBytes, addressOf, fromHex, join, u8, u32, u64 } from './bytes.ts';
import { refusalName } from './errors.ts';
import { decodeEvent, type ProgramEvent } from './events.ts';

const answers = JSON.parse(readFileSync('packages/protocol/src/signing/known-answers.json', 'utf8')) as {
  domains: { kind: string; genesisHash: string; programId: string }[];
};
const domain = answers.domains.find(({ kind }) => kind === 'solana');
if (domain === undefined) throw new Error('the known answers have a Solana domain');

/** Where the program is: the known answers' program and cluster. */
export const PROGRAM = addressOf(fromHex(domain.programId));
export const GENESIS_HASH = fromHex(domain.genesisHash);
export const SYSTEM_PROGRAM = '11111111111111111111111111111111' as Address;
const LOADER = 'BPFLoaderUpgradeab1e11111111111111111111111' as Address;
const SO = 'contracts/solana/build/income_series.so';
const RICH = lamports(1_000_000_000_000n);

/** Asks for the most compute units that a transaction has. */
export const MOST_UNITS: Instruction = {
  programAddress: 'ComputeBudget111111111111111111111111111111' as Address,
  data: join(u8(2), u32(1_400_000)),
};

export type Meta = NonNullable<Instruction['accounts']>[number];
const addressIn = (account: Address | KeyPairSigner): Address =>
  typeof account === 'string' ? account : account.address;
export const readonly = (account: Address | KeyPairSigner): Meta => ({
  address: addressIn(account),
  role: AccountRole.READONLY,
});
export const writable = (account: Address | KeyPairSigner): Meta => ({
  address: addressIn(account),
  role: AccountRole.WRITABLE,
});
export const signing = (signer: KeyPairSigner): Meta =>
  ({ address: signer.address, role: AccountRole.READONLY_SIGNER, signer }) as Meta;
export const paying = (signer: KeyPairSigner): Meta =>
  ({ address: signer.address, role: AccountRole.WRITABLE_SIGNER, signer }) as Meta;

export const instruction = (accounts: readonly Meta[], ...data: readonly Uint8Array[]): Instruction => ({
  programAddress: PROGRAM,
  accounts,
  data: join(...data),
});

/** The same with another account at a place. */
export const replaced = (whole: Instruction, place: number, account: Meta): Instruction => ({
  ...whole,
  accounts: (whole.accounts ?? []).with(place, account),
});
/** The same with a byte behind its arguments. */
export const longer = (whole: Instruction): Instruction => ({ ...whole, data: join(whole.data as Uint8Array, u8(0)) });

/** What is made for a name, made once. */
function once<T>(made: Map<string, Promise<T>>, name: string, make: () => Promise<T>): Promise<T> {
  const there = made.get(name) ?? make();
  made.set(name, there);
  return there;
}

const addresses = new Map<string, Promise<Address>>();
const keyPairs = new Map<string, Promise<KeyPairSigner>>();

/** The canonical address of seeds. */
export const derive = (...seeds: readonly (string | Uint8Array)[]): Promise<Address> =>
  once(addresses, seeds.map((seed) => Buffer.from(seed).toString('hex')).join(), async () => {
    const [address] = await getProgramDerivedAddress({ programAddress: PROGRAM, seeds: [...seeds] });
    return address;
  });

/** A key pair by number: the same in every run, so that addresses and compute units are. */
export const keyPair = (number: number): Promise<KeyPairSigner> =>
  once(keyPairs, `${number}`, () =>
    createKeyPairSignerFromPrivateKeyBytes(join(new Uint8Array(28).fill(0x5a), u32(number))),
  );

/** An instruction, or its making, which may look for addresses. */
export type Sending = Instruction | Promise<Instruction>;

export interface Sent {
  /** ACCEPTED, the refusal's name, or what the runtime says. */
  readonly answer: string;
  readonly units: number;
  readonly events: readonly ProgramEvent[];
  readonly returned: Uint8Array;
  /** What a node would answer to `getTransaction` in json. */
  readonly answerOfNode: NodeAnswer;
}

interface NodeAnswer {
  readonly meta: {
    readonly err: unknown;
    readonly innerInstructions: readonly {
      readonly index: number;
      readonly instructions: readonly {
        readonly programIdIndex: number;
        readonly accounts: readonly number[];
        readonly data: string;
        readonly stackHeight: number;
      }[];
    }[];
    readonly logMessages: readonly string[];
  };
  readonly transaction: RpcTransaction['transaction'];
}

function nodeAnswer(wire: Uint8Array, meta: TransactionMetadata, err: unknown): NodeAnswer {
  const innerInstructions = meta.innerInstructions().map((calls, index) => ({
    index,
    instructions: calls.map((call) => ({
      programIdIndex: call.instruction().programIdIndex(),
      accounts: [...call.instruction().accounts()],
      data: getBase58Decoder().decode(Uint8Array.from(call.instruction().data())),
      stackHeight: call.stackHeight(),
    })),
  }));
  const transaction = encodeTransaction(readTransaction(wire), 'json') as NodeAnswer['transaction'];
  return { meta: { err, innerInstructions, logMessages: meta.logs() }, transaction };
}

/** The number of a program's error; undefined for what the runtime itself refuses. */
function errorNumber(failed: FailedTransactionMetadata): number | undefined {
  const error: unknown = failed.err();
  const inner = (error as { err?: () => unknown }).err?.();
  return (inner as { code?: number } | undefined)?.code;
}

function answerOf(failed: FailedTransactionMetadata): string {
  const code = errorNumber(failed);
  return code === undefined ? String(failed) : refusalName(code);
}

/** The instances between two collections: some eight megabytes each, which V8 does not see. */
const BETWEEN_COLLECTIONS = 50;
let instances = 0;

function openSvm(): LiteSVM {
  instances += 1;
  if (instances % BETWEEN_COLLECTIONS === 0) globalThis.gc?.();
  return new LiteSVM().withTransactionHistory(0n);
}

const privateKeys = new Map<Address, KeyObject>();

/** The message signed here and now: kit asks a thread for each signature, and another for the public key that it belongs to. */
function signed(message: TransactionMessage & TransactionMessageWithFeePayer) {
  const { messageBytes, signatures: lacking, ...compiled } = compileTransaction(message);
  const signatures = { ...lacking };
  for (const { address, keyPair: pair } of getSignersFromTransactionMessage(message) as readonly KeyPairSigner[]) {
    const key = privateKeys.get(address) ?? KeyObject.from(pair.privateKey);
    privateKeys.set(address, key);
    signatures[address] = Uint8Array.from(sign(null, messageBytes as unknown as Uint8Array, key)) as SignatureBytes;
  }
  const transaction = { ...compiled, messageBytes, signatures };
  assertIsFullySignedTransaction(transaction);
  return transaction;
}

export class Chain {
  readonly svm = openSvm();
  readonly payer: KeyPairSigner;
  private constructor(payer: KeyPairSigner) {
    this.payer = payer;
  }

  /** The program deployed with `deployer` as its upgrade authority, and nothing else. */
  static async start(deployer: KeyPairSigner): Promise<Chain> {
    const chain = new Chain(await keyPair(0));
    chain.fund(chain.payer.address);
    chain.fund(deployer.address);
    chain.svm.addProgram(PROGRAM, readFileSync(SO));
    await chain.setUpgradeAuthority(deployer.address);
    return chain;
  }

  fund(address: Address, amount = RICH): void {
    this.svm.airdrop(address, amount);
  }

  /** The program's data account as the loader writes it: kind 3, slot, authority. */
  async setUpgradeAuthority(authority: Address | null): Promise<void> {
    const address = await programData();
    const option = authority === null ? new Uint8Array(33) : join(u8(1), addressBytes(authority));
    const old = this.svm.getAccount(address);
    const code = old.exists ? old.data.slice(45) : new Uint8Array();
    const data = join(u32(3), u64(0), option, code);
    this.put(address, LOADER, data);
  }

  /** Puts an account there as it is, without the program that owns it. */
  put(address: Address, programAddress: Address, data: Uint8Array): void {
    const space = BigInt(data.length);
    this.svm.setAccount({ address, data, executable: false, lamports: RICH, programAddress, space });
  }

  now(): bigint {
    return this.svm.getClock().unixTimestamp;
  }

  setTime(seconds: bigint): void {
    const clock = this.svm.getClock();
    clock.unixTimestamp = seconds;
    this.svm.setClock(clock);
  }

  /** The data of an account; null where there is none. */
  data(address: Address): Uint8Array | null {
    const account = this.svm.getAccount(address);
    return account.exists && account.data.length > 0 ? Uint8Array.from(account.data) : null;
  }

  balance(address: Address): bigint {
    return this.svm.getBalance(address) ?? 0n;
  }

  async send(...sending: readonly Sending[]): Promise<Sent> {
    const instructions = await Promise.all(sending);
    this.svm.expireBlockhash(); // equal transactions are accepted again
    const transaction = pipe(
      createTransactionMessage({ version: 0 }),
      (message) => setTransactionMessageFeePayerSigner(this.payer, message),
      (message) => this.svm.setTransactionMessageLifetimeUsingLatestBlockhash(message),
      (message) => appendTransactionMessageInstructions(instructions, message),
      signed,
    );
    const result = this.svm.sendTransaction(transaction as Parameters<LiteSVM['sendTransaction']>[0]);
    const failed = result instanceof FailedTransactionMetadata;
    const meta = failed ? result.meta() : result;
    const inner = failed ? [] : meta.innerInstructions().flat();
    return {
      answer: failed ? answerOf(result) : 'ACCEPTED',
      units: Number(meta.computeUnitsConsumed()),
      events: inner.flatMap((call) => decodeEvent(Uint8Array.from(call.instruction().data())) ?? []),
      returned: Uint8Array.from(meta.returnData().data()),
      get answerOfNode() {
        const err = failed ? { InstructionError: [0, { Custom: errorNumber(result) }] } : null;
        return nodeAnswer(Uint8Array.from(getTransactionEncoder().encode(transaction)), meta, err);
      },
    };
  }

  async answer(...sending: readonly Sending[]): Promise<string> {
    return (await this.send(...sending)).answer;
  }

  /** The same, for what has to be accepted. */
  async accept(...sending: readonly Sending[]): Promise<Sent> {
    const sent = await this.send(...sending);
    if (sent.answer !== 'ACCEPTED') throw new Error(sent.answer);
    return sent;
  }
}

/** Where the loader keeps the program's code and upgrade authority. */
export async function programData(): Promise<Address> {
  const [address] = await getProgramDerivedAddress({ programAddress: LOADER, seeds: [addressBytes(PROGRAM)] });
  return address;
}
