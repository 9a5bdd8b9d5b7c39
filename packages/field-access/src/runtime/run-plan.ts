import type { GraphQLFieldResolver, GraphQLResolveInfo } from 'graphql';
import type { Row } from '../model/conditions.ts';
import { type AccessDecision, decide, type FieldPlan } from '../model/field-plan.ts';
import { type LabelMask, unknownIn } from '../model/label-mask.ts';
import type { TypeRule } from '../model/type-rule.ts';
import type { AccessContext } from './context.ts';
import { errorsOf } from './errors.ts';
import type { RequestAccess } from './request-access.ts';

export type Resolve = GraphQLFieldResolver<unknown, AccessContext>;

type FinalDecision = Exclude<AccessDecision, 'UNKNOWN'>;

/** Decides whether at least one label of `need` holds on a row. Loads the relations that the decision takes, if no list has. */
export async function resolveDecision(
  access: RequestAccess,
  type: TypeRule,
  row: Row,
  need: LabelMask,
): Promise<FinalDecision> {
  const decision = decide(need, type, row, access);
  if (decision !== 'UNKNOWN') return decision;
  await Promise.all(access.load(type, row, unknownIn(access.rowLabels(type, row)) & need));
  const loadedDecision = decide(need, type, row, access);
  return loadedDecision === 'UNKNOWN' ? 'DENIED' : loadedDecision;
}

/**
 * Wraps a field's resolver with its check. A reader gets the value of `next`. Anyone else gets null, and the selection gets one error;
 * a non-null field throws the error. The check is synchronous on rows of lists, because their relations are loaded before.
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

/** Wraps a mutation's resolver. It drops the loaded relations, so that the payload is read with relations as they are after the writes. */
export const invalidating =
  (next: Resolve): Resolve =>
  async (root, args, context, info) => {
    try {
      return await next(root, args, context, info);
    } finally {
      context.access.invalidate();
    }
  };
