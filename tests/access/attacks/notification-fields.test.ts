import { type GraphQLObjectType, getNamedType, isLeafType } from 'graphql';
import { expect, it } from 'vitest';
import { gatewaySchema } from '../../../src/apps/gateway/schema.ts';
import { getDatamodel } from '../../../src/generated/pothos-types.ts';

// What is public in feeds, or stored as a notification, says numbers, statuses, reasons, ids and dates: there is no field and no column
// for anything else, and nobody can add one without meeting this.

/** May be said: who is notified, what happened, where and when. */
const IDS = ['id', 'chain', 'seriesKey', 'subjectId', 'outboxId', 'notificationId'];
const CODES = ['kind', 'status', 'reason', 'template', 'state', 'errorCode', 'step'];
const NUMBERS = ['period', 'round', 'window', 'blockNumber', 'logIndex', 'attempts'];
const DATES = ['at', 'occurredAt', 'createdAt', 'readAt', 'sentAt', 'remindedAt'];
const FLAGS = ['retracted'];

const SCALARS: Readonly<Record<string, readonly string[]>> = {
  ID: IDS,
  Bytes32: ['seriesKey'],
  ActivityKind: CODES,
  NotificationKind: CODES,
  EventStatus: CODES,
  EventReason: CODES,
  ReminderStep: CODES,
  Address: ['wallet'],
  Period: ['period'],
  Int: NUMBERS,
  Units: ['units'],
  DateTime: DATES,
  Boolean: FLAGS,
};
const COLUMNS: Readonly<Record<string, readonly string[]>> = {
  String: [...IDS, ...CODES, 'accountId', 'wallet'],
  Int: NUMBERS,
  BigInt: ['units', 'blockNumber'],
  DateTime: DATES,
  Boolean: FLAGS,
};
/** Of these alone: a count of units is public, and no notification has one; a reminder names the wallet that it is of. */
const ONLY: Readonly<Record<string, readonly string[]>> = { units: ['ActivityEvent'], wallet: ['CurveReminder'] };

const allowed = (table: Readonly<Record<string, readonly string[]>>, of: string, type: string, name: string) =>
  table[type]?.includes(name) === true && (ONLY[name]?.includes(of) ?? true);

it.each(['ActivityUpdate', 'ActivityEvent', 'Notification', 'AccountNotification', 'CurveReminder'])(
  'the type %s has no field for an amount or a person',
  (of) => {
    const fields = Object.values((gatewaySchema().getType(of) as GraphQLObjectType).getFields());
    const leaves = fields.filter(({ type }) => isLeafType(getNamedType(type)));
    expect(leaves.length).toBeGreaterThan(1);
    const more = leaves.filter(({ name, type }) => !allowed(SCALARS, of, getNamedType(type).name, name));
    expect(more.map(({ name }) => name)).toEqual([]);
    // What a row leads to has readers of its own; nobody's account is among it.
    const objects = fields.filter(({ type }) => !isLeafType(getNamedType(type)));
    expect(objects.map(({ type }) => getNamedType(type).name)).toEqual(
      of === 'ActivityUpdate'
        ? ['ActivityEvent']
        : ['AccountNotification', 'CurveReminder'].includes(of)
          ? []
          : ['Series'],
    );
  },
);

it.each(['ActivityEvent', 'Notification', 'EmailMessage', 'CurveReminder'])(
  'the table of %s has no column for one',
  (of) => {
    const { fields = [] } = getDatamodel().datamodel.models[of] ?? {};
    const columns = fields.filter(({ kind }) => kind === 'scalar');
    expect(columns.length).toBeGreaterThan(6);
    const more = columns.filter(({ name, type }) => !allowed(COLUMNS, of, type, name));
    expect(more.map(({ name }) => name)).toEqual([]);
    expect(columns.some(({ name }) => name === 'accountId')).toBe(['Notification', 'EmailMessage'].includes(of));
  },
);

it.each([
  ['ActivityEvent', 'Amount', 'amount'],
  ['ActivityEvent', 'BigInt', 'paid'],
  ['ActivityEvent', 'Address', 'bidder'],
  ['ActivityEvent', 'String', 'holder'],
  ['ActivityEvent', 'Hex', 'signature'],
  ['Notification', 'BigInt', 'units'],
  ['Notification', 'Int', 'count'],
  ['AccountNotification', 'Wad', 'rate'],
  ['ActivityEvent', 'Address', 'wallet'],
  ['Notification', 'String', 'wallet'],
  ['CurveReminder', 'Amount', 'payout'],
  ['CurveReminder', 'BigInt', 'units'],
  ['CurveReminder', 'Wad', 'price'],
  ['CurveReminder', 'Int', 'count'],
])('would notice %s with a %s called %s', (of, type, name) => {
  expect([allowed(SCALARS, of, type, name), allowed(COLUMNS, of, type, name)]).toEqual([false, false]);
});
