import { expect, it } from 'vitest';
import { disownPaper, getOwner, ownPaper } from '#functions/domain/identity/paper-owner.ts';
import { contextOf } from '#tests/support/context.ts';
import { memoryTable } from '#tests/support/memory-table.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';

it('a paper is one person’s until it goes, and nobody else’s meanwhile', async () => {
  const { table } = memoryTable();
  const context = contextOf(table);
  expect(await refusalOf(getOwner(context, 'p1'))).toBe('IDENTITY_NOT_FOUND');
  await table.write([ownPaper('p1', 'lan')]);
  await expect(table.write([ownPaper('p1', 'mai')])).rejects.toMatchObject({
    name: 'TransactionCanceledException',
  });
  expect(await getOwner(context, 'p1')).toBe('lan');
  await table.write([disownPaper('p1')]);
  expect(await refusalOf(getOwner(context, 'p1'))).toBe('IDENTITY_NOT_FOUND');
});
