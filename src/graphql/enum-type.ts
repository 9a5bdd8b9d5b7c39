import { EnumRef } from '@pothos/core';
import { builder } from './builder.ts';
import { storedValues } from './enum-values.ts';
import type { Types } from './schema-types.ts';

/**
 * An enum of values that rows keep as text, each with its sentence. A field exposes the column with it; what is read that is
 * none of the values is an error of that field. `Value`: the one type of the values that the code has already.
 *
 *     const Side = storedEnum<ChainEnumName<'Side'>>('Side', 'What an order does.', { BUY: 'It buys.', SELL: 'It sells.' });
 *     side: t.expose('side', { type: Side, nullable: false, access: … }),
 */
export function storedEnum<Value extends string>(
  name: string,
  description: string,
  sentences: Readonly<Record<Value, string>>,
): EnumRef<Types, string, Value> {
  return builder.enumType(name, { description, values: storedValues(sentences) }) as never;
}

/**
 * An enum whose values follow from the list of modules. Fields name it while they are declared; `implement` gives it its
 * values before the schema is built.
 */
export class ModulesEnum<Value extends string> extends EnumRef<Types, string, Value> {
  readonly #description: string;

  constructor(name: string, description: string) {
    super(name);
    this.#description = description;
  }

  /** @throws where it is called twice: the schema has one type of a name */
  implement(sentences: Readonly<Record<Value, string>>): void {
    builder.configStore.associateParamWithRef(this, storedEnum(this.name, this.#description, sentences) as never);
  }
}

/** An enum of what is stored, signed or proven as a number; in the schema it has names alone. */
export function numberEnum<const Numbers extends Readonly<Record<string, number>>>(
  name: string,
  description: string,
  numbers: Numbers,
  sentences: Readonly<Record<keyof Numbers, string>>,
): EnumRef<Types, number, Numbers[keyof Numbers]> {
  const values = Object.entries(numbers).map(([key, value]) => [key, { value, description: sentences[key] as string }]);
  return builder.enumType(name, { description, values: Object.fromEntries(values) }) as never;
}
