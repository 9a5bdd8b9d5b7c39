import { randomUUID } from 'node:crypto';
import { mutationDocument } from '../../../src/apps/demo/steps/actor.ts';
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

interface Signer {
  ask(document: string, variables: object): Promise<{ readonly data?: unknown; readonly errors?: unknown }>;
}

const SESSION = `contractSession { id kind chain wallet draftId draftVersion seriesKey documentHash templateVersion templateHash
  state renderedAt expiresAt signedAt voidedAt signedHash onchain }`;
const PAYLOADS = {
  renderSeriesContract: `RenderContractPayload { document documentHash text ${SESSION} }`,
  renderParticipationContract: `RenderContractPayload { document documentHash text ${SESSION} }`,
  uploadSignedContract: `UploadSignedContractPayload { ${SESSION} }`,
} as const;
export type ContractMutation = keyof typeof PAYLOADS;

/** Runs a mutation of contracts. @throws where the whole answer is an error */
export async function contractMutation(
  { ask }: Signer,
  mutation: ContractMutation,
  input: object,
  idempotencyKey: string = randomUUID(),
): Promise<ContractAnswer> {
  const limit = mutation === 'uploadSignedContract' ? '' : '... on ContractLimit { retryAt }';
  const document = mutationDocument(mutation, `... on ${PAYLOADS[mutation]} ... on Error { code message }`, limit);
  const { data, errors } = await ask(document, { input: { idempotencyKey, ...input } });
  const answer = (data as Record<string, ContractAnswer> | null | undefined)?.[mutation];
  if (!answer) throw new Error(JSON.stringify(errors));
  return answer;
}

/** As though every contract had been rendered long ago: an account may have as many rendered again. */
export async function ageContracts(prisma: PrismaClient): Promise<void> {
  await prisma.$executeRaw`UPDATE contract_sessions SET rendered_at = rendered_at - interval '2 hours'`;
}
