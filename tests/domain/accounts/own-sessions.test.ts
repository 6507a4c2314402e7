import { describe, expect, it } from 'vitest';
import type { Credentials } from '#functions/domain/accounts/account.ts';
import { accountKeys } from '#functions/domain/accounts/account-keys.ts';
import {
  endOtherSessions,
  endSessionThere,
  listSessions,
} from '#functions/domain/accounts/sessions/own-sessions.ts';
import { remove, update } from '#functions/platform/table/table-operations.ts';
import { meanwhile } from '#tests/support/meanwhile.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { accountsScene, begun } from './accounts-scene.ts';

const chromeOnWindows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/142.0.0.0 Safari/537.36';

/** A member with sessions, asked from the one named "here". */
function aMember(credentials: Partial<Credentials> = {}) {
  const scene = accountsScene();
  const lan = scene.member({}, credentials);
  const own = { userId: lan.id, sessionId: 'here' };
  const session = (id: string, given: object = {}, userId = lan.id) =>
    scene.put([
      {
        ...accountKeys.session(userId, id),
        entity: 'session',
        tokenHash: 'h',
        startedAt: '2026-11-21T08:00:00.000Z',
        sessionsFrom: begun,
        ...given,
      },
    ]);
  const list = () => listSessions(scene.context, own);
  return {
    ...scene,
    lan,
    own,
    session,
    list,
    ids: async () => (await list()).map(({ id }) => id),
    endThere: (id: string, table = scene.table) => endSessionThere(scene.contextAt(table), own, id),
    endOthers: (table = scene.table, sessionId = 'here') =>
      endOtherSessions(scene.contextAt(table), { ...own, sessionId }),
    ended: () => scene.ofEntity('ended'),
  };
}

describe('the list of one’s sessions', () => {
  it('shows where each is used, and of a network only what names nobody', async () => {
    const { session, list } = aMember();
    session('here', {
      userAgent: chromeOnWindows,
      usedAt: '2026-11-21T09:00:00.000Z',
      address: '203.0.113.9',
    });
    session('six', { usedAt: '2026-11-21T10:00:00.000Z', address: '2001:db8:85a3:1:2:8a2e:370:7334' });
    session('old');
    const times = { startedAt: '2026-11-21T08:00:00.000Z' };
    expect(await list()).toEqual([
      {
        id: 'here',
        device: 'Chrome · Windows',
        isPhone: false,
        network: '203.0.x.x',
        ...times,
        usedAt: '2026-11-21T09:00:00.000Z',
        isThis: true,
      },
      {
        id: 'six',
        device: null,
        isPhone: false,
        network: '2001:db8:85a3:…',
        ...times,
        usedAt: '2026-11-21T10:00:00.000Z',
        isThis: false,
      },
      {
        id: 'old',
        device: null,
        isPhone: false,
        network: null,
        ...times,
        usedAt: '2026-11-21T08:00:00.000Z',
        isThis: false,
      },
    ]);
  });

  it('begins with this one, then goes by the last use', async () => {
    const { session, ids } = aMember();
    session('a', { usedAt: '2026-11-21T11:00:00.000Z' });
    session('b', { usedAt: '2026-11-21T13:00:00.000Z' });
    session('c', { startedAt: '2026-11-21T12:00:00.000Z' });
    session('here', { usedAt: '2026-11-21T09:00:00.000Z' });
    session('z', { usedAt: '2026-11-21T10:00:00.000Z' });
    expect(await ids()).toEqual(['here', 'b', 'c', 'a', 'z']);
  });

  it('leaves out what is over, what is no session, and others’', async () => {
    const { session, ids, put, lan } = aMember({ keptSession: 'kept' });
    session('over', { sessionsFrom: 'before' });
    session('kept', { sessionsFrom: 'before' });
    session('theirs', {}, 'cam');
    session('here');
    put([{ ...accountKeys.passkey(lan.id, 'k'), entity: 'passkey', tokenHash: 'h', startedAt: '2027' }]);
    expect(new Set(await ids())).toEqual(new Set(['here', 'kept']));
  });

  it('has a hundred at most, and none where the account is gone', async () => {
    const { session, ids, table, lan } = aMember();
    for (let nth = 0; nth < 101; nth += 1) session(`s${nth}`);
    expect(await ids()).toHaveLength(100);
    await table.write([remove(accountKeys.credentials(lan.id))]);
    expect(await ids()).toEqual([]);
  });
});

