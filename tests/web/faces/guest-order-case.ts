import { vi as texts } from '#web/locales/vi.ts';
import { errorMessage, missingMessage } from '#shared/messages/index.ts';
import { getGuestCart } from '#shared/cart/index.ts';
import {
  createGuestOrder,
  createGuestTicket,
  getGuestOrder,
  getGuestOrderDeliveryWithTimeline,
  listGuestOrderPayments,
  listPickupOptions,
  PlacedOrder,
  quoteGuestOrder,
  validateGuestCart,
} from '#shared/orders/index.ts';
import { listGuestInvoices } from '#shared/invoices/invoices.contract.ts';
import { listProvinces } from '#shared/places/index.ts';
import { listGuestReturns } from '#shared/returns/guest-returns.contract.ts';
import { exampleOf } from '../support/example-of.ts';
import { answer, keepWaiting, sample } from '../support/network.ts';
import { type FormCase, press, write } from './form-case.ts';

const { checkout, orders } = texts;

/** The page of an order is the largest form there is: it has a file to itself. */
export const guestOrder: FormCase = {
  name: 'ordering as a guest',
  url: '/e-commerce/checkout?sessionId=g-khach-hang',
  sends: createGuestOrder,
  beside: [
    answer(listPickupOptions, [
      {
        ...exampleOf(listPickupOptions.reply.element),
        name: 'Kho Đà Nẵng',
        isActive: true,
        hasEverything: true,
      },
    ]),
    answer(quoteGuestOrder, exampleOf(quoteGuestOrder.reply, { total: 85_000 })),
    answer(validateGuestCart, { valid: true, issues: [] }),
    keepWaiting(createGuestTicket),
    ...[
      listProvinces,
      getGuestCart,
      getGuestOrder,
      getGuestOrderDeliveryWithTimeline,
      listGuestOrderPayments,
    ].map(sample),
    answer(listGuestReturns, []),
    answer(listGuestInvoices, []),
  ],
  open: async (screen) => {
    await press(screen, 'radio', new RegExp(`^${checkout.delivery.warehouse_pickup.title}`));
    await press(screen, 'radio', /^Kho Đà Nẵng/);
    await screen.page.findAllByRole('button', { name: checkout.place.action });
  },
  fill: (screen) =>
    write(screen, {
      [checkout.contact.fullName]: 'Nguyễn Thị Lan',
      [checkout.contact.phone]: '0912345678',
      [checkout.contact.email]: 'lan@example.com',
    }),
  submit: checkout.place.action,
  untouched: { says: missingMessage('phone', 'vi') },
  refused: { code: 'OUT_OF_STOCK', says: errorMessage('OUT_OF_STOCK', 'vi') },
  done: answer(createGuestOrder, exampleOf(PlacedOrder, { id: 'don-hang', payment: null })),
  thanks: orders.placed.title,
};
