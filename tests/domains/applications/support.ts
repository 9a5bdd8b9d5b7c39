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

export interface Person {
  readonly wallet: TestWallet;
  readonly token: string;
  readonly accountId: string;
}

/** Applications of people on a gateway, as they and admins make, read and decide them over HTTP. */
export function applicationsOf(gateway: TestGateway) {
  /** Runs a mutation over HTTP. `selection`: of its payload. `refusal`: of an `Error`. */
  const mutate = (
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

  async function person(wallet = newWallet()): Promise<Person> {
    const token = await gateway.signIn(wallet);
    const { accountId } = (await gateway.services.account.viewerOf(token)).viewer;
    return { wallet, token, accountId };
  }

  /** A draft of somebody's; answers its id. */
  async function started({ token }: Person, more: object = {}): Promise<string> {
    const newId = randomUUID();
    const { application } = await mutate(token, 'startApplication', {
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
  async function submitted(owner: Person, more: object = {}): Promise<string> {
    const id = await started(owner, more);
    expect((await mutate(owner.token, 'submitApplication', { id })).application?.state).toBe('SUBMITTED');
    return id;
  }

  /** The row with everything in it. */
  const rowOf = (id: string) => gateway.database.prisma.application.findUniqueOrThrow({ where: { id } });

  /** The decision that the admin previews, with its confirmation. */
  const preview = ({ token }: Person, input: object): Promise<Answered> =>
    mutate(token, 'previewApplicationDecision', input);

  const claim = ({ token }: Person, id: string, idempotencyKey = randomUUID()) =>
    mutate(token, 'claimApplication', { id }, { idempotencyKey });

  /** Previews and decides. `more`: what the decision says otherwise than the preview. */
  async function decide(
    admin: Person,
    input: { readonly id: string; readonly decision: 'APPROVE' | 'REJECT'; readonly reasonCode?: string },
    more: object = {},
  ): Promise<Answered> {
    const { code, version, confirmation } = await preview(admin, input);
    expect(code).toBeUndefined();
    return mutate(admin.token, 'decideApplication', { ...input, version, confirmation, ...more });
  }

  /** An application that an admin has approved. */
  async function approved(owner: Person, admin: Person, more: object = {}): Promise<string> {
    const id = await submitted(owner, more);
    await claim(admin, id);
    const { application } = await decide(admin, { id, decision: 'APPROVE' });
    expect(application?.state).toBe('APPROVED');
    return id;
  }

  /** The lines of the audit log about a record, the oldest first. */
  const auditOf = async (target: string) =>
    (await gateway.database.prisma.auditEntry.findMany({ where: { target }, orderBy: { id: 'asc' } })).map(
      ({ actorId, action, codes }) => [actorId, action, codes],
    );

  /** The application is, and stays, as it was, and nobody has logged anything of it. */
  async function leavesAlone(id: string, work: () => Promise<void>): Promise<void> {
    const stored = async () => [await rowOf(id), await auditOf(id)];
    const before = await stored();
    await work();
    expect(await stored()).toEqual(before);
  }

  return { approved, auditOf, claim, decide, leavesAlone, mutate, person, preview, rowOf, started, submitted };
}
