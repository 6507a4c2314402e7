import { describe, expect, it } from 'vitest';
import { findCycle } from './find-cycle.ts';
import {
  filesIn,
  forbidden,
  type Import,
  importsOf,
  type SourceFile,
  sourceFiles,
  textOf,
} from './source-files.ts';

const isIn = ({ target = '' }: Import, ...places: string[]) =>
  places.some((place) => target.startsWith(`${place}/`));
const isPackage = ({ target }: Import) => target === undefined;

describe('imports point one way', () => {
  it('shared stands alone, with zod', () => {
    expect(forbidden(filesIn('shared'), (found) => !isIn(found, 'shared') && found.name !== 'zod')).toEqual(
      [],
    );
  });

  it('functions know only shared beside themselves', () => {
    const files = filesIn('functions');
    expect(forbidden(files, (found) => !isPackage(found) && !isIn(found, 'functions', 'shared'))).toEqual([]);
  });

  it('functions name the file of a contract, not the index of its area: what is not needed is not loaded', () => {
    // Of a table of routes, each bundle holds one route and its contract.
    const files = filesIn('functions').filter(({ path }) => !path.startsWith('functions/routes/'));
    const isIndex = ({ target = '' }: Import) =>
      /^shared\/\w+\/index\.ts$/.test(target) && target !== 'shared/messages/index.ts';
    expect(forbidden(files, isIndex)).toEqual([]);
  });

  it('nothing on the server is imported for its effect alone: package.json tells the bundler to leave that out', () => {
    const files = filesIn('shared', 'functions').filter(({ text }) => /^import '[#.]/m.test(text));
    expect(files.map(({ path }) => path)).toEqual([]);
  });

  it('the web knows only shared beside itself', () => {
    const files = filesIn('web');
    expect(forbidden(files, (found) => !isPackage(found) && !isIn(found, 'web', 'shared'))).toEqual([]);
  });

  it('nothing that runs imports tests', () => {
    expect(forbidden([...sourceFiles], (found) => isIn(found, 'tests'))).toEqual([]);
  });

  it('nobody leans on scripts, not even the build of the web', () => {
    const files = sourceFiles.filter(({ path }) => !path.startsWith('scripts/'));
    expect(forbidden(files, (found) => isIn(found, 'scripts'))).toEqual([]);
    const buildOfTheWeb = importsOf('vite.config.ts', textOf('vite.config.ts'));
    expect(buildOfTheWeb.filter((found) => isIn(found, 'scripts'))).toEqual([]);
  });

  it('platform knows no domain, and a domain no handler', () => {
    expect(
      forbidden(filesIn('functions/platform'), (found) =>
        isIn(found, 'functions/domain', 'functions/routes', 'functions/workers'),
      ),
    ).toEqual([]);
    expect(
      forbidden(filesIn('functions/domain'), (found) =>
        isIn(found, 'functions/routes', 'functions/workers', 'functions/sockets'),
      ),
    ).toEqual([]);
  });
});

describe('the outside world has few doors', () => {
  it('only platform, repositories and the stream publisher know the AWS SDK', () => {
    const mayKnow = /^functions\/(platform\/|.*-repository\.ts$|workers\/publish-changes\.ts$)/;
    const files = filesIn('functions').filter(({ path }) => !mayKnow.test(path));
    expect(forbidden(files, ({ name }) => name.startsWith('@aws-sdk/'))).toEqual([]);
  });

  it('only http-route knows middy', () => {
    const files = sourceFiles.filter(({ path }) => path !== 'functions/platform/handlers/http-route.ts');
    expect(forbidden(files, ({ name }) => name.startsWith('@middy/'))).toEqual([]);
  });

  it('a domain asks another through its functions, not through its keys or repositories', () => {
    const areaOf = (path: string) => path.split('/')[2];
    const isPrivate = ({ target = '' }: Import, { path }: SourceFile) =>
      /^functions\/domain\/.*-(keys|repository)\.ts$/.test(target) && areaOf(target) !== areaOf(path);
    expect(forbidden(filesIn('functions/domain'), isPrivate)).toEqual([]);
  });

  it('one feature of the web never imports another', () => {
    const featureOf = (path: string) => path.split('/')[2];
    const files = filesIn('web/features');
    expect(
      forbidden(
        files,
        (found, { path }) => isIn(found, 'web/features') && featureOf(found.target ?? '') !== featureOf(path),
      ),
    ).toEqual([]);
  });
});

describe('zod', () => {
  it('is imported whole, so that bundles leave out what is not used', () => {
    const wrong = sourceFiles.filter(({ text }) =>
      /import\s+(?:type\s+)?(?!\*\s+as\s+z\s)[^;'"]*from\s+['"]zod['"]/.test(
        text.replace(/import type \* as z/g, 'import * as z'),
      ),
    );
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });
});

describe('import cycles', () => {
  const graphOf = (files: readonly SourceFile[]) =>
    new Map(files.map(({ path, imports }) => [path, imports.flatMap(({ target }) => target ?? [])]));

  const file = (path: string, ...targets: string[]): SourceFile => ({
    path,
    text: '',
    imports: targets.map((target) => ({ name: target, target, isTypeOnly: true })),
  });

  it('are none, not even of types', () => {
    expect(findCycle(graphOf(sourceFiles))).toBeUndefined();
  });

  /** The folder a file stands in; what stands at the top stands for itself: programs, and what they all share. */
  const folderOf = (path: string) => (/^[^/]+\/[^/]+$/.test(path) ? path : path.replace(/\/[^/]+$/, ''));

  /** The area of the domain that a file stands in, with all its folders. */
  const areaOf = (path: string) => path.split('/').slice(0, 3).join('/');

  function foldersOf(files: readonly SourceFile[], nameOf = folderOf): Map<string, string[]> {
    const folders = new Map<string, Set<string>>();
    for (const { path, imports } of files) {
      const [folder, known] = [nameOf(path), folders.get(nameOf(path)) ?? new Set<string>()];
      for (const { target } of imports) if (target && nameOf(target) !== folder) known.add(nameOf(target));
      folders.set(folder, known);
    }
    return new Map([...folders].map(([folder, others]) => [folder, [...others]]));
  }

  it.each(['functions', 'infra', 'shared'])('are none between the folders of %s either', (top) => {
    expect(findCycle(foldersOf(filesIn(top)))).toBeUndefined();
  });

  it('are none between the areas of the domain, whatever folders they have', () => {
    expect(findCycle(foldersOf(filesIn('functions/domain'), areaOf))).toBeUndefined();
  });

  it('would be found between folders whose files are none', () => {
    const files = [
      file('functions/a/one.ts', 'functions/b/two.ts'),
      file('functions/b/three.ts', 'functions/a/four.ts'),
    ];
    expect(findCycle(graphOf(files))).toBeUndefined();
    expect(findCycle(foldersOf(files))).toEqual(['functions/a', 'functions/b', 'functions/a']);
  });

  it('would be found between areas whose folders are none', () => {
    const [orders, carts] = ['functions/domain/orders', 'functions/domain/cart'];
    const files = [
      file(`${orders}/placing/one.ts`, `${carts}/two.ts`),
      file(`${carts}/lines/three.ts`, `${orders}/four.ts`),
    ];
    expect(findCycle(foldersOf(files))).toBeUndefined();
    expect(findCycle(foldersOf(files, areaOf))).toEqual([orders, carts, orders]);
  });

  it('would be found', () => {
    const graph = new Map([
      ['a', ['b']],
      ['b', ['c', 'd']],
      ['c', []],
      ['d', ['b']],
    ]);
    expect(findCycle(graph)).toEqual(['b', 'd', 'b']);
  });
});

describe('the reader of imports', () => {
  it('finds every kind of import, and none in comments', () => {
    const text = `
      import type { A } from '#shared/contract/route.ts';
      import { b,
        type C } from './money.ts';
      import './text.ts';
      export * from '../shared/ids.ts';
      // import 'ghost';
      /* import 'ghost'; */
      const page = await import('#web/lazy.tsx');
      import x from 'package';
    `;
    expect(importsOf('shared/example.ts', text)).toEqual([
      { name: '#shared/contract/route.ts', target: 'shared/contract/route.ts', isTypeOnly: true },
      { name: './money.ts', target: 'shared/money.ts', isTypeOnly: false },
      { name: './text.ts', target: 'shared/text.ts', isTypeOnly: false },
      { name: '../shared/ids.ts', target: 'shared/ids.ts', isTypeOnly: false },
      { name: '#web/lazy.tsx', target: 'web/lazy.tsx', isTypeOnly: false },
      { name: 'package', target: undefined, isTypeOnly: false },
    ]);
  });

  it('leads to files that exist', () => {
    const known = new Set(sourceFiles.map(({ path }) => path));
    const lost = forbidden(
      filesIn('shared', 'functions', 'infra'),
      ({ target }) => target !== undefined && /\.tsx?$/.test(target) && !known.has(target),
    );
    expect(lost).toEqual([]);
  });
});
