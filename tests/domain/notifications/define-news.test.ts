import { expect, it } from 'vitest';
import { memberFollowed, passwordChanged } from '#shared/events/notifications.ts';
import { subjectData } from '#shared/notifications/subject-notice.ts';
import { defineNews, newsOf } from '#functions/domain/notifications/define-news.ts';
import { contextOf } from '#tests/support/context.ts';
import { memoryTable } from '#tests/support/memory-table.ts';

const context = contextOf(memoryTable().table);
const followed = { type: 'member.followed', id: 'e1', followerId: 'cam', followedId: 'lan' } as const;
const subject = { kind: 'post', id: 'p1' };

it('news is its receivers, each with the event’s id as its key, and nothing that was not declared', async () => {
  const plain = defineNews('follow', { from: memberFollowed, to: () => ['lan', 'mai'] });
  expect(await newsOf(context, followed, [plain])).toEqual([
    { receiverId: 'lan', type: 'follow', key: 'e1' },
    { receiverId: 'mai', type: 'follow', key: 'e1' },
  ]);
});

it('what is declared is asked with the event and with what was found', async () => {
  const rich = defineNews('commented', {
    from: memberFollowed,
    find: async (_, { followedId }) => ({ authorId: followedId, title: 'Mùa gặt' }),
    to: (_, { authorId }, where) => (where === context ? [authorId] : []),
    key: ({ followerId }) => `commented#${followerId}`,
    by: ({ followerId }) => followerId,
    data: ({ id }, { title }) => subjectData({ subject, title, commentId: id, excerpt: 'Hay quá' }),
  });
  expect(await newsOf(context, followed, [rich])).toEqual([
    {
      receiverId: 'lan',
      type: 'commented',
      key: 'commented#cam',
      actorId: 'cam',
      data: {
        subjectKind: 'post',
        subjectId: 'p1',
        subjectTitle: 'Mùa gặt',
        commentId: 'e1',
        excerpt: 'Hay quá',
      },
    },
  ]);
});

it('nothing is news by another event, by its own rule, by its type, or once nothing is found', async () => {
  const reads: string[] = [];
  const to = () => ['lan'];
  const find = (name: string) => async () => {
    reads.push(name);
    return undefined;
  };
  const none = [
    defineNews('password_changed', { from: passwordChanged, to }),
    defineNews('follow', { from: memberFollowed, when: () => false, find: find('rule'), to }),
    defineNews(() => undefined, { from: memberFollowed, find: find('type'), to }),
    defineNews('follow', { from: memberFollowed, find: find('gone'), to }),
  ];
  expect(await newsOf(context, followed, none)).toEqual([]);
  expect(reads).toEqual(['gone']);
});

it('several kinds of news come in their order, by a type that depends on the event, of nobody', async () => {
  const kinds = [
    defineNews(({ followerId }) => (followerId === 'cam' ? 'follow' : 'liked'), {
      from: memberFollowed,
      when: () => true,
      to: () => ['lan'],
      by: () => null,
    }),
    defineNews('mentioned', { from: memberFollowed, to: async () => ['mai'] }),
  ];
  expect(await newsOf(context, followed, kinds)).toEqual([
    { receiverId: 'lan', type: 'follow', key: 'e1' },
    { receiverId: 'mai', type: 'mentioned', key: 'e1' },
  ]);
});
