import DataLoader from 'dataloader';
import { RESPONSE_ONLY } from 'field-access';
import { OWN_ROWS } from '../../../graphql/access/index.ts';
import { builder } from '../../../graphql/builder.ts';
import type { GatewayContext } from '../../../graphql/context.ts';
import { BUILD } from '../../../graphql/cost.ts';
import { storedEnum } from '../../../graphql/enum-type.ts';
import { keyedInput, mutation } from '../../../graphql/mutation.ts';
import { Viewer } from '../../account/graphql/index.ts';
import { SignerKeyLink } from '../../account/graphql/signer-keys.ts';
import { Attestor } from '../../registry/graphql/keys.ts';
import type { IdentityStatus as IdentityStatusName } from '../rules.ts';

/** Access to columns of attestors' identity checks: the account itself. The columns are never public and in no notification. */
const CHECK = { class: 'plain', readers: ['owner'], deletion: 'account deletion' } as const;
/** Access to the status of the account that linked a key: admins. */
const STATUS = { ...CHECK, storedIn: 'attestor_identity_checks.status', readers: ['admin'] } as const;

export const IdentityStatus = storedEnum<IdentityStatusName>('IdentityStatus', 'The status of an identity check.', {
  STARTED: 'The person has not completed the provider’s questions yet.',
  PENDING: 'The provider is checking.',
  PASSED: 'The provider confirmed the person.',
  FAILED: 'The provider did not confirm the person.',
  EXPIRED: 'The person did not finish in time.',
});

const IdentityCheck = builder.prismaObject('AttestorIdentityCheck', {
  name: 'IdentityCheck',
  description: 'The provider’s result of the account’s own identity check. Only the provider holds the documents.',
  access: OWN_ROWS,
  select: {},
  fields: (t) => ({
    provider: t.exposeString('provider', { description: 'The name of the identity-check provider.', access: CHECK }),
    checkId: t.exposeString('checkId', { description: 'The provider’s own id of the check.', access: CHECK }),
    status: t.expose('status', {
      type: IdentityStatus,
      description: 'The status that the provider reported last.',
      access: CHECK,
    }),
    startedAt: t.expose('startedAt', { type: 'DateTime', description: 'When the check was started.', access: CHECK }),
  }),
});

builder.prismaObjectField(Viewer, 'identityCheck', (t) =>
  t.relation('identity', {
    type: IdentityCheck,
    nullable: true,
    description: 'The identity check that was started last for the account as an attestor; null if there is none.',
    access: 'traverse',
  }),
);

/** The request's loader of identity statuses by attestor key: one statement for all keys. It is used after the access check. */
const statusLoader = ({ access, db }: GatewayContext) =>
  access.once('identityStatuses', () => {
    const load = async (keys: readonly string[]) => {
      const rows = await db.$queryRaw<{ key: string; status: string }[]>`
        SELECT k.key, c.status FROM account_signer_keys k
        JOIN attestor_identity_checks c ON c.account_id = k.account_id WHERE k.key = ANY(${[...keys]})`;
      const byKey = new Map(rows.map(({ key, status }) => [key, status]));
      return keys.map((key) => byKey.get(key) ?? null);
    };
    return new DataLoader(load);
  });

/** The options of the field `identityStatus`, on attestors and on links of keys. */
const identityStatus = {
  type: IdentityStatus,
  nullable: true,
  description: 'The status of the identity check of the account that linked the key; null if there is none.',
  access: STATUS,
} as const;

builder.prismaObjectField(Attestor, 'identityStatus', (t) =>
  t.field({
    ...identityStatus,
    select: { address: true },
    resolve: ({ address }, _args, ctx) => statusLoader(ctx).load(address),
  }),
);
builder.prismaObjectField(SignerKeyLink, 'identityStatus', (t) =>
  t.field({
    ...identityStatus,
    select: { key: true },
    resolve: ({ key }, _args, ctx) => statusLoader(ctx).load(key),
  }),
);

/** The options of a field with the address of a started check. */
export const PROVIDER_URL = {
  nullable: false,
  description: 'The address at the provider where the person continues. The service does not store it.',
  access: RESPONSE_ONLY,
} as const;

const StartIdentityCheckPayload = builder
  .objectRef<{ readonly accountId: string; readonly url: string }>('StartIdentityCheckPayload')
  .implement({
    fields: (t) => ({
      url: t.exposeString('url', PROVIDER_URL),
      identityCheck: t.prismaField({
        type: IdentityCheck,
        access: 'traverse',
        resolve: (query, { accountId }, _, { db }) =>
          db.attestorIdentityCheck.findUnique({ ...query, where: { accountId } }),
      }),
    }),
  });

const StartIdentityCheckInput = keyedInput('StartIdentityCheckInput', () => ({}));

mutation('startIdentityCheck', {
  type: StartIdentityCheckPayload,
  description:
    'Starts an identity check for an account with a linked attestor key. It replaces an earlier check that has not ' +
    'passed.',
  complexity: BUILD, // because it calls the provider
  input: StartIdentityCheckInput,
  act: ({ caller, input, services }) => services.identity.start(caller.accountId, input.idempotencyKey),
  async answer({ accountId }, { input, services }, started) {
    return { accountId, url: started?.url ?? (await services.identity.urlOf(accountId, input.idempotencyKey)) };
  },
});
