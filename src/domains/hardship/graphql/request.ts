import type { TransactionId } from '@income-series/protocol/address';
import { isNotIn } from 'field-access';
import { ISSUER_ONLY } from '../../../core/pause-request.ts';
import { bySeries, bySignerKey, byWallet } from '../../../graphql/access/index.ts';
import { builder } from '../../../graphql/builder.ts';
import { envelopeField } from '../../../graphql/envelope-field.ts';
import { keyset, relatedKeyset, row } from '../../../graphql/lists.ts';
import { existing, uuidOf } from '../../../graphql/row-id.ts';
import { Series } from '../../series/graphql/series.ts';
import { hardshipRows, type PauseApproval, REASON } from '../index.ts';
import { HardshipDecisionCode, HardshipState } from './enums.ts';

/** Access to a request's state and dates. Holders of the series read only these. */
const STATUS = {
  class: 'plain',
  readers: ['issuer', 'holder', 'attestor', 'admin'],
  deletion: 'none',
  onchain: true,
} as const;
/** Access to the attestor's key that a request is addressed to: as `STATUS`, without holders. */
const ADDRESS = { ...STATUS, readers: ['issuer', 'attestor', 'admin'] } as const;
/** Access to the pause nonce and the relayed approval: the attestor and admins. */
const APPROVAL = { class: 'plain', readers: ['attestor', 'admin'], deletion: 'none', onchain: true } as const;

/** A condition: the request is on the chain. */
const ON_CHAIN = isNotIn('state', [ISSUER_ONLY]);

/** A relayed approval with the key of its request, which its access checks read. */
interface RelayedApproval extends PauseApproval {
  readonly chain: string;
  readonly attestorKey: string;
  readonly relayTx: TransactionId | null;
}

const HardshipApproval = builder.objectRef<RelayedApproval>('HardshipApproval').implement({
  description: 'The attestor’s approval of a pause, which the chain accepted.',
  access: { subjects: { attestor: bySignerKey('attestorKey') } },
  fields: (t) => ({
    signer: t.expose('signer', {
      type: 'KeyAddress',
      description: 'The attestor key that signed.',
      access: { ...APPROVAL, storedIn: 'hardship_requests.approval' },
    }),
    signature: t.expose('signature', {
      type: 'Hex',
      description: 'The signature over the EIP-712 message PAUSE: 65 bytes r, s, v.',
      access: { ...APPROVAL, storedIn: 'hardship_requests.approval' },
    }),
    digest: t.expose('digest', {
      type: 'Bytes32',
      description: 'The digest of the message that was signed.',
      access: { ...APPROVAL, storedIn: 'hardship_requests.approval' },
    }),
    pauseNonce: t.field({
      type: 'BigInt',
      description: 'The series’ pause nonce that was signed over.',
      access: { ...APPROVAL, storedIn: 'hardship_requests.pause_nonce' },
      resolve: ({ pauseNonce }) => BigInt(pauseNonce),
    }),
    pauseEndsAt: t.field({
      type: 'DateTime',
      description: 'The end of the pause that was signed.',
      access: { ...APPROVAL, storedIn: 'hardship_requests.approval' },
      resolve: ({ pauseEnd }) => new Date(Number(pauseEnd) * 1000),
    }),
    relayTx: t.expose('relayTx', {
      type: 'TransactionId',
      description: 'The transaction that relayed the approval to the chain.',
      access: { ...APPROVAL, storedIn: 'hardship_requests.relay_tx' },
    }),
  }),
});

