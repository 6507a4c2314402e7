import { expect, it } from 'vitest';
import { lookAgain } from '#tests/support/browser.ts';
import { everyScreen } from '#tests/support/every-screen.ts';

const { market } = everyScreen([
  ['/admin/messages', 'admin'],
  ['/admin', 'admin'],
  ['/admin/e-commerce', 'admin'],
  ['/admin/analytics', 'admin'],
  ['/admin/reports', 'admin'],
  ['/admin/reports/payments', 'admin'],
  ['/admin/reports/orders', 'admin'],
  ['/admin/e-commerce/reports', 'admin'],
  ['/admin/users', 'admin'],
  ['/admin/users/active', 'admin'],
  ['/admin/users/inactive', 'admin'],
  ['/admin/users/approval', 'admin'],
  ['/admin/users/requests', 'admin'],
  ['/admin/accounts', 'admin'],
  ['/admin/accounts/activities', 'admin'],
  ['/admin/accounts/settings', 'admin'],
  ['/admin/e-commerce/products', 'admin'],
  ['/admin/e-commerce/products/create', 'admin'],
  ['/admin/e-commerce/categories', 'admin'],
  ['/admin/e-commerce/businesses', 'admin'],
  ['/admin/e-commerce/brands', 'admin'],
  ['/admin/e-commerce/warehouses', 'admin'],
  ['/admin/e-commerce/vouchers', 'admin'],
  ['/admin/e-commerce/vouchers/new', 'admin'],
  ['/admin/e-commerce/campaigns', 'admin'],
  ['/admin/e-commerce/customers', 'admin'],
  ['/admin/e-commerce/customers/groups', 'admin'],
  ['/admin/e-commerce/order-rules', 'admin'],
  ['/admin/users/rewards', 'admin'],
  ['/admin/e-commerce/price-books', 'admin'],
  ['/admin/e-commerce/packing', 'admin'],
  ['/admin/e-commerce/packing/batch', 'admin'],
  ['/admin/e-commerce/packing/troubles', 'admin'],
  ['/admin/e-commerce/inventory', 'admin'],
  ['/admin/e-commerce/inventory/transfers', 'admin'],
  ['/admin/e-commerce/inventory/transfers/new', 'admin'],
  ['/admin/e-commerce/inventory/counts', 'admin'],
  ['/admin/e-commerce/inventory/reorder', 'admin'],
  ['/admin/e-commerce/inventory/lots', 'admin'],
  ['/admin/e-commerce/orders', 'admin'],
  ['/admin/e-commerce/purchases', 'admin'],
  ['/admin/e-commerce/purchases/new', 'admin'],
  ['/admin/e-commerce/supplier-debts', 'admin'],
  ['/admin/payments', 'admin'],
  ['/admin/payments/inbox', 'admin'],
  ['/admin/payments/reconciliation', 'admin'],
  ['/admin/reports/refunds', 'admin'],
  ['/admin/e-commerce/returns/refunds', 'admin'],
  ['/admin/e-commerce/returns/refunds/tries', 'admin'],
  ['/admin/payments/till', 'admin'],
  ['/admin/payments/till/closings', 'admin'],
  ['/admin/reports/invoices', 'admin'],
  ['/admin/e-commerce/returns/requests', 'admin'],
  ['/admin/e-commerce/returns/analytics', 'admin'],
  ['/admin/reports/return-orders', 'admin'],
  ['/admin/e-commerce/suppliers', 'admin'],
  ['/admin/posts', 'admin'],
  ['/admin/posts/events-news', 'admin'],
  ['/admin/posts/documents', 'admin'],
  ['/admin/posts/moderation', 'admin'],
  ['/admin/posts/approval', 'admin'],
  ['/admin/jobs', 'admin'],
]);

it('products fit at 1440 px; on a tablet an edge shows the cut, names stay in sight, and a row opens where it is pressed', async () => {
  const admin = await market().world.aMember({ role: 'admin' });
  const page = await market().open('/admin/e-commerce/products', { as: admin });
  const edge = page.locator('[data-edge]');
  const link = page.getByRole('link', { name: 'Xoài cát Hòa Lộc' });
  await link.waitFor();
  expect(await edge.count()).toBe(0);

  await lookAgain(page, { width: 820 });
  await expect.poll(() => edge.count()).toBe(1);
  const frame = page.locator('section:has(> table)');
  await frame.evaluate((element) => element.scrollTo({ left: 10_000 }));
  await expect.poll(() => edge.count()).toBe(0);
  const [name, room] = [await link.boundingBox(), await frame.boundingBox()];
  expect(name?.x ?? 0).toBeGreaterThan(room?.x ?? Number.POSITIVE_INFINITY);

  await page
    .getByRole('row', { name: /Xoài cát Hòa Lộc/ })
    .getByText('Trái cây')
    .click();
  await page.waitForURL(/\/products\/[^/]+\/edit$/);
});
