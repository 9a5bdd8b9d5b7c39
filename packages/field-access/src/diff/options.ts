import type { AccessModel } from '../model/access-model.ts';

/** The facts about a schema's words that its text does not have. */
export interface DiffOptions {
  /** The storage classes say what the server can read; the extras say what everybody can read. */
  readonly model: Pick<AccessModel, 'classes' | 'extras'>;
  /** The fields of list pages that count the list's rows, such as `totalCount`. */
  readonly pageCounts?: readonly string[];
}

/** The class of a field without a declaration: nothing keeps the server from reading it. */
export const UNDECLARED_CLASS = 'undeclared';

const RANKS = { never: 0, 'with its key': 1, always: 2 } as const;

/**
 * Tests that the server can read a value of the class `after` more easily than one of `before`. A class that the model does not
 * define counts as unreadable before and as readable after, so that no gain is missed.
 */
export function opensToServer({ model }: DiffOptions, before: string, after: string): boolean {
  const { definitions } = model.classes;
  const rank = (name: string) => {
    const definition = definitions[name];
    return definition && RANKS[definition.serverReads];
  };
  const earlier = before === UNDECLARED_CLASS ? RANKS.always : (rank(before) ?? RANKS.never);
  return (rank(after) ?? RANKS.always) > earlier;
}

/** True if an extra lets everybody learn the value elsewhere. An extra that the model does not define counts as public. */
export const isPublicExtra = ({ model }: DiffOptions, name: string): boolean => {
  const extra = model.extras[name];
  return extra === undefined || extra.public === true;
};
