import { GraphQLError } from 'graphql';
import type { AccessErrors, AccessModel } from '../model/access-model.ts';

const MESSAGES: Readonly<Record<string, string>> = {
  FORBIDDEN: 'The viewer may not read this.',
  NOT_FOUND: 'There is no such row, or the viewer may not see it.',
  INTERNAL: 'Something went wrong.',
  UNAVAILABLE: 'The relation that decides this cannot be read now.',
  PAGE_INVALID: 'The arguments of the page are not possible.',
  CURSOR_INVALID: 'The cursor is not of this list.',
};

/** The errors of a schema whose model defines none: GraphQL errors with `extensions.code`. */
const GRAPHQL_ERRORS: AccessErrors = {
  create: (code, fault) => new GraphQLError(GRAPHQL_ERRORS.message(code), { extensions: { code, ...fault } }),
  message: (code) => MESSAGES[code] ?? code,
  codeOf: () => 'UNAVAILABLE',
  refusalCode: (error) =>
    error instanceof GraphQLError && typeof error.extensions.code === 'string' ? error.extensions.code : null,
};

/**
 * The errors of a schema, by their codes.
 *
 * @example
 * throw errorsOf(model).create('NOT_FOUND');
 */
export const errorsOf = ({ errors }: AccessModel): AccessErrors => errors ?? GRAPHQL_ERRORS;
