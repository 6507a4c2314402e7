import { describe, expect, it } from 'vitest';
import { noPhone } from '#shared/orders/nameless-guest.ts';
import { profileRecord } from '#functions/domain/accounts/account.ts';
import { entryItem } from '#functions/domain/customers/counting/apply-order.ts';
import { entryOf } from '#functions/domain/orders/buyer/count-for-customer.ts';
import { emptyAccount, formerMemberName } from '#functions/domain/leaving/empty-account.ts';
import { Departure, tendLeaving } from '#functions/domain/leaving/leaving.ts';
import { leavingKeys } from '#functions/domain/leaving/leaving-keys.ts';
import { orderRecord } from '#functions/domain/orders/order-record.ts';
import { readSums } from '#functions/domain/subjects/subject-counters.ts';
import type { Bucket } from '#functions/platform/clients/bucket.ts';
import { contextOf } from '#tests/support/context.ts';
import { meanwhile } from '#tests/support/meanwhile.ts';
import { memoryTable } from '#tests/support/memory-table.ts';
import { aStoredOrder } from '#tests/support/returns.ts';
import { aCustomer, everything, lan } from './kept-of-lan.ts';

/** What lies there of Lan, and of nobody else. */
const gone = [
  'session',
  'passkey',
  'credentials',
  'address',
  'invoice-profile',
  'favorite',
  'follow',
  'block',
  'notification',
  'box',
  'leaving',
  'contact-message',
  'seen-subjects',
];
const dueAt = '2026-12-20T03:00:00.000Z';

/** Lan with all that may be kept of somebody, on her last day. */
function aDeparture(state: 'waiting' | 'due' = 'due') {
  const { table, put, rows } = memoryTable();
  const clock = { now: new Date(dueAt) };
  put(everything());
  put([{ ...leavingKeys.leaving('lan'), entity: 'leaving', userId: 'lan', dueAt, posts: 'keep', state }]);
  const list = () =>
    put([{ ...leavingKeys.left('lan'), entity: 'left', userId: 'lan', posts: 'keep', leftAt: dueAt }]);
  const contextAt = (where = table) => contextOf(where, () => clock.now);
  const bucket = { remove: async () => undefined } as unknown as Bucket;
  const empty = (posts: 'keep' | 'remove' = 'keep') =>
    emptyAccount({ ...contextAt(), bucket }, { userId: 'lan', posts } as Parameters<typeof emptyAccount>[1]);
  const tend = (where = table, at = dueAt) =>
    tendLeaving(contextAt(where), { kind: 'leaving', of: 'lan', at });
  const of = (entity: string) => rows().filter((row) => row['entity'] === entity);
  return { table, put, rows, clock, list, empty, tend, of };
}

