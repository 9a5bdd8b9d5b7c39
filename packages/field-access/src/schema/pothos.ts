import type { FieldNullability, InputFieldMap, SchemaTypes, TypeParam } from '@pothos/core';
import type { FieldAccess } from '../model/declaration.ts';
import type { BuiltInClass } from '../model/storage-classes.ts';
import type { TypeAccess } from '../model/subjects.ts';
import type { AccessPlugin } from './plugin.ts';
import type { AccessPluginOptions } from './plugin-options.ts';
import type { SubjectColumnsPlugin } from './subject-columns.ts';

/** The names that a schema's declarations use, and the type of its viewers. */
interface AccessTypes {
  Label: string;
  Viewer: unknown;
  /** Storage classes; absent: the engine's own. */
  Class?: string;
  /** Flags of declarations; absent: none. */
  Extra?: string;
}

type ClassOf<Access> = Access extends { Class: infer Class extends string } ? Class : 'plain' | BuiltInClass;
type ExtraOf<Access> = Access extends { Extra: infer Extra extends string } ? Extra : never;

// The access plugin's additions to Pothos' options: every output field must declare its access.
declare global {
  namespace PothosSchemaTypes {
    interface Plugins<Types extends SchemaTypes> {
      access: AccessPlugin<Types>;
      accessSubjectColumns: SubjectColumnsPlugin<Types>;
    }
    interface UserSchemaTypes {
      Access: AccessTypes;
    }
    interface ExtendDefaultTypes<PartialTypes extends Partial<UserSchemaTypes>> {
      Access: PartialTypes['Access'] extends AccessTypes ? PartialTypes['Access'] : AccessTypes;
    }
    interface SchemaBuilderOptions<Types extends SchemaTypes> {
      access: AccessPluginOptions<ClassOf<Types['Access']>, ExtraOf<Types['Access']>>;
    }
    interface ObjectTypeOptions<Types extends SchemaTypes, Shape> {
      access?: TypeAccess<Types['Access']['Label'], Types['Access']['Viewer']>;
    }
    interface InterfaceTypeOptions<Types extends SchemaTypes, Shape> {
      access?: TypeAccess<Types['Access']['Label'], Types['Access']['Viewer']>;
    }
    interface FieldOptions<
      Types extends SchemaTypes,
      ParentShape,
      Type extends TypeParam<Types>,
      Nullable extends FieldNullability<Type>,
      Args extends InputFieldMap,
      ResolveShape,
      ResolveReturnShape,
    > {
      /** The readers of the field, and the place and the storage class of its value. */
      access: FieldAccess<Types['Access']['Label'], ClassOf<Types['Access']>, ExtraOf<Types['Access']>>;
      /**
       * Set this if the resolver reads its rows with `visibleWhere`. Otherwise rows of a type with a `rows` rule are looked
       * up once more, in one statement a list, and hidden ones are dropped.
       */
      rowsChecked?: boolean;
    }
  }
}
