import { EnumRef } from '@pothos/core';
import { builder } from './builder.ts';
import { storedValues } from './enum-values.ts';
import type { Types } from './schema-types.ts';

/**
 * Declares an enum of values that a column stores as text, each with its description. A stored text that is none of the
 * values makes an error of the field. `Value` is the code's own type of the values.
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
 * An enum whose values come from the list of modules. Fields may refer to it before `implement` sets its values, which must
 * happen before the schema is built.
 */
export class ModulesEnum<Value extends string> extends EnumRef<Types, string, Value> {
  readonly #description: string;

  constructor(name: string, description: string) {
    super(name);
    this.#description = description;
  }

  /** Sets the values and their descriptions. @throws if it is called twice, because a schema has one type of a name */
  implement(sentences: Readonly<Record<Value, string>>): void {
    builder.configStore.associateParamWithRef(this, storedEnum(this.name, this.#description, sentences) as never);
  }
}

/** Declares an enum whose values are numbers where they are stored, signed or proven, and names in the schema. */
export function numberEnum<const Numbers extends Readonly<Record<string, number>>>(
  name: string,
  description: string,
  numbers: Numbers,
  sentences: Readonly<Record<keyof Numbers, string>>,
): EnumRef<Types, number, Numbers[keyof Numbers]> {
  const values = Object.entries(numbers).map(([key, value]) => [key, { value, description: sentences[key] as string }]);
  return builder.enumType(name, { description, values: Object.fromEntries(values) }) as never;
}
