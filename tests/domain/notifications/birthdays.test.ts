import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type Profile, profileRecord } from '#functions/domain/accounts/account.ts';
import { followItem } from '#functions/domain/members/follows.ts';
import { remindOfBirthdays, notifyOfBirthday } from '#functions/domain/notifications/birthdays.ts';
import { birthdayItem } from '#functions/domain/notifications/list-member.ts';
import { eventsOf } from '#shared/events/registry.ts';
import { log } from '#functions/platform/log.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { contextOf } from '#tests/support/context.ts';
import { memoryTable } from '#tests/support/memory-table.ts';
import { aProfile } from '#tests/support/profile.ts';

beforeEach(() => void vi.spyOn(log, 'info').mockReturnValue());

/** Eight in the morning in Hà Nội of a day. */
const morningOf = (day: string): Date => new Date(`${day}T01:00:00.000Z`);

function aVillage() {
  const { table, put, rows } = memoryTable();
  function person(id: string, born?: string, given: Partial<Profile> = {}): Profile {
    const profile = aProfile({ id, dob: born ?? null, seenBy: { dob: 'near' }, ...given });
    put([profileRecord.item(profile)]);
    if (born) put([birthdayItem(born.slice(5), id)]);
    return profile;
  }
  const befriend = (one: string, other: string) =>
    put([
      followItem({ followerId: one, followedId: other, at: '2026' }),
      followItem({ followerId: other, followedId: one, at: '2026' }),
    ]);
  const handedOut = () => rows().filter(({ entity }) => entity === 'birthday-today');
  const isStreamed = new Set<unknown>();
  /** What was handed out since becomes messages, and each is worked off. */
  async function tellAll(at: Date): Promise<void> {
    for (const row of handedOut()) {
      const name = `${String(row['pk'])} ${String(row['sk'])}`;
      if (isStreamed.has(name)) continue;
      isStreamed.add(name);
      for (const event of eventsOf('change', { before: undefined, after: row }))
        if (event.type === 'birthday.came')
          await notifyOfBirthday(
            contextOf(table, () => at),
            event,
          );
    }
  }
  const round = (at: Date, where: Table = table) => remindOfBirthdays(contextOf(where, () => at));
  const remind = async (at: Date, where: Table = table) => {
    await round(at, where);
    await tellAll(at);
  };
  /** Who was told of whose birthday. */
  const told = () =>
    rows()
      .filter(({ entity }) => entity === 'notification')
      .map(({ userId, actorIds }) => `${String(userId)} of ${String(actorIds)}`)
      .toSorted();
  return { table, put, rows, person, befriend, remind, round, handedOut, told };
}

describe('a birthday', () => {
  it('is told to who invited somebody and to their friends, without the year', async () => {
    const { person, befriend, remind, told, rows, put } = aVillage();
    person('lan', '1992-11-22', { referrerId: 'bà' });
    for (const id of ['bà', 'cam', 'sen', 'huy']) person(id);
    befriend('lan', 'cam');
    befriend('lan', 'bà');
    put([followItem({ followerId: 'sen', followedId: 'lan', at: '2026' })]);
    await remind(morningOf('2026-11-22'));
    expect(told()).toEqual(['bà of lan', 'cam of lan']);
    expect(rows().find(({ entity }) => entity === 'notification')).toMatchObject({
      type: 'birthday_reminder',
      data: { day: '11-22' },
    });
  });

  it('is nobody’s business where its owner says so, was locked, or is gone', async () => {
    const { person, befriend, remind, told, put } = aVillage();
    for (const id of ['cam', 'sen', 'huy']) person(id);
    person('silent', '1992-11-22', { seenBy: { dob: 'nobody' } });
    person('locked', '1992-11-22', { status: 'inactive' });
    befriend('silent', 'cam');
    befriend('locked', 'sen');
    befriend('gone', 'huy');
    put([birthdayItem('11-22', 'gone')]);
    await remind(morningOf('2026-11-22'));
    expect(told()).toEqual([]);
  });

  it('is told once, though its message comes twice or ended among those it is told to', async () => {
    const { person, befriend, told, table, rows } = aVillage();
    for (const id of ['lan', 'cam', 'sen']) person(id, id === 'lan' ? '1992-11-22' : undefined);
    befriend('lan', 'cam');
    befriend('lan', 'sen');
    const at = () => morningOf('2026-11-22');
    let writes = 0;
    const breaking: Table = {
      ...table,
      write: (operations) =>
        (writes += 1) === 2 ? Promise.reject(new Error('The function ended')) : table.write(operations),
    };
    const birthday = { userId: 'lan', day: '2026-11-22' };
    await expect(notifyOfBirthday(contextOf(breaking, at), birthday)).rejects.toThrow('The function ended');
    expect(told()).toHaveLength(1);
    for (let time = 0; time < 2; time += 1) await notifyOfBirthday(contextOf(table, at), birthday);
    expect(told()).toEqual(['cam of lan', 'sen of lan']);
    const boxes = rows().filter(({ entity }) => entity === 'notification-box');
    expect(boxes.map(({ sequence }) => sequence)).toEqual([1, 1]);
  });

  it('of somebody nobody invited and without friends is told to nobody', async () => {
    const { person, remind, told } = aVillage();
    person('lan', '1992-11-22');
    await remind(morningOf('2026-11-22'));
    expect(told()).toEqual([]);
  });

  it.each([
    ['2026-02-28', ['ends', 'leaps']],
    ['2028-02-28', ['ends']],
    ['2028-02-29', ['leaps']],
    ['2100-02-28', ['ends', 'leaps']],
    ['2000-02-28', ['ends']],
    ['2026-03-01', ['march']],
  ])('of the last days of February is told on %s to %o', async (day, born) => {
    const { person, befriend, remind, told } = aVillage();
    person('cam');
    person('ends', '1990-02-28');
    person('leaps', '1992-02-29');
    person('march', '1993-03-01');
    for (const id of ['ends', 'leaps', 'march']) befriend(id, 'cam');
    await remind(morningOf(day));
    expect(told()).toEqual(born.map((id) => `cam of ${id}`));
  });
});

