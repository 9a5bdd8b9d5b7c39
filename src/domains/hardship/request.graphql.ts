import { noneOf } from '../../access/index.ts';
import type { TransactionId } from '../../core/address.ts';
import { ISSUER_ONLY } from '../../core/pause-request.ts';
import { bySeries, bySignerKey, byWallet } from '../../graphql/access/index.ts';
import { builder } from '../../graphql/builder.ts';
import { envelopeField } from '../../graphql/envelope-field.ts';
import { keyset, row } from '../../graphql/list-builders.ts';
import { relatedKeyset } from '../../graphql/related-list.ts';
import { existing, uuidOf } from '../../graphql/row-id.ts';
import { Series } from '../series/series.graphql.ts';
import { HardshipDecisionCode, HardshipState } from './enums.graphql.ts';
import { hardshipRows, type PauseApproval, REASON } from './index.ts';

/** Hardship state and dates: holders read these and nothing else of a request. */
const STATUS = {
  class: 'plain',
  readers: ['issuer', 'holder', 'attestor', 'admin'],
  deletion: 'none',
  onchain: true,
} as const;
/** To whom it is addressed. */
const ADDRESS = { ...STATUS, readers: ['issuer', 'attestor', 'admin'] } as const;
/** Pause nonce and relayed approval. */
const APPROVAL = { class: 'plain', readers: ['attestor', 'admin'], deletion: 'none', onchain: true } as const;

const ON_CHAIN = noneOf('state', [ISSUER_ONLY]);

interface Relayed extends PauseApproval {
  readonly chain: string;
  readonly attestorKey: string;
  readonly relayTx: TransactionId | null;
}

const HardshipApproval = builder.objectRef<Relayed>('HardshipApproval').implement({
  description: 'What the attestor signed and the chain accepted. There is none before.',
  access: { subjects: { attestor: bySignerKey('attestorKey') } },
  fields: (t) => ({
    signer: t.expose('signer', { type: 'KeyAddress', access: { ...APPROVAL, storedIn: 'hardship_requests.approval' } }),
    signature: t.expose('signature', { type: 'Hex', access: { ...APPROVAL, storedIn: 'hardship_requests.approval' } }),
    digest: t.expose('digest', { type: 'Bytes32', access: { ...APPROVAL, storedIn: 'hardship_requests.approval' } }),
    pauseNonce: t.field({
      type: 'BigInt',
      access: { ...APPROVAL, storedIn: 'hardship_requests.pause_nonce' },
      resolve: ({ pauseNonce }) => BigInt(pauseNonce),
    }),
    pauseEndsAt: t.field({
      type: 'DateTime',
      access: { ...APPROVAL, storedIn: 'hardship_requests.approval' },
      resolve: ({ pauseEnd }) => new Date(Number(pauseEnd) * 1000),
    }),
    relayTx: t.expose('relayTx', {
      type: 'TransactionId',
      access: { ...APPROVAL, storedIn: 'hardship_requests.relay_tx' },
    }),
  }),
});

export const HardshipRequest = builder.prismaNode('HardshipRequest', {
  description:
    'An issuer’s request to an attestor to pause its series. Until the chain has it, it is the issuer’s alone.',
  id: { field: 'id', access: { ...STATUS, storedIn: 'hardship_requests.id' } },
  access: {
    subjects: {
      issuer: byWallet('issuer'),
      holder: bySeries('seriesKey', { when: ON_CHAIN }),
      attestor: bySignerKey('attestorKey', { when: ON_CHAIN }),
    },
    rows: hardshipRows,
    seenBy: ['issuer', 'holder', 'attestor', 'admin'],
  },
  select: { id: true },
  fields: (t) => ({
    seriesKey: t.expose('seriesKey', {
      type: 'Bytes32',
      nullable: false,
      access: { ...STATUS, storedIn: 'hardship_requests.series_key' },
    }),
    state: t.expose('state', {
      type: HardshipState,
      nullable: false,
      description: 'How far it is.',
      access: { ...STATUS, storedIn: 'hardship_requests.state' },
    }),
    openedAt: t.expose('openedAt', {
      type: 'DateTime',
      nullable: false,
      access: { ...STATUS, storedIn: 'hardship_requests.opened_at' },
    }),
    pauseEndsAt: t.expose('until', {
      type: 'DateTime',
      nullable: true,
      description: 'The approved end of the pause.',
      access: { ...STATUS, storedIn: 'hardship_requests.until' },
    }),
    decidedAt: t.expose('decidedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was approved (on the chain), refused, or withdrawn (on the chain).',
      access: { ...STATUS, storedIn: 'hardship_requests.decided_at' },
    }),
    endedAt: t.expose('endedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the pause was over.',
      access: { ...STATUS, storedIn: 'hardship_requests.ended_at' },
    }),
    withdrawn: t.exposeBoolean('withdrawn', {
      nullable: false,
      access: { ...STATUS, storedIn: 'hardship_requests.withdrawn' },
    }),
    attestorKey: t.expose('attestorKey', {
      type: 'KeyAddress',
      nullable: true,
      description: 'The key it is addressed to.',
      access: { ...ADDRESS, storedIn: 'hardship_requests.attestor_key' },
    }),
    reason: t.expose(
      'ciphertext',
      envelopeField(REASON, {
        description: 'Reason and evidence, sealed to the addressed key.',
        readers: ['attestor'],
        deletion: 'decision + retention',
      }),
    ),
    decisionCode: t.expose('decisionCode', {
      type: HardshipDecisionCode,
      description: 'Why the attestor decided as it did.',
      nullable: true,
      access: {
        storedIn: 'hardship_requests.decision_code',
        class: 'plain',
        readers: ['attestor', 'admin'],
        deletion: 'none',
      },
    }),
    approval: t.field({
      type: HardshipApproval,
      nullable: true,
      description: 'Null until the chain accepted it.',
      access: { ...APPROVAL, storedIn: 'hardship_requests.approval' },
      select: { approval: true, relayTx: true, chain: true, attestorKey: true },
      resolve: ({ approval, relayTx, chain, attestorKey }) =>
        approval === null ? null : { ...(approval as unknown as PauseApproval), relayTx, chain, attestorKey },
    }),
    series: t.relation('series', { access: 'traverse', nullable: true }),
  }),
});

builder.prismaObjectFields(Series, (t) => ({
  hardshipRequests: relatedKeyset(t, 'hardshipRequests', {
    description: 'For the issuer, and once on the chain for holders, addressed attestors and admins; newest first.',
    access: 'traverse',
    order: { by: 'openedAt', direction: 'desc' },
    filter: { state: HardshipState },
  }),
}));

builder.queryFields((t) => ({
  hardshipRequest: row(t, {
    type: 'HardshipRequest',
    description: 'A hardship request by its id.',
    access: 'traverse',
    args: { id: t.arg.id(existing) },
    authScopes: { signedIn: true },
    where: ({ id }) => ({ id: uuidOf('HardshipRequest', id) }),
  }),
  hardshipRequests: keyset(t, {
    type: 'HardshipRequest',
    description: 'The hardship requests that the viewer may know of, newest first.',
    access: 'traverse',
    authScopes: { signedIn: true },
    order: { by: 'openedAt', direction: 'desc' },
    filter: { state: HardshipState },
  }),
}));
