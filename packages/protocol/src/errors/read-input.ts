import type { z } from 'zod';
import { InputError } from './input-error.ts';

/** Describes the forms that a union expects: values as one list, each other form once. */
function describeUnion(issues: readonly z.core.$ZodIssue[]): string {
  const values = issues.flatMap((issue) => (issue.code === 'invalid_value' ? issue.values.map(String) : []));
  const others = issues.filter(({ code }) => code !== 'invalid_value').map(describeExpected);
  return [...new Set([...(values.length ? [`one of ${values.join(', ')}`] : []), ...others])].join(', or ');
}

/** Describes the form that the schema expects at an issue, without the value. */
function describeExpected(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return `a value of the type ${issue.expected}`;
    case 'too_small':
      return `at least ${issue.minimum}`;
    case 'too_big':
      return `at most ${issue.maximum}`;
    case 'invalid_value':
      return `one of ${issue.values.map(String).join(', ')}`;
    case 'unrecognized_keys':
      return 'no other fields';
    case 'invalid_format':
      return `text of the format ${issue.format}`;
    case 'invalid_union':
      return describeUnion(issue.errors.flat());
    default:
      return issue.message; // a constant of the schema
  }
}

/**
 * Reads an input by its schema.
 *
 * @throws InputError for the first part that does not fit, without a cause, because that could quote a value
 */
export function readInput<S extends z.ZodType>(schema: S, input: unknown): z.output<S> {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new InputError((issue?.path ?? []).map(String), issue ? describeExpected(issue) : 'another form');
}
