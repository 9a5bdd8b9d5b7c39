import type { FieldNullability, InputFieldMap, SchemaTypes, TypeParam } from '@pothos/core';
import type { FieldAccess } from './declaration.ts';
import type { AccessPlugin } from './plugin.ts';
import type { AccessPluginOptions } from './plugin-options.ts';
import type { SubjectColumnsPlugin } from './subject-columns.ts';
import type { TypeAccess } from './subjects.ts';

// What the access plugin adds to Pothos' options: every output field must say its access.
declare global {
  namespace PothosSchemaTypes {
    interface Plugins<Types extends SchemaTypes> {
      access: AccessPlugin<Types>;
      accessSubjectColumns: SubjectColumnsPlugin<Types>;
    }
    interface SchemaBuilderOptions<Types extends SchemaTypes> {
      access?: AccessPluginOptions;
    }
    interface ObjectTypeOptions<Types extends SchemaTypes, Shape> {
      access?: TypeAccess;
    }
    interface InterfaceTypeOptions<Types extends SchemaTypes, Shape> {
      access?: TypeAccess;
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
      /** Who reads the field, where and how it is held. Required. */
      access: FieldAccess;
      /**
       * The resolver read its rows with `visibleWhere`. Where it is not said, rows of a type with a `rows` rule are
       * looked up once more, in one statement a list, and hidden ones are dropped.
       */
      rowsChecked?: boolean;
    }
  }
}