export const HardshipRequest = builder.prismaNode('HardshipRequest', {
  description:
    'An issuer’s request to an attestor to pause its series. Only the issuer knows of it until it is on the chain.',
  id: { field: 'id', access: { ...STATUS, storedIn: 'hardship_requests.id' } },
  access: {
    subjects: {
      issuer: byWallet('issuer'),
      holder: bySeries('seriesKey', { when: ON_CHAIN }),
      attestor: bySignerKey('attestorKey', { when: ON_CHAIN }),
    },
    rows: hardshipRows,
    dependsOnViewer: true,
    seenBy: ['issuer', 'holder', 'attestor', 'admin'],
  },
  select: { id: true },
  fields: (t) => ({
    seriesKey: t.expose('seriesKey', {
      type: 'Bytes32',
      nullable: false,
      description: 'The key of the series.',
      access: STATUS,
    }),
    state: t.expose('state', {
      type: HardshipState,
      nullable: false,
      description: 'The state of the request.',
      access: STATUS,
    }),
    openedAt: t.expose('openedAt', {
      type: 'DateTime',
      nullable: false,
      description: 'When the issuer wrote the request.',
      access: STATUS,
    }),
    pauseEndsAt: t.expose('until', {
      type: 'DateTime',
      description: 'The approved end of the pause; null until it is approved.',
      access: STATUS,
    }),
    decidedAt: t.expose('decidedAt', {
      type: 'DateTime',
      description:
        'When the request was approved or withdrawn on the chain, or refused by the attestor; null until then.',
      access: STATUS,
    }),
    endedAt: t.expose('endedAt', {
      type: 'DateTime',
      description: 'When the pause ended; null until then.',
      access: STATUS,
    }),
    withdrawn: t.exposeBoolean('withdrawn', {
      nullable: false,
      description: 'True if the issuer withdrew the request on the chain.',
      access: STATUS,
    }),
  }),
});

/** Adds the addressed attestor key and its decision. */
builder.prismaObjectFields(HardshipRequest, (t) => ({
  attestorKey: t.expose('attestorKey', {
    type: 'KeyAddress',
    description: 'The attestor key that the request is addressed to.',
    access: ADDRESS,
  }),
  reason: t.expose(
    'ciphertext',
    envelopeField(REASON, {
      description: 'The reason and evidence, sealed for the addressed key.',
      readers: ['attestor'],
      deletion: 'decision + retention',
    }),
  ),
  decisionCode: t.expose('decisionCode', {
    type: HardshipDecisionCode,
    description: 'The reason for the attestor’s decision, as a code; null until the decision.',
    access: { class: 'plain', readers: ['attestor', 'admin'], deletion: 'none' },
  }),
  approval: t.field({
    type: HardshipApproval,
    description: 'The approval; null until the chain accepted it.',
    access: { ...APPROVAL, storedIn: 'hardship_requests.approval' },
    select: { approval: true, relayTx: true, chain: true, attestorKey: true },
    resolve: ({ approval, relayTx, chain, attestorKey }) =>
      approval === null ? null : { ...(approval as unknown as PauseApproval), relayTx, chain, attestorKey },
  }),
  series: t.relation('series', { access: 'traverse', nullable: true }),
}));

builder.prismaObjectFields(Series, (t) => ({
  hardshipRequests: relatedKeyset(t, 'hardshipRequests', {
    description:
      'The requests to pause the series, newest first. For the issuer. Once a request is on the chain, also for ' +
      'holders, the addressed attestor and admins.',
    access: 'traverse',
    order: { by: 'openedAt', direction: 'desc' },
    filter: { state: HardshipState },
  }),
}));

builder.queryFields((t) => ({
  hardshipRequest: row(t, {
    type: 'HardshipRequest',
    description: 'A request for a pause by its id.',
    access: 'traverse',
    args: { id: t.arg.id(existing) },
    authScopes: { signedIn: true },
    where: ({ id }) => ({ id: uuidOf('HardshipRequest', id) }),
  }),
  hardshipRequests: keyset(t, {
    type: 'HardshipRequest',
    description: 'The requests for a pause that the viewer may see, newest first.',
    access: 'traverse',
    authScopes: { signedIn: true },
    order: { by: 'openedAt', direction: 'desc' },
    filter: { state: HardshipState },
  }),
}));
