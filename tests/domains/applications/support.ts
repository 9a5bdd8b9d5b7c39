import { randomUUID } from 'node:crypto';
import { encodeGlobalID } from '@pothos/plugin-relay';
import { expect } from 'vitest';
import { keyed, newWallet, type TestGateway, type TestWallet } from '../../support/gateway.ts';

/** What a mutation of an application answers: the application as it then is, or the code of its refusal. */
export interface Answered {
  readonly code?: string;
  readonly path?: readonly string[] | null;
  readonly application?: Shown;
  readonly [field: string]: unknown;
}
export interface Shown {
  readonly id: string;
  readonly state: string;
  readonly version: number;
  readonly [field: string]: unknown;
}

const SHOWN = `id state version persona country incomeSourceKinds decisionReasonCode identityCheckId identityStatus
  startedAt submittedAt claimedAt decidedAt endedAt
  readiness { code ok }`;

/** What other payloads than that of an application answer. */
const PAYLOADS: Readonly<Record<string, string>> = {
  startApplicationIdentityCheck: `url application { ${SHOWN} }`,
  previewApplicationDecision: `version state reasonCode confirmation confirmationExpiresAt application { ${SHOWN} }`,
};

interface MutateOptions {
  readonly selection?: string;
  readonly refusal?: string;
  readonly idempotencyKey?: string;
}

/** Runs a mutation over HTTP. `selection`: of its payload. `refusal`: of an `Error`. */
export const mutate = (
  gateway: TestGateway,
  token: string | undefined,
  field: string,
  input: object,
  { selection, refusal = 'code path', idempotencyKey = randomUUID() }: MutateOptions = {},
): Promise<Answered> =>
  gateway.mutate(field, keyed(field, input, idempotencyKey), {
    token,
    fields: selection ?? PAYLOADS[field] ?? `application { ${SHOWN} }`,
    refusal,
  });

export interface Person {
  readonly wallet: TestWallet;
  readonly token: string;
  readonly accountId: string;
}

export async function person(gateway: TestGateway, wallet = newWallet()): Promise<Person> {
  const token = await gateway.signIn(wallet);
  const { accountId } = (await gateway.services.account.viewerOf(token)).viewer;
  return { wallet, token, accountId };
}

/** A draft of somebody's; answers its id. */
export async function started(gateway: TestGateway, { token }: Person, more: object = {}): Promise<string> {
  const newId = randomUUID();
  const { application } = await mutate(gateway, token, 'startApplication', {
    newId,
    persona: 'ISSUER',
    country: 'PT',
    incomeSourceKinds: ['BANK'],
    ...more,
  });
  expect(application).toMatchObject({ id: encodeGlobalID('Application', newId), state: 'DRAFT', version: 1 });
  return newId;
}

/** An application of somebody's that waits for a review. */
export async function submitted(gateway: TestGateway, owner: Person, more: object = {}): Promise<string> {
  const id = await started(gateway, owner, more);
  expect((await mutate(gateway, owner.token, 'submitApplication', { id })).application?.state).toBe('SUBMITTED');
  return id;
}

/** The row with everything in it. */
export const rowOf = (gateway: TestGateway, id: string) =>
  gateway.database.prisma.application.findUniqueOrThrow({ where: { id } });

/** What the admin would do, with its confirmation. */
export const preview = (gateway: TestGateway, { token }: Person, input: object): Promise<Answered> =>
  mutate(gateway, token, 'previewApplicationDecision', input);

export const claim = (gateway: TestGateway, { token }: Person, id: string, idempotencyKey = randomUUID()) =>
  mutate(gateway, token, 'claimApplication', { id }, { idempotencyKey });

/** Previews and decides. `more`: what the decision says otherwise than the preview. */
export async function decide(
  gateway: TestGateway,
  admin: Person,
  input: { readonly id: string; readonly decision: 'APPROVE' | 'REJECT'; readonly reasonCode?: string },
  more: object = {},
): Promise<Answered> {
  const { code, version, confirmation } = await preview(gateway, admin, input);
  expect(code).toBeUndefined();
  return mutate(gateway, admin.token, 'decideApplication', { ...input, version, confirmation, ...more });
}

/** An application that an admin has approved. */
export async function approved(gateway: TestGateway, owner: Person, admin: Person, more: object = {}): Promise<string> {
  const id = await submitted(gateway, owner, more);
  await claim(gateway, admin, id);
  const { application } = await decide(gateway, admin, { id, decision: 'APPROVE' });
  expect(application?.state).toBe('APPROVED');
  return id;
}

/** The lines of the audit log about a record, the oldest first. */
export const auditOf = async ({ database }: TestGateway, target: string) =>
  (await database.prisma.auditEntry.findMany({ where: { target }, orderBy: { id: 'asc' } })).map(
    ({ actorId, action, codes }) => [actorId, action, codes],
  );

/** The application is, and stays, as it was, and nobody has logged anything of it. */
export async function leavesAlone(gateway: TestGateway, id: string, work: () => Promise<void>): Promise<void> {
  const stored = async () => [await rowOf(gateway, id), await auditOf(gateway, id)];
  const before = await stored();
  await work();
  expect(await stored()).toEqual(before);
}
