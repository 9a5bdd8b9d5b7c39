import type { MessageSignature } from '@income-series/protocol/signing';
import { bySignerKey, byWallet } from '../../../graphql/access/index.ts';
import { PUBLIC_RECORD } from '../../../graphql/access/presets.ts';
import { builder } from '../../../graphql/builder.ts';
import { storedEnum } from '../../../graphql/enum-type.ts';
import { envelopeField } from '../../../graphql/envelope-field.ts';
import { keyset, relatedKeyset, row } from '../../../graphql/lists.ts';
import { existing, uuidOf } from '../../../graphql/row-id.ts';
import { Series } from '../../series/graphql/series.ts';
import { EVIDENCE, extinguishmentRows } from '../index.ts';

/** Access to a request's keys, state and times: the issuer, both attestors and admins. */
const STATUS = { class: 'plain', readers: ['issuer', 'attestor', 'admin'], deletion: 'none' } as const;
/** Access to a request's signatures and their relay: both attestors and admins. */
const SIGNATURES = {
  class: 'plain',
  readers: ['attestor', 'admin'],
  deletion: 'a signature over a moved nonce or by an inactive key is dropped',
} as const;
const SIGNED = { ...SIGNATURES, onchain: true, storedIn: 'extinguishment_requests.signatures' } as const;

/** The two attestors of a request, as the subject of access rules. */
const attestor = [bySignerKey('attestorKeyA'), bySignerKey('attestorKeyB')];

/** A relayed signature with the keys of its request, which its access checks read. */
interface RelayedSignature extends MessageSignature {
  readonly chain: string;
  readonly attestorKeyA: string;
  readonly attestorKeyB: string;
}

const ExtinguishmentState = storedEnum('ExtinguishmentState', 'A state of a request to extinguish a series.', {
  OPEN: 'No attestor has signed yet.',
  ONE_SIGNED: 'One of the two attestors signed.',
  BOTH_SIGNED: 'Both attestors signed, and the signatures are being relayed.',
  RELAYED: 'The chain accepted both signatures, and the series is extinguished.',
  RELAY_REFUSED: 'The contract refused the last relay.',
  VOIDED: 'The chain’s nonce moved on without this request.',
});

const ExtinguishmentSignature = builder.objectRef<RelayedSignature>('ExtinguishmentSignature').implement({
  description: 'One of the two signatures that extinguished a series.',
  access: { subjects: { attestor } },
  fields: (t) => ({
    signer: t.expose('signer', { type: 'KeyAddress', description: 'The attestor key that signed.', access: SIGNED }),
    signature: t.expose('signature', {
      type: 'Hex',
      description: 'The signature over the EIP-712 message EXTINGUISH: 65 bytes r, s, v.',
      access: SIGNED,
    }),
    digest: t.expose('digest', {
      type: 'Bytes32',
      description: 'The digest of the message that was signed.',
      access: SIGNED,
    }),
  }),
});

export const ExtinguishmentRequest = builder.prismaNode('ExtinguishmentRequest', {
  description:
    'An issuer’s request to two attestors to extinguish its series, so that what has accrued is no longer owed.',
  id: { field: 'id', access: { ...STATUS, storedIn: 'extinguishment_requests.id' } },
  access: {
    subjects: { issuer: byWallet('issuer'), attestor },
    rows: extinguishmentRows,
    dependsOnViewer: true,
    seenBy: ['issuer', 'attestor', 'admin'],
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
      type: ExtinguishmentState,
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
    relayedAt: t.expose('relayedAt', {
      type: 'DateTime',
      description: 'When the chain accepted both signatures; null until then.',
      access: STATUS,
    }),
    attestorKeys: t.field({
      type: ['KeyAddress'],
      description: 'The two attestor keys that the request names, in ascending order.',
      access: {
        ...STATUS,
        storedIn: ['extinguishment_requests.attestor_key_a', 'extinguishment_requests.attestor_key_b'],
      },
      select: { attestorKeyA: true, attestorKeyB: true },
      fromRow: true,
      resolve: ({ attestorKeyA, attestorKeyB }) => [attestorKeyA, attestorKeyB],
    }),
    noticeEndsAt: t.expose('noticeEndsAt', {
      type: 'DateTime',
      description:
        'When the notice ends: the chain accepts the two signatures from then on. Null until the request is on the ' +
        'chain.',
      access: { ...STATUS, onchain: true },
    }),
    deadlineAt: t.expose('deadline', {
      type: 'DateTime',
      description: 'When the chain stops accepting the two signatures. Null until the request is on the chain.',
      access: { ...STATUS, onchain: true },
    }),
    evidence: t.expose(
      'evidenceCiphertext',
      envelopeField(EVIDENCE, {
        description: 'The evidence, sealed for both keys.',
        readers: ['attestor'],
        deletion: 'none',
      }),
    ),
  }),
});

