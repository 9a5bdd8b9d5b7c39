// An issuer of a cluster with the program: a gateway, an index, and a wallet that nobody but kit signs with.
import { randomUUID } from 'node:crypto';
import { sealTerms } from '@income-series/client';
import type { SolanaAddress } from '@income-series/protocol/address';
import {
  getBase64EncodedWireTransaction,
  getBase64Encoder,
  getTransactionDecoder,
  partiallySignTransaction,
} from '@solana/kit';
import { createSolanaChain, type SolanaChain } from '../../../../src/adapters/solana/chain.ts';
import { keyPairOf } from '../../../../src/adapters/solana/key-pair.ts';
import { inputType } from '../../../../src/apps/demo/steps/actor.ts';
import { termsInput } from '../../../../src/apps/demo/steps/series.ts';
import { createIndexer } from '../../../../src/indexing/indexer.ts';
import { modules } from '../../../../src/modules.ts';
import { catchUp } from '../../../indexing/support/index.ts';
import { createTestClock } from '../../../support/clock.ts';
import { keyed, newWallet, startTestGateway, type TestGateway } from '../../../support/gateway.ts';
import { clientsOf, START } from '../../../support/solana/node.ts';
import { createProgramWorld, type ProgramWorld } from '../../../support/solana/program-world.ts';
import { newSolanaWallet, type SolanaWallet } from '../../../support/solana-chain.ts';

export const DAY = 86_400n;
export const date = (seconds: bigint) => new Date(Number(seconds) * 1000).toISOString();

export type Done = Readonly<Record<string, unknown>> & { readonly code?: string; readonly path?: readonly string[] };

const BUILT = `TransactionPayload { transaction { ... on SolanaTransaction { id kind wallet seriesKey
  request { transaction feePayer requiredSigners blockhash } simulation { ok errorName } preview { label value unit } } } }
  ... on SimulationRefusal { errorName }`;
const PAYLOADS: Readonly<Record<string, string>> = {
  draftSeries: 'DraftSeriesPayload { draft { id seriesKey } }',
  changeSeriesDraft: 'DraftSeriesPayload { draft { id seriesKey version } }',
  renderSeriesContract:
    'RenderContractPayload { document text documentHash contractSession { id kind templateVersion templateHash } }',
  uploadSignedContract: 'UploadSignedContractPayload { contractSession { id state signedHash onchain } }',
  buildCreateSeries: BUILT,
  refreshTransaction: BUILT,
};

/** A person with wallets of the cluster. */
export interface Person {
  readonly token: string;
  readonly accountId: string;
  readonly wallet: SolanaWallet;
  readonly secret: Uint8Array;
}

export interface IssuingWorld {
  readonly program: ProgramWorld;
  readonly gateway: TestGateway;
  readonly chain: SolanaChain;
  person(): Promise<Person>;
  admin(): Promise<string>;
  act(by: Pick<Person, 'token'>, name: string, input: object): Promise<Done>;
  /** The index follows the node to its newest block. */
  follow(): Promise<void>;
  /** Signs what was built as any wallet does, and sends it. */
  send(by: Person, built: Done): Promise<void>;
  close(): Promise<void>;
}

export const EUR = 978;

/** Terms as the issuer's device seals them, for a curve of 1,000 units. */
export const newTerms = () =>
  sealTerms({
    theta: 61_234_567n,
    shareRate: '0.051',
    unitsOffered: 1_000n,
    currencyCode: EUR,
    indexingRule: 0,
    curve: true,
  });

/** 1,000 units at 1 token each at first, activated at 1,000 tokens. */
export const CURVE = {
  virtualQuote: '2000000000',
  virtualBase: '2000000000',
  threshold: '1000000000',
  endsAt: date(START + 30n * DAY),
  feeBps: 100,
  treasuryBps: 1000,
  cap: '5000000000',
};

/** What `draftSeries` takes of these terms. */
export const figuresOf = ({ terms, shareRate }: ReturnType<typeof newTerms>) => ({
  ...termsInput({ ...terms, shareRate, unitsOffered: 1_000n, firstPeriod: 20261, lastPeriod: 20284 }),
  curve: CURVE,
});

export async function openIssuingWorld(): Promise<IssuingWorld> {
  const program = await createProgramWorld({ lags: { confirmed: 0, finalized: 0 } });
  const { node, owner } = program;
  await owner.publishRate(EUR, 10n ** 22n);
  const { genesisHash } = node.chain;
  const at = {
    programId: program.program as string as SolanaAddress,
    tokenMint: program.token as string as SolanaAddress,
  };
  const chain = createSolanaChain({ rpcUrl: node.url, genesisHash, timeoutMs: 20_000, ...at });
  const admin = newWallet();
  const clock = createTestClock(new Date(Number(START) * 1000));
  const gateway = await startTestGateway({
    clock,
    adminWallets: [admin.address],
    moreChains: [{ chain, relayer: null }],
  });
  const { prisma } = gateway.database;
  const indexer = createIndexer({ db: prisma, source: chain, modules, startBlock: 1n, reorgBound: 40 });
  const { rpc } = clientsOf(node);
  return {
    program,
    gateway,
    chain,
    admin: () => gateway.signIn(admin),
    async person() {
      const own = newWallet();
      const token = await gateway.signIn(own);
      const { accountId } = await prisma.accountWallet.findFirstOrThrow({ where: { address: own.address } });
      const secret = crypto.getRandomValues(new Uint8Array(32));
      const wallet = newSolanaWallet(secret);
      await prisma.accountWallet.create({ data: { accountId, chain: chain.name, address: wallet.address } });
      await owner.fund((await keyPairOf(secret)).address, 100n);
      return { token, accountId, wallet, secret };
    },
    async act({ token }, name, input) {
      const { data, errors } = await gateway.ask<Record<string, Done | null>>(
        `mutation ($input: ${inputType(name)}!) { ${name}(input: $input) {
          ... on ${PAYLOADS[name]} ... on Error { code path } } }`,
        { input: keyed(name, input, randomUUID()) },
        token,
      );
      if (!data?.[name]) throw new Error(JSON.stringify(errors));
      return data[name];
    },
    async follow() {
      await catchUp(indexer);
    },
    async send({ secret }, built) {
      const { request } = built.transaction as { request: { transaction: string } };
      const message = getTransactionDecoder().decode(getBase64Encoder().encode(request.transaction));
      const signed = await partiallySignTransaction([(await keyPairOf(secret)).keyPair], message);
      const wire = getBase64EncodedWireTransaction(signed as never);
      await rpc.sendTransaction(wire, { encoding: 'base64', preflightCommitment: 'processed' }).send();
    },
    async close() {
      await gateway.close();
      await node.stop();
    },
  };
}
