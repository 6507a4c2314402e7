import { describe, expect, it } from 'vitest';
import { kindOf, kindRules, type NotificationType } from '#shared/notifications/notification-kinds.ts';
import { linkOf, relatedTo, sentenceOf } from '#shared/notifications/notification-texts.ts';
import { pushText } from '#shared/notifications/push-texts.ts';
import {
  actionOf,
  excerptOf,
  notificationGroup,
  postIdOf,
  subjectData,
  subjectOf,
} from '#shared/notifications/subject-notice.ts';
import { subjectLink, subjectNoun, type SubjectKinds } from '#shared/notifications/subject-kinds.ts';
import { listNotifications } from '#functions/domain/notifications/list-notifications.ts';
import { boxScene } from './box-scene.ts';

const kinds: SubjectKinds = {
  post: {
    noun: { vi: 'bài viết', en: 'post' },
    link: (id, commentId) => `/posts/${id}${commentId ? `#${commentId}` : ''}`,
  },
};
const post = { subject: { kind: 'post', id: 'p1' }, title: 'Mùa gặt' };
const contentTypes = ['liked', 'commented', 'comment_liked', 'comment_replied', 'mentioned'] as const;

const sentence = (
  language: 'vi' | 'en',
  type: NotificationType,
  data: Record<string, string>,
  names = ['An'],
) => sentenceOf(language, { type, actorIds: names, data }, names, kinds).message;

describe('the text about content', () => {
  const data = subjectData({ ...post, commentId: 'c1', excerpt: 'Hay quá' });
  const untitled = subjectData({ ...post, title: '' });

  it.each<[NotificationType, vi: string, en: string]>([
    ['liked', 'An thích bài viết “Mùa gặt” của bạn.', 'An likes your post “Mùa gặt”.'],
    [
      'commented',
      'An bình luận về bài viết “Mùa gặt” của bạn: “Hay quá”',
      'An commented on your post “Mùa gặt”: “Hay quá”',
    ],
    ['comment_liked', 'An thích bình luận của bạn: “Hay quá”', 'An likes your comment: “Hay quá”'],
    ['comment_replied', 'An trả lời bình luận của bạn: “Hay quá”', 'An replied to your comment: “Hay quá”'],
    [
      'mentioned',
      'An nhắc đến bạn trong bài viết “Mùa gặt”: “Hay quá”',
      'An mentioned you in the post “Mùa gặt”: “Hay quá”',
    ],
  ])('of %s', (type, vi, en) => {
    expect([sentence('vi', type, data), sentence('en', type, data)]).toEqual([vi, en]);
  });

  it('is whole without a title, an excerpt, or a known kind', () => {
    expect(sentence('vi', 'commented', untitled)).toBe('An bình luận về bài viết của bạn.');
    expect(sentence('en', 'mentioned', untitled)).toBe('An mentioned you in the post.');
    expect(sentence('en', 'liked', { ...untitled, subjectKind: 'moon' })).toBe('An likes your content.');
    expect(sentence('vi', 'liked', {})).toBe('An thích nội dung của bạn.');
  });

  it('agrees with how many they are', () => {
    expect(sentence('en', 'liked', data, ['An', 'Bình'])).toBe('An and Bình like your post “Mùa gặt”.');
    expect(sentence('en', 'comment_liked', untitled, ['An', 'Bình'])).toBe('An and Bình like your comment.');
  });

  it('is on a locked screen without names and titles', () => {
    const bodies = contentTypes.flatMap((type) =>
      (['vi', 'en'] as const).map(
        (language) => (JSON.parse(pushText(language, kindOf[type], 1)) as { body: string }).body,
      ),
    );
    expect(bodies).toContain('Có người trả lời bình luận của bạn.');
    expect(bodies).toContain('Somebody mentioned you.');
  });
});

describe('what a notification about content leads to', () => {
  it.each(contentTypes)('%s: the subject, and the comment on it', (type) => {
    const facts = { type, actorIds: ['an'], data: subjectData(post) };
    expect(linkOf(facts, kinds)).toBe('/posts/p1');
    expect(linkOf({ ...facts, data: subjectData({ ...post, commentId: 'c1' }) }, kinds)).toBe('/posts/p1#c1');
    expect(linkOf({ ...facts, data: {} }, kinds)).toBeNull();
    expect(relatedTo(facts)).toEqual({ model: 'Post', id: 'p1' });
  });

  it('is nothing for a kind that nobody declared', () => {
    const moon = { kind: 'moon', id: 'm1' };
    expect([subjectLink(moon), subjectLink(moon, 'c1', kinds)]).toEqual([null, null]);
    expect(subjectLink({ kind: 'constructor', id: '1' }, undefined, kinds)).toBeNull();
    expect([subjectNoun('moon', 'vi'), subjectNoun('toString', 'en', kinds)]).toEqual([
      'nội dung',
      'content',
    ]);
  });
});

