// Reports of a Solana series, proven for what the cluster says: of tier 2 by a verifier's signature, of tier 3 by an attestor's.
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import {
  createDeviceSecret,
  createIncomeReport,
  createMemoryStore,
  groth16Input,
  type IncomeReport,
  sealTerms,
} from '@income-series/client';
import { createReportProver, loadCircuitFiles } from '@income-series/client/prover';
import { deployedProgram } from '@income-series/devnet';
import { fromHex, toHex, utf8 } from '@income-series/protocol/bytes';
import { sealEnvelope, signAnnouncement } from '@income-series/protocol/envelope';
import type { Bytes32, KeyAddress } from '@income-series/protocol/hex';
import { domainSeparator, messageDigest, personalDigest, signDigest } from '@income-series/protocol/signing';
import { describe, expect, it } from 'vitest';
import { createAddresses } from '../../../src/adapters/solana/addresses.ts';
import { circuitFiles } from '../../circuits/files.ts';
import { PROGRAM } from '../../contracts/solana/support/chain.ts';
import { EUR, PARAMS, putTokens } from '../../contracts/solana/support/curve.ts';
import { keyParts } from '../../contracts/solana/support/proof.ts';
import { endQuarter, openReportWorld, RATE } from '../../contracts/solana/support/reports.ts';
import { ATTESTOR, VERIFIER } from '../../contracts/solana/support/signed-rate.ts';
import { forFile } from '../../support/for-file.ts';
import { keyed } from '../../support/gateway.ts';
import { openSolanaGateway, walletOf } from '../../support/solana/gateway.ts';
import { recordChains } from './support/recorded.ts';

const UNIT = 1_000_000n;
const PERIOD = 20261;
const { unitsOffered } = PARAMS;
const SEALED = sealTerms({
  ...{ theta: 6_000_000n, shareRate: '0.05', unitsOffered, currencyCode: EUR, indexingRule: 0, curve: true },
});
const attestorKey = ATTESTOR.address.toLowerCase() as KeyAddress;
const secretOf = ({ secret }: { readonly secret: string }) => fromHex(secret as Bytes32, 32);
let report: IncomeReport;

type Done = Readonly<Record<string, unknown>>;

async function act(token: string, name: string, payload: string, selection: string, input: object): Promise<Done> {
  const Name = `${name[0]?.toUpperCase()}${name.slice(1)}`;
  const answer = await gateway.ask(
    `mutation ($input: ${Name}Input!) { ${name}(input: $input) {
      ... on ${payload} { ${selection} } ... on Error { code path } } }`,
    { input: keyed(name, input) },
    token,
  );
  if (!answer.data?.[name]) throw new Error(JSON.stringify(answer.errors));
  return answer.data[name] as Done;
}

const TRANSACTION =
  'transaction { ... on SolanaTransaction { kind simulation { ok errorName } preview { label value unit } } }';
const accepted = {
  transaction: {
    ...{ kind: 'SUBMIT_REPORT', simulation: { ok: true, errorName: null } },
    preview: expect.arrayContaining([{ label: 'Units outstanding', value: `${160n * UNIT}`, unit: 'BASE_LAMPORTS' }]),
  },
};

await forFile(recordChains());
const world = await openReportWorld(
  { termsCommitment: fromHex(SEALED.commitment, 32) },
  { parts: keyParts, staked: [100n * UNIT, 60n * UNIT] },
);
await endQuarter(world, PERIOD);
const { signer } = world.issuer;
const money = await createAddresses(PROGRAM).tokenAccount(signer.address, world.token);
putTokens(world, money, world.token, signer.address, 10n ** 12n);
const gateway = await forFile(openSolanaGateway(world));
const code = readFileSync('contracts/solana/build/income_series.so');
gateway.mirrored.node.chain.put(await deployedProgram(PROGRAM, code, world.admin.address));
const issuer = await gateway.account(walletOf(world.issuer));
const attestor = await gateway.account();
const secret = secretOf(ATTESTOR);
const challenge = await act(attestor, 'signerKeyChallenge', 'SignerKeyChallenge', 'message nonce', {
  key: attestorKey,
});
const signature = signDigest(personalDigest(String(challenge.message)), secret);
const link = { nonce: challenge.nonce, signature };
await act(attestor, 'linkSignerKey', 'LinkSignerKeyPayload', '__typename', link);
const { encryptionKey, signature: announced } = signAnnouncement(secret);
const announcement = { key: attestorKey, encryptionKey, signature: announced };
await act(attestor, 'announceEncryptionKey', 'AnnounceEncryptionKeyPayload', '__typename', announcement);
const prover = await forFile(loadCircuitFiles(circuitFiles()).then(createReportProver));

