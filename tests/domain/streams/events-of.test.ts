import { describe, expect, it } from 'vitest';
import { DomainEvent } from '#shared/events.ts';
import { type Change, eventsOf } from '#functions/streams/events-of.ts';

const user = { entity: 'user', id: 'u1', status: 'pending', role: 'user', fullName: 'Lan', avatarUrl: null };
const mail = { entity: 'mail', id: 'm1', state: 'waiting' };

const upload = { entity: 'upload', id: 'up1', status: 'waiting' };
const rating = { entity: 'product-rating', productId: 'p1', version: 3 };
const review = { entity: 'review', id: 'r1', likes: 2, comment: 'Ngon' };

type Case = [label: string, change: Omit<Change, 'id'>, types: string[]];

const cases: Case[] = [
  ['a mail that was asked for', { before: undefined, after: mail }, ['mail.requested']],
  ['a mail that was sent', { before: mail, after: { ...mail, state: 'sent' } }, []],
  ['a mail that expired', { before: mail, after: undefined }, []],
  ['a new account', { before: undefined, after: user }, []],
  [
    'an account with another status',
    { before: user, after: { ...user, status: 'active' } },
    ['account.changed'],
  ],
  [
    'an account with another name',
    { before: user, after: { ...user, fullName: 'Lan Anh' } },
    ['account.changed'],
  ],
  [
    'an account touched without a change anyone sees',
    { before: user, after: { ...user, updatedAt: 'x' } },
    [],
  ],
  ['an account removed', { before: user, after: undefined }, []],
  ['a session', { before: undefined, after: { entity: 'session', id: 's' } }, []],
  ['an upload that was made', { before: undefined, after: upload }, []],
  [
    'an upload that was attached',
    { before: upload, after: { ...upload, status: 'attached' } },
    ['media.attached'],
  ],
  [
    'an upload that was taken back',
    { before: upload, after: { ...upload, status: 'removed' } },
    ['media.removed'],
  ],
  [
    'an upload that became a picture',
    { before: { ...upload, status: 'attached' }, after: { ...upload, status: 'ready' } },
    [],
  ],
  ['an upload that expired', { before: upload, after: undefined }, []],
  ['a first rating', { before: undefined, after: { ...rating, version: 1 } }, ['product.rated']],
  ['a further rating', { before: rating, after: { ...rating, version: 4 } }, ['product.rated']],
  ['a rating that moved with its product', { before: rating, after: { ...rating, gsi1pk: 'x' } }, []],
  ['a review that was liked', { before: review, after: { ...review, likes: 3 } }, ['review.liked']],
  ['a review that was changed', { before: review, after: { ...review, comment: 'Dở' } }, []],
  ['a review that is new or gone', { before: undefined, after: review }, []],
  ['an item of no known kind', { before: undefined, after: { entity: 'cloud', id: 'x' } }, []],
  ['an item without a kind', { before: undefined, after: { pk: 'HEALTH' } }, []],
  ['nothing', { before: undefined, after: undefined }, []],
];

describe('what follows from', () => {
  it.each(cases)('%s', (_, change, types) => {
    const events = eventsOf({ id: 'e1', ...change });
    expect(events.map(({ type }) => type)).toEqual(types);
    for (const event of events) expect(DomainEvent.parse(event)).toEqual(event);
  });
});

it('an event carries the stream’s own id, so that a repeat is known as one', () => {
  expect(eventsOf({ id: 'e1', before: undefined, after: mail })).toEqual([
    { type: 'mail.requested', id: 'e1', mailId: 'm1' },
  ]);
});
