import { documentTries } from './documents.ts';
import { inputTries } from './inputs.ts';
import { operationsOf } from './operations.ts';
import { requestTries } from './requests.ts';
import type { Material, Try } from './try.ts';

/** Creates the material of a schema with values that were found. */
export const materialOf = (from: Omit<Material, 'operations'>): Material => ({
  ...from,
  operations: operationsOf(from.schema, from.values),
});

/** All tries, in the order of their kinds. */
export const triesOf = (material: Material): Try[] => [
  ...inputTries(material),
  ...documentTries(material),
  ...requestTries(material),
];
