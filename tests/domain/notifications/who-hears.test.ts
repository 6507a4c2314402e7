import { describe, expect, it } from 'vitest';
import type { EventFor } from '#shared/events/registry.ts';
import { type Profile, profileRecord } from '#functions/domain/accounts/account.ts';
import { followItem } from '#functions/domain/members/follows.ts';
import { notificationKeys } from '#functions/domain/notifications/notification-keys.ts';
import { newsOf as newsBy } from '#functions/domain/notifications/define-news.ts';
import { orderRecord } from '#functions/domain/orders/order-record.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { notices } from '#functions/workers/all-notices.ts';
import { contextOf } from '#tests/support/context.ts';
import { memoryTable } from '#tests/support/memory-table.ts';
import { aProfile } from '#tests/support/profile.ts';
import { aStoredOrder } from '#tests/support/returns.ts';
import { orderStatuses } from '#shared/values/order-statuses.ts';

const newsOf = (context: Context, event: EventFor<'notify'>) => newsBy(context, event, notices);

const now = '2026-11-22T03:00:00.000Z';
const hourAgo = '2026-11-22T02:00:00.000Z';

function aVillage() {
  const { table, put } = memoryTable();
  const context = contextOf(table, () => new Date(now));
  const person = (id: string, given: Partial<Profile> = {}, at = hourAgo) =>
    put([profileRecord.item(aProfile({ id, ...given }, at))]);
  const admin = (userId: string) => put([{ ...notificationKeys.admin(userId), entity: 'admin', userId }]);
  const hear = async (event: object) => {
    const news = await newsOf(context, { id: 'e1', ...event } as EventFor<'notify'>);
    return news.map(({ receiverId, type, key }) => `${receiverId} ${type} ${key}`);
  };
  const moved = (from: string | null, to: string) => hear({ type: 'member.moved', userId: 'lan', from, to });
  return { put, context, person, admin, hear, moved };
}

describe('a member who moved on', () => {
  /** From where to where, and what they hear of it themselves. */
  const moves: [from: string, to: string, told: string | undefined][] = [
    ['pending_admin', 'inactive', 'rejected'],
    ['active', 'inactive', 'locked'],
    ['inactive', 'pending_admin', undefined],
    ['inactive', 'active', 'unlocked'],
    ['inactive', 'pending_kyc', 'unlocked'],
    ['kyc_submitted', 'active', 'kyc_approved'],
    ['kyc_submitted', 'kyc_changing', 'kyc_changing'],
    ['pending_admin', 'pending_kyc', 'account_approved'],
    ['pending', 'pending_kyc', undefined],
    ['pending_kyc', 'kyc_submitted', undefined],
  ];

  it.each(moves)('from %s to %s hears of it as %s', async (from, to, told) => {
    const { person, moved } = aVillage();
    person('lan', { status: to as Profile['status'] });
    expect(await moved(from, to)).toEqual(told ? [`lan ${told} e1`] : []);
  });

  it('hears nothing of what is true no longer, and nobody hears of who is gone', async () => {
    const { person, moved } = aVillage();
    expect(await moved('active', 'inactive')).toEqual([]);
    person('lan', { status: 'active' });
    expect(await moved('active', 'inactive')).toEqual([]);
  });

  it('is told why, where a reason was given', async () => {
    const { person, context } = aVillage();
    const reasonOf = async (to: 'inactive' | 'kyc_changing' | 'active', given: Partial<Profile>) => {
      person('lan', { status: to, ...given });
      const event = { type: 'member.moved', id: 'e1', userId: 'lan', from: 'kyc_submitted', to };
      return (await newsOf(context, event as EventFor<'notify'>))[0]?.data;
    };
    const both = { askedFor: 'Ảnh rõ hơn', rejectedReason: 'Trùng' };
    expect(await reasonOf('kyc_changing', both)).toEqual({ reason: 'Ảnh rõ hơn' });
    expect(await reasonOf('inactive', both)).toEqual({ reason: 'Trùng' });
    expect(await reasonOf('active', both)).toEqual({});
    expect(await reasonOf('inactive', {})).toEqual({});
  });

  it('is news for admins once their papers are there', async () => {
    const { person, admin, moved } = aVillage();
    person('lan', { status: 'kyc_submitted' });
    admin('châu');
    admin('huy');
    expect(await moved('pending_kyc', 'kyc_submitted')).toEqual([
      'châu kyc_submitted e1',
      'huy kyc_submitted e1',
    ]);
    expect(await moved('kyc_changing', 'kyc_submitted')).toEqual([
      'châu kyc_changed e1',
      'huy kyc_changed e1',
    ]);
    // Written whole, as when data is filled in: nobody sent anything.
    expect(await moved(null, 'kyc_submitted')).toEqual([]);
  });

  it('is news for who brought them once their papers are believed', async () => {
    const { person, moved } = aVillage();
    person('bà');
    person('lan', { status: 'active', referrerId: 'bà' });
    expect(await moved('kyc_submitted', 'active')).toEqual([
      'lan kyc_approved e1',
      'bà direct_referral_verified verified#lan',
    ]);
    expect(await moved('inactive', 'active')).toEqual(['lan unlocked e1']);
  });
});

