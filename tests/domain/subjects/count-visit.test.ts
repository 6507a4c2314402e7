import { beforeEach, expect, it } from 'vitest';
import { countView, type Visitor } from '#functions/domain/subjects/count-visit.ts';
import { readSums } from '#functions/domain/subjects/subject-counters.ts';
import { startCold } from '#functions/platform/cold-start.ts';
import { memoryTable } from '#tests/support/memory-table.ts';

const subject = { kind: 'leaflet', id: 'one' };
const phone = 'Mozilla/5.0 (Android 14) Chrome/153.0';

beforeEach(() => startCold());

function scene() {
  const { table, rows } = memoryTable();
  let instant = Date.parse('2026-11-21T01:00:00.000Z');
  const context = { table, now: () => new Date(instant) };
  const see = (given: Partial<Visitor> = {}, id = 'one') =>
    countView(
      context,
      { ...subject, id },
      { userId: undefined, address: '203.0.113.7', userAgent: phone, ...given },
    );
  const views = async () => (await readSums(table, subject)).sums['views'] ?? 0;
  return { see, views, rows, later: (seconds: number) => (instant += seconds * 1000) };
}

it('a visitor counts once in half an hour, whatever is reloaded', async () => {
  const { see, views, later } = scene();
  expect([await see(), await see()]).toEqual([true, false]);
  later(30 * 60 - 1);
  expect(await see()).toBe(false);
  later(1);
  expect(await see()).toBe(true);
  expect(await views()).toBe(2);
});

it('another subject, another member, another browser and another network count apart', async () => {
  const { see, views } = scene();
  await see();
  expect(await see({}, 'two')).toBe(true);
  expect(await see({ userId: 'lan' })).toBe(true);
  expect(await see({ userId: 'lan', address: '198.51.100.1' })).toBe(false);
  expect(await see({ userAgent: 'Mozilla/5.0 (X11) Firefox/150.0' })).toBe(true);
  expect(await see({ address: '203.0.114.7' })).toBe(true);
  expect(await views()).toBe(4);
});

it('addresses of one network count as one visitor, of both kinds of addresses', async () => {
  const { see } = scene();
  expect(await see()).toBe(true);
  expect(await see({ address: '203.0.113.99' })).toBe(false);
  expect(await see({ address: '2001:db8:1:2:3::4' })).toBe(true);
  expect(await see({ address: '2001:db8:1:2:9::7' })).toBe(false);
  expect(await see({ address: '2001:db8:1:3::4' })).toBe(true);
});

it.each(['Googlebot/2.1', 'curl/8.5.0', 'Mozilla/5.0 HeadlessChrome/153.0', ''])(
  'a program counts nothing: "%s"',
  async (userAgent) => {
    const { see, views } = scene();
    expect(await see({ userAgent })).toBe(false);
    expect(await views()).toBe(0);
  },
);

it('a container asks for the salt of a day once', async () => {
  const { see, rows, later } = scene();
  const expiry = () => rows().find(({ pk }) => pk === 'VIEW-SALT')?.['expiresAt'];
  await see();
  const before = expiry();
  later(60);
  await see({ address: '203.0.114.7' });
  expect(expiry()).toBe(before);
});

it('containers of one day share the salt; another day has another, so nobody is recognized', async () => {
  const { see, rows, later } = scene();
  await see();
  startCold();
  expect(await see()).toBe(false);
  later(24 * 3600);
  expect(await see()).toBe(true);
  const salts = rows().filter(({ pk }) => pk === 'VIEW-SALT');
  expect(new Set(salts.map(({ salt }) => salt)).size).toBe(2);
  expect(salts[0]?.['expiresAt']).toBe(Date.parse('2026-11-23T01:00:00.000Z') / 1000);
  const viewers = rows().filter(({ entity }) => entity === 'viewer');
  expect(new Set(viewers.map(({ pk }) => pk)).size).toBe(2);
});
