import { expect, it } from 'vitest';
import { vi as texts } from '#web/locales/vi.ts';
import {
  getBusinessBySlug,
  getProductBySlug,
  listProducts,
  listRelatedProducts,
} from '#shared/catalogue/index.ts';
import { listAddresses } from '#shared/addresses/index.ts';
import {
  getMyReview,
  getReview,
  getReviewSummary,
  listReviewsOfProduct,
  Review,
  updateReview,
} from '#shared/reviews/index.ts';
import { listPublicVouchers } from '#shared/vouchers/index.ts';
import { exampleOf } from '../support/example-of.ts';
import { answer, refuse, sample } from '../support/network.ts';
import { renderAt } from '../support/render-at.tsx';

const shirt = exampleOf(getProductBySlug.reply, { slug: 'ao-thun', name: 'Áo thun' });
const read = exampleOf(Review, {
  id: 'r1',
  rating: 3,
  comment: 'Vải mỏng',
  media: [],
  pendingMedia: 0,
  own: true,
  updatedAt: '2026-01-01T00:00:00.000Z',
});
/** On another device the same author was quicker. */
const theirs = { ...read, rating: 5 as const, comment: 'Vải đẹp', updatedAt: '2026-01-02T00:00:00.000Z' };

it('a review its author changed elsewhere is asked about box by box, and sent over what was read anew', async () => {
  const screen = await renderAt('/e-commerce/product/ao-thun', {
    as: 'user',
    answers: [
      answer(getProductBySlug, shirt),
      answer(getMyReview, { canReview: false, orderIds: [], review: read }),
      answer(listReviewsOfProduct, exampleOf(listReviewsOfProduct.reply, { data: [read], cursor: null })),
      answer(getReview, theirs),
      ...[
        listPublicVouchers,
        getBusinessBySlug,
        listProducts,
        listRelatedProducts,
        getReviewSummary,
        listAddresses,
      ].map(sample),
      refuse(updateReview, 'STALE_STATE'),
    ],
  });
  const { page, user, network } = screen;
  const [edit] = await page.findAllByRole('button', { name: texts.reviews.editMine });
  if (!edit) throw new Error('Nothing to edit');
  await user.click(edit);
  const words = await page.findByLabelText(texts.reviews.form.comment);
  await user.clear(words);
  await user.type(words, 'Vải mềm');
  await user.click(page.getByRole('button', { name: texts.reviews.form.submitEdit }));

  await page.findByText(texts.form.conflict.title);
  // Only the words were changed on both sides.
  expect(page.getByText('Vải đẹp')).toBeTruthy();
  expect(page.getAllByText('Vải mềm')).not.toEqual([]);
  network.answer(answer(updateReview, theirs));
  await user.click(page.getByRole('radio', { name: new RegExp(`^${texts.form.conflict.mine}`) }));
  await user.click(page.getByRole('button', { name: texts.form.conflict.save }));
  await page.findByText(texts.reviews.form.updated);
  expect(network.askedOf(updateReview).map(({ body }) => body)).toMatchObject([
    { rating: 3, comment: 'Vải mềm', updatedAt: read.updatedAt },
    { rating: 5, comment: 'Vải mềm', updatedAt: theirs.updatedAt },
  ]);
});
