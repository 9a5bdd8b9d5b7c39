import SchemaBuilder, {
  BasePlugin,
  type PothosInputFieldConfig,
  type PothosOutputFieldConfig,
  type PothosTypeConfig,
  type SchemaTypes,
  unwrapOutputFieldType,
} from '@pothos/core';
import type { GraphQLSchema } from 'graphql';
import { requireSentences } from './required.ts';
import { sentenceOfField, sentenceOfInput, sentenceOfType } from './standard.ts';

interface Described {
  readonly description?: string | null | undefined;
}

const withDescription = <C extends Described>(config: C, sentence: string | undefined): C =>
  config.description || sentence === undefined ? config : { ...config, description: sentence };

/**
 * Describes generated types and their fields (pages, payloads, inputs) by their names, and refuses a schema in which
 * anything else has no description.
 */
class SentencesPlugin<Types extends SchemaTypes> extends BasePlugin<Types> {
  override onTypeConfig(config: PothosTypeConfig): PothosTypeConfig {
    return withDescription(config, sentenceOfType(config.name));
  }

  override onOutputFieldConfig(config: PothosOutputFieldConfig<Types>): PothosOutputFieldConfig<Types> {
    if (config.description) return config;
    const { kind, name } = this.builder.configStore.getTypeConfig(unwrapOutputFieldType(config.type));
    const record = kind === 'Object' || kind === 'Interface' ? name : null;
    return withDescription(config, sentenceOfField(config.parentType, config.name, record));
  }

  override onInputFieldConfig(config: PothosInputFieldConfig<Types>): PothosInputFieldConfig<Types> {
    return withDescription(config, sentenceOfInput(config.name));
  }

  override afterBuild(schema: GraphQLSchema): GraphQLSchema {
    const { ofSchema, required } = this.builder.options.sentences;
    schema.description = ofSchema;
    return required ? requireSentences(schema) : schema;
  }
}

declare global {
  namespace PothosSchemaTypes {
    interface Plugins<Types extends SchemaTypes> {
      sentences: SentencesPlugin<Types>;
    }
    interface SchemaBuilderOptions<Types extends SchemaTypes> {
      sentences: {
        /** The description of the schema itself. */
        readonly ofSchema: string;
        /** A schema in which something has no description is refused. */
        readonly required: boolean;
      };
    }
  }
}
SchemaBuilder.registerPlugin('sentences', SentencesPlugin);
export const sentencesPlugin = 'sentences' as const;
