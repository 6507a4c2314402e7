import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { drawnAlone } from '../web/support/drawn-alone.ts';
import { importsOf } from './source-files.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

const alone = new Set(globSync(drawnAlone, { cwd: root }));

const screens = globSync('tests/web/**/*.test.tsx', { cwd: root })
  .filter((path) => !alone.has(path))
  .map((path) => {
    const text = readFileSync(join(root, path), 'utf8');
    return { path, text, imports: importsOf(path, text) };
  });

/** Texts, and rules that keep nothing: the code of a page is evaluated anew for each page, by itself. */
const isStateless = (target: string) =>
  /^web\/locales\/|\/rules\/|^web\/ui\/scan\/burst-reader\.ts$/.test(target);

it('tests of screens, whose files share a worker, import no code of the web that keeps state', () => {
  const found = screens.flatMap(({ path, imports }) =>
    imports
      .filter(({ target = '' }) => target.startsWith('web/') && !isStateless(target))
      .map(({ target }) => `${path} → ${target}`),
  );
  expect(found).toEqual([]);
  expect(screens.length).toBeGreaterThan(0);
});

it('tests of screens replace no modules: what one file replaced would be so for the next', () => {
  const replaced = screens.filter(({ text }) => /\bvi\.(?:mock|doMock)\(|renderForm\(/.test(text));
  expect(replaced.map(({ path }) => path)).toEqual([]);
});
