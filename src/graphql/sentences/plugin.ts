import SchemaBuilder, {
  BasePlugin,
  type PothosInputFieldConfig,
  type PothosOutputFieldConfig,
  type PothosTypeConfig,
  type SchemaTypes,
} from '@pothos/core';
import { sentenceOfField, sentenceOfInput, sentenceOfType } from './standard.ts';

interface Described {
  readonly description?: string | null | undefined;
}

const described = <C extends Described>(config: C, sentence: string | undefined): C =>
  config.description || sentence === undefined ? config : { ...config, description: sentence };

/**
 * Gives every type, field, argument and field of an input that has no sentence of its own the standard one of what it is.
 */
export class SentencesPlugin<Types extends SchemaTypes> extends BasePlugin<Types> {
  override onTypeConfig(config: PothosTypeConfig): PothosTypeConfig {
    return described(config, sentenceOfType(config.name));
  }

  override onOutputFieldConfig(config: PothosOutputFieldConfig<Types>): PothosOutputFieldConfig<Types> {
    return described(config, sentenceOfField(config.parentType, config.name));
  }

  override onInputFieldConfig(config: PothosInputFieldConfig<Types>): PothosInputFieldConfig<Types> {
    return described(config, sentenceOfInput(config.name));
  }
}

declare global {
  namespace PothosSchemaTypes {
    interface Plugins<Types extends SchemaTypes> {
      sentences: SentencesPlugin<Types>;
    }
  }
}
SchemaBuilder.registerPlugin('sentences', SentencesPlugin);
export const sentencesPlugin = 'sentences' as const;
