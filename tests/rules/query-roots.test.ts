import { expect, it } from 'vitest';
import { filesIn } from './source-files.ts';

it('the keys of kept answers begin with a root of the one list: who makes one stale names it by the same word', () => {
  const literal = /(?:queryKey|all): \[['"]/;
  expect(filesIn('web').flatMap(({ path, text }) => (literal.test(text) ? [path] : []))).toEqual([]);
});
