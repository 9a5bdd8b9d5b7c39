import { encodeGlobalID } from '@pothos/plugin-relay';
import type { Row } from '../model/conditions.ts';
import { arrayText, keyColumn, scopedText, scopeIn } from '../model/row-key.ts';
import type { OwnIds } from '../model/rules.ts';
import type { KeyScope } from '../model/tables.ts';
import type { TypeRule } from '../model/type-rule.ts';
import type { Resolve } from '../runtime/run-plan.ts';

/**
 * Wraps the resolver of an id. Pothos writes a scope and a key in an array, which `node` does not open and compiled reads do not write, so
 * the id has the engine's form. Another id than Pothos' is an author's, and stays as it is.
 */
export function scopedId(
  { name, id }: TypeRule,
  { model, ownIds }: { readonly model: { readonly scope: KeyScope | undefined }; readonly ownIds: OwnIds },
  next: Resolve,
): Resolve {
  const [scope, column] = [scopeIn(id, model.scope), keyColumn({ id }, model)];
  if (!scope || column === undefined) return next;
  // Undefined until the first row, because Pothos' resolver is known by its answer alone.
  let isOfPothos: boolean | undefined;
  const { encodeGlobalID: encode = encodeGlobalID } = ownIds;
  return (row, args, context, info) => {
    const write = () => encode(name, scopedText(column, scope, context.access.ids, row as Row), context);
    if (isOfPothos !== undefined) return isOfPothos ? write() : next(row, args, context, info);
    return Promise.resolve(next(row, args, context, info)).then((answer) => {
      isOfPothos = answer === encode(name, arrayText(id, row as Row), context);
      return isOfPothos ? write() : answer;
    });
  };
}
