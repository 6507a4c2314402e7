import { expect, it } from 'vitest';
import { AppError } from '#shared/contract/errors.ts';
import { admin, discussionScene, lan, mai, tu } from './discussion-scene.ts';

const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => (error instanceof AppError ? error.code : String(error)),
  );

async function withBranch(rules: Parameters<typeof discussionScene>[0] = {}) {
  const scene = discussionScene(rules);
  const top = await scene.say('Trên cùng', { by: lan });
  const middle = await scene.say('Ở giữa', { by: mai, parentId: top.id });
  const last = await scene.say('Dưới cùng', { by: tu, parentId: middle.id });
  await scene.say('Khác');
  const branch = (around: string, query: Parameters<typeof scene.read>[0] = {}) =>
    scene.read({ around, ...query });
  return { ...scene, top, middle, last, branch };
}

it('a link to a comment finds everything that leads to it, the outermost first', async () => {
  const { branch, top, last } = await withBranch();
  const { data, ...page } = await branch(last.id);
  expect(data.map(({ content, depth }) => [content, depth])).toEqual([
    ['Trên cùng', 0],
    ['Ở giữa', 1],
    ['Dưới cùng', 2],
  ]);
  expect(page).toEqual({ page: 1, totalPages: 1, total: 3, commentCount: 4, hasNext: false });
  expect((await branch(top.id)).data.map(({ content }) => content)).toEqual(['Trên cùng']);
});

it('before the sums of a subject are written, the branch itself is counted', async () => {
  const { branch, last } = await withBranch({ facts: { sums: {} } });
  expect(await branch(last.id)).toMatchObject({ commentCount: 3 });
});

it('a removed comment, one below a removed one, and one of another subject are not found', async () => {
  const { branch, middle, last, discussion, context } = await withBranch();
  expect(await codeOf(branch(last.id, { id: 'other' }))).toBe('COMMENT_NOT_FOUND');
  expect(await codeOf(branch(last.id, { id: 'nowhere' }))).toBe('NOT_FOUND');
  await discussion.remove(context, { actor: mai, id: middle.id });
  expect(await codeOf(branch(middle.id))).toBe('COMMENT_NOT_FOUND');
  expect(await codeOf(branch(last.id))).toBe('COMMENT_NOT_FOUND');
});

it('a comment on a subject that the reader may not see stays hidden', async () => {
  const { branch, last, change } = await withBranch();
  change({ audience: 'members' });
  expect(await codeOf(branch(last.id))).toBe('NOT_FOUND');
  expect((await branch(last.id, { actor: lan })).data).toHaveLength(3);
});

it('a waiting comment is found by its author and by moderators only', async () => {
  const { say, branch } = await withBranch({
    rules: { needsApproval: async (_, { text }) => text === 'Chờ' },
  });
  const { id } = await say('Chờ', { by: lan });
  expect((await branch(id, { actor: lan })).data).toHaveLength(1);
  expect((await branch(id, { actor: admin })).data).toHaveLength(1);
  expect(await codeOf(branch(id, { actor: mai }))).toBe('COMMENT_NOT_FOUND');
  expect(await codeOf(branch(id))).toBe('COMMENT_NOT_FOUND');
});

it('a block hides the branch wherever its author stands in it', async () => {
  const { branch, block, last } = await withBranch();
  block('tu', 'mai');
  expect(await codeOf(branch(last.id, { actor: tu }))).toBe('COMMENT_NOT_FOUND');
  expect((await branch(last.id, { actor: lan })).data).toHaveLength(3);
});
