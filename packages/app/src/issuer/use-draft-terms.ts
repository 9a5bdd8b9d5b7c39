import { useAskedTerms } from '../asked-terms.ts';
import { type DraftFiguresFragment, DraftTermsDocument } from '../generated/operations.ts';
import { useReader } from '../reader.ts';

/** Reads the private terms of a version of a draft, once they are asked for. */
export function useDraftTerms({ id, version }: Pick<DraftFiguresFragment, 'id' | 'version'>, isAsked: boolean) {
  const { gateway } = useReader();
  const read = async () => {
    const { node } = await gateway.ask(DraftTermsDocument, { id });
    return node?.__typename === 'SeriesDraft' ? node.terms : null;
  };
  return useAskedTerms([id, version], read, isAsked);
}