describe('the round of birthdays', () => {
  function aBirthday() {
    const village = aVillage();
    village.person('lan', '1992-11-22');
    village.person('cam');
    village.befriend('lan', 'cam');
    return village;
  }

  it('begins at eight in Hà Nội', async () => {
    const { remind, told } = aBirthday();
    await remind(new Date('2026-11-22T00:59:59.000Z'));
    expect(told()).toEqual([]);
    await remind(new Date('2026-11-22T01:00:00.000Z'));
    expect(told()).toEqual(['cam of lan']);
  });

  it('is done once a day, and noted for a week', async () => {
    const { remind, told, rows, person, befriend } = aBirthday();
    await remind(morningOf('2026-11-22'));
    const done = rows().filter(({ entity }) => entity === 'birthdays-done');
    expect(done).toEqual([
      {
        pk: 'BIRTHDAY#2026-11-22',
        sk: 'DONE',
        entity: 'birthdays-done',
        expiresAt: morningOf('2026-11-29').getTime() / 1000,
      },
    ]);
    person('late', '1993-11-22');
    befriend('late', 'cam');
    await remind(new Date('2026-11-22T09:00:00.000Z'));
    expect(told()).toEqual(['cam of lan']);
  });

  it('is made up for where it ended in the middle, and tells nobody twice', async () => {
    const { remind, told, handedOut, person, befriend, table } = aBirthday();
    person('mai', '1993-11-22');
    befriend('mai', 'cam');
    let writes = 0;
    const breaking: Table = {
      ...table,
      write: (operations) => {
        writes += 1;
        return writes === 2 ? Promise.reject(new Error('The function ended')) : table.write(operations);
      },
    };
    await expect(remind(morningOf('2026-11-22'), breaking)).rejects.toThrow('The function ended');
    expect(handedOut().map(({ userId }) => userId)).toEqual(['lan']);
    await remind(new Date('2026-11-22T02:00:00.000Z'));
    expect(told()).toEqual(['cam of lan', 'cam of mai']);
    expect(handedOut()).toHaveLength(2);
  });

  it('only hands them out, for a week: each is a message of its own', async () => {
    const { round, told, handedOut } = aBirthday();
    await round(morningOf('2026-11-22'));
    expect(told()).toEqual([]);
    expect(handedOut()).toEqual([
      {
        pk: 'BIRTHDAY#2026-11-22',
        sk: 'lan',
        entity: 'birthday-today',
        userId: 'lan',
        day: '2026-11-22',
        expiresAt: morningOf('2026-11-29').getTime() / 1000,
      },
    ]);
  });

  it('ends quietly where another round of that moment was done first', async () => {
    const { remind, table, told, rows } = aBirthday();
    let isCrossed = false;
    const crossed: Table = {
      ...table,
      write: async (operations) => {
        if (!isCrossed) {
          isCrossed = true;
          await remind(morningOf('2026-11-22'));
        }
        return table.write(operations);
      },
    };
    await remind(morningOf('2026-11-22'), crossed);
    expect([isCrossed, told(), rows().filter(({ entity }) => entity === 'birthdays-done').length]).toEqual([
      true,
      ['cam of lan'],
      1,
    ]);
  });

  it('reaches everybody of a day on which more were born than are read at once', async () => {
    const { person, befriend, remind, told } = aVillage();
    person('cam');
    const ids = Array.from({ length: 60 }, (_, nth) => `p${String(nth).padStart(2, '0')}`);
    for (const id of ids) {
      person(id, '1992-11-22');
      befriend(id, 'cam');
    }
    await remind(morningOf('2026-11-22'));
    expect(told()).toEqual(ids.map((id) => `cam of ${id}`));
    expect(vi.mocked(log.info)).toHaveBeenCalledWith('birthdays were handed out', { people: 60 });
  });

  it('says nothing in the log where nobody was born that day', async () => {
    const { remind } = aVillage();
    await remind(morningOf('2026-11-22'));
    expect(vi.mocked(log.info)).not.toHaveBeenCalled();
  });

  it('comes again the next year', async () => {
    const { remind, rows } = aBirthday();
    await remind(morningOf('2026-11-22'));
    await remind(morningOf('2027-11-22'));
    const boxes = rows().filter(({ entity }) => entity === 'notification-box');
    expect(boxes).toMatchObject([{ sequence: 2 }]);
  });
});
