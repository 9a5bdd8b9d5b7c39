import { randomUUID } from 'node:crypto';
import { encodeGlobalID } from '@pothos/plugin-relay';
import { expect } from 'vitest';
import { newWallet, type TestGateway, type TestWallet } from '../../support/gateway.ts';

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

export const SHOWN = `id state version persona country incomeSourceKinds decisionReasonCode identityCheckId identityStatus
  startedAt submittedAt claimedAt decidedAt endedAt`;

/** Runs a mutation over HTTP. `selection`: of its payload. */
export async function mutate(
  gateway: TestGateway,
  token: string | undefined,
  field: string,
  input: object,
  { payload = 'ApplicationPayload', selection = `application { ${SHOWN} }`, idempotencyKey = randomUUID() } = {},
): Promise<Answered> {
  const keyed = field === 'previewApplicationDecision' ? input : { idempotencyKey, ...input };
  const { data, errors } = await gateway.ask(
    `mutation ($input: ${field[0]?.toUpperCase()}${field.slice(1)}Input!) { ${field}(input: $input) {
      ... on ${payload} { ${selection} } ... on Error { code path } } }`,
    { input: keyed },
    token,
  );
  expect(errors).toBeUndefined();
  return data?.[field] as Answered;
}

export interface Person {
  readonly wallet: TestWallet;
  readonly token: string;
  readonly accountId: string;
}

export async function person(gateway: TestGateway, wallet = newWallet()): Promise<Person> {
  const token = await gateway.signIn(wallet);
  const { accountId } = await gateway.services.account.viewerOf(token);
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
