import type { GraphQLFieldResolver, GraphQLResolveInfo } from 'graphql';
import { AppError } from '../core/errors/app-error.ts';
import type { ErrorCode } from '../core/errors/codes.ts';
import type { AccessContext } from './context.ts';
import { failedIn, type RequestAccess, type Row, unknownIn } from './request.ts';
import { type FieldRule, needOn } from './rules.ts';
import type { TypeRule } from './type-rule.ts';

export type Resolve = GraphQLFieldResolver<unknown, AccessContext>;

/** What a check came to: allowed, denied, or why it could not be decided. */
type Decision = true | ErrorCode;

function decide(access: RequestAccess, rule: TypeRule, row: Row, need: number): Decision | undefined {
  const standing = access.standing(rule, row);
  if (standing & need) return true;
  const open = unknownIn(standing) & need;
  if (open === 0) return 'FORBIDDEN';
  return failedIn(standing) & open && (open & ~failedIn(standing)) === 0
    ? access.failureCode(rule, row, open)
    : undefined;
}

/** Decides once whatever is unknown of the row was asked: rows that no list prefetched. */
export async function settle(access: RequestAccess, rule: TypeRule, row: Row, need: number): Promise<Decision> {
  const now = decide(access, rule, row, need);
  if (now !== undefined) return now;
  await Promise.all(access.want(rule, row, unknownIn(access.standing(rule, row)) & need));
  return decide(access, rule, row, need) ?? 'FORBIDDEN';
}

/**
 * Lets a field's readers through to `next`; anyone else gets null and one error a selection. Synchronous once the row's
 * relations are known, which is so for the rows of lists. A field that may not be null fails instead.
 */
export function guarded(field: FieldRule, rule: TypeRule, nullable: boolean, next: Resolve): Resolve {
  const { coordinate } = field;
  const refuse = (access: RequestAccess, info: GraphQLResolveInfo, code: ErrorCode) => {
    if (!nullable) throw new AppError(code);
    return access.deny(info, coordinate, code);
  };
  return (row, args, context, info) => {
    const { access } = context;
    const need = needOn(field, row as Row);
    if (access.roles & need) return next(row, args, context, info);
    const decision = decide(access, rule, row as Row, need);
    if (decision === true) return next(row, args, context, info);
    if (decision !== undefined) return refuse(access, info, decision);
    return settle(access, rule, row as Row, need).then((settled) =>
      settled === true ? next(row, args, context, info) : refuse(access, info, settled),
    );
  };
}
