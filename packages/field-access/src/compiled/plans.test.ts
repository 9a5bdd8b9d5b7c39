import { parse } from 'graphql';
import { expect, it } from 'vitest';
import { PLAN_SOURCE } from '../../tests/clinic.ts';
import { createPlans } from './plans.ts';

/** A document of some thousand fields with one plan for each set of its conditions. */
const CONDITIONS = 9;
const names = Array.from({ length: CONDITIONS }, (_, i) => `$c${i}`);
const fields = Array.from({ length: 1_000 }, (_, i) => `f${i}: name`).join(' ');
const document = parse(`query (${names.map((name) => `${name}: Boolean!`).join(', ')}) {
  patient(id: "p1") { ${fields} ${names.map((name) => `...@include(if: ${name}) { __typename }`).join(' ')} }
}`);
const variablesOf = (n: number) => Object.fromEntries(names.map((_, i) => [`c${i}`, ((n >> i) & 1) === 1]));

it('keeps the plans of a large document up to a number of fields, whatever their number', () => {
  const plans = createPlans(PLAN_SOURCE);
  const operation = plans.operation({ document });
  const planOf = (n: number) => plans.plan(operation, variablesOf(n), { roles: 0, possible: 0, scopes: {} });
  const first = planOf(0);
  expect(planOf(0)).toBe(first);
  for (let n = 1; n < 2 ** CONDITIONS; n++) planOf(n);
  const last = planOf(2 ** CONDITIONS - 1);
  expect(planOf(2 ** CONDITIONS - 1)).toBe(last);
  expect(planOf(0)).not.toBe(first);
});