describe('the names that clients know', () => {
  it.each<[NotificationType, kind: string, action: string | null]>([
    ['liked', 'post', 'post_liked'],
    ['commented', 'post', 'post_commented'],
    ['comment_liked', 'post', 'comment_liked'],
    ['comment_replied', 'news', 'comment_replied'],
    ['liked', 'news', null],
    ['commented', 'news', null],
    ['mentioned', 'post', null],
    ['follow', '', null],
  ])('of %s about a %s: %s', (type, subjectKind, action) => {
    expect(actionOf(type, { subjectKind })).toBe(action);
  });

  it('include the post, if it is one', () => {
    expect(postIdOf(subjectData(post))).toBe('p1');
    expect(postIdOf({ subjectKind: 'news', subjectId: 'n1' })).toBeNull();
    expect(postIdOf({ subjectKind: 'post' })).toBeNull();
  });
});

describe('the list', () => {
  it.each<[NotificationType, commenter: string | null, reactor: string | null]>([
    ['commented', 'Chị cam', null],
    ['comment_replied', 'Chị cam', null],
    ['liked', null, 'Chị cam'],
    ['comment_liked', null, 'Chị cam'],
    ['mentioned', null, null],
    ['follow', null, null],
  ])('names who did it: %s', async (type, commenterName, reactorName) => {
    const { context, notification, person } = boxScene();
    person('cam');
    notification(1, { type, actorIds: ['cam'], data: subjectData(post) });
    notification(2, { type, actorIds: ['gone'], data: subjectData(post) });
    const { data } = await listNotifications(context, { userId: 'lan', page: 1, limit: 9, language: 'vi' });
    expect(data[1]).toMatchObject({
      commenterName,
      reactorName,
      postId: 'p1',
      action: actionOf(type, { subjectKind: 'post' }),
    });
    expect(data[0]).toMatchObject({ commenterName: null, reactorName: null });
  });
});

describe('several about content', () => {
  const news = (type: NotificationType, actorId: string, about = post, commentId?: string) => ({
    type,
    actorId,
    key: `${type}#${actorId}#${about.subject.id}#${commentId}`,
    data: subjectData({ ...about, ...(commentId && { commentId }) }),
  });
  const other = { ...post, subject: { kind: 'post', id: 'p2' } };

  it('are one where they are likes of one post, and remain apart for another post or comment', async () => {
    const { tell, list } = boxScene();
    for (const one of [
      news('liked', 'cam'),
      news('liked', 'sen', other),
      news('liked', 'huy'),
      news('comment_liked', 'cam', post, 'c1'),
      news('comment_liked', 'cam', post, 'c2'),
      news('comment_liked', 'huy', post, 'c1'),
    ])
      await tell(one);
    expect(
      list().map(({ type, actorIds, data }) => [type, actorIds, data['subjectId'], data['commentId']]),
    ).toEqual([
      ['liked', ['sen'], 'p2', undefined],
      ['liked', ['huy', 'cam'], 'p1', undefined],
      ['comment_liked', ['cam'], 'p1', 'c2'],
      ['comment_liked', ['huy', 'cam'], 'p1', 'c1'],
    ]);
  });

  it.each(['commented', 'comment_replied', 'mentioned'] as const)(
    'are never one where they are %s',
    async (type) => {
      const { tell, list } = boxScene();
      for (const actorId of ['cam', 'sen']) await tell(news(type, actorId));
      expect(list().map(({ actorIds }) => actorIds)).toEqual([['cam'], ['sen']]);
    },
  );

  it('are not sent to whoever turned their kind off', async () => {
    for (const type of contentTypes) {
      const { tell, list, settings } = boxScene();
      settings({ kinds: { [kindOf[type]]: { here: false } } });
      await tell(news(type, 'cam'));
      expect(list()).toEqual([]);
      expect(kindRules[kindOf[type]].always).toEqual([]);
    }
  });

  it('have a group by what they share', () => {
    expect(notificationGroup('follow', {})).toBe('follow');
    expect(notificationGroup('liked', subjectData(post))).toBe('liked#post#p1');
    expect(notificationGroup('comment_liked', subjectData({ ...post, commentId: 'c1' }))).toBe(
      'comment_liked#post#p1#c1',
    );
  });
});

describe('what is quoted', () => {
  it.each([
    ['a  b\n c ', 10, 'a b c'],
    ['một hai ba', 10, 'một hai ba'],
    ['một hai bốn', 10, 'một hai…'],
    ['mộthaibốnnămsáu', 10, 'mộthaibốn…'],
    ['🌾🌾🌾🌾', 3, '🌾🌾…'],
    ['👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧', 2, '👨‍👩‍👧…'],
  ])('%s in %i characters: %s', (text, length, short) => {
    expect(excerptOf(text, length)).toBe(short);
  });

  it('is at most a hundred characters, a title eighty', () => {
    const long = 'a'.repeat(300);
    const { subjectTitle, excerpt } = subjectData({ ...post, title: long, excerpt: long });
    expect([subjectTitle?.length, excerpt?.length]).toEqual([80, 100]);
  });

  it('knows its subject, if there is one', () => {
    expect(subjectOf(subjectData(post))).toEqual(post.subject);
    expect([subjectOf({}), subjectOf({ subjectKind: 'post' }), subjectOf({ subjectId: 'p1' })]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});
