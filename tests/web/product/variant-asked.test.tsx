import { expect, it } from 'vitest';
import { addToCart } from '#shared/cart/index.ts';
import {
  getBusinessBySlug,
  getProductBySlug,
  listProducts,
  listRelatedProducts,
} from '#shared/catalogue/index.ts';
import { listAddresses } from '#shared/addresses/index.ts';
import { getMyReview, getReviewSummary, listReviewsOfProduct } from '#shared/reviews/index.ts';
import { listPublicVouchers } from '#shared/vouchers/index.ts';
import { vi as texts } from '#web/locales/vi.ts';
import { exampleOf } from '../support/example-of.ts';
import { answer, sample } from '../support/network.ts';
import { renderAt } from '../support/render-at.tsx';

const slug = 'ao-dai';
const size = (value: string, total: number) => ({
  id: `co-${value}`,
  name: 'Cỡ',
  value,
  sku: value,
  additionalPrice: total - 100_000,
  total,
  stock: 3,
  image: null,
  warehouses: [],
});

const open = (variants = [size('S', 100_000), size('M', 130_000)]) =>
  renderAt(`/e-commerce/product/${slug}`, {
    as: 'user',
    answers: [
      answer(
        getProductBySlug,
        exampleOf(getProductBySlug.reply, {
          id: 'ao',
          slug,
          name: 'Áo dài',
          type: 'product',
          minQuantity: 1,
          maxQuantity: 99,
          available: 6,
          stockStatus: 'in_stock',
          variants,
        }),
      ),
      ...[
        addToCart,
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

const asked = texts.product.choose.replace('{{what}}', 'Cỡ');
const from = texts.product.price.from.replace('{{price}}', '100.000 ₫');

it('no size is in the cart that nobody chose: the press asks for it, and takes the one chosen then', async () => {
  const { page, network, user } = await open();
  const [add = document.body] = await page.findAllByRole('button', { name: texts.actions.addToCart });
  const [small, medium = document.body] = page.getAllByRole('radio');
  expect(page.queryByRole('radio', { checked: true })).toBeNull();
  expect(page.queryByText(asked)).toBeNull();
  await user.click(add);
  await page.findByText(asked);
  expect(document.activeElement).toBe(small);
  expect(network.askedOf(addToCart)).toEqual([]);

  await user.click(medium);
  expect(page.queryByText(asked)).toBeNull();
  await user.click(add);
  await expect.poll(() => network.askedOf(addToCart)).toMatchObject([{ body: { variantId: 'co-M' } }]);
});

it('before the choice the price is the least one, said as such', async () => {
  const { page, user } = await open();
  await page.findAllByText(from);
  await user.click(page.getAllByRole('radio')[1] ?? document.body);
  expect(page.queryAllByText(from)).toEqual([]);
  expect(page.getAllByText('130.000 ₫').length).toBeGreaterThan(0);
});

it('where all sizes cost the same the price is plain', async () => {
  const { page } = await open([size('S', 100_000), size('M', 100_000)]);
  await page.findAllByText('100.000 ₫');
  expect(page.queryAllByText(from)).toEqual([]);
});
