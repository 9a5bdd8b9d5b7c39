import { decode, encode } from '@jridgewell/sourcemap-codec';

/** Sources of ours that people wrote. */
const OWN = /^(\.\.\/)+(src\/(?!generated\/)|contracts\/|packages\/)/;

/**
 * A source map (JSON) of our own lines alone: a tenth of what esbuild writes. Lines of packages map to nothing, so that a stack
 * trace names them as they are in the bundle.
 */
export function ownMap(text) {
  const map = JSON.parse(text);
  const own = map.sources.map((source) => OWN.test(source));
  let [at, line] = [-1, -1]; // the source that the last segment named, and its line there
  const mappings = decode(map.mappings).map((segments) => {
    const kept = [];
    for (const [column, source, sourceLine, sourceColumn] of segments) {
      if (source === undefined || !own[source]) {
        if (at !== -1) kept.push([column]);
        at = -1;
      } else if (at !== source || line !== sourceLine) {
        kept.push([column, source, sourceLine, sourceColumn]);
        [at, line] = [source, sourceLine];
      }
    }
    return kept;
  });
  const sources = map.sources.map((source, i) => (own[i] ? source : ''));
  return JSON.stringify({ version: 3, sources, names: [], mappings: encode(mappings) });
}
