/** The media types of GraphQL over HTTP. A range that has both takes the plain one, which is the last. */
const JSON_TYPES = ['application/graphql-response+json', 'application/json'];

/**
 * The media type of an answer with data: of the first range that has one of GraphQL's; null if no range has. Where resolvers answer, Yoga
 * chooses by its own processors, so tests/apps/gateway/compiled-reads.test.ts compares both.
 */
export function mediaTypeOf(accept: string | undefined): string | null {
  const ranges = (accept || '*/*').replaceAll(/\s/g, '').toLowerCase().split(',');
  for (const range of ranges) {
    const [mediaRange = '', ...parameters] = range.split(';');
    const charset = parameters.find((parameter) => parameter.includes('charset='));
    if (charset !== undefined && charset !== 'charset=utf-8') continue;
    const [type, subtype] = mediaRange.split('/');
    const mediaType = JSON_TYPES.findLast((candidate) => {
      const [candidateType, candidateSubtype] = candidate.split('/');
      return (type === '*' || type === candidateType) && (subtype === '*' || subtype === candidateSubtype);
    });
    if (mediaType !== undefined) return mediaType;
  }
  return null;
}
