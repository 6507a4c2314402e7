import { expect, it } from 'vitest';
import { newsContent } from '#shared/news/index.ts';
import { pathOf } from '#tests/support/checkout.ts';
import { expectNoSidewaysScroll } from '#tests/support/browser.ts';
import { everyScreen } from '#tests/support/every-screen.ts';

const { market, expectPresentable } = everyScreen([
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
  ['/news'],
  ['/documents'],
  ['/documents', 'member'],
  ['/', 'member'],
  ['/contact-admin'],
  ['/contact-admin', 'member'],
  ['/referrals', 'member'],
  ['/referrals?view=picture', 'member'],
  ['/account', 'member'],
  ['/recover'],
  ['/account/undo#token=hong'],
  ['/admin', 'member'],
  ['/khong-co-trang-nay'],
  ['/e-commerce/product/khong-co'],
  ['/500'],
  ['/docs/'],
]);

it('the product page is accessible too', async () => {
  await expectPresentable(await pathOf(market(), 'xoai'));
  expect(market().faults).toEqual([]);
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
  const page = await market().open(path);
  expect(await page.getByText('404').count()).toBe(0);
});

it('news: a card beside one of an event has no empty part, and the staff’s list fits a phone', async () => {
  const { world } = market();
  const admin = await world.aMember({ role: 'admin' });
  const token = admin.accessToken;
  const text = { summary: 'Chợ họp sớm.', content: '<p>Chợ họp.</p>', isPublished: true };
  const facts = { location: 'Bờ sông', duration: '2 giờ', level: 'Mọi người' };
  const event = { ...facts, category: 'event', date: '2027-01-02T01:00:00.000Z' } as const;
  await world.send(newsContent.create, { token, body: { ...text, title: 'Tin chợ' } });
  await world.send(newsContent.create, { token, body: { ...text, ...event, title: 'Phiên chợ' } });
  await world.cloud.idle();
  const page = await market().open('/news');
  const cards = page.getByRole('article');
  await expect.poll(() => cards.count()).toBe(2);
  const gaps = await cards.evaluateAll((all) =>
    all.flatMap((card) => {
      const parts = [...card.children].map((part) => part.getBoundingClientRect());
      return parts.slice(1).map((part, place) => part.top - (parts[place]?.bottom ?? 0));
    }),
  );
  expect(Math.max(...gaps)).toBeLessThan(20);
  const desk = await market().open('/admin/posts/events-news', { as: admin, width: 360 });
  await desk.getByRole('link', { name: 'Phiên chợ' }).waitFor();
  await expectNoSidewaysScroll(desk);
});
