import { contentOf, differenceOf } from '#functions/domain/invoices/content/invoice-content.ts';
import { invoiceKeys } from '#functions/domain/invoices/invoice-keys.ts';
import { invoiceRecord, nameOf, type StoredInvoice } from '#functions/domain/invoices/invoice-record.ts';
import type { StoredOrder } from '#functions/domain/orders/order-record.ts';
import type { Item } from '#functions/platform/table/table-operations.ts';
import { dayInVietnam } from '#shared/values/vietnam-day.ts';
import { idOf } from '#seed/random.ts';
import type { DemoOrder } from './orders.ts';

const hour = 3_600_000;
/** Seller on the demo shop's invoices; the data is fictitious. */
const seller = {
  name: 'Công ty TNHH Chợ Làng',
  address: 'Số 1 đường Làng, phường Láng, Hà Nội (thông tin minh họa)',
  phone: '1900 0000',
  taxCode: '0100000000',
};

const companies = [
  {
    name: 'Công ty TNHH Mây Tre Sông Hồng',
    taxCode: '0312345678',
    address: '12 Lý Thường Kiệt, Hà Nội',
    email: 'ketoan@maytre.example.com',
  },
  {
    name: 'Công ty CP Quà Quê',
    taxCode: '0101234567-001',
    address: '45 Lê Duẩn, Đà Nẵng',
    email: 'hoadon@quaque.example.com',
  },
];

/** States of the demo invoices: one waits, some are accepted, one refused, one has a return. */
const fates = ['accepted', 'accepted', 'refused', 'draft'] as const;
type Fate = (typeof fates)[number] | 'corrected';

type InvoiceCase = { order: StoredOrder; fate: Fate; company: (typeof companies)[number] | undefined };

function draftOf({ order, company }: InvoiceCase): StoredInvoice {
  const at = new Date(Date.parse(order.completedAt ?? order.updatedAt) + 2 * hour).toISOString();
  const consumer = { name: order.customer.fullName, taxCode: '', address: '', email: order.customer.email };
  return {
    id: order.id.slice(0, 10) + idOf(`invoice:${order.id}`).slice(-16),
    status: 'draft',
    kind: 'original',
    series: null,
    number: null,
    orderId: order.id,
    orderCode: order.code,
    userId: order.userId,
    seller,
    buyer: company ? { kind: 'company', ...company } : { kind: 'person', ...consumer },
    // Content as sold; later returns are on an invoice of their own.
    ...contentOf({ ...order, returnedAmount: 0, returnedShipping: 0 }, {}),
    payment: order.paymentMethod === 'cash' ? 'TM' : 'CK',
    reason: '',
    of: null,
    corrections: [],
    replacedBy: null,
    sending: 'none',
    task: null,
    askAt: null,
    tries: 0,
    error: null,
    authorityCode: null,
    lookupCode: null,
    differs: false,
    createdAt: at,
    updatedAt: at,
    issuedAt: null,
    cancelledAt: null,
    version: 1,
  };
}

type InvoiceNumber = { series: string; number: number; issuedAt: string };

const accepted = (invoice: StoredInvoice, named: InvoiceNumber): StoredInvoice => ({
  ...invoice,
  ...named,
  status: 'issued',
  sending: 'accepted',
  authorityCode: `M1-${named.series.slice(1, 3)}-${idOf(`code:${invoice.id}`)}`,
  lookupCode: idOf(`lookup:${invoice.id}`).slice(-10),
  updatedAt: named.issuedAt,
});

const refused = (invoice: StoredInvoice, named: InvoiceNumber): StoredInvoice => ({
  ...invoice,
  ...named,
  status: 'issued',
  sending: 'refused',
  task: 'submit',
  error: 'Mã số thuế người mua không tồn tại',
  updatedAt: named.issuedAt,
});

/** Invoice that corrects the first one by the returned amount. */
const correctionOf = (first: StoredInvoice, order: StoredOrder): StoredInvoice => ({
  ...first,
  id: order.id.slice(0, 10) + idOf(`correction:${order.id}`).slice(-16),
  kind: 'correction',
  of: nameOf(first),
  reason: 'Khách trả lại hàng',
  ...differenceOf([first], contentOf(order, order.returnedPieces ?? {})),
});

const stepsOf = ({ issuedAt, sending }: StoredInvoice) => [
  issuedAt ? ('issued' as const) : ('draft' as const),
  ...(sending === 'none' ? [] : [sending]),
];

/** Sets the version to the number of steps, because each step was a change of its own. */
const withVersion = (invoice: StoredInvoice): StoredInvoice => ({
  ...invoice,
  version: stepsOf(invoice).length,
});

