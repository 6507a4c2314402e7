import { describe, expect, it } from 'vitest';
import { listMemberLog, listPrivacy, type StaffPrivacyRequest } from '#shared/people/index.ts';
import type { MemberActivityType } from '#shared/people/member-log-choices.ts';
import { memberLogView } from '#functions/domain/accounts/member-log/member-log-view.ts';
import type { StoredMemberActivity } from '#functions/domain/accounts/member-log/member-log.ts';
import { memberLogList } from '#functions/domain/people/read-member-log.ts';
import { privacyList } from '#functions/domain/people/list-privacy.ts';
import { privacyView } from '#functions/domain/people/privacy-view.ts';
import { listOf } from '#functions/platform/views/list-query.ts';
import { viewRows } from '../support/view-rows.ts';

const today = () => new Date('2026-11-25T05:00:00.000Z');

function happenedOn(day: string, who: string, activityType: MemberActivityType): StoredMemberActivity {
  const createdAt = `${day}T03:00:00.000Z`;
  return {
    id: `${day}-${who}-${activityType}`,
    targetId: who,
    targetType: 'USER',
    activityType,
    uploaderId: who,
    snapshot: {
      id: who,
      email: `${who}@example.com`,
      gender: null,
      country: null,
      phoneNumber: '0912345678',
      referenceId: who.toUpperCase(),
    },
    isCritical: who === 'lan',
    createdAt,
    updatedAt: createdAt,
    expiresAt: 4_000_000_000,
  };
}

const rows = await viewRows(memberLogView, [
  happenedOn('2026-07-01', 'sen', 'USER_REGISTERED'),
  happenedOn('2026-11-20', 'lan', 'USER_LOGGED_IN'),
  happenedOn('2026-11-24', 'sen', 'USER_LOGGED_IN'),
  happenedOn('2026-11-25', 'sen', 'USER_LOGGED_IN'),
]);

describe('the log of members', () => {
  const days = async (query: Record<string, string> = {}) => {
    const page = await listOf(memberLogList(today), listMemberLog.query.parse(query), {}, rows);
    return page.data.map(({ createdAt, uploaderId }) => `${createdAt.slice(5, 10)} ${uploaderId}`);
  };

  it.each([
    [
      'is newest first, and nothing of it is older than it is kept',
      {},
      ['11-25 sen', '11-24 sen', '11-20 lan'],
    ],
    ['nor where older days are asked for', { from: '2026-06-01' }, ['11-25 sen', '11-24 sen', '11-20 lan']],
    ['of one person', { userId: 'lan' }, ['11-20 lan']],
    ['of one kind', { activityType: 'USER_REGISTERED' }, []],
    ['of some days', { from: '2026-11-24', to: '2026-11-24' }, ['11-24 sen']],
    ['by the beginning of an address', { search: 'lan@' }, ['11-20 lan']],
    ['with words nobody has', { search: 'truc@' }, []],
  ])('%s', async (_, query, found) => expect(await days(query)).toEqual(found));

  it('counts people once', async () => {
    const [all] = await rows.tally({ by: [], distinct: 'userId', where: [] });
    expect(all).toMatchObject({ count: 4, distinct: 2 });
  });
});

const aRequest = (id: string, given: Partial<StaffPrivacyRequest>): StaffPrivacyRequest => ({
  id,
  userId: 'sen',
  kind: 'access',
  text: 'Cho tôi xem dữ liệu',
  state: 'asked',
  receiptBy: '2026-11-27',
  dueOn: '2026-12-10',
  alarmOn: '2026-12-07',
  receivedAt: null,
  extendedFor: null,
  answer: null,
  answeredAt: null,
  createdAt: '2026-11-25T00:00:00.000Z',
  updatedAt: '2026-11-25T00:00:00.000Z',
  version: 1,
  ...given,
});

describe('requests about data', () => {
  it('stand by the day they are due, and are narrowed by state and kind', async () => {
    const asked = await viewRows(privacyView, [
      aRequest('a', {}),
      aRequest('b', { kind: 'delete', dueOn: '2026-12-01', state: 'received' }),
      aRequest('c', { dueOn: '2026-11-01', state: 'answered' }),
    ]);
    const ids = async (query: Record<string, string> = {}) =>
      (await listOf(privacyList, listPrivacy.query.parse(query), {}, asked)).data.map(({ id }) => id);
    expect(await ids()).toEqual(['c', 'b', 'a']);
    expect(await ids({ state: 'asked,received' })).toEqual(['b', 'a']);
    expect(await ids({ kind: 'delete', search: 'du lieu' })).toEqual(['b']);
  });
});
