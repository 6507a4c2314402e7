import { expect, it } from 'vitest';
import { contracts } from '#shared/registry/contracts.ts';
import { staleAfterCall } from '#web/platform/acts/stale-after-call.ts';
import * as roots from '#web/platform/api/query-roots.ts';

const operation = (area: string) => {
  const found = contracts.find(({ name }) => name.startsWith(`${area}/`));
  if (!found) throw new Error(`No operation of ${area}`);
  return found;
};
const everywhere = [roots.activity, roots.waiting, roots.overview];

it.each([
  ['catalogue', [roots.staffProducts, roots.inventory]],
  ['inventory', [roots.staffProducts, roots.catalogue]],
  ['orders', [roots.payments, roots.shipping, roots.refunds, roots.inventory]],
  ['payments', [roots.orders, roots.refunds]],
  ['refunds', [roots.orders, roots.payments]],
  ['reconciliation', [roots.payments, roots.orders, roots.refunds]],
  ['returns', [roots.orders, roots.refunds, roots.inventory]],
  ['shipping', [roots.orders, roots.inventory]],
  ['purchasing', [roots.inventory, roots.staffProducts, roots.catalogue]],
  ['price-books', [roots.jobs]],
  ['people', [roots.users, roots.identity]],
  ['identity', [roots.users, roots.people]],
  ['vouchers', []],
])('a change of %s refetches its own lists, those it shows on, and those of all work', (area, besides) => {
  expect(staleAfterCall(operation(area))).toEqual([[area], ...besides, ...everywhere]);
});
