import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('the guide names files that are there', () => {
  const guide = readFileSync('docs/how-to-add.md', 'utf8');
  const named = [...guide.matchAll(/`((?:shared|functions|infra|web|tests|events|scripts)\/[\w./$-]+)`/g)];
  const paths = named.map(([, path = '']) => path);
  expect(paths.length).toBeGreaterThan(30);
  expect(paths.filter((path) => !existsSync(path))).toEqual([]);
});