/** Adds the signatures of the two attestors, and their relay. */
builder.prismaObjectFields(ExtinguishmentRequest, (t) => ({
  extinguishNonce: t.expose('extinguishNonce', {
    type: 'BigInt',
    description: 'The series’ extinguishment nonce that the signatures cover.',
    access: SIGNATURES,
  }),
  signers: t.field({
    type: ['KeyAddress'],
    description: 'The named keys that have signed.',
    access: { ...SIGNATURES, storedIn: 'extinguishment_requests.signatures' },
    select: { signatures: true },
    fromRow: true,
    resolve: ({ signatures }) => (signatures as unknown as MessageSignature[]).map(({ signer }) => signer),
  }),
  signatures: t.field({
    type: [ExtinguishmentSignature],
    description:
      'The two signatures. Null until both are on the chain, because anyone who has them could use them before.',
    access: SIGNED,
    select: { state: true, signatures: true, chain: true, attestorKeyA: true, attestorKeyB: true },
    resolve: ({ state, signatures, ...keys }) =>
      state === 'RELAYED'
        ? (signatures as unknown as MessageSignature[]).map((signature) => ({ ...signature, ...keys }))
        : null,
  }),
  relayTx: t.expose('relayTx', {
    type: 'TransactionId',
    description: 'The transaction that relayed both signatures; null until then.',
    access: { ...SIGNATURES, onchain: true },
  }),
  relayError: t.exposeString('relayError', {
    description: 'The contract’s name of the error with which it refused the last relay; null if it did not.',
    access: SIGNATURES,
  }),
  series: t.relation('series', { access: 'traverse', nullable: true }),
}));

builder.prismaObjectFields(Series, (t) => ({
  extinguishKeys: t.field({
    type: ['KeyAddress'],
    description:
      'The two attestor keys that the open request to extinguish the series names on the chain, in ascending order. ' +
      'Null if none is open.',
    access: { ...PUBLIC_RECORD, storedIn: ['series.extinguish_key_a', 'series.extinguish_key_b'] },
    select: { extinguishKeyA: true, extinguishKeyB: true },
    fromRow: true,
    resolve: ({ extinguishKeyA: a, extinguishKeyB: b }) => (a === null || b === null ? null : [a, b]),
  }),
  extinguishNoticeEndsAt: t.expose('extinguishNoticeEndsAt', {
    type: 'DateTime',
    description:
      'When the chain starts accepting the signatures of the open request to extinguish the series. Null if none is ' +
      'open.',
    access: PUBLIC_RECORD,
  }),
  extinguishDeadlineAt: t.expose('extinguishDeadline', {
    type: 'DateTime',
    description:
      'When the chain stops accepting the signatures of the open request to extinguish the series. Null if none is ' +
      'open.',
    access: PUBLIC_RECORD,
  }),
  extinguishmentRequests: relatedKeyset(t, 'extinguishments', {
    description: 'The requests to extinguish the series, newest first. For the issuer, the named attestors and admins.',
    access: 'traverse',
    order: { by: 'openedAt', direction: 'desc' },
    filter: { state: ExtinguishmentState },
  }),
}));

builder.queryFields((t) => ({
  extinguishmentRequest: row(t, {
    type: 'ExtinguishmentRequest',
    description: 'A request to extinguish a series by its id.',
    access: 'traverse',
    args: { id: t.arg.id(existing) },
    authScopes: { signedIn: true },
    where: ({ id }) => ({ id: uuidOf('ExtinguishmentRequest', id) }),
  }),
  extinguishmentRequests: keyset(t, {
    type: 'ExtinguishmentRequest',
    description: 'The requests to extinguish series that the viewer may see, newest first.',
    access: 'traverse',
    authScopes: { signedIn: true },
    order: { by: 'openedAt', direction: 'desc' },
    filter: { state: ExtinguishmentState },
  }),
}));
