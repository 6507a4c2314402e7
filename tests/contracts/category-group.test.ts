import { expect, it } from 'vitest';
import { createCategory } from '#shared/catalogue/staff-category.contract.ts';

it.each([
  ['is asked for its group where it has no parent', {}, false],
  ['may leave its group to its parent', { parentId: 'cat-tra' }, true],
  ['says its group where it has no parent', { group: 'b' }, true],
])('a new category %s', (_, given, taken) => {
  const read = createCategory.body.safeParse({ name: 'Rau', ...given });
  expect(read.success).toBe(taken);
  if (!taken) expect(read.error?.issues).toMatchObject([{ path: ['group'], message: 'required' }]);
});
