// A gateway over a Solana cluster of its own: the committed program is set up by its owner's transactions, whatever the gateway
// builds is signed and sent by plain kit wallets, and the index follows what the cluster's node answers.
import { randomUUID } from 'node:crypto';
import type { SolanaNode } from '@income-series/devnet';
import type { SolanaAddress, SolanaSignature } from '@income-series/protocol/address';
import { fromHex, toHex } from '@income-series/protocol/bytes';
import { signAnnouncement } from '@income-series/protocol/envelope';
import type { Bytes32, Hex, KeyAddress } from '@income-series/protocol/hex';
import { SALE_NOTICE } from '@income-series/protocol/policy';
import { deriveSeriesKey } from '@income-series/protocol/series-key';
import {
  type MessageKind,
  type MessageOf,
  messageDigest,
  personalDigest,
  signDigest,
} from '@income-series/protocol/signing';
import {
  assertIsFullySignedTransaction,
  getBase64EncodedWireTransaction,
  getBase64Encoder,
  getSignatureFromTransaction,
  getTransactionDecoder,
  type KeyPairSigner,
  partiallySignTransaction,
} from '@solana/kit';
import { kitAddress, ownAddress } from '../../../src/adapters/solana/addresses.ts';
import { createSolanaChain, type SolanaChain } from '../../../src/adapters/solana/chain.ts';
import { keyPairOf } from '../../../src/adapters/solana/key-pair.ts';
import { createSolanaPayer } from '../../../src/adapters/solana/payer.ts';
import { type DevelopmentProgram, setUpProgram } from '../../../src/apps/devnet/development.ts';
import type { CurveParams } from '../../../src/domains/curve/calls.ts';
import type { Relayer, SolanaRequest } from '../../../src/domains/transaction/index.ts';
import { createTracker } from '../../../src/domains/transaction/worker/tracker.ts';
import { createIndexer } from '../../../src/indexing/indexer.ts';
import { modules } from '../../../src/modules.ts';
import { DAY, EUR, PARAMS } from '../../contracts/solana/support/curve.ts';
import { RATE, TRUSTING } from '../../contracts/solana/support/reports.ts';
import { ATTESTOR, type Key, VERIFIER } from '../../contracts/solana/support/signed-rate.ts';
import { catchUp } from '../../indexing/support/index.ts';
import { createTestClock } from '../clock.ts';
import { createTestDatabase } from '../database.ts';
import { newWallet, startTestGateway, type TestGateway, type TestGatewayOptions } from '../gateway.ts';
import { newSolanaWallet, type SolanaWallet } from '../solana-chain.ts';
import { clientsOf, fund, START, startNode } from './node.ts';
import { type RpcProxy, startRpcProxy } from './proxy.ts';

/** The answer to a mutation: the selected fields of its payload, or the refusal. */
export type Done = Readonly<Record<string, unknown>>;

export interface LiveWallet extends SolanaWallet {
  readonly signer: KeyPairSigner;
}

/** An account that linked an attestor's key of the registry. */
export interface LiveAttestor {
  readonly key: KeyAddress;
  readonly secret: Uint8Array;
  readonly encryptionKey: Hex;
  readonly token: string;
  sign<K extends MessageKind>(kind: K, message: MessageOf<K>): Hex;
}

export interface LiveGateway extends TestGateway {
  readonly cluster: string;
  readonly solana: SolanaChain;
  readonly node: SolanaNode;
  /** The gateway's way to the node; the index asks the node itself. */
  readonly proxy: RpcProxy;
  readonly program: DevelopmentProgram;
  /** Approved and verified. */
  readonly issuer: LiveWallet;
  /** Verified, with payment tokens. */
  readonly traders: readonly LiveWallet[];
  /** With coins and payment tokens, but not verified. */
  readonly stranger: LiveWallet;
  /** Signed in by the text of Sign-In With Solana: the account of the wallet. */
  session(wallet: SolanaWallet): Promise<string>;
  readonly admin: () => Promise<string>;
  /** A session of nobody who has anything to do with a series. */
  outsider(): Promise<string>;
  attestor(key?: Key): Promise<LiveAttestor>;
  /** @throws where the request failed as a whole */
  act(token: string | undefined, mutation: string, selection: string, input: object): Promise<Done>;
  /** A curve series of the issuer, created by a transaction and indexed, whose sale has begun. */
  createCurve(change?: Partial<CurveParams>): Promise<Bytes32>;
  /** Signs as the wallet's owner and sends with a preflight, as wallets do. @throws kit's error where the preflight fails */
  send(wallet: LiveWallet, request: Pick<SolanaRequest, 'transaction'>): Promise<SolanaSignature>;
  /** A block so many seconds later. */
  pass(seconds: bigint): void;
  /** The index catches up with the node, then what was sent is followed once. */
  index(): Promise<void>;
}

