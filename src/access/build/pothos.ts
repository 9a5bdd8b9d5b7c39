import type { FieldNullability, InputFieldMap, SchemaTypes, TypeParam } from '@pothos/core';
import type { FieldAccess } from '../model/declaration.ts';
import type { TypeAccess } from '../model/subjects.ts';
import type { AccessPlugin } from './plugin.ts';
import type { AccessPluginOptions } from './plugin-options.ts';
import type { SubjectColumnsPlugin } from './subject-columns.ts';

/** Of a schema's types: its labels and what its viewers are. */
interface AccessTypes {
  Label: string;
  Viewer: unknown;
}

// What the access plugin adds to Pothos' options: every output field must say its access.
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
      access: AccessPluginOptions;
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
      /** Who reads the field, where and how it is stored. Required. */
      access: FieldAccess<Types['Access']['Label']>;
      /**
       * The resolver read its rows with `visibleWhere`. Where it is not said, rows of a type with a `rows` rule are
       * looked up once more, in one statement a list, and hidden ones are dropped.
       */
      rowsChecked?: boolean;
    }
  }
}
