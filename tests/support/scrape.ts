/** The answer of /metrics, read as Prometheus does (text format 0.0.4). */
export interface Scrape {
  readonly text: string;
  /** Names of all metrics, with or without values. */
  readonly names: ReadonlySet<string>;
  /** How many series a metric has; of a histogram its buckets too. */
  seriesOf(name: string): number;
  /** The value of the series with these labels and no other; undefined where there is none. */
  value(name: string, labels?: Readonly<Record<string, string>>): number | undefined;
}

const SERIES = /^(\w+)(?:\{(.*)\})? (\S+)$/;
const key = (name: string, labels: readonly string[]) => `${name}{${[...labels].sort().join()}}`;

export async function scrape(url: string): Promise<Scrape> {
  const response = await fetch(url);
  const text = await response.text();
  if (response.status !== 200) throw new Error(`scraped ${response.status}`);
  const values = new Map<string, number>();
  const names = new Set<string>();
  const counts = new Map<string, number>();
  for (const line of text.split('\n')) {
    const declared = /^# TYPE (\w+)/.exec(line)?.[1];
    if (declared) names.add(declared);
    const [, name, labels = '', value] = line.startsWith('#') ? [] : (SERIES.exec(line) ?? []);
    if (name === undefined) continue;
    values.set(key(name, labels.match(/\w+="(?:[^"\\]|\\.)*"/g) ?? []), Number(value));
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return {
    text,
    names,
    seriesOf: (name) => counts.get(name) ?? 0,
    value: (name, labels = {}) =>
      values.get(
        key(
          name,
          Object.entries(labels).map(([label, value]) => `${label}="${value}"`),
        ),
      ),
  };
}
