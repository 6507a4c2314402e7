import { expect, it } from 'vitest';
import { mediaOwners } from '#functions/workers/all-media-owners.ts';
import { filesIn, importsOf, textOf } from './source-files.ts';

it('the media worker knows every declared owner of media', () => {
  const declaring = filesIn('functions/domain').filter(({ text }) => /\bmediaOwner\(\{/.test(text));
  const registry = 'functions/workers/all-media-owners.ts';
  const listed = importsOf(registry, textOf(registry)).map(({ target }) => target);
  expect(declaring.map(({ path }) => path).filter((path) => !listed.includes(path))).toEqual([]);
  expect(mediaOwners.length).toBeGreaterThanOrEqual(declaring.length);
});
