import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesIn, forbidden, sourceFiles } from './source-files.ts';

const inFolder = (folder: string) => (file: { path: string }) => file.path.split('/').includes(folder);
const paths = (files: { path: string }[]) => files.map(({ path }) => path);

describe('imports', () => {
  it('climb two folders at most; farther away a file is named from the top', () => {
    expect(forbidden([...sourceFiles], ({ name }) => name.startsWith('../../../'))).toEqual([]);
  });
});

describe('in the web', () => {
  it('a file of hooks/ is called use- and exports a hook', () => {
    const odd = filesIn('web')
      .filter(inFolder('hooks'))
      .filter(({ path, text }) => !basename(path).startsWith('use-') || !/^export .*\buse[A-Z]/m.test(text));
    expect(paths(odd)).toEqual([]);
  });

  it('a file of rules/ calls no React', () => {
    const react = /^(?:react(?:-|$)|@tanstack\/react-)/;
    expect(forbidden(filesIn('web').filter(inFolder('rules')), ({ name }) => react.test(name))).toEqual([]);
  });

  it('no two files of a feature share a name', () => {
    const nameOf = (path: string) => `${path.split('/')[2]}/${basename(path).replace(/\.tsx?$/, '')}`;
    const names = filesIn('web/features').map(({ path }) => nameOf(path));
    expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
  });
});
