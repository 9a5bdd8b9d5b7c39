import { randomUUID } from 'node:crypto';
import type { PrismaClient } from '../../../src/generated/prisma/client.ts';

/** What a mutation of contracts answers, or why it was refused. */
export interface ContractAnswer {
  readonly __typename: string;
  readonly code?: string;
  readonly message?: string;
  readonly retryAt?: string;
  readonly document?: string | null;
  readonly documentHash?: string;
  readonly text?: string;
  readonly contractSession?: Readonly<Record<string, unknown>> & { readonly id: string };
}

/** Somebody who asks, and signs with the wallet that a contract is for. */
export interface Signer {
  ask(document: string, variables: object): Promise<{ readonly data?: unknown; readonly errors?: unknown }>;
  sign(text: string): Promise<string>;
}

const SESSION = `contractSession { id kind chain wallet draftId draftVersion seriesKey documentHash templateVersion templateHash
  state renderedAt expiresAt signedAt voidedAt signedHash onchain }`;
const PAYLOADS = {
  renderSeriesContract: [
    'RenderSeriesContractInput',
    `RenderContractPayload { document documentHash text ${SESSION} }`,
  ],
  renderParticipationContract: [
    'RenderParticipationContractInput',
    `RenderContractPayload { document documentHash text ${SESSION} }`,
  ],
  uploadSignedContract: ['UploadSignedContractInput', `UploadSignedContractPayload { ${SESSION} }`],
} as const;
export type ContractMutation = keyof typeof PAYLOADS;

/** Runs a mutation of contracts. @throws where the whole answer is an error */
export async function contractMutation(
  { ask }: Pick<Signer, 'ask'>,
  mutation: ContractMutation,
  input: object,
  idempotencyKey: string = randomUUID(),
): Promise<ContractAnswer> {
  const [type, payload] = PAYLOADS[mutation];
  const limit = mutation === 'uploadSignedContract' ? '' : '... on ContractLimit { retryAt }';
  const document = `mutation ($input: ${type}!) { ${mutation}(input: $input) {
    __typename ... on ${payload} ... on Error { code message } ${limit}
  } }`;
  const { data, errors } = await ask(document, { input: { idempotencyKey, ...input } });
  const answer = (data as Record<string, ContractAnswer> | null | undefined)?.[mutation];
  if (!answer) throw new Error(JSON.stringify(errors));
  return answer;
}

/** @throws where it was refused */
function done<A extends ContractAnswer>(answer: A): A & { readonly contractSession: { readonly id: string } } {
  if (!answer.contractSession) throw new Error(`refused: ${answer.code}`);
  return answer as A & { readonly contractSession: { readonly id: string } };
}

/** Renders the contract of a draft, signs it and sends it back. @throws where that is refused */
export async function signDraft(signer: Signer, draftId: string): Promise<ContractAnswer> {
  const { document, text, contractSession } = done(
    await contractMutation(signer, 'renderSeriesContract', { id: draftId }),
  );
  const signature = await signer.sign(String(text));
  return done(await contractMutation(signer, 'uploadSignedContract', { id: contractSession.id, document, signature }));
}

/** As though every contract had been rendered long ago: an account may have as many rendered again. */
export async function ageContracts(prisma: PrismaClient): Promise<void> {
  await prisma.$executeRaw`UPDATE contract_sessions SET rendered_at = rendered_at - interval '2 hours'`;
}
