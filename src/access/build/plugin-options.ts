import type { AccessModel } from '../model/access-model.ts';
import type { FieldAccess } from '../model/declaration.ts';
import type { PrismaSelect } from '../runtime/narrowing.ts';
import type { ListedBy } from './schema-problems.ts';

export interface AccessPluginOptions {
  /** The labels of the schema, and how they are found. */
  readonly model: AccessModel;
  /** Declarations of fields that other plugins make, by coordinate (`Node.id`). */
  readonly declared?: Readonly<Record<string, FieldAccess>>;
}

/** What the plugin reads of a field's options and of the extensions that the Prisma plugin gave it. */
export interface Said {
  readonly access?: FieldAccess;
  readonly rowsChecked?: boolean;
  /** What Prisma selects for the field, as its definition says it. */
  readonly select?: unknown;
  /** The field refuses as a whole those to whom it is closed. */
  readonly authScopes?: unknown;
}
export interface Given {
  /** Of a list: the fields of `type` that it sorts and filters by. A list of hidden rows without it is refused. */
  readonly accessList?: ListedBy;
  readonly pothosPrismaSelect?: PrismaSelect;
  readonly pothosPrismaRelationField?: { readonly isList: boolean };
  readonly pothosExposedField?: string;
  /** Of a sealed field: the columns that are selected after the check. */
  readonly accessColumns?: readonly string[];
}