describe('the account of somebody who left', () => {
  it('is empty: each thing that lay there is gone, and what others see of them has no name', async () => {
    const { list, empty, of, table } = aDeparture();
    list();
    for (const entity of gone) expect([entity, of(entity).length > 0]).toEqual([entity, true]);
    await empty();
    for (const entity of gone) expect([entity, of(entity)]).toEqual([entity, []]);
    expect(await profileRecord.find(table, { id: 'lan' })).toMatchObject({
      fullName: formerMemberName,
      email: '',
      phoneNumber: '',
      bio: null,
      status: 'inactive',
      closedAs: 'left',
      referenceId: 'LAN00001',
    });
    expect(of('privacy-request')).toMatchObject([{ text: '', state: 'answered' }]);
    expect(of('review')).toMatchObject([{ comment: 'Ngon', author: { name: formerMemberName } }]);
    // The books keep what was earned, and who is on the list stays on it.
    expect([of('reward').length, of('left').length]).toEqual([3, 1]);
    expect((await profileRecord.find(table, { id: 'minh' }))?.fullName).toBe('MINH');
  });

  it.each([
    ['keep', 'Ở đâu bán?'],
    ['remove', '…'],
  ] as const)('has no reactions any more, and of comments what was chosen: %s', async (posts, words) => {
    const { list, empty, of, table } = aDeparture();
    list();
    await empty(posts);
    expect(of('comment').map(({ content }) => content)).toEqual([words, 'Chợ Bưởi']);
    expect(of('comment-by')).toMatchObject([{ id: 'c2' }]);
    expect(of('reaction')).toMatchObject([{ userId: 'minh' }]);
    expect((await readSums(table, { kind: 'news', id: 'n1' })).sums).toEqual({ like: 1 });
  });

  it('is looked through once more, five minutes later', async () => {
    const { list, empty, of, clock } = aDeparture();
    list();
    await empty();
    const again = { kind: 'leaving', of: 'lan', at: '2026-12-20T03:05:00.000Z' };
    expect(of('due')).toMatchObject([again]);
    clock.now = new Date(again.at);
    await empty();
    expect(of('due')).toHaveLength(1);
  });

  it('is asked again a day later what its orders say, while one of them is on its way', async () => {
    const { list, empty, of, put } = aDeparture();
    list();
    await empty();
    put([orderRecord.item(aStoredOrder(lan, [], { status: 'delivering' }))]);
    await empty();
    expect(
      of('due')
        .map(({ at }) => String(at))
        .toSorted(),
    ).toEqual(['2026-12-20T03:05:00.000Z', '2026-12-21T03:00:00.000Z']);
    expect(of('order')).toMatchObject([{ customer: { fullName: 'Trần Thị Lan' } }]);
  });

  it('takes the name from what was counted to them since they were erased', async () => {
    const { list, empty, of, put, clock } = aDeparture();
    put([aCustomer('lan')]);
    list();
    await empty();
    expect(of('customer')).toMatchObject([{ erasedAt: dueAt, fullName: '' }]);
    const late = aStoredOrder(lan, [], { id: 'late', createdAt: '2026-12-19T03:00:00.000Z' });
    put([orderRecord.item(late), entryItem('lan', entryOf(late))]);
    expect(of('order')).toMatchObject([{ customer: { fullName: 'Trần Thị Lan' } }]);
    clock.now = new Date('2026-12-20T03:05:00.000Z');
    await empty();
    expect(of('order')).toMatchObject([{ customer: { email: '', phone: noPhone } }]);
  });

  it('stays as it is where they are not on the list, or never were there', async () => {
    const { empty, rows } = aDeparture();
    const before = rows();
    await empty();
    expect(rows()).toEqual(before);
  });
});

describe('the day somebody leaves', () => {
  it('puts them on the list once, told twice at one moment', async () => {
    const { table, tend, clock, of } = aDeparture('waiting');
    const crossed = meanwhile(table, async () => {
      clock.now = new Date('2026-12-20T03:00:01.000Z');
      await tend();
    });
    // The list is asked first by a write; the other comes between that and the one that puts them there.
    let writes = 0;
    const late: typeof table = {
      ...crossed.table,
      write: (operations) =>
        (writes += 1) === 1 ? table.write(operations) : crossed.table.write(operations),
    };
    await tend(late);
    expect(crossed.happened()).toBe(true);
    expect(of('left')).toMatchObject([{ posts: 'keep', leftAt: '2026-12-20T03:00:01.000Z' }]);
    expect(await table.get(leavingKeys.leaving('lan'), Departure)).toMatchObject({ state: 'due', dueAt });
  });

  it('is another than the one that was told, or is past already: nothing follows', async () => {
    for (const [state, at] of [
      ['waiting', '2026-12-19T03:00:00.000Z'],
      ['due', dueAt],
    ] as const) {
      const { tend, table, of } = aDeparture(state);
      await tend(table, at);
      expect([of('left'), of('leaving')[0]?.['state']]).toEqual([[], state]);
    }
  });

  it('told of whoever is on the list already says so once more', async () => {
    const { tend, list, of } = aDeparture();
    list();
    await tend();
    expect(of('left')).toMatchObject([{ toldAt: dueAt, leftAt: dueAt }]);
    // Of a table that was restored somebody may wait and be on the list: the list is what counts.
    const restored = aDeparture('waiting');
    restored.list();
    await restored.tend();
    expect([restored.of('left').length, restored.of('leaving')[0]?.['state']]).toEqual([1, 'waiting']);
  });
});
