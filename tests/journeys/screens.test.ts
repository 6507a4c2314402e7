import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aMarket, type Market } from '#tests/support/browser.ts';
import { pathOf } from '#tests/support/checkout.ts';
import { presentation } from '#tests/support/presentable.ts';
import type { Member } from '#tests/support/world.ts';

let market: Market;
let admin: Member;
let member: Member;
let expectPresentable: ReturnType<typeof presentation>;
beforeAll(async () => {
  market = await aMarket();
  expectPresentable = presentation(market);
  admin = await market.world.aMember({ role: 'admin' });
  member = await market.world.aMember();
});
afterAll(() => market.close());

const screens: [path: string, as?: 'admin' | 'member'][] = [
  ['/'],
  ['/e-commerce'],
  ['/e-commerce/product'],
  ['/e-commerce/search'],
  ['/e-commerce/search?q=ao'],
  ['/e-commerce/search?q=khong-co-gi'],
  ['/e-commerce/categories'],
  ['/e-commerce/category/trai-cay'],
  ['/e-commerce/businesses'],
  ['/e-commerce/business/det-hoi-an'],
  ['/e-commerce/policies/returns'],
  ['/e-commerce/cart'],
  ['/e-commerce/checkout'],
  ['/e-commerce/checkout', 'member'],
  ['/e-commerce/payment/khong-co'],
  ['/e-commerce/payment/vnpay-return'],
  ['/e-commerce/favorites', 'member'],
  ['/notifications', 'member'],
  ['/system/settings/notifications', 'member'],
  ['/settings/addresses', 'member'],
  ['/kyc', 'member'],
  ['/account/invoice-profiles', 'member'],
  ['/login'],
  ['/sign-up'],
  ['/e-commerce/dang-ky'],
  ['/signup-success'],
  ['/forgot-password'],
  ['/reset-password#token=hong'],
  ['/verify-email#token=hong'],
  ['/apply-again#token=hong'],
  ['/privacy-request'],
  ['/settings', 'member'],
  ['/profile', 'member'],
  ['/profile?tab=follows', 'member'],
  ['/dashboard', 'member'],
  ['/', 'member'],
  ['/contact-admin'],
  ['/contact-admin', 'member'],
  ['/admin/messages', 'admin'],
  ['/referrals', 'member'],
  ['/referrals?view=picture', 'member'],
  ['/account', 'member'],
  ['/recover'],
  ['/account/undo#token=hong'],
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
  ['/admin/jobs', 'admin'],
  ['/admin', 'member'],
  ['/khong-co-trang-nay'],
  ['/e-commerce/product/khong-co'],
  ['/500'],
  ['/docs/'],
];

describe.each(screens)('%s (as %s)', (path, as) => {
  it('is accessible and fits, in both themes, on phone, tablet and desktop', async () => {
    await expectPresentable(path, { admin, member }[as as 'admin' | 'member']);
    expect(market.faults).toEqual([]);
  });
});

it('the product page is accessible too', async () => {
  await expectPresentable(await pathOf(market, 'xoai'));
  expect(market.faults).toEqual([]);
});

it.each([
  '/auth/login',
  '/profile',
  '/business',
  '/admin/',
  '/business/',
  '/account',
  '/system/settings/notifications',
])('%s leads somewhere', async (path) => {
  const page = await market.open(path);
  expect(await page.getByText('404').count()).toBe(0);
});