describe('a session of one’s own', () => {
  it('is ended once, and its token is refused from then on', async () => {
    const { session, endThere, ids, ended, lan } = aMember();
    session('here');
    session('there');
    await endThere('there');
    expect(await ids()).toEqual(['here']);
    expect(ended()).toMatchObject([{ what: 'session', userId: lan.id, sessionId: 'there' }]);
    expect(await refusalOf(endThere('there'))).toBe('SESSION_NOT_FOUND');
    expect(ended()).toHaveLength(1);
  });

  it('is not there where it is somebody else’s', async () => {
    const { session, endThere, at } = aMember();
    session('theirs', {}, 'cam');
    expect(await refusalOf(endThere('theirs'))).toBe('SESSION_NOT_FOUND');
    expect(at(accountKeys.session('cam', 'theirs'))).toBeDefined();
  });
});

describe('all other sessions', () => {
  it('are ended, and this one goes on', async () => {
    const { session, endOthers, ids, ended, lan, credentialsOf, clock } = aMember({ keptSession: 'kept' });
    for (const id of ['here', 'there', 'kept']) session(id);
    await endOthers();
    expect(await ids()).toEqual(['here']);
    const from = clock.now.toISOString();
    expect(credentialsOf(lan)).toMatchObject({ sessionsFrom: from, keptSession: 'here' });
    expect(ended()).toMatchObject([{ what: 'sessions', userId: lan.id, from, except: 'here' }]);
  });

  it('are ended again a moment later, by whichever goes on', async () => {
    const { session, endOthers, ids } = aMember();
    session('here');
    await endOthers();
    await endOthers();
    expect(await ids()).toEqual(['here']);
  });

  it.each<[string, (scene: ReturnType<typeof aMember>) => unknown]>([
    ['is not there', () => undefined],
    ['was ended with the password before', ({ session }) => session('here', { sessionsFrom: 'before' })],
    [
      'has no account any more',
      ({ session, table, lan }) => {
        session('here');
        return table.write([remove(accountKeys.credentials(lan.id))]);
      },
    ],
  ])('are ended by none that %s', async (_, arrange) => {
    const scene = aMember();
    await arrange(scene);
    const before = scene.rows();
    expect(await refusalOf(scene.endOthers())).toBe('SESSION_ENDED');
    expect(scene.rows()).toEqual(before);
  });

  it.each<[string, Record<string, string>, object | undefined]>([
    ['the password is changed elsewhere', { sessionsFrom: '2026-11-22T02:59:00.000Z' }, undefined],
    [
      'another is kept',
      { keptSession: 'there' },
      { sessionsFrom: '2026-11-22T03:00:00.000Z', keptSession: 'here' },
    ],
  ])('are looked at anew where %s at that moment', async (_, set, after) => {
    const { session, endOthers, table, lan, credentialsOf } = aMember();
    session('here');
    session('there');
    const crossed = meanwhile(table, () => table.write([update(accountKeys.credentials(lan.id), { set })]));
    const refusal = await refusalOf(endOthers(crossed.table));
    expect(crossed.happened()).toBe(true);
    expect(refusal).toBe(after ? undefined : 'SESSION_ENDED');
    expect(credentialsOf(lan)).toMatchObject(after ?? set);
  });

  it('are ended by one of two that end each other at one moment', async () => {
    const { session, endOthers, table, ids, ended } = aMember();
    session('here');
    session('there');
    const crossed = meanwhile(table, () => endOthers(table, 'there'));
    expect(await refusalOf(endOthers(crossed.table))).toBe('SESSION_ENDED');
    expect([await ids(), ended().length]).toEqual([['there'], 1]);
  });
});
