/** A JSON Schema (draft 2020-12), as far as answers and parameters need it. */
export interface JsonSchema {
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly pattern?: string;
  readonly format?: string;
  readonly enum?: readonly (string | null)[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly examples?: readonly unknown[];
  readonly items?: JsonSchema;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean;
}

/** An object of exactly these properties. */
export const objectOf = (properties: Readonly<Record<string, JsonSchema>>): JsonSchema => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
});

/** The schema of a property. @throws Error where the object has none of this name */
export function property({ properties = {} }: JsonSchema, name: string): JsonSchema {
  const found = properties[name];
  if (found === undefined) throw new Error(`no property ${name}`);
  return found;
}

/** The object's schema without some of its properties. */
export const without = ({ properties = {}, ...rest }: JsonSchema, ...names: readonly string[]): JsonSchema => {
  const left = Object.fromEntries(Object.entries(properties).filter(([name]) => !names.includes(name)));
  return { ...rest, ...objectOf(left) };
};

/** The same, or null. */
export function nullable({ type = [], ...rest }: JsonSchema): JsonSchema {
  const types = new Set([type].flat()).add('null');
  return { ...rest, type: [...types], ...(rest.enum && { enum: [...new Set(rest.enum).add(null)] }) };
}