const told = (invoice: StoredInvoice): Item[] =>
  stepsOf(invoice).map((to, place) => {
    const id = `${String(place + 1).padStart(6, '0')}00`;
    const kind = place === 0 ? ('status' as const) : ('sending' as const);
    const at = new Date(invoice.issuedAt ?? invoice.createdAt);
    return invoiceRecord.eventItem(invoice.id, id, at, { kind, to, by: null, note: '' });
  });

/** Numbers invoices without gaps, in the order of their days. */
function numbering(today: Date) {
  const series = `1C${dayInVietnam(today.getTime()).slice(2, 4)}TCL`;
  let last: InvoiceNumber = { series, number: 0, issuedAt: '' };
  return (wanted: string): InvoiceNumber => {
    const issuedAt = wanted > last.issuedAt ? wanted : last.issuedAt;
    last = { series, number: last.number + 1, issuedAt };
    return last;
  };
}

const maxDays = 60 * 24 * hour;

/** Orders that are invoiced, oldest first. */
function chosen(orders: readonly DemoOrder[], today: Date): InvoiceCase[] {
  const through = orders
    .map(({ order }) => order)
    .filter(({ status, completedAt, paidAmount }) => {
      const since = today.getTime() - Date.parse(completedAt ?? '');
      return status === 'completed' && paidAmount > 0 && since > 6 * hour && since < maxDays;
    })
    .toSorted((one, other) => (one.completedAt ?? '').localeCompare(other.completedAt ?? ''));
  const back = through.find(({ refundedAmount }) => refundedAmount > 0);
  const own = through.filter(
    ({ customer, returnedAmount }) => customer.email === 'member@cholang.vn' && returnedAmount === 0,
  );
  const others = through.filter(
    ({ userId, returnedAmount, customer }) =>
      userId && returnedAmount === 0 && customer.email !== 'member@cholang.vn',
  );
  const plain = [...own.slice(-1), ...others.slice(-3)].slice(0, fates.length);
  const made = [
    ...plain.map((order, place) => ({
      order,
      fate: fates[place] ?? ('accepted' as const),
      company: place % 2 === 0 ? companies[place / 2] : undefined,
    })),
    ...(back ? [{ order: back, fate: 'corrected' as const, company: undefined }] : []),
  ];
  return made.toSorted((one, other) =>
    (one.order.completedAt ?? '').localeCompare(other.order.completedAt ?? ''),
  );
}

/** Builds a few invoices in different states; an invoice that corrects another comes after it. */
export function buildInvoices(orders: readonly DemoOrder[], today: Date): StoredInvoice[] {
  const next = numbering(today);
  const made = chosen(orders, today);
  const invoices = made.map((one): StoredInvoice => {
    const draft = draftOf(one);
    if (one.fate === 'draft') return draft;
    return one.fate === 'refused'
      ? refused(draft, next(draft.createdAt))
      : accepted(draft, next(draft.createdAt));
  });
  const corrections = made.flatMap(({ fate, order }, place) => {
    const first = invoices[place];
    return fate === 'corrected' && first ? [accepted(correctionOf(first, order), next(order.updatedAt))] : [];
  });
  const all = invoices.map((invoice): StoredInvoice => {
    const correction = corrections.find(({ of }) => of?.id === invoice.id);
    return correction ? { ...invoice, status: 'corrected', corrections: [nameOf(correction)] } : invoice;
  });
  return [...all, ...corrections].map(withVersion);
}

/** Items of the invoice numbers, and of the last number given. */
function bookOf(invoices: readonly StoredInvoice[]): Item[] {
  const named = invoices
    .filter(({ number }) => number !== null)
    .map(nameOf)
    .toSorted((one, other) => one.number - other.number);
  const last = named.at(-1);
  if (!last) return [];
  const { series, number, issuedAt: lastAt } = last;
  return [
    { ...invoiceKeys.last(series), entity: 'invoice-series', series, last: number, lastAt },
    ...named.map((one) => ({
      ...invoiceKeys.number(one.series, one.number),
      entity: 'invoice-number',
      invoiceId: one.id,
    })),
  ];
}

/** Items of the invoices and of their numbering. */
export const itemsOfInvoices = (invoices: readonly StoredInvoice[]): Item[] => [
  ...invoices
    .filter(({ kind }) => kind === 'original')
    .map(({ id, orderId }) => ({
      ...invoiceKeys.current(orderId),
      entity: 'invoice-of-order',
      invoiceId: id,
    })),
  ...invoices.flatMap((invoice) => [invoiceRecord.item(invoice), ...told(invoice)]),
  ...bookOf(invoices),
];
