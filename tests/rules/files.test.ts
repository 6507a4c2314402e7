import { describe, expect, it } from 'vitest';
import { filesIn, sourceFiles } from './source-files.ts';

const longest = 320;

/** `file:line text` of every line a pattern finds. */
const linesWith = (pattern: RegExp) =>
  sourceFiles.flatMap(({ path, text }) =>
    text
      .split('\n')
      .flatMap((line, place) => (pattern.test(line) ? [`${path}:${place + 1} ${line.trim()}`] : [])),
  );

describe('every source file', () => {
  it('is short enough to read in one go', () => {
    const long = sourceFiles.filter(({ text }) => text.split('\n').length > longest);
    expect(long.map(({ path }) => path)).toEqual([]);
  });

  it('has a name in small letters and dashes', () => {
    // Route files of the web carry the router's own signs.
    const odd = sourceFiles.filter(
      ({ path }) =>
        !path.startsWith('web/routes/') &&
        !/^[a-z0-9]+(-[a-z0-9]+)*(\.d|\.contract|\.sign-in)?\.(ts|tsx)$/.test(path.split('/').at(-1) ?? ''),
    );
    expect(odd.map(({ path }) => path)).toEqual([]);
  });

  it('has a name of its own in its area of the domain', () => {
    const names = filesIn('functions/domain')
      .map(({ path }) => path)
      .filter((path) => !path.endsWith('/index.ts'));
    const nameOf = (path: string) => `${path.split('/')[2]}/${path.split('/').at(-1)}`;
    const twins = [...Map.groupBy(names, nameOf).values()].filter(({ length }) => length > 1);
    expect(twins).toEqual([]);
  });

  it('of the web has a base name of its own: nothing in shared and nothing else in its area has it', () => {
    // Contracts keep `.contract`, because an operation has the same name in every layer.
    const baseOf = (path: string) =>
      path
        .split('/')
        .at(-1)
        ?.replace(/\.tsx?$/, '');
    const web = filesIn('web')
      .map(({ path }) => path)
      .filter((path) => !/^web\/(routes|locales)\//.test(path));
    const shared = new Set(filesIn('shared').map(({ path }) => baseOf(path)));
    expect(web.filter((path) => shared.has(baseOf(path)))).toEqual([]);
    const areaOf = (path: string) => path.split('/').slice(0, 3).join('/');
    const byName = Map.groupBy(web, (path) => `${areaOf(path)} ${baseOf(path)}`);
    expect([...byName.values()].filter(({ length }) => length > 1)).toEqual([]);
  });

  it('knows its types', () => {
    expect(linesWith(/: any\b|\bas any\b|<any\b|@ts-(ignore|expect-error|nocheck)/)).toEqual([]);
  });

  it('is finished', () => {
    // Spelt in two halves, so that this line does not find itself.
    const marker = new RegExp(`\\b(${['TO' + 'DO', 'FIX' + 'ME', 'X' + 'XX', 'HA' + 'CK'].join('|')})\\b`);
    expect(linesWith(marker)).toEqual([]);
    expect(linesWith(/^(<{7}|={7}|>{7})( |$)/)).toEqual([]);
  });

  it('leaves the console to scripts and the one-machine cloud', () => {
    expect(
      linesWith(/\bconsole\.(log|debug|info)\(|^\s*debugger\b/).filter((line) =>
        /^(shared|functions)\//.test(line),
      ),
    ).toEqual([]);
  });
});