export interface LiveOptions extends Omit<TestGatewayOptions, 'moreChains' | 'clock'> {
  /** Options of the gateway's requests to the cluster. */
  readonly place?: Partial<Parameters<typeof createSolanaChain>[0]>;
  /** Null: nobody relays. */
  readonly solanaRelayer?: null;
  readonly attestors?: readonly Key[];
  /** The verifying key of reports in its two parts; if left out, one that takes any signals. */
  readonly verifyingKey?: readonly [Uint8Array, Uint8Array] | undefined;
}

const RICH = 1_000_000_000_000n;
const PAYER_KEY = new Uint8Array(32).fill(79);
const hex = (bytes: Uint8Array) => toHex(bytes);

async function liveWallet(byte: number): Promise<LiveWallet> {
  const secret = new Uint8Array(32).fill(byte);
  return { ...newSolanaWallet(secret), signer: await keyPairOf(secret) };
}

const secrets = { owner: 101, token: 102, feeCollector: 103, issuer: 111, stranger: 115 } as const;
const TRADERS = [112, 113, 114] as const;
const bytesOf = (byte: number) => new Uint8Array(32).fill(byte);
const keyOf = ({ address }: Key) => address.toLowerCase() as KeyAddress;

/** The program on a node of its own, with an issuer, three traders, a stranger and the keys that sign. */
async function startCluster(attestors: readonly Key[], verifyingKey = TRUSTING) {
  const node = await startNode({ name: `live ${randomUUID()}` });
  const people = [secrets.issuer, ...TRADERS, secrets.stranger].map(bytesOf);
  const program = await setUpProgram(node, {
    ...{ owner: bytesOf(secrets.owner), token: bytesOf(secrets.token), feeCollector: bytesOf(secrets.feeCollector) },
    ...{ verifyingKey, people, tokens: RICH, verified: people.slice(0, -1), issuers: people.slice(0, 1) },
    ...{ attestors: attestors.map(keyOf), verifierKeys: [keyOf(VERIFIER)] },
    rates: [{ currencyCode: EUR, rate: RATE }],
  });
  return { node, program };
}

const paramsOf = ({ draftSalt, contractHash, termsCommitment, feeBps, treasuryBps, ...figures } = PARAMS) => ({
  ...{ ...figures, draftSalt: hex(draftSalt), contractHash: hex(contractHash) },
  ...{ termsCommitment: hex(termsCommitment), feeBps: Number(feeBps), treasuryBps: Number(treasuryBps) },
});

/** Signs what was built, as a wallet does that knows nothing of the service. */
async function signedBy(wallet: LiveWallet, { transaction }: Pick<SolanaRequest, 'transaction'>) {
  const unsigned = getTransactionDecoder().decode(getBase64Encoder().encode(transaction));
  const signed = await partiallySignTransaction([wallet.signer.keyPair], unsigned);
  assertIsFullySignedTransaction(signed);
  return { wire: getBase64EncodedWireTransaction(signed), signature: getSignatureFromTransaction(signed) };
}

