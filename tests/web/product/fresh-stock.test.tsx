import { afterEach, expect, it, vi } from 'vitest';
import { addToCart } from '#shared/cart/index.ts';
import {
  getBusinessBySlug,
  getProductBySlug,
  listProducts,
  listRelatedProducts,
} from '#shared/catalogue/index.ts';
import { listAddresses } from '#shared/addresses/index.ts';
import { answerAddress, firstDataId } from '#shared/first-data.ts';
import { getMyReview, getReviewSummary, listReviewsOfProduct } from '#shared/reviews/index.ts';
import { listPublicVouchers } from '#shared/vouchers/index.ts';
import { vi as texts } from '#web/locales/vi.ts';
import { exampleOf } from '../support/example-of.ts';
import { answer, refuse, sample } from '../support/network.ts';
import { renderAt } from '../support/render-at.tsx';

const slug = 'xoai-cat';
const mango = (available: number) =>
  exampleOf(getProductBySlug.reply, {
    slug,
    name: 'Xoài cát',
    variants: [],
    minQuantity: 1,
    maxQuantity: 99,
    available,
    stockStatus: available > 0 ? 'in_stock' : 'out_of_stock',
  });

const open = (available: number) =>
  renderAt(`/e-commerce/product/${slug}`, {
    as: 'user',
    answers: [
      answer(getProductBySlug, mango(available)),
      ...[
        listPublicVouchers,
        getBusinessBySlug,
        listProducts,
        listRelatedProducts,
        getReviewSummary,
        listReviewsOfProduct,
        listAddresses,
        getMyReview,
      ].map(sample),
    ],
  });

/** A page that was served with an answer in it, which is as old as the edge's copy. */
function serveWithPage(available: number): void {
  const brought = document.createElement('script');
  brought.id = firstDataId;
  brought.type = 'application/json';
  const address = answerAddress(getProductBySlug, { params: { slug } });
  brought.textContent = JSON.stringify([{ address, reply: mango(available) }]);
  document.head.append(brought);
  // The page was opened just now, however long the tests before it took.
  vi.spyOn(performance, 'now').mockReturnValue(100);
}

afterEach(() => document.getElementById(firstDataId)?.remove());

const stockShown = () => document.querySelector('main')?.textContent ?? '';

it('a page that came with an old number of pieces shows today’s, which it asks for when it opens', async () => {
  serveWithPage(166);
  const { network } = await open(5);
  await expect.poll(() => network.askedOf(getProductBySlug)).toHaveLength(1);
  await expect.poll(stockShown).toContain('5');
  expect(stockShown()).not.toContain('166');
});

it('a page whose answer came from the API just now does not ask twice', async () => {
  const { network, page } = await open(5);
  await page.findByRole('heading', { level: 1, name: 'Xoài cát' });
  await network.rest();
  expect(network.askedOf(getProductBySlug)).toHaveLength(1);
});

it('a refusal that refutes what the page says refreshes it', async () => {
  const { network, page, user } = await open(5);
  network.answer(refuse(addToCart, 'OUT_OF_STOCK'), answer(getProductBySlug, mango(0)));
  const [add] = await page.findAllByRole('button', { name: texts.actions.addToCart });
  await user.click(add ?? document.body);
  await page.findAllByText(texts.cart.soonHint);
  await expect.poll(() => network.askedOf(getProductBySlug)).toHaveLength(2);
});

it('a failure of the network says nothing about the stock, so nothing is asked', async () => {
  const { network, page, user } = await open(5);
  network.answer(refuse(addToCart, 'INTERNAL'));
  const [add] = await page.findAllByRole('button', { name: texts.actions.addToCart });
  await user.click(add ?? document.body);
  await page.findByText(texts.cart.failed.add);
  await network.rest();
  expect(network.askedOf(getProductBySlug)).toHaveLength(1);
});
