import { expect, it } from 'vitest';
import { errorMessage } from '#shared/messages/index.ts';
import { createGuestOrder, quoteGuestOrder } from '#shared/orders/index.ts';
import { formatVnd } from '#shared/values/money.ts';
import { vi as texts } from '#web/locales/vi.ts';
import { press } from '../faces/form-case.ts';
import { guestOrder } from '../faces/guest-order-case.ts';
import { exampleOf } from '../support/example-of.ts';
import { answer, refuse } from '../support/network.ts';
import { renderAt } from '../support/render-at.tsx';

const { checkout } = texts;
const quote = exampleOf(quoteGuestOrder.reply, { total: 2_500_000, deposit: { amount: 500_000 } });
const told = checkout.deposit.title.replace('{{amount}}', formatVnd(500_000));

it('says beforehand that a deposit is asked of who pays at the door, and orders with just that', async () => {
  const screen = await renderAt(guestOrder.url, {
    answers: [...(guestOrder.beside ?? []), answer(quoteGuestOrder, quote)],
  });
  const { page, network, user } = screen;
  await guestOrder.open?.(screen);
  const place = async () => {
    const [button] = await page.findAllByRole('button', { name: checkout.place.action });
    await user.click(button ?? document.body);
  };
  await press(screen, 'radio', new RegExp(`^${checkout.payment.cash.warehouse_pickup.title}`));
  await page.findByText(told);
  // Who pays first hears nothing of it.
  await press(screen, 'radio', new RegExp(`^${checkout.payment.transfer.title}`));
  await expect.poll(() => page.queryByText(told)).toBeNull();
  await press(screen, 'radio', new RegExp(`^${checkout.payment.cash.warehouse_pickup.title}`));
  await page.findByText(told);
  await guestOrder.fill(screen);
  // It has been counted to the end.
  await page.findAllByRole('button', { name: checkout.place.action });
  const params = { deposit: formatVnd(700_000) };
  network.answer(refuse(createGuestOrder, 'DEPOSIT_CHANGED', { params }));
  network.answer(answer(quoteGuestOrder, { ...quote, deposit: { amount: 700_000 } }));
  await place();
  await page.findAllByText(errorMessage('DEPOSIT_CHANGED', 'vi', params));
  await page.findByText(checkout.deposit.title.replace('{{amount}}', formatVnd(700_000)));
  network.answer(guestOrder.done);
  await place();
  await expect.poll(() => network.askedOf(createGuestOrder)).toHaveLength(2);
  expect(network.askedOf(createGuestOrder)).toMatchObject([
    { body: { expectedDeposit: 500_000 } },
    { body: { expectedDeposit: 700_000 } },
  ]);
});
