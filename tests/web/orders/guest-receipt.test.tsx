import { waitFor, within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { listGuestInvoices } from '#shared/invoices/index.ts';
import {
  completeGuestOrder,
  createGuestTicket,
  getGuestOrder,
  getGuestOrderDeliveryWithTimeline,
  GuestOrder,
  listGuestOrderPayments,
  OrderItem,
} from '#shared/orders/index.ts';
import { listGuestReturns } from '#shared/returns/index.ts';
import { vi as texts } from '#web/locales/vi.ts';
import { exampleOf } from '../support/example-of.ts';
import { answer } from '../support/network.ts';
import { renderAt } from '../support/render-at.tsx';

const { act, complete } = texts.orders;
const order = (given: Partial<GuestOrder>) =>
  exampleOf(GuestOrder, {
    id: 'don',
    code: 'CL261123AB3DE',
    status: 'shipped',
    access: 'full',
    returnableUntil: null,
    items: [exampleOf(OrderItem, { id: 'a', name: 'Ấm đất', quantity: 1, variantName: null })],
    ...given,
  });

const open = (given: Partial<GuestOrder> = {}) => {
  let now = order(given);
  const arrive = () => {
    now = { ...now, status: 'completed', returnableUntil: new Date(Date.now() + 86_400_000).toISOString() };
    return now;
  };
  return renderAt('/e-commerce/orders/guest#id=don&token=khoa', {
    answers: [
      answer(getGuestOrder, () => now),
      answer(
        getGuestOrderDeliveryWithTimeline,
        exampleOf(getGuestOrderDeliveryWithTimeline.reply, { timeline: [] }),
      ),
      answer(listGuestOrderPayments, []),
      answer(listGuestReturns, []),
      answer(listGuestInvoices, []),
      answer(createGuestTicket, { ticket: 'x', expiresInSeconds: 60 }),
      answer(completeGuestOrder, arrive),
    ],
  });
};

it('a guest says by the link of the mail that the goods came, and may then ask to give them back', async () => {
  const { page, user, network } = await open();
  await user.click(await page.findByRole('button', { name: act.complete }));
  const dialog = within(await page.findByRole('alertdialog'));
  await user.click(dialog.getByRole('button', { name: complete.confirm }));
  await page.findByRole('link', { name: act.return });
  await waitFor(() => expect(page.queryByRole('button', { name: act.complete })).toBeNull());
  expect(network.askedOf(completeGuestOrder)).toMatchObject([
    { params: { id: 'don' }, query: { token: 'khoa' } },
  ]);
});

it('whoever knows the code alone is offered neither', async () => {
  const { page } = await open({ access: 'masked' });
  await page.findByText(texts.orders.guest.masked);
  expect(page.queryByRole('button', { name: act.complete })).toBeNull();
  expect(page.queryByRole('link', { name: act.return })).toBeNull();
});
