import { listActivity } from '#shared/activity/activity.contract.ts';
import { listWarehouses } from '#shared/catalogue/warehouse.contract.ts';
import { searchInvoices } from '#shared/invoices/invoices.contract.ts';
import {
  getOrderStory,
  getStaffOrder,
  listAlikeOrders,
  OrderItem,
  StaffOrder,
  viewOrder,
} from '#shared/orders/index.ts';
import { exampleOf } from '../support/example-of.ts';
import { answer, type Answer } from '../support/network.ts';
import { renderAt } from '../support/render-at.tsx';

export const combo = exampleOf(OrderItem, {
  id: 'qua',
  name: 'Giỏ quà',
  quantity: 2,
  unitTotal: 300_000,
  subtotal: 600_000,
  parts: [
    {
      productId: 'tra',
      variantId: null,
      variantName: null,
      name: 'Trà sen',
      slug: 'tra-sen',
      code: 'TRA',
      image: '',
      ground: 1,
      unit: 'hộp',
      quantity: 3,
      share: 300_000,
    },
  ],
});
export const order = exampleOf(StaffOrder, {
  id: 'don-1',
  code: 'CL261123K7M2Q',
  status: 'confirmed',
  paymentStatus: 'processing',
  paymentMethod: 'cash',
  deliveryType: 'prepaid_ship',
  provenBy: 'account',
  customer: { fullName: 'Nguyễn Thị Thu Hà', phone: '0912345678', email: 'ha@example.com' },
  items: [combo],
  total: 851_000,
  paidAmount: 200_000,
  missing: 651_000,
  refundDue: 0,
  flags: [],
  vouchers: [],
  paybacks: [],
  calls: [],
  holdings: [],
  credit: null,
  cancelReason: null,
  unpaidUntil: null,
  vatInvoice: null,
  notes: 'Giờ hành chính',
});

export const orderUrl = '/admin/e-commerce/orders/don-1';

/** Answers to the calls that an order’s page makes besides loading the order. */
export const quiet = [
  answer(getOrderStory, { events: [], notes: [], people: [] }),
  answer(listAlikeOrders, { orders: [], phone: { orders: 0, completed: 0, sentBack: 0, cancelled: 0 } }),
  answer(viewOrder, { others: [] }),
  answer(listActivity, { data: [], nextCursor: null }),
  answer(listWarehouses, []),
  answer(searchInvoices, exampleOf(searchInvoices.reply, { data: [] })),
];

type Options = { as?: 'admin' | 'collaborator'; page?: '/edit' | '/print' | '' };

export const openOrder = (
  shown: StaffOrder,
  more: Answer[] = [],
  { as = 'collaborator', page = '' }: Options = {},
) => renderAt(orderUrl + page, { as, answers: [...quiet, answer(getStaffOrder, shown), ...more] });
