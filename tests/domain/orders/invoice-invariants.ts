import { expect } from 'vitest';
import { moneyHeld, priceOf } from '#functions/domain/orders/order-money.ts';
import type { StoredOrder } from '#functions/domain/orders/order-record.ts';
import type { StoredInvoice } from '#functions/domain/invoices/invoice-record.ts';
import type { Looked } from './order-world.ts';

type Invoice = Looked['invoices'][number];

const sum = (numbers: readonly number[]) => numbers.reduce((all, number) => all + number, 0);
const holds = ({ kind, status }: Pick<StoredInvoice, 'kind' | 'status'>) =>
  kind !== 'correction' && ['draft', 'issued', 'corrected'].includes(status);

/** Numbers of a series begin with one, none is missing and none there twice, and later ones are not dated before. */
function checkNumbers({ invoices, numbers }: Looked): void {
  const numbered = invoices.filter(({ number }) => number !== null);
  for (const { status, number } of invoices) if (status === 'draft') expect(number).toBeNull();
  for (const [series, those] of Map.groupBy(numbered, (one) => one.series)) {
    const inOrder = those.toSorted((a, b) => (a.number ?? 0) - (b.number ?? 0));
    expect(inOrder.map(({ number }) => number)).toEqual(inOrder.map((_, place) => place + 1));
    const dates = inOrder.map(({ issuedAt }) => issuedAt ?? '');
    expect(dates).toEqual(dates.toSorted());
    const taken = numbers.filter((one) => one.series === series);
    const byNumber = new Map(taken.map(({ number, invoiceId }) => [number, invoiceId]));
    expect(inOrder.map(({ number }) => byNumber.get(number ?? 0))).toEqual(inOrder.map(({ id }) => id));
    expect(taken).toHaveLength(inOrder.length);
  }
}

/** One invoice of an order holds, and it is the one the order knows. */
function checkHolding({ invoices, holding }: Looked): void {
  const standing = invoices.filter(holds);
  expect(new Set(standing.map(({ orderId }) => orderId)).size).toBe(standing.length);
  expect(new Map(standing.map(({ orderId, id }) => [orderId, id]))).toEqual(holding);
}

/** What follows another is told on both, once. */
function checkFollowers(invoice: Invoice, all: readonly Invoice[]): void {
  const followers = (kind: Invoice['kind']) =>
    all.filter((one) => one.kind === kind && one.of?.id === invoice.id).map(({ id }) => id);
  expect(followers('correction').toSorted()).toEqual(invoice.corrections.map(({ id }) => id).toSorted());
  expect(followers('replacement')).toEqual(invoice.replacedBy ? [invoice.replacedBy.id] : []);
  expect(invoice.status === 'corrected').toBe(invoice.corrections.length > 0);
  expect(invoice.status === 'replaced').toBe(invoice.replacedBy !== null);
}

function checkSums({ lines, sums, net, tax, total }: Invoice): void {
  expect(net + tax).toBe(total);
  expect([sum(lines.map((line) => line.net)), sum(lines.map((line) => line.tax))]).toEqual([net, tax]);
  expect([sum(sums.map((one) => one.net)), sum(sums.map((one) => one.tax))]).toEqual([net, tax]);
  for (const line of lines) {
    expect(line.net + line.tax).toBe(line.total);
    expect(line.unitPrice * line.quantity - line.discount).toBe(line.net);
  }
}

const templates = {
  original: 'invoice-issued',
  correction: 'invoice-corrected',
  replacement: 'invoice-replaced',
};

/** Of one that came through its receivers are told, each once; of one that did not nobody is. */
function checkInvoiceMails({ found, invoices, invoiceMails }: Looked): void {
  const sent = invoiceMails.map(({ to, content }) => `${content.template} ${content.invoiceId} ${to}`);
  expect(new Set(sent).size).toBe(sent.length);
  for (const { id, orderId, buyer, kind, status, authorityCode } of invoices) {
    // Who buys at the counter may have named no address.
    const order = found.find((one) => one.order.id === orderId)?.order;
    const receivers = [buyer.email, order?.customer.email ?? ''].filter(Boolean);
    const told = invoiceMails.filter(({ content }) => content.invoiceId === id);
    const made = told.filter(({ content }) => content.template !== 'invoice-cancelled');
    if (authorityCode === null) expect(made).toEqual([]);
    else if (status === 'issued' || status === 'corrected') expect(made.length).toBe(new Set(receivers).size);
    for (const { content } of made) expect(content.template).toBe(templates[kind]);
    if (told.length > made.length) expect(status).toBe('cancelled');
  }
}

/** What holds of invoices, whoever issues what at the same moment. */
export function checkInvoices(looked: Looked): void {
  const { invoices, ledger } = looked;
  checkNumbers(looked);
  checkHolding(looked);
  checkInvoiceMails(looked);
  for (const invoice of invoices) {
    checkSums(invoice);
    checkFollowers(invoice, invoices);
  }
  expect(ledger.misissued).toEqual([]);
}

/**
 * What is wrong with an invoice at the moment it gets its number: together with those it corrects it says what the order
 * costs, and as much is kept of it or was granted credit.
 */
export function wrongWhenIssued(
  issued: StoredInvoice,
  { order, others }: { order: StoredOrder | undefined; others: readonly StoredInvoice[] },
): string[] {
  if (!order) return ['no order'];
  const root = issued.kind === 'correction' ? issued.of?.id : issued.id;
  const chain = others.filter(
    (one) => one.id !== issued.id && (one.id === root || (one.kind === 'correction' && one.of?.id === root)),
  );
  const says = sum([issued, ...chain].map(({ total }) => total));
  const isGoing = order.status === 'completed';
  const comesTo = isGoing ? priceOf(order) : Math.min(priceOf(order), moneyHeld(order));
  const isCovered = !isGoing || moneyHeld(order) === comesTo || order.credit !== null;
  return [
    ...(issued.kind !== 'correction' && !isGoing ? [`issued while ${order.status}`] : []),
    ...(says !== comesTo ? [`says ${says} of ${comesTo}`] : []),
    ...(isCovered ? [] : [`${moneyHeld(order)} is kept of ${comesTo}`]),
  ];
}
