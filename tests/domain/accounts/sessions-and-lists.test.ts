import { describe, expect, it, vi } from 'vitest';
import { waitingPeople } from '#functions/domain/accounts/listing/waiting-people.ts';
import { countSessions } from '#functions/domain/accounts/sessions/count-sessions.ts';
import { accountKeys } from '#functions/domain/accounts/account-keys.ts';
import { joinedByDay } from '#functions/domain/accounts/listing/joined-by-day.ts';
import { newestAccounts } from '#functions/domain/accounts/listing/newest-accounts.ts';
import { phoneOwners } from '#functions/domain/accounts/phone-owners.ts';
import { isSessionValid } from '#functions/domain/accounts/sessions/is-session-valid.ts';
import { moveSignIns } from '#functions/domain/accounts/sign-in/sign-in-rewrites.ts';
import { usersView } from '#functions/domain/accounts/listing/users-view.ts';
import { remove } from '#functions/platform/table/table-operations.ts';
import { aProfile } from '#tests/support/profile.ts';
import { viewRows } from '../support/view-rows.ts';
import { accountsScene } from './accounts-scene.ts';

const password = '2026-11-21T03:00:00.000Z';
const replaced = '2026-11-22T03:00:00.000Z';

describe('a session', () => {
  /** When it began and under which password, and whether it goes on once that was replaced. */
  const sessions: [string, object, boolean][] = [
    [
      'begun under the password of today',
      { startedAt: '2026-11-23T00:00:00.000Z', sessionsFrom: replaced },
      true,
    ],
    ['begun under it by a clock that was behind', { startedAt: password, sessionsFrom: replaced }, true],
    ['begun under the one before', { startedAt: '2026-11-23T00:00:00.000Z', sessionsFrom: password }, false],
    ['from before that was noted, begun later', { startedAt: '2026-11-23T00:00:00.000Z' }, true],
    ['from before that was noted, begun at that instant', { startedAt: replaced }, true],
    ['from before that was noted, begun earlier', { startedAt: '2026-11-22T02:59:59.999Z' }, false],
  ];

  it.each(sessions)('%s', async (_, session, goesOn) => {
    const { table, context, put, member } = accountsScene();
    const { id } = member({}, { sessionsFrom: replaced });
    put([{ ...accountKeys.session(id, 's'), entity: 'session', tokenHash: 'hash', ...session }]);
    expect(await isSessionValid(table, id, 's')).toBe(goesOn);
    expect(await countSessions(context, id)).toBe(goesOn ? 1 : 0);
  });

  it('is over where it is not there, or its account is gone', async () => {
    const { table, context, put, member } = accountsScene();
    const { id } = member({}, { sessionsFrom: replaced });
    expect(await isSessionValid(table, id, 's')).toBe(false);
    put([
      {
        ...accountKeys.session(id, 's'),
        entity: 'session',
        tokenHash: 'hash',
        startedAt: '2026',
        sessionsFrom: replaced,
      },
      { ...accountKeys.passkey(id, 'k'), entity: 'passkey', startedAt: '2027' },
    ]);
    expect([await isSessionValid(table, id, 's'), await countSessions(context, id)]).toEqual([true, 1]);
    await table.write([remove(accountKeys.credentials(id))]);
    expect(await isSessionValid(table, id, 's')).toBe(false);
  });

  it('is counted as it began where there are no credentials to compare it with', async () => {
    const { context, put } = accountsScene();
    const session = { entity: 'session', tokenHash: 'hash', startedAt: '2026' };
    put([
      { ...accountKeys.session('lan', 'a'), ...session },
      { ...accountKeys.session('lan', 'b'), ...session, sessionsFrom: replaced },
    ]);
    expect(await countSessions(context, 'lan')).toBe(1);
  });
});

it('a number is another’s where another has confirmed it, in the order they were asked for', async () => {
  const { context, put, member } = accountsScene();
  const cam = member({ fullName: 'Cam', phoneNumber: '0900000003' });
  put([{ ...accountKeys.phone('0900000005'), entity: 'claim', userId: 'gone' }]);
  const owners = await phoneOwners(context, [
    { id: 'lan', phoneNumber: '0900000004' },
    { id: 'lan', phoneNumber: '0900000003' },
    { id: cam.id, phoneNumber: '0900000003' },
    { id: 'lan', phoneNumber: '0900000005' },
    { id: 'sen', phoneNumber: '0900000003' },
  ]);
  expect(owners.map((owner) => owner?.fullName)).toEqual([undefined, 'Cam', undefined, undefined, 'Cam']);
});

it('passwords and sessions lie in partitions of their own, wherever they lay before', () => {
  const { name, entities, today } = moveSignIns;
  expect([name, entities]).toEqual(['sign-ins-apart', ['credentials', 'session', 'otp']]);
  const older = { pk: 'USER#lan', sk: 'SESSION#s', entity: 'session', at: 1 };
  expect(today(older)).toEqual({ pk: 'SIGNIN#lan', sk: 'SESSION#s', entity: 'session', at: 1 });
  const newer = { pk: 'SIGNIN#lan', sk: 'OTP', entity: 'otp' };
  expect(today(newer)).toBe(newer);
});

describe('of all accounts', () => {
  const members = [
    aProfile({ fullName: 'Một', status: 'pending_admin' }, '2026-11-19T17:00:00.000Z'),
    aProfile({ fullName: 'Hai', status: 'kyc_submitted' }, '2026-11-20T10:00:00.000Z'),
    aProfile({ fullName: 'Ba', status: 'pending_kyc' }, '2026-11-20T17:00:00.000Z'),
    aProfile({ fullName: 'Bốn', status: 'pending' }, '2026-11-21T10:00:00.000Z'),
    aProfile({ fullName: 'Năm', status: 'inactive' }, '2026-11-21T17:00:00.000Z'),
    aProfile({ fullName: 'Sáu' }, '2026-11-22T16:59:59.000Z'),
  ];

  async function listed(of = members) {
    const rows = await viewRows(usersView, of);
    const wanted: unknown[] = [];
    vi.spyOn(usersView, 'rows').mockImplementation((fresh) => {
      wanted.push(fresh);
      return rows;
    });
    return wanted;
  }

  it('those wait that are to be let in, or whose papers are to be believed', async () => {
    await listed();
    expect(await waitingPeople.count()).toBe(2);
    await listed([]);
    expect(await waitingPeople.count()).toBe(0);
  });

  it('the newest are told first, and no more than were asked for', async () => {
    await listed();
    expect((await newestAccounts(2)).map(({ fullName }) => fullName)).toEqual(['Sáu', 'Năm']);
  });

  it('as many joined on each day in Vietnam, of those days and until that moment', async () => {
    const wanted = await listed();
    const joined = await joinedByDay({
      from: '2026-11-20',
      to: '2026-11-22',
      until: '2026-11-22T16:00:00.000Z',
    });
    expect([...joined]).toEqual(
      expect.arrayContaining([
        ['2026-11-20', 2],
        ['2026-11-21', 2],
        ['2026-11-22', 1],
      ]),
    );
    expect(joined.size).toBe(3);
    // Sums are told of the whole view.
    expect(wanted).toEqual(['whole']);
    const days = await joinedByDay({ from: '2026-11-21', to: '2026-11-21', until: '2026-12-01' });
    expect([...days]).toEqual([['2026-11-21', 2]]);
  });
});
