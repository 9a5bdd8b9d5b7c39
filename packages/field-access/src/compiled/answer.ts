import { GraphQLError } from 'graphql';
import { type AccessRules, denialErrors, errorsOf, inDocumentOrder } from '../index.ts';
import { denialsIn } from './denials.ts';
import { type FieldResolver, pathOf } from './field-resolver.ts';
import type { Answer } from './outcome.ts';
import type { Root } from './plan.ts';
import type { CachedPlan } from './plans.ts';

/** The most characters of a cache key. The errors of an answer with longer shadows are not kept. */
const LONGEST_KEY = 4_096;

/** The parts of an answer beside the row of the statement. */
export interface AnswerSources {
  readonly rules: AccessRules;
  readonly fields: FieldResolver;
  /** Tests that a root's resolver answers it. */
  readonly isResolved: (root: Root) => boolean;
  /** The error of a root that the statement did not read in time; null for a root that it read. */
  readonly failureOf: (root: Root, i: number) => Error | null;
  /** Fills the marks in the text of a root. */
  readonly fill: (text: string) => string | Promise<string>;
}

const rootError = ({ key, nodes }: Root, originalError: Error) =>
  new GraphQLError(originalError.message, { nodes, path: [key], originalError });

/** Tests that the absence of a root's row is an error. */
const isRequired = (root: Root): boolean =>
  root.kind === 'row' && !(root.source.kind === 'row' && root.source.mayBeAbsent);

/** Assembles the answer from a statement's row, which has the JSON and the shadow of each root. @throws Unsupported */
export async function assembleAnswer(
  cached: CachedPlan,
  row: readonly (string | null)[],
  sources: AnswerSources,
): Promise<Answer> {
  const { plan } = cached;
  const { rules, fields, isResolved, failureOf, fill } = sources;
  const rootErrors: GraphQLError[] = [];
  const rootJson = (root: Root, i: number) => {
    if (isResolved(root)) return fields.json(undefined, root.call, pathOf([root.key]));
    const json = row[2 * i] ?? null;
    const isAbsent = json === null && isRequired(root);
    const error = failureOf(root, i) ?? (isAbsent ? errorsOf(rules.model).create('NOT_FOUND') : null);
    if (error !== null) rootErrors.push(rootError(root, error));
    return json === null ? 'null' : fill(json);
  };
  const resolved = plan.resolverFields.length > 0 || plan.roots.some(isResolved);
  // Each root has its own promise. If one threw at once, the promises before it would reject without a handler.
  const texts = resolved
    ? await Promise.all(plan.roots.map(async (root, i) => rootJson(root, i)))
    : plan.roots.map(rootJson);
  const members = plan.roots.flatMap(({ key }, i) => [
    `${i > 0 ? ',' : ''}${JSON.stringify(key)}:`,
    texts[i] as string,
  ]);
  const shadows = plan.roots.map((_, i) => row[2 * i + 1] ?? null);
  const denied = shadowErrors(shadows, cached, rules);
  const others = [...rootErrors, ...fields.errors, ...denialErrors(rules, fields.denials())];
  return {
    kind: 'answer',
    data: ['{', ...members, '}'],
    errors: others.length > 0 ? inDocumentOrder([...others, ...denied]) : denied,
    failed: rootErrors.length + fields.errors.length > 0,
    resolved,
  };
}

/** The errors of an answer's denials, computed from the shadows of its roots. */
function shadowErrors(
  shadows: readonly (string | null)[],
  { id, plan, errors }: CachedPlan,
  rules: AccessRules,
): readonly GraphQLError[] {
  if (shadows.every((shadow) => shadow === null)) return [];
  const key = `${id}${JSON.stringify(shadows)}`;
  const denied = errors.get(key) ?? denialErrors(rules, denialsIn(plan, shadows));
  if (key.length <= LONGEST_KEY) errors.set(key, denied);
  return denied;
}