describe('a member who joined', () => {
  it('is news for the five levels above, the nearest as theirs', async () => {
    const { person, moved } = aVillage();
    for (let level = 6; level > 0; level -= 1)
      person(`l${level}`, { referrerId: level < 6 ? `l${level + 1}` : null });
    person('lan', { status: 'pending_admin', referrerId: 'l1' });
    expect(await moved('pending', 'pending_admin')).toEqual([
      'l1 direct_referral_registered joined#lan',
      'l2 indirect_referral_registered joined#lan',
      'l3 indirect_referral_registered joined#lan',
      'l4 indirect_referral_registered joined#lan',
      'l5 indirect_referral_registered joined#lan',
    ]);
  });

  it('is news though they went on since, and none once they are locked, or moved on from there', async () => {
    const { person, moved } = aVillage();
    person('bà');
    person('lan', { status: 'active', referrerId: 'bà' });
    expect(await moved('pending', 'pending_admin')).toEqual(['bà direct_referral_registered joined#lan']);
    expect(await moved('pending_admin', 'pending_kyc')).toEqual([]);
    person('lan', { status: 'inactive', referrerId: 'bà' });
    expect(await moved('pending', 'pending_admin')).toEqual([]);
  });

  it('is news for nobody twice where people brought each other in a circle', async () => {
    const { person, moved } = aVillage();
    person('a', { referrerId: 'b' });
    person('b', { referrerId: 'a' });
    person('lan', { status: 'pending_kyc', referrerId: 'a' });
    expect((await moved('pending', 'pending_kyc')).map((line) => line.split(' ')[0])).toEqual(['a', 'b']);
  });

  it.each([
    ['2026-11-22T02:00:00.001Z', 1],
    ['2026-11-22T02:00:00.000Z', 0],
  ])('written whole at %s is news for %i', async (createdAt, count) => {
    const { person, moved } = aVillage();
    person('bà');
    person('lan', { status: 'pending_kyc', referrerId: 'bà' }, createdAt);
    expect(await moved(null, 'pending_kyc')).toHaveLength(count);
    expect(await moved(null, 'pending')).toEqual([]);
  });
});

describe('an order that moved', () => {
  const told = ['confirmed', 'delivering', 'shipped', 'completed', 'cancelled', 'refunded', 'returned'];

  it.each(orderStatuses)('to %s is told where its buyer waits for that', async (to) => {
    const { put, hear } = aVillage();
    const buyer = { id: 'lan', fullName: 'Lan', phoneNumber: '0912345678', email: 'lan@example.com' };
    put([orderRecord.item(aStoredOrder(buyer, [], { id: 'o1', code: 'CL1', status: to }))]);
    const event = { type: 'order.moved', orderId: 'o1', userId: 'lan', to };
    expect(await hear(event)).toEqual(told.includes(to) ? [`lan order_changed order#o1#${to}`] : []);
    // It is somewhere else by now.
    const other = to === 'shipped' ? 'completed' : 'shipped';
    expect(await hear({ ...event, to: other })).toEqual([]);
  });
});

describe('other news', () => {
  it('is a question of staff’s, while it stands', async () => {
    const { person, hear } = aVillage();
    const event = { type: 'member.asked', userId: 'lan' };
    expect(await hear(event)).toEqual([]);
    person('lan');
    expect(await hear(event)).toEqual([]);
    person('lan', { askedFor: 'Ảnh' });
    expect(await hear(event)).toEqual(['lan info_requested e1']);
  });

  it('is a follower who still is one', async () => {
    const { put, hear } = aVillage();
    const event = { type: 'member.followed', followerId: 'cam', followedId: 'lan' };
    expect(await hear(event)).toEqual([]);
    put([followItem({ followerId: 'cam', followedId: 'lan', at: now })]);
    expect(await hear(event)).toEqual(['lan follow follow#cam']);
  });

  it('is a password that was changed, by a link or not, and nothing of a list', async () => {
    const { hear } = aVillage();
    const event = { type: 'password.changed', userId: 'lan' };
    expect(await hear({ ...event, byLink: true })).toEqual(['lan reset_password e1']);
    expect(await hear({ ...event, byLink: false })).toEqual(['lan password_changed e1']);
    expect(await hear({ type: 'member.listed', userId: 'lan', bornBefore: null })).toEqual([]);
  });

  it('is a reward, by each of its states, of somebody or of nobody who is known', async () => {
    const { context } = aVillage();
    const event = { type: 'reward.moved', rewardId: 'r', referrerId: 'bà', amount: 500, state: 'approved' };
    const told = {
      receiverId: 'bà',
      type: 'reward',
      key: 'reward#r#approved',
      data: { amount: '500', state: 'approved', rewardId: 'r' },
    };
    const hear = (userId: string | null) => newsOf(context, { ...event, userId } as EventFor<'notify'>);
    expect(await hear('lan')).toEqual([{ ...told, actorId: 'lan' }]);
    expect(await hear(null)).toEqual([told]);
  });
});
