import { expect, it } from 'vitest';
import { bestSellers } from '#functions/domain/reports/sales/best-sellers.ts';
import { salesView } from '#functions/domain/reports/sales/sales-view.ts';
import { contextOf } from '#tests/support/context.ts';
import { keptView } from '../support/kept-view.ts';
import { gone, now, order, orders, tea, whatIsThere } from './two-days.ts';

const period = { from: '2026-11-12', to: '2026-11-13', until: '2026-11-13T16:59:59.999Z' };
const more = [...orders, order('c', '2026-11-13T05:00:00.000Z', tea)];

it.each([
  ['one', 1, [['tea', 2]]],
  [
    'all',
    5,
    [
      ['tea', 2],
      [gone.card.id, 1],
    ],
  ],
])('the best sellers are listed by pieces, %s of them', async (_, limit, found) => {
  const { table } = whatIsThere();
  const { view } = await keptView(salesView, more);
  const asked = { period, filters: {}, rows: view.ask };
  const best = await bestSellers(contextOf(table, now), asked, limit);
  expect(best.map(({ id, quantity }) => [id, quantity])).toEqual(found);
});
