import type { StorageClass as StorageClassName } from './access/index.ts';
import { accessModel } from './access/index.ts';
import { builder } from './builder.ts';
import type { GatewayBuilder } from './create-builder.ts';
import { storedValues } from './enum-values.ts';

const descriptions = Object.fromEntries(
  Object.entries(accessModel.classes.definitions).map(([name, { sentence }]) => [name, sentence]),
) as Readonly<Record<StorageClassName, string>>;

/** Registers the enum of storage classes on a builder. */
export const storageClassEnum = (schemaBuilder: GatewayBuilder) =>
  schemaBuilder.enumType('StorageClass', {
    description: 'A storage class: the way the service keeps a value.',
    values: storedValues(descriptions),
  });
export type StorageClassEnum = ReturnType<typeof storageClassEnum>;

/** The enum in the product's schema. */
export const StorageClass = storageClassEnum(builder);
