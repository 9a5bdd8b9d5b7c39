import { describe, expect, it } from 'vitest';
import { breakingChanges, isStable, unlisted } from '../../scripts/schema/breaking.ts';

const BEFORE = `type Query { series(key: String!): Series old: Int }
  type Series { cap: Int! state: State }
  enum State { OPEN CLOSED }`;

const pathsOf = async (after: string) => (await breakingChanges(BEFORE, after)).map(({ path }) => path);

describe('a change of the schema', () => {
  it.each<[string, string, string[]]>([
    ['that adds a field', BEFORE.replace('cap: Int!', 'cap: Int! more: Int'), []],
    ['that removes a field', BEFORE.replace('old: Int', ''), ['Query.old']],
    ['that lets a value be null', BEFORE.replace('cap: Int!', 'cap: Int'), ['Series.cap']],
    ['that asks for another argument', BEFORE.replace('key: String!', 'key: String! on: Int!'), ['Query.series.on']],
    ['that removes a value', BEFORE.replace('OPEN CLOSED', 'OPEN'), ['State.CLOSED']],
  ])('%s breaks clients there and nowhere else', async (_, after, paths) => {
    expect(await pathsOf(after)).toEqual(paths);
  });

  it.each<[string, string, boolean]>([
    ['its coordinate', '- `Series.cap` may be null.', true],
    ['its type', '- `Series` is another type.', true],
    ['a longer name', '- `Series.capacity` may be null.', false],
    ['it without quotes', '- Series.cap may be null.', false],
  ])('is listed where the changelog names %s', (_, line, listed) => {
    const changelog = `# Changelog\n\n## [Unreleased]\n\n### Changed\n\n${line}\n\n## [1.0.0]\n\n- \`Query.old\`\n`;
    const [cap, old] = ['Series.cap', 'Query.old'].map((path) => ({ path, message: '' })) as [never, never];
    expect(unlisted([cap], changelog)).toEqual(listed ? [] : [cap]);
    expect(unlisted([old], changelog)).toEqual([old]); // what an earlier release says is not said of this one
  });

  it('must be listed from 1.0 on', () => {
    expect(['0.1.0', '0.99.3', '1.0.0', '10.2.0'].map(isStable)).toEqual([false, false, true, true]);
  });
});
