import { OWN_ROWS } from '../../graphql/access/index.ts';
import { CONTRACT_HASH, TERMS_COMMITMENT } from '../../graphql/access/presets.ts';
import { builder } from '../../graphql/builder.ts';
import { Series } from './series.graphql.ts';

/**
 * A draft is the account's own: its issuer publishes commitment and hash by sending it, and everybody reads them from the
 * series then. No row of the data map names its other public arguments.
 */
const draft = (column: string) =>
  ({ storedIn: `series_drafts.${column}`, class: 'plain', readers: ['owner'], deletion: 'account deletion' }) as const;

export const SeriesDraft = builder.prismaNode('SeriesDraft', {
  description: 'A series that its issuer prepared. Its terms are sealed already; they are read through the series.',
  id: { field: 'id', access: draft('id') },
  access: OWN_ROWS,
  select: { id: true },
  fields: (t) => ({
    issuer: t.expose('issuer', { type: 'Address', nullable: false, access: draft('issuer') }),
    draftSalt: t.expose('draftSalt', { type: 'Bytes32', nullable: false, access: draft('draft_salt') }),
    seriesKey: t.expose('seriesKey', { type: 'Bytes32', nullable: false, access: draft('series_key') }),
    termsCommitment: t.expose('termsCommitment', {
      type: 'Bytes32',
      nullable: false,
      access: { ...TERMS_COMMITMENT, readers: ['owner'], storedIn: 'series_drafts.terms_commitment' },
    }),
    contractHash: t.expose('contractHash', {
      type: 'Bytes32',
      nullable: false,
      access: { ...CONTRACT_HASH, readers: ['owner'], storedIn: 'series_drafts.contract_hash' },
    }),
    currencyCode: t.exposeInt('currencyCode', { nullable: false, access: draft('currency_code') }),
    indexingRule: t.exposeInt('indexingRule', { nullable: false, access: draft('indexing_rule') }),
    unitsOffered: t.expose('unitsOffered', { type: 'BigInt', nullable: false, access: draft('units_offered') }),
    raise: t.field({
      type: 'JSON',
      nullable: false,
      description: 'The other public arguments of `createSeries`: integers as decimal strings, times in unix seconds.',
      access: draft('raise'),
      select: { raise: true },
      resolve: ({ raise }) => raise,
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', nullable: false, access: draft('created_at') }),
    series: t.prismaField({
      type: Series,
      nullable: true,
      description: 'The series, once the chain has it.',
      access: 'traverse',
      select: { chain: true, seriesKey: true },
      resolve: (query, { chain, seriesKey: key }, _, { db }) =>
        db.series.findUnique({ ...query, where: { chain_key: { chain, key } } }),
    }),
  }),
});
