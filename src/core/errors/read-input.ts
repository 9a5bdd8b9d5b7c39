import type { z } from 'zod';
import { InputError } from './input-error.ts';

/** What any of the parts expects: values as one list, each other form once. */
function union(issues: readonly z.core.$ZodIssue[]): string {
  const values = issues.flatMap((issue) => (issue.code === 'invalid_value' ? issue.values.map(String) : []));
  const others = issues.filter(({ code }) => code !== 'invalid_value').map(expectedBy);
  return [...new Set([...(values.length ? [`one of ${values.join(', ')}`] : []), ...others])].join(', or ');
}

/** What the schema expects where the issue is: its bounds, never the value. */
function expectedBy(issue: z.core.$ZodIssue): string {
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
      return union(issue.errors.flat());
    default:
      return issue.message; // a constant of the schema's own
  }
}

/**
 * An input as its schema reads it.
 *
 * @throws InputError for the first part that does not fit. It has no cause: that could quote a value
 */
export function readInput<S extends z.ZodType>(schema: S, input: unknown): z.output<S> {
  const read = schema.safeParse(input);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw new InputError((issue?.path ?? []).map(String), issue ? expectedBy(issue) : 'another form');
}
