import { RESPONSE_ONLY } from '../../access/index.ts';
import { builder, ErrorInterface } from '../../graphql/builder.ts';
import { PolicyBoundName, PolicyBoundUnit } from './enums.graphql.ts';
import type { PolicyBound } from './model.ts';
import { PauseRefused } from './rules.ts';

const said = { nullable: false, access: RESPONSE_ONLY } as const;

const Bound = builder.objectRef<PolicyBound>('PolicyBound').implement({
  description: 'A bound of the protocol.',
  fields: (t) => ({
    name: t.expose('name', { ...said, type: PolicyBoundName, description: 'Which bound.' }),
    value: t.exposeString('value', { ...said, description: 'A decimal number.' }),
    unit: t.expose('unit', { ...said, type: PolicyBoundUnit, description: 'Of the value.' }),
  }),
});

const Detail = builder.objectRef<PauseRefused>('PauseRefusalDetail').implement({
  description: 'By which rule of the contract a pause was refused. Never a date.',
  fields: (t) => ({
    stage1: t.exposeString('stage1', { ...said, description: 'The name of the rule on the chain.' }),
    bound: t.field({
      type: Bound,
      access: RESPONSE_ONLY,
      description: 'What the rule bounds; null where it bounds nothing.',
      resolve: ({ bound }) => bound,
    }),
  }),
});

builder.objectType(PauseRefused, {
  name: 'PauseRefusal',
  interfaces: [ErrorInterface],
  description: 'The chain refuses the pause that was approved. Nothing was stored, audited or notified.',
  fields: (t) => ({
    detail: t.field({ ...said, type: Detail, description: 'The rule and its bound.', resolve: (refused) => refused }),
  }),
});
