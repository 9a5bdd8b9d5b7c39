import type { FieldNullability, InputFieldMap, SchemaTypes, TypeParam } from '@pothos/core';
import type { FieldAccess } from './declaration.ts';
import type { AccessPlugin, AccessPluginOptions } from './plugin.ts';
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
    // biome-ignore lint/correctness/noUnusedVariables: merged declarations repeat their type parameters
    interface ObjectTypeOptions<Types extends SchemaTypes, Shape> {
      access?: TypeAccess;
    }
    // biome-ignore lint/correctness/noUnusedVariables: merged declarations repeat their type parameters
    interface InterfaceTypeOptions<Types extends SchemaTypes, Shape> {
      access?: TypeAccess;
    }
    interface FieldOptions<
      Types extends SchemaTypes,
      // biome-ignore lint/correctness/noUnusedVariables: merged declarations repeat their type parameters
      ParentShape,
      Type extends TypeParam<Types>,
      // biome-ignore lint/correctness/noUnusedVariables: merged declarations repeat their type parameters
      Nullable extends FieldNullability<Type>,
      // biome-ignore lint/correctness/noUnusedVariables: merged declarations repeat their type parameters
      Args extends InputFieldMap,
      // biome-ignore lint/correctness/noUnusedVariables: merged declarations repeat their type parameters
      ResolveShape,
      // biome-ignore lint/correctness/noUnusedVariables: merged declarations repeat their type parameters
      ResolveReturnShape,
    > {
      /** Who reads the field, where and how it is held. Required. */
      access: FieldAccess;
    }
  }
}
