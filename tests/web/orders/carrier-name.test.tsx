import { expect, it } from 'vitest';
import { getOrder, getOrderDeliveryWithTimeline, listOrderPayments, Order } from '#shared/orders/index.ts';
import { searchInvoices } from '#shared/invoices/index.ts';
import { listReturns } from '#shared/returns/index.ts';
import { getOrderReviewStatus } from '#shared/reviews/index.ts';
import { exampleOf } from '../support/example-of.ts';
import { answer } from '../support/network.ts';
import { renderAt } from '../support/render-at.tsx';

it.each([
  ['ghtk', 'Giao Hàng Tiết Kiệm'],
  ['Chành xe Phương Trang', 'Chành xe Phương Trang'],
])('an order brought by %j says %j to its buyer', async (carrier, shown) => {
  const said = exampleOf(getOrderDeliveryWithTimeline.reply);
  const { page } = await renderAt('/e-commerce/orders/don', {
    as: 'user',
    answers: [
      answer(getOrder, exampleOf(Order, { id: 'don', status: 'delivering' })),
      answer(getOrderDeliveryWithTimeline, { ...said, delivery: { ...said.delivery, carrier } }),
      answer(listOrderPayments, []),
      answer(listReturns, exampleOf(listReturns.reply, { data: [] })),
      answer(getOrderReviewStatus, exampleOf(getOrderReviewStatus.reply)),
      answer(searchInvoices, exampleOf(searchInvoices.reply, { data: [] })),
    ],
  });
  expect(await page.findByText(shown)).toBeTruthy();
});
