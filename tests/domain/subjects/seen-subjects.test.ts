import { expect, it } from 'vitest';
import { countView } from '#functions/domain/subjects/count-visit.ts';
import { forgetSeen, listSeen, noteSeen } from '#functions/domain/subjects/seen-subjects.ts';
import { meanwhile } from '#tests/support/meanwhile.ts';
import { memoryTable } from '#tests/support/memory-table.ts';

const day = 24 * 3600 * 1000;

function scene() {
  const { table, rows } = memoryTable();
  let instant = Date.parse('2027-01-21T01:00:00.000Z');
  const context = { table, now: () => new Date(instant) };
  const see = (id: string, { userId = 'lan', kind = 'leaflet', where = table } = {}) =>
    noteSeen({ ...context, table: where }, userId, { kind, id });
  const seen = async (userId = 'lan', kind = 'leaflet') =>
    (await listSeen(context, userId, kind)).map(({ id }) => id);
  return { context, table, rows, see, seen, later: (milliseconds: number) => (instant += milliseconds) };
}

it('what a member saw is listed by kind, the latest first, each once', async () => {
  const { see, seen, later } = scene();
  for (const id of ['one', 'two', 'three', 'one']) {
    await see(id);
    later(1000);
  }
  await see('other', { kind: 'poster' });
  await see('hers', { userId: 'mai' });
  expect(await seen()).toEqual(['one', 'three', 'two']);
  expect(await seen('lan', 'poster')).toEqual(['other']);
  expect(await seen('mai')).toEqual(['hers']);
  expect(await seen('tu')).toEqual([]);
});

it('fifty are kept', async () => {
  const { see, seen } = scene();
  for (let place = 1; place <= 51; place += 1) await see(String(place));
  const found = await seen();
  expect([found.length, found[0], found.at(-1)]).toEqual([50, '51', '2']);
});

it('what was seen ninety days ago is not listed any more, and an expired list begins anew', async () => {
  const { see, seen, later, rows } = scene();
  await see('old');
  expect(rows()[0]?.['expiresAt']).toBe(Date.parse('2027-04-21T01:00:00.000Z') / 1000);
  later(day);
  await see('new');
  later(89 * day - 1);
  expect(await seen()).toEqual(['new', 'old']);
  later(1);
  expect(await seen()).toEqual(['new']);
  expect(rows()[0]).toMatchObject({ version: 2 });
});

it('two tabs at once are both noted', async () => {
  const { see, seen, table } = scene();
  await see('first');
  const crossed = meanwhile(table, () => see('two'));
  await see('one', { where: crossed.table });
  expect([crossed.happened(), await seen()]).toEqual([true, ['one', 'two', 'first']]);
});

it('also the very first two are both noted', async () => {
  const { see, seen, table } = scene();
  const crossed = meanwhile(table, () => see('two'));
  await see('one', { where: crossed.table });
  expect([crossed.happened(), await seen()]).toEqual([true, ['one', 'two']]);
});

it('an expired list that is still stored is replaced', async () => {
  const { table, put } = memoryTable();
  put([{ pk: 'SEEN#lan', sk: 'leaflet', entity: 'seen-subjects', seen: [], version: 7, expiresAt: 1 }]);
  const context = { table, now: () => new Date() };
  await noteSeen(context, 'lan', { kind: 'leaflet', id: 'one' });
  expect(await listSeen(context, 'lan', 'leaflet')).toMatchObject([{ id: 'one' }]);
});

it('a counted view of a member is noted; one of a guest, and one that does not count, are not', async () => {
  const { context, rows, seen, later } = scene();
  const view = (userId: string | undefined, id = 'one') =>
    countView(
      context,
      { kind: 'leaflet', id },
      { userId, address: '203.0.113.7', userAgent: 'Mozilla/5.0 Chrome/153.0' },
    );
  await view(undefined);
  expect(rows().some(({ entity }) => entity === 'seen-subjects')).toBe(false);
  await view('lan');
  later(1000);
  await view('lan', 'two');
  await view('lan', 'one');
  expect(await seen()).toEqual(['two', 'one']);
});

it('all of it can be forgotten, of one member', async () => {
  const { context, see, seen } = scene();
  await see('one');
  await see('other', { kind: 'poster' });
  await see('hers', { userId: 'mai' });
  await forgetSeen(context, 'lan');
  expect([await seen(), await seen('lan', 'poster'), await seen('mai')]).toEqual([[], [], ['hers']]);
});
