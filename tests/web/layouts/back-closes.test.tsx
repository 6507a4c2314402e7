import { expect, it } from 'vitest';
import {
  getBusinessBySlug,
  getProductBySlug,
  listProducts,
  listRelatedProducts,
} from '#shared/catalogue/index.ts';
import { getReviewSummary, listReviewsOfProduct } from '#shared/reviews/index.ts';
import { listPublicVouchers } from '#shared/vouchers/index.ts';
import { vi as texts } from '#web/locales/vi.ts';
import { exampleOf } from '../support/example-of.ts';
import { answer, sample } from '../support/network.ts';
import { renderAt } from '../support/render-at.tsx';

const before = '/e-commerce/policies/returns';
const product = exampleOf(getProductBySlug.reply, {
  slug: 'xoai-cat',
  name: 'Xoài cát',
  media: [],
  variants: [],
});

/** What a phone shows over the page: where, and the button that opens it. */
it.each([
  ['the menu', '/e-commerce/policies/shipping', texts.shell.nav.menu],
  ['the picture viewer', '/e-commerce/product/xoai-cat', /^Phóng to/],
])('Back closes %s on a phone, and the next Back leaves the page', async (_, url, opens) => {
  const { page, user, network } = await renderAt(url, {
    from: before,
    width: 360,
    answers: [
      answer(getProductBySlug, product),
      ...[
        listPublicVouchers,
        getBusinessBySlug,
        listProducts,
        listRelatedProducts,
        getReviewSummary,
        listReviewsOfProduct,
      ].map(sample),
    ],
  });
  const back = async () => {
    window.history.back();
    await network.rest();
  };
  const [button] = await page.findAllByRole('button', { name: opens });
  await user.click(button ?? document.body);
  await page.findByRole('dialog');
  await back();
  expect([page.queryByRole('dialog'), location.pathname]).toEqual([null, url]);
  await back();
  expect(location.pathname).toBe(before);
});
