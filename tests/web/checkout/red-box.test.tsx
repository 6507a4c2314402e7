import { within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { errorMessage } from '#shared/messages/index.ts';
import {
  cancelGuestOrder,
  CheckoutIssue,
  correctGuestEmail,
  createGuestOrder,
  getGuestOrder,
  quoteGuestOrder,
} from '#shared/orders/index.ts';
import { vi as texts } from '#web/locales/vi.ts';
import { guestOrder } from '../faces/guest-order-case.ts';
import { press, write } from '../faces/form-case.ts';
import { exampleOf } from '../support/example-of.ts';
import { answer, refuse } from '../support/network.ts';
import { renderAt, type Screen } from '../support/render-at.tsx';

const { checkout, fields, orders } = texts;
const quote = exampleOf(quoteGuestOrder.reply, { total: 85_000 });
const issue = exampleOf(CheckoutIssue, { name: 'Xoài cát Hòa Lộc', state: 'out_of_stock' });

async function open(): Promise<Screen> {
  const screen = await renderAt(guestOrder.url, {
    answers: [...(guestOrder.beside ?? []), answer(quoteGuestOrder, { ...quote, issues: [] })],
  });
  await guestOrder.open?.(screen);
  await guestOrder.fill(screen);
  return screen;
}
const place = async ({ page, user }: Screen) => {
  const [button] = await page.findAllByRole('button', { name: checkout.place.action });
  await user.click(button ?? document.body);
};

it('the red box names the goods that are out, and goes once they are no longer in the way', async () => {
  const screen = await open();
  const { page, network } = screen;
  network.answer(refuse(createGuestOrder, 'OUT_OF_STOCK'));
  network.answer(answer(quoteGuestOrder, { ...quote, issues: [issue] }));
  await place(screen);
  const outOf = checkout.summary.outOf.replace('{{names}}', issue.name);
  await page.findByText(outOf);
  await page.findByText(errorMessage('OUT_OF_STOCK', 'vi'));
  network.answer(answer(quoteGuestOrder, { ...quote, issues: [] }));
  // Another way to pay is counted anew.
  await press(screen, 'radio', new RegExp(`^${checkout.payment.cash.warehouse_pickup.title}`));
  await expect.poll(() => page.queryByText(outOf)).toBeNull();
  expect(page.queryByText(errorMessage('OUT_OF_STOCK', 'vi'))).toBeNull();
});

it('a likely slip of an address is offered, and the invoice goes where the order’s mails go', async () => {
  const screen = await open();
  const { page } = screen;
  await write(screen, { [checkout.contact.email]: 'lan@gmial.com' });
  await page.findByText(fields.email.meant, { exact: false });
  await press(screen, 'button', 'lan@gmail.com');
  await press(screen, 'switch', new RegExp(`^${checkout.invoice.title}`));
  const [mail, invoice] = page.getAllByDisplayValue('lan@gmail.com');
  expect([mail, invoice].every(Boolean)).toBe(true);
});

const waiting = exampleOf(getGuestOrder.reply, {
  id: 'don-hang',
  access: 'full',
  status: 'draft',
  paymentMethod: 'cash',
  paymentStatus: 'processing',
  paidAmount: 0,
  provenBy: null,
});

it('a placed order is counted no more, its address is corrected, and calling it off is no celebration', async () => {
  const screen = await open();
  const { page, network } = screen;
  network.answer(guestOrder.done, answer(getGuestOrder, waiting));
  const counted = network.askedOf(quoteGuestOrder).length;
  await place(screen);
  await page.findByText(orders.placed.title);
  expect(network.askedOf(quoteGuestOrder)).toHaveLength(counted);

  network.answer(
    answer(correctGuestEmail, { ...waiting, customer: { ...waiting.customer, email: 'lan@gmail.com' } }),
  );
  await press(screen, 'button', orders.proof.correct);
  const dialog = within(await page.findByRole('dialog'));
  const box = dialog.getByRole('textbox');
  await screen.user.clear(box);
  await screen.user.paste('lan@gmail.com');
  await screen.user.click(dialog.getByRole('button', { name: orders.correctEmail.submit }));
  await page.findByText(orders.correctEmail.done.replace('{{email}}', 'lan@gmail.com'));
  expect(network.askedOf(correctGuestEmail)).toMatchObject([{ body: { email: 'lan@gmail.com' } }]);

  network.answer(answer(cancelGuestOrder, { ...waiting, status: 'cancelled' }));
  network.answer(answer(getGuestOrder, { ...waiting, status: 'cancelled' }));
  await press(screen, 'button', orders.act.cancel);
  await page.findByText(orders.cancel.guestLead);
  await press(screen, 'radio', orders.cancel.reasons.price);
  await press(screen, 'button', orders.cancel.submit);
  await expect.poll(() => page.queryByText(orders.placed.title)).toBeNull();
});
