/** A JSON Schema (draft 2020-12), with the keywords that answers and parameters need. */
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

/** The schema of an object with exactly these properties, all required. */
export const objectOf = (properties: Readonly<Record<string, JsonSchema>>): JsonSchema => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
});

/** The schema of a property. @throws Error if the object has no property of this name */
export function property({ properties = {} }: JsonSchema, name: string): JsonSchema {
  const schema = properties[name];
  if (schema === undefined) throw new Error(`no property ${name}`);
  return schema;
}

/** The schema of an object without some of its properties. */
export const withoutProperties = (
  { properties = {}, ...rest }: JsonSchema,
  ...names: readonly string[]
): JsonSchema => {
  const remaining = Object.fromEntries(Object.entries(properties).filter(([name]) => !names.includes(name)));
  return { ...rest, ...objectOf(remaining) };
};

/** The schema that also accepts null. */
export function nullable({ type = [], ...rest }: JsonSchema): JsonSchema {
  const types = new Set([type].flat()).add('null');
  return { ...rest, type: [...types], ...(rest.enum && { enum: [...new Set(rest.enum).add(null)] }) };
}