export async function openLiveGateway(options: LiveOptions = {}): Promise<LiveGateway> {
  const { place: changed, solanaRelayer, attestors = [ATTESTOR], verifyingKey, ...gatewayOptions } = options;
  const { node, program } = await startCluster(attestors, verifyingKey);
  const proxy = await startRpcProxy(node.url);
  const { genesisHash } = node.chain;
  const place = { genesisHash, programId: ownAddress(program.program), tokenMint: ownAddress(program.token) };
  const solana = createSolanaChain({ ...place, rpcUrl: proxy.url, timeoutMs: 20_000, ...changed });
  const { rpc } = clientsOf(node);
  const payer = createSolanaPayer({ ...place, rpcUrl: node.url, key: PAYER_KEY, priorityFee: 0n });
  await fund(rpc, kitAddress(payer.address as SolanaAddress), 10n ** 9n);

  const database = options.database ?? (await createTestDatabase());
  const admin = newWallet();
  const clock = createTestClock(new Date(Number(START) * 1000));
  const relayer: Relayer | null = solanaRelayer === null ? null : payer;
  const gateway = await startTestGateway({
    ...{ ...gatewayOptions, database, clock, adminWallets: [admin.address, ...(gatewayOptions.adminWallets ?? [])] },
    moreChains: [{ chain: solana, relayer }],
  });
  const { prisma: db } = database;
  const source = createSolanaChain({ ...place, rpcUrl: node.url, timeoutMs: 20_000 });
  const indexer = createIndexer({ db, source, modules, startBlock: 1n, reorgBound: 64, tag: 'latest' });
  const tracker = createTracker({ db, chain: source, clock });
  const [issuer, stranger] = await Promise.all([secrets.issuer, secrets.stranger].map(liveWallet));
  const traders = await Promise.all(TRADERS.map(liveWallet));
  if (issuer === undefined || stranger === undefined) throw new Error('two wallets');

  const act: LiveGateway['act'] = (token, mutation, fields, input) => {
    const refusal = 'code path ... on SimulationRefusal { errorName message meaning mend link }';
    return gateway.mutate(mutation, input, { token, fields, refusal });
  };
  const send: LiveGateway['send'] = async (wallet, request) => {
    const { wire, signature } = await signedBy(wallet, request);
    await rpc.sendTransaction(wire, { encoding: 'base64', preflightCommitment: 'confirmed' }).send();
    return signature as string as SolanaSignature;
  };
  const index = async () => {
    await catchUp(indexer);
    await tracker.step();
  };
  const sessions = new Map<string, Promise<string>>();
  let curves = 0;
  let ratedAt = node.chain.now();

  await index();
  return {
    ...{ ...gateway, cluster: solana.name, solana, node, proxy, program, issuer, traders, stranger, act, send, index },
    session(wallet) {
      const session = sessions.get(wallet.address) ?? gateway.signIn(wallet as never, solana.name);
      sessions.set(wallet.address, session);
      return session;
    },
    admin: () => gateway.signIn(admin),
    outsider: () => gateway.signIn(newSolanaWallet() as never, solana.name),
    async attestor(attestorKey = ATTESTOR) {
      const [key, secret] = [keyOf(attestorKey), fromHex(attestorKey.secret as Bytes32, 32)];
      const token = await gateway.signIn(newWallet());
      const { message, nonce } = await act(token, 'signerKeyChallenge', 'message nonce', { key });
      const signature = signDigest(personalDigest(String(message)), secret);
      const linked = await act(token, 'linkSignerKey', 'signerKeyLink { key }', { nonce, signature });
      const { encryptionKey, signature: announced } = signAnnouncement(secret);
      const announcement = { key, encryptionKey, signature: announced };
      const answer = await act(token, 'announceEncryptionKey', '__typename', announcement);
      if (linked.code !== undefined || answer.code !== undefined) throw new Error(JSON.stringify([linked, answer]));
      const sign: LiveAttestor['sign'] = (kind, message) =>
        signDigest(messageDigest(solana.domain, kind, message), secret);
      return { key, secret, encryptionKey, token, sign };
    },
    async createCurve(change = {}) {
      curves += 1;
      const draftSalt = hex(bytesOf(curves));
      const now = node.chain.now();
      if (now > ratedAt + DAY) await program.owner.publishRate(EUR, RATE);
      ratedAt = now;
      const params = { ...paramsOf(), draftSalt, deadline: now + 30n * DAY, ...change };
      const { request, simulation } = await source.prepare(issuer.address, { kind: 'createCurve', params });
      if (!simulation.ok) throw new Error(String(simulation.errorName));
      await send(issuer, request);
      node.chain.advance(SALE_NOTICE);
      node.chain.produce();
      await index();
      return deriveSeriesKey(issuer.address, params.draftSalt);
    },
    pass(seconds) {
      node.chain.advance(seconds);
      node.chain.produce();
    },
    async close() {
      await gateway.close();
      await Promise.all([proxy.stop(), node.stop()]);
      if (!options.database) await database.drop();
    },
  };
}
