import { vi as texts } from '#web/locales/vi.ts';
import { listWarehouses } from '#shared/catalogue/warehouse.contract.ts';
import { countPackingQueues, listPackingOrders } from '#shared/shipping/packing.contract.ts';
import { PackingOrder } from '#shared/shipping/packing-order.ts';
import { countOrderQueues, listSaleChannels, OrderRow, searchOrders } from '#shared/orders/index.ts';
import { InvoiceRow, searchInvoices } from '#shared/invoices/index.ts';
import { ListedNotice, PaymentRow, searchNotices, searchPayments } from '#shared/payments/index.ts';
import {
  FailedAttempt,
  getAttemptFigures,
  getRefundStatusSummary,
  listFailedAttempts,
  listOwedOrders,
  Refund,
  searchRefunds,
} from '#shared/refunds/index.ts';
import { countReturnQueues, ReturnRow, searchReturns } from '#shared/returns/index.ts';
import { searchTills, Till } from '#shared/tills/index.ts';
import { exampleOf } from '../support/example-of.ts';
import { answer, sample } from '../support/network.ts';
import { aList, clear, type ListCase, none, onePage } from './list-case.ts';

/** Lists of what was ordered, and of its money and its ways, as staff see them. */
export const listsOfSales: readonly ListCase[] = [
  aList({
    name: 'orders, for staff',
    url: '/admin/e-commerce/orders',
    as: 'collaborator',
    list: searchOrders,
    pages: { full: { data: [exampleOf(OrderRow, { code: 'CL261123THU1X' })], ...onePage }, empty: none },
    beside: [sample(countOrderQueues), sample(listSaleChannels), answer(listWarehouses, [])],
    says: {
      full: 'CL261123THU1X',
      failed: texts.staffOrders.list.failed,
      empty: texts.staffOrders.list.empty,
    },
    narrowed: {
      url: '/admin/e-commerce/orders?status=cancelled',
      says: texts.staffOrders.list.empty,
      widen: clear,
    },
  }),
  ...(
    [
      ['orders to pack', '/admin/e-commerce/packing', texts.packing.list.empty, 'status=packing'],
      ['parcels in trouble', '/admin/e-commerce/packing/troubles', texts.packing.noTroubles, 'trouble=late'],
    ] as const
  ).map(([name, url, empty, narrowed]) =>
    aList({
      name: `${name}, for staff`,
      url,
      as: 'collaborator',
      list: listPackingOrders,
      pages: {
        full: {
          data: [exampleOf(PackingOrder, { code: 'CL261123THU', parcels: [], items: [], troubles: [] })],
          ...onePage,
        },
        empty: none,
      },
      beside: [answer(listWarehouses, []), sample(countPackingQueues)],
      says: { full: 'CL261123THU', failed: texts.packing.list.failed, empty },
      narrowed: { url: `${url}?${narrowed}`, says: empty, widen: clear },
    }),
  ),
  aList({
    name: 'payments, for staff',
    url: '/admin/payments',
    as: 'admin',
    list: searchPayments,
    pages: { full: { data: [exampleOf(PaymentRow, { code: 'TT2345678Z' })], ...onePage }, empty: none },
    beside: [sample(listSaleChannels), answer(listWarehouses, [])],
    says: { full: 'TT2345678Z', failed: texts.money.payments.failed, empty: texts.money.payments.empty },
    narrowed: { url: '/admin/payments?search=khong-co', says: texts.money.payments.empty, widen: clear },
  }),
  aList({
    name: 'money that did not match, for staff',
    url: '/admin/payments/inbox',
    as: 'admin',
    list: searchNotices,
    pages: {
      full: { data: [exampleOf(ListedNotice, { words: 'CHUYEN TIEN HANG' })], ...onePage },
      empty: none,
    },
    says: { full: 'CHUYEN TIEN HANG', failed: texts.money.inbox.failed, empty: texts.money.inbox.empty },
    narrowed: { url: '/admin/payments/inbox?search=khong-co', says: texts.money.inbox.empty, widen: clear },
  }),
  aList({
    name: 'returns, for staff',
    url: '/admin/e-commerce/returns/requests',
    as: 'admin',
    list: searchReturns,
    pages: { full: { data: [exampleOf(ReturnRow, { code: 'TH261123ABCDE' })], ...onePage }, empty: none },
    beside: [sample(countReturnQueues)],
    says: {
      full: 'TH261123ABCDE',
      failed: texts.staffReturns.list.failed,
      empty: texts.staffReturns.list.empty,
    },
    narrowed: {
      url: '/admin/e-commerce/returns/requests?search=khong-co',
      says: texts.staffReturns.list.empty,
      widen: clear,
    },
  }),
  aList({
    name: 'refunds, for staff',
    url: '/admin/e-commerce/returns/refunds',
    as: 'admin',
    list: searchRefunds,
    pages: { full: { data: [exampleOf(Refund, { code: 'HT261123ABCDE' })], ...onePage }, empty: none },
    beside: [answer(listOwedOrders, { data: [], nextCursor: null }), answer(getRefundStatusSummary, [])],
    says: { full: 'HT261123ABCDE', failed: texts.money.refunds.failed, empty: texts.money.refunds.empty },
    narrowed: {
      url: '/admin/e-commerce/returns/refunds?search=khong-co',
      says: texts.money.refunds.empty,
      widen: clear,
    },
  }),
  aList({
    name: 'tries of refunds that failed, for staff',
    url: '/admin/e-commerce/returns/refunds/tries',
    as: 'admin',
    list: listFailedAttempts,
    pages: {
      full: { data: [exampleOf(FailedAttempt, { refundCode: 'HT261123ABCDE' })], ...onePage },
      empty: none,
    },
    beside: [answer(getAttemptFigures, { total: 0, succeeded: 0, failed: 0 })],
    says: {
      full: 'HT261123ABCDE',
      failed: texts.money.refundTries.failed,
      empty: texts.money.refundTries.empty,
    },
    narrowed: {
      url: '/admin/e-commerce/returns/refunds/tries?from=2026-11-01&to=2026-11-02',
      says: texts.money.refundTries.empty,
      widen: clear,
    },
  }),
  aList({
    name: 'tills, for admins',
    url: '/admin/payments/till/closings',
    as: 'admin',
    list: searchTills,
    pages: { full: { data: [exampleOf(Till, { code: 'QT261123THU1X' })], ...onePage }, empty: none },
    beside: [answer(listWarehouses, [])],
    says: { full: 'QT261123THU1X', failed: texts.till.list.failed, empty: texts.till.list.empty },
    narrowed: {
      url: '/admin/payments/till/closings?isOff=true',
      says: texts.till.list.empty,
      widen: clear,
    },
  }),
  aList({
    name: 'invoices, for staff',
    url: '/admin/reports/invoices',
    as: 'admin',
    list: searchInvoices,
    pages: { full: { data: [exampleOf(InvoiceRow, { number: 12 })], ...onePage }, empty: none },
    says: { full: '00000012', failed: texts.invoices.list.failed, empty: texts.invoices.list.empty },
    narrowed: {
      url: '/admin/reports/invoices?search=khong-co',
      says: texts.invoices.list.empty,
      widen: clear,
    },
  }),
];
