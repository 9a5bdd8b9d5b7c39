import type { FieldAccess } from './declaration.ts';
import type { PrismaSelect } from './narrowing.ts';
import type { ListedBy } from './schema-problems.ts';

export interface AccessPluginOptions {
  /** Declarations of fields that other plugins make, by coordinate (`Node.id`). */
  readonly declared?: Readonly<Record<string, FieldAccess>>;
}

/** What the plugin reads of a field's options and of the extensions that the Prisma plugin gave it. */
export interface Said {
  readonly access?: FieldAccess;
  readonly rowsChecked?: boolean;
  /** The field refuses as a whole those to whom it is closed. */
  readonly authScopes?: unknown;
}
export interface Given {
  /** Said by the lists of src/graphql: the fields of `type` that a list sorts and filters by. */
  readonly accessList?: ListedBy;
  readonly pothosPrismaSelect?: PrismaSelect;
  readonly pothosPrismaRelationField?: { readonly isList: boolean };
  readonly pothosExposedField?: string;
}
