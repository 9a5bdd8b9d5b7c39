interface Pattern {
  readonly matches: RegExp;
  readonly takes: boolean;
}

/** @throws Error for a pattern of another form than `*`, a path, or `**` and a name with `*` */
function patternOf(line: string): Pattern {
  const takes = line.startsWith('!');
  const text = takes ? line.slice(1) : line;
  if (!/^(\*|\*\*\/[\w.*-]+|[\w.-]+(\/[\w.-]+)*)$/.test(text)) throw new Error(`.dockerignore: ${line} is not known`);
  const source = text
    .split('/')
    .map((part) => (part === '**' ? '(?:.*/)?' : `${part.replaceAll('.', '\\.').replaceAll('*', '[^/]*')}/`))
    .join('');
  return { matches: new RegExp(`^${source}`), takes };
}

/**
 * Returns a function that is true for a file that a .dockerignore excludes. The last pattern that matches the file or a
 * folder above it decides. @throws Error for a pattern that is not understood
 */
export function readDockerignore(source: string): (path: string) => boolean {
  const lines = source.split('\n').map((line) => line.trim());
  const patterns = lines.filter((line) => line !== '' && !line.startsWith('#')).map(patternOf);
  return (path) => patterns.findLast(({ matches }) => matches.test(`${path}/`))?.takes === false;
}
