import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesTogether } from '#web/build/chunk-groups.ts';
import { findCycle, foldersOf } from './find-cycle.ts';
import { filesIn, forbidden, type Import, sourceFiles } from './source-files.ts';

const web = filesIn('web');
const inFolder = (folder: string) => (file: { path: string }) => file.path.split('/').includes(folder);
const paths = (files: { path: string }[]) => files.map(({ path }) => path);
const roomOf = (path: string) => path.split('/')[1] ?? '';
const areaOf = (path: string) => path.split('/')[2] ?? '';

describe('imports', () => {
  it('climb two folders at most; farther away a file is named from the top', () => {
    expect(forbidden([...sourceFiles], ({ name }) => name.startsWith('../../../'))).toEqual([]);
  });
});

/** The rooms of the web, and whom each may know beside itself. The routes may know all. */
const mayKnow: Record<string, string[]> = {
  locales: [],
  ui: ['platform'],
  platform: ['locales'],
  features: ['platform', 'ui'],
  'back-office': ['features', 'platform', 'ui'],
  layouts: ['back-office', 'features', 'locales', 'platform', 'ui'],
  screens: ['layouts', 'features', 'platform', 'ui'],
  worker: ['platform'],
};
/** What the router makes of all routes is known by the router alone. */
const isTree = ({ target }: Import) => target === 'web/routeTree.gen.ts';

describe('in the web', () => {
  it('rooms know each other one way', () => {
    const files = web.filter(({ path }) => roomOf(path) in mayKnow);
    const isForeign = ({ target = '' }: Import, { path }: { path: string }) =>
      target.startsWith('web/') && ![roomOf(path), ...(mayKnow[roomOf(path)] ?? [])].includes(roomOf(target));
    expect(forbidden(files, isForeign)).toEqual([]);
  });

  const isArea = (path: string) => /^web\/back-office\/[^/]+\//.test(path);

  it('layouts know the table of staff pages, and no area of the back office', () => {
    expect(forbidden(filesIn('web/layouts'), ({ target = '' }) => isArea(target))).toEqual([]);
  });

  it('an area of the back office knows no other, and of the shop only what its own area asks the server', () => {
    expect(
      forbidden(filesIn('web/back-office'), ({ target = '' }, { path }) => {
        if (isArea(target)) return areaOf(target) !== areaOf(path);
        return target.startsWith('web/features/') && !target.startsWith(`web/features/${areaOf(path)}/api/`);
      }),
    ).toEqual([]);
  });

  it('no folder imports one that imports it, however far around', () => {
    const files = web.map((file) => ({ ...file, imports: file.imports.filter((found) => !isTree(found)) }));
    expect(findCycle(foldersOf(files))).toBeUndefined();
  });

  it('a file of hooks/ is called use- and exports a hook', () => {
    const odd = web
      .filter(inFolder('hooks'))
      .filter(({ path, text }) => !basename(path).startsWith('use-') || !/^export .*\buse[A-Z]/m.test(text));
    expect(paths(odd)).toEqual([]);
  });

  it('a file of rules/ calls no React', () => {
    const react = /^(?:react(?:-|$)|@tanstack\/react-)/;
    expect(forbidden(web.filter(inFolder('rules')), ({ name }) => react.test(name))).toEqual([]);
  });

  it('no two files of a feature share a name', () => {
    const nameOf = (path: string) => `${areaOf(path)}/${basename(path).replace(/\.tsx?$/, '')}`;
    const names = filesIn('web/features').map(({ path }) => nameOf(path));
    expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
  });

  it('what is fetched together is named by paths that exist: a list nobody keeps costs the first page', () => {
    const stale = Object.values(filesTogether)
      .flat()
      .filter((beginning) => !web.some(({ path }) => path.startsWith(`web/${beginning}`)));
    expect(stale).toEqual([]);
  });
});

it('a status has one look, in the file of its area: web/ui/status', () => {
  const own = web.filter(({ text }) =>
    /Record<\w*Status(?:\['\w+'\])?, BadgeTone>|\['status'\], BadgeTone>/.test(text),
  );
  expect(paths(own).filter((path) => !path.startsWith('web/ui/status/'))).toEqual([]);
  expect(own.length).toBeGreaterThan(0);
});

it('the red box that says what failed is the kit’s: web/ui/feedback/notice.tsx', () => {
  const drawn = web.filter(({ text }) =>
    /border border-danger\/40 bg-danger-soft|danger: .*border-danger\/40 bg-danger-soft/.test(text),
  );
  expect(paths(drawn)).toEqual(['web/ui/feedback/notice.tsx']);
});
