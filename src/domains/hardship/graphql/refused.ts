import { RESPONSE_ONLY } from 'field-access';
import { builder, ErrorInterface } from '../../../graphql/builder.ts';
import type { PolicyBound } from '../model/index.ts';
import { PauseRefused } from '../rules.ts';
import { PolicyBoundName, PolicyBoundUnit } from './enums.ts';

/** Options of a non-null field that is computed for the response and not stored. */
const responseField = { nullable: false, access: RESPONSE_ONLY } as const;

const Bound = builder.objectRef<PolicyBound>('PolicyBound').implement({
  description: 'A bound that the protocol sets.',
  fields: (t) => ({
    name: t.expose('name', { ...responseField, type: PolicyBoundName, description: 'The name of the bound.' }),
    value: t.exposeString('value', { ...responseField, description: 'The value, as a decimal number.' }),
    unit: t.expose('unit', { ...responseField, type: PolicyBoundUnit, description: 'The unit of the value.' }),
  }),
});

const Detail = builder.objectRef<PauseRefused>('PauseRefusalDetail').implement({
  description: 'The rule of the contract that refused a pause. It never contains a date.',
  fields: (t) => ({
    stage1: t.exposeString('stage1', { ...responseField, description: 'The name of the rule on the chain.' }),
    bound: t.field({
      type: Bound,
      access: RESPONSE_ONLY,
      description: 'The bound that the rule sets; null if it sets none.',
      resolve: ({ bound }) => bound,
    }),
  }),
});

builder.objectType(PauseRefused, {
  name: 'PauseRefusal',
  interfaces: [ErrorInterface],
  description: 'The chain’s refusal of a pause that the attestor approved. Nothing was stored, audited or notified.',
  fields: (t) => ({
    detail: t.field({
      ...responseField,
      type: Detail,
      description: 'The rule that refused the pause, and its bound.',
      resolve: (refusal) => refusal,
    }),
  }),
});