const signed = (tier: number, { secret }: { readonly secret: string }) => {
  const { seriesKey, priorCommitment, incomeCommitment } = report;
  const message = { seriesKey, period: PERIOD, priorCommitment, incomeCommitment, tier, liquidityFlag: 0 };
  return signDigest(messageDigest(gateway.mirrored.reader.domain, 'REPORT', message), secretOf({ secret }));
};
const claim = () => ({
  ...{ chain: gateway.cluster, seriesKey: gateway.seriesKey, period: '2026-Q1', liquidityFlag: 'CASH' },
  ...{ proof: groth16Input(report.proof), publicSignals: report.signals },
});

describe('a report of tier 2', () => {
  it('is built on the counted units of the census and the rate of the quarter', async () => {
    const { data, errors } = await gateway.ask<{ series: { reportBasis: Record<string, string> } }>(
      `query ($key: Bytes32!, $chain: Chain) { series(key: $key, chain: $chain) { reportBasis(period: "2026-Q1") {
        periodState unitsOutstanding priorIncomeCommitment fxRate fxStale
        domain { chainId verifyingContract genesisHash program } } } }`,
      { key: gateway.seriesKey, chain: gateway.cluster },
      issuer,
    );
    expect(errors ?? []).toEqual([]);
    const basis = data?.series.reportBasis as Record<string, string>;
    const { genesisHash, programId } = gateway.mirrored.reader.domain;
    expect(basis).toMatchObject({
      ...{ periodState: 'OPEN', unitsOutstanding: `${160n * UNIT}`, fxRate: `${RATE}`, fxStale: false },
      domain: { chainId: null, verifyingContract: null, genesisHash, program: programId },
    });
    const device = { secret: createDeviceSecret(), store: createMemoryStore(), prover };
    report = await createIncomeReport(device, {
      ...{ seriesKey: gateway.seriesKey, period: PERIOD, terms: SEALED.terms, ytd: 9_000_000n },
      ...{ unitsOutstanding: BigInt(basis.unitsOutstanding ?? 0), fxRate: BigInt(basis.fxRate ?? 0) },
      priorCommitment: basis.priorIncomeCommitment as Bytes32,
    });
    // 5 % of 3,000,000 minor units, at 10,000 base units each, for 160 of 1,000 units.
    expect(report.payment).toBe((3_000_000n * 10_000n * 160n) / (20n * 1_000n));
  });

  it('is taken by the program with a verifier’s signature over the cluster’s domain', async () => {
    const attestation = { signer: VERIFIER.address.toLowerCase(), signature: signed(2, VERIFIER) };
    const done = await act(issuer, 'buildSubmitReport', 'TransactionPayload', TRANSACTION, { ...claim(), attestation });
    expect(done).toEqual(accepted);
    const other = { ...attestation, signature: signed(3, VERIFIER) };
    const refused = await act(issuer, 'buildSubmitReport', 'TransactionPayload', TRANSACTION, {
      ...claim(),
      attestation: other,
    });
    expect(refused.code).toBe('ATTESTATION_INVALID');
  });
});

describe('a report of tier 3', () => {
  const id = randomUUID();

  it('is a case that its attestor opens and signs', async () => {
    const { encryptionKey } = signAnnouncement(secretOf(ATTESTOR));
    const domain = toHex(domainSeparator(gateway.mirrored.reader.domain));
    const place = {
      domain,
      seriesKey: gateway.seriesKey,
      record: 'tier3_cases',
      id,
      field: 'opening_ciphertext',
    } as const;
    const { opening: now, priorOpening: prior } = report;
    const text = { ytd: `${now.ytd}`, salt: `${now.salt}`, priorYtd: `${prior.ytd}`, priorSalt: `${prior.salt}` };
    const opening = await sealEnvelope(utf8(JSON.stringify(text)), place, [{ key: attestorKey, encryptionKey }]);
    const input = { ...claim(), newId: id, attestorKey, opening };
    expect(await act(issuer, 'openTier3Case', 'OpenTier3CasePayload', 'tier3Case { state }', input)).toEqual({
      tier3Case: { state: 'OPEN' },
    });
    const request = await gateway.request(`/attestor/tier3/${id}/message`, {
      headers: { authorization: `Bearer ${attestor}` },
    });
    const { data } = (await request.json()) as { data: { digest: string } };
    const { seriesKey, priorCommitment, incomeCommitment } = report;
    const message = { seriesKey, period: PERIOD, priorCommitment, incomeCommitment, tier: 3, liquidityFlag: 0 };
    expect(data.digest).toBe(messageDigest(gateway.mirrored.reader.domain, 'REPORT', message));
    const signature = signed(3, ATTESTOR);
    const done = await act(attestor, 'signTier3Case', 'SignTier3CasePayload', 'tier3Case { state }', { id, signature });
    expect(done).toEqual({ tier3Case: { state: 'ATTESTED' } });
  });

  it('is taken by the program', async () => {
    const done = await act(issuer, 'buildSubmitTier3Report', 'TransactionPayload', TRANSACTION, { id });
    expect(done).toEqual(accepted);
  });
});
