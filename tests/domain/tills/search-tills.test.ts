import { expect, it } from 'vitest';
import { searchTills as contract } from '#shared/tills/tills.contract.ts';
import { searchTills } from '#functions/domain/tills/search-tills.ts';
import { newTill, StoredTill } from '#functions/domain/tills/till-record.ts';
import { tillsView } from '#functions/domain/tills/tills-view.ts';
import { fillView } from '../support/views-of-table.ts';

/** A till of Lan's that was opened with 200,000 ₫ on a day of November. */
const aTill = (id: string, day: number, given: Partial<StoredTill> = {}): StoredTill => {
  const place = { userId: 'lan', personName: 'Chị Lan', warehouseId: 'wh_a', warehouseName: 'Kho Huế' };
  const { till } = newTill(
    { ...place, openedBy: 'person', float: 200_000 },
    new Date(Date.UTC(2026, 10, day)),
  );
  return StoredTill.parse({ ...till, id, code: `QT${id}`, ...given });
};
const closed = { status: 'closed', closedAt: '2026-11-22T00:00:00.000Z' } as const;

const tills = [
  aTill('a', 20, { ...closed, expected: 200_000, difference: -5000, reason: 'Trả nhầm' }),
  aTill('b', 21, { ...closed, expected: 900_000, difference: 0, userId: 'minh', personName: 'Anh Minh' }),
  // This one is open: its float and what came should lie there.
  aTill('c', 22, { cash: 300_000, warehouseId: 'wh_b', warehouseName: 'Kho Vinh' }),
  aTill('d', 23, { ...closed, expected: 0, difference: 1000 }),
];

it.each<[object, string[]]>([
  [{}, ['d', 'c', 'b', 'a']],
  [{ status: 'open' }, ['c']],
  [{ status: 'closed' }, ['d', 'b', 'a']],
  [{ warehouseId: 'wh_b' }, ['c']],
  [{ userId: 'minh' }, ['b']],
  [{ isOff: 'true' }, ['d', 'a']],
  [{ isOff: 'false' }, ['c', 'b']],
  [{ from: '2026-11-22T00:00:00.000Z' }, ['d', 'c']],
  [{ to: '2026-11-22T00:00:00.000Z' }, ['c', 'b', 'a']],
  [{ search: 'qtb' }, ['b']],
  [{ search: 'anh minh' }, ['b']],
  [{ search: 'vinh' }, ['c']],
  [{ search: 'tra nham' }, ['a']],
  [{ sortOrder: 'asc' }, ['a', 'b', 'c', 'd']],
  [{ sortBy: 'difference', sortOrder: 'asc' }, ['a', 'b', 'c', 'd']],
  [{ sortBy: 'expected', sortOrder: 'asc' }, ['d', 'a', 'c', 'b']],
])('everybody’s tills, narrowed by %o, are %j', async (query, ids) => {
  await fillView(tillsView, tills);
  const { data } = await searchTills(contract.query.parse(query));
  expect(data.map(({ id }) => id)).toEqual(ids);
});
