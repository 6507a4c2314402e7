import type { ChangeCase } from './change-case.ts';

const counters = { entity: 'subject-counters', kind: 'news', subjectId: 'n1', version: 2 };
const reaction = {
  entity: 'reaction',
  kind: 'news',
  subjectId: 'n1',
  userId: 'u1',
  type: 'like',
  at: '2026-11-21T01:00:00.000Z',
};
const viewer = {
  entity: 'viewer',
  subjects: [{ kind: 'news', id: 'n1' }],
  mark: { register: 97, rank: 3 },
  at: '2026-11-20T03:00:00.000Z',
};
const comment = {
  entity: 'comment',
  id: 'c1',
  kind: 'news',
  subjectId: 'n1',
  status: 'published',
  removedBy: null,
  parentId: null,
  authorId: 'lan',
};
const removed = { ...comment, status: 'removed', removedBy: 'lan' };

const event = {
  entity: 'news',
  id: 'n1',
  category: 'event',
  status: 'published',
  date: 'a',
  isCancelled: false,
};
const news = { ...event, category: 'news' };

/** Changes of what members say of content, and of its counters. */
export const contentCases: ChangeCase[] = [
  ['counters of a subject that begin', { before: undefined, after: counters }, ['subject.counted']],
  [
    'counters of a subject that rise',
    { before: counters, after: { ...counters, version: 3 } },
    ['subject.counted'],
  ],
  ['a first reaction', { before: undefined, after: reaction }, ['subject.reacted']],
  ['a reaction of another type', { before: reaction, after: { ...reaction, type: 'LOVE' } }, []],
  ['a counted view', { before: undefined, after: viewer }, ['subject.viewed']],
  [
    'a view by somebody who was counted before',
    { before: viewer, after: { ...viewer, at: '2026-11-20T04:00:00.000Z' } },
    ['subject.viewed'],
  ],
  ['a reminder of a view that changed otherwise', { before: viewer, after: { ...viewer, expiresAt: 9 } }, []],
  ['a comment that waits', { before: undefined, after: { ...comment, status: 'pending' } }, []],
  ['a comment that is shown at once', { before: undefined, after: comment }, ['comment.shown']],
  [
    'a comment that was approved',
    { before: { ...comment, status: 'pending' }, after: comment },
    ['comment.shown'],
  ],
  ['a shown comment that was edited', { before: comment, after: { ...comment, content: 'b' } }, []],
  ['a comment that was removed', { before: comment, after: removed }, ['comment.removed']],
  [
    'a removed comment that is shown again',
    { before: removed, after: comment },
    ['comment.shown', 'comment.restored'],
  ],
  [
    'a rejected comment that is shown',
    { before: { ...comment, status: 'rejected' }, after: comment },
    ['comment.shown'],
  ],
  ['a removed comment that changed again', { before: removed, after: { ...removed, revision: 3 } }, []],
  ['a reply that went with its comment', { before: comment, after: { ...comment, status: 'removed' } }, []],
  ['a waiting comment that was removed', { before: { ...comment, status: 'pending' }, after: removed }, []],
  ['an event that moved', { before: event, after: { ...event, date: 'b' } }, ['event.changed']],
  ['a cancelled event', { before: event, after: { ...event, isCancelled: true } }, ['event.changed']],
  [
    'an event taken off the site',
    { before: event, after: { ...event, status: 'archived' } },
    ['event.changed'],
  ],
  ['an event that is none any more', { before: event, after: news }, ['event.changed']],
  ['news that became an event', { before: news, after: event }, ['event.changed']],
  ['an event with another title', { before: event, after: { ...event, title: 'b' } }, []],
  ['news that were published', { before: { ...news, status: 'draft' }, after: news }, []],
  ['a new event', { before: undefined, after: event }, []],
];
