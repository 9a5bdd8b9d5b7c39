import type { GraphQLFieldResolver, GraphQLResolveInfo } from 'graphql';
import type { Row } from '../model/conditions.ts';
import { type AccessDecision, decide, type FieldPlan } from '../model/field-plan.ts';
import type { LabelMask } from '../model/label-mask.ts';
import type { TypeRule } from '../model/type-rule.ts';
import type { AccessContext } from './context.ts';
import { errorsOf } from './errors.ts';
import type { RequestAccess } from './request-access.ts';

export type Resolve = GraphQLFieldResolver<unknown, AccessContext>;

type FinalDecision = Exclude<AccessDecision, 'UNKNOWN'>;

/** Decides on a field of a row whose relations no list has loaded: it loads those that the check needs, and decides then. */
export async function resolveDecision(
  access: RequestAccess,
  type: TypeRule,
  row: Row,
  need: LabelMask,
): Promise<FinalDecision> {
  const now = decide(need, type, row, access);
  if (now !== 'UNKNOWN') return now;
  await Promise.all(access.load(type, row, access.rowLabels(type, row).unknown & need));
  const then = decide(need, type, row, access);
  return then === 'UNKNOWN' ? 'DENIED' : then;
}

/**
 * Runs a field's plan around its resolver. Readers get through to `next`; anyone else gets null and one error a selection, or
 * the error alone if the field may not be null. The check is synchronous for rows of lists, whose relations are loaded.
 */
export function guarded(plan: FieldPlan, nullable: boolean, next: Resolve): Resolve {
  const { coordinate, type } = plan;
  const refuse = (access: RequestAccess, row: Row, decision: FinalDecision, info: GraphQLResolveInfo) => {
    const code = decision === 'FAILED' ? access.failureCode(type, row, plan.needOn(row)) : 'FORBIDDEN';
    if (!nullable) throw errorsOf(access.rules.model).create(code);
    return access.deny(info, coordinate, code);
  };
  return (parent, args, context, info) => {
    const { access } = context;
    const row = parent as Row;
    const decision = plan.guard(row, access);
    if (decision === 'ALLOWED') return next(row, args, context, info);
    if (decision !== 'UNKNOWN') return refuse(access, row, decision, info);
    return resolveDecision(access, type, row, plan.needOn(row)).then((final) =>
      final === 'ALLOWED' ? next(row, args, context, info) : refuse(access, row, final, info),
    );
  };
}

/** Wraps a mutation: it invalidates relations, so that the payload is read with relations as they are after the writes. */
export const invalidating =
  (next: Resolve): Resolve =>
  async (root, args, context, info) => {
    try {
      return await next(root, args, context, info);
    } finally {
      context.access.invalidate();
    }
  };
