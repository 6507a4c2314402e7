import { expect, it } from 'vitest';
import { discussionNotices } from '#functions/domain/discussion/discussion-notices.ts';
import { newsOf, type NewsEvent } from '#functions/domain/notifications/define-news.ts';
import { discussionScene, lan, mai, tu } from './discussion-scene.ts';

function scene(facts: object = {}) {
  const here = discussionScene({ facts: { authorId: 'writer', ...facts } });
  const definitions = discussionNotices([here.subject]);
  const told = async (event: NewsEvent) =>
    (await newsOf(here.context, event, definitions)).map(({ receiverId, type }) => [receiverId, type]);
  const shown = (comment: { id: string; userId: string; parentId: string | null }): NewsEvent => ({
    type: 'comment.shown',
    id: 'e1',
    commentId: comment.id,
    kind: 'leaflet',
    subjectId: 'one',
    parentId: comment.parentId,
    authorId: comment.userId,
  });
  const reacted = (kind: string, subjectId: string, at = here.context.now().toISOString()): NewsEvent => ({
    type: 'subject.reacted',
    id: 'e2',
    kind,
    subjectId,
    userId: 'mai',
    reaction: 'like',
    at,
  });
  return { ...here, told, shown, reacted, definitions };
}

it('a comment is told to the owner of what it stands under, with its beginning', async () => {
  const { say, told, shown, context, definitions } = scene();
  const comment = await say('Bài viết rất hay');
  expect(await told(shown(comment))).toEqual([['writer', 'commented']]);
  const [news] = await newsOf(context, shown(comment), definitions);
  expect(news).toMatchObject({
    actorId: 'lan',
    key: `commented#${comment.id}`,
    data: {
      subjectKind: 'leaflet',
      subjectId: 'one',
      subjectTitle: 'Tờ rơi',
      commentId: comment.id,
      excerpt: 'Bài viết rất hay',
    },
  });
});

it('an answer is told to whom it answers, and each person once, for the nearest reason', async () => {
  const { say, told, shown, discussion, context } = scene();
  const top = await say('Hỏi', { by: mai });
  const reply = await discussion.add(context, {
    actor: lan,
    id: 'one',
    content: '@Trần Mai và @Lê Tú xem này',
    mentions: [
      { start: 0, end: 9, userId: 'mai' },
      { start: 13, end: 19, userId: 'tu' },
    ],
    parentId: top.id,
  });
  expect(reply.mentions).toHaveLength(2);
  expect(await told(shown(reply))).toEqual([
    ['mai', 'comment_replied'],
    ['tu', 'mentioned'],
    ['writer', 'commented'],
  ]);
});

it('an owner who is answered or mentioned is not told twice; what the shop wrote has no owner', async () => {
  const owned = scene({ authorId: 'mai' });
  const top = await owned.say('Tôi viết', { by: mai });
  const reply = await owned.say('Trả lời', { by: tu, parentId: top.id });
  expect(await owned.told(owned.shown(reply))).toEqual([['mai', 'comment_replied']]);
  const mention = { start: 0, end: 9, userId: 'mai' };
  const draft = { actor: tu, id: 'one', content: '@Trần Mai ơi', mentions: [mention], parentId: null };
  const calling = await owned.discussion.add(owned.context, draft);
  expect(await owned.told(owned.shown(calling))).toEqual([['mai', 'mentioned']]);
  const shop = scene({ authorId: null });
  expect(await shop.told(shop.shown(await shop.say('Chào')))).toEqual([]);
});

it('a comment that was removed meanwhile is no news, nor is one on what is gone or of an unknown kind', async () => {
  const { say, told, shown, discussion, context } = scene();
  const comment = await say('Xóa ngay');
  await discussion.remove(context, { actor: lan, id: comment.id });
  expect(await told(shown(comment))).toEqual([]);
  const elsewhere = await say('Ở nơi khác', { on: 'two' });
  const other = discussionNotices([]);
  expect(await newsOf(context, shown(elsewhere), other)).toEqual([]);
});

it('a like is told to the author of a comment, or to the owner of a published subject', async () => {
  const { say, told, reacted, change } = scene();
  const comment = await say('Câu hay');
  expect(await told(reacted('comment', comment.id))).toEqual([['lan', 'comment_liked']]);
  expect(await told(reacted('leaflet', 'one'))).toEqual([['writer', 'liked']]);
  expect(await told(reacted('leaflet', 'nowhere'))).toEqual([]);
  change({ status: 'unpublished' });
  expect(await told(reacted('leaflet', 'one'))).toEqual([]);
  change({ status: 'published', authorId: null });
  expect(await told(reacted('leaflet', 'one'))).toEqual([]);
});

it('what was filled in with an older time is no news, but an approval is, however long it took', async () => {
  const { say, told, shown, reacted, later, discussion, context } = scene();
  const old = await say('Từ tuần trước');
  const before = context.now().toISOString();
  later(24 * 3_600_000 - 1);
  expect(await told(shown(old))).toEqual([['writer', 'commented']]);
  expect(await told(reacted('comment', old.id, before))).toEqual([['lan', 'comment_liked']]);
  expect(await told(reacted('leaflet', 'one', before))).toEqual([['writer', 'liked']]);
  later(1);
  expect(await told(shown(old))).toEqual([]);
  expect(await told(reacted('comment', old.id, before))).toEqual([]);
  expect(await told(reacted('leaflet', 'one', before))).toEqual([]);
  await discussion.edit(context, { actor: lan, id: old.id, content: 'Đã sửa', mentions: [] });
  expect(await told(shown(old))).toEqual([['writer', 'commented']]);
});
