import { expect, it } from 'vitest';
import { contentApproval, needsApprovalOf, noteApproval } from '#functions/domain/moderation/approval.ts';
import { memoryTable } from '#tests/support/memory-table.ts';

const isApart = () => false;
const lan = { userId: 'lan', role: 'user', isApart } as const;
const staff = { userId: 'an', role: 'collaborator', isApart } as const;

function scene() {
  const { table } = memoryTable();
  const context = { table, now: () => new Date('2026-11-21T01:00:00.000Z') };
  const waits = (
    text: string,
    author: typeof lan | typeof staff = lan,
    kind: 'comments' | 'posts' = 'comments',
  ) => needsApprovalOf(kind)(context, { author, text });
  return { table, context, waits };
}

it('by default the first text of an author waits, of each kind, until one was approved', async () => {
  const { table, waits } = scene();
  expect(await waits('Chào cả làng')).toBe(true);
  await table.write([noteApproval('lan', 'comments', 'Chào cả làng')]);
  expect(await waits('Chào lần nữa')).toBe(false);
  expect(await waits('Bài đầu tiên', lan, 'posts')).toBe(true);
});

it('the first link of an author waits, too', async () => {
  const { table, waits } = scene();
  await table.write([noteApproval('lan', 'comments', 'Không có liên kết')]);
  expect(await waits('Xem https://vi-du.vn')).toBe(true);
  expect(await waits('Xem www.vi-du.vn')).toBe(true);
  await table.write([noteApproval('lan', 'comments', 'Xem https://vi-du.vn')]);
  expect(await waits('Xem https://noi-khac.vn')).toBe(false);
});

it('what staff write never waits; the shop may let everything wait, or nothing', async () => {
  const { table, context, waits } = scene();
  expect(await waits('Thông báo', staff)).toBe(false);
  await contentApproval.save(context, { comments: 'all', version: 0 });
  await table.write([noteApproval('lan', 'comments', 'Đã duyệt')]);
  expect([await waits('Chờ'), await waits('Thông báo', staff)]).toEqual([true, false]);
  await contentApproval.save(context, { comments: 'none', version: 1 });
  expect(await needsApprovalOf('comments')(context, { author: { ...lan, userId: 'mai' }, text: 'Mới' })).toBe(
    false,
  );
});
