// The lists whose pages are measured over few rows and over many.
import { ADMIN, HOLDER, type Person } from '../support/fill.ts';

export interface List {
  readonly name: string;
  readonly person: Person;
  /** `$page` is where a page is asked for; with `deep`, the page behind 1,200 rows is measured too. */
  readonly query: string;
  readonly deep?: true;
}

const mine = (field: string, node: string): List => ({
  name: field,
  person: HOLDER,
  query: `{ ${field}($page) { edges { cursor node { ${node} } } pageInfo { hasNextPage } } }`,
  deep: true,
});
const admins = (field: string, node: string): List => ({ ...mine(field, node), person: ADMIN });
const counted = (field: string): List => ({
  name: `${field}, totalCount`,
  person: HOLDER,
  query: `{ ${field}(first: 1) { totalCount totalCountIsCapped } }`,
});
const seriesBy = (name: string, argument: string): List => ({
  name: `seriesList by ${name}`,
  person: HOLDER,
  query: `{ seriesList($page, ${argument}) { nodes { key state } } }`,
});
const ofSeries = (field: string, node: string): List => ({
  name: `a series’ ${field}`,
  person: HOLDER,
  query: `{ seriesList(first: 1) { nodes { key ${field}($page) { nodes { ${node} } } } } }`,
});

export const LISTS: readonly List[] = [
  mine('seriesList', 'key state paidTotal'),
  seriesBy('a rare state', 'state: CLOSED'),
  seriesBy('issuer', 'issuer: "0x0000000000000000000000000000000000000005"'),
  mine('myPositions', 'units'),
  mine('myMoneyEvents', 'kind amount'),
  mine('myNotifications', 'kind'),
  admins('auditLog', 'action'),
  admins('outbox', 'state'),
  ofSeries('reports', 'period payment'),
  ofSeries('positions', 'units'),
  ofSeries('moneyEvents', 'kind'),
  ofSeries('activity', 'kind'),
  counted('seriesList'),
  counted('myPositions'),
  counted('myMoneyEvents'),
  counted('myNotifications'),
];

export const pageOf = ({ query }: List, page: string): string => query.replace('$page', page);
