import { expect } from 'vitest';
import { AppError } from '#shared/contract/errors.ts';
import { needsCover } from '#shared/orders/order-status.ts';
import { cancelDue, type Due } from '#functions/domain/due/due-items.ts';
import { totalOf } from '#functions/domain/invoices/content/invoice-content.ts';
import { followOrder } from '#functions/domain/invoices/making/follow-order.ts';
import { invoiceRecord, type StoredInvoice } from '#functions/domain/invoices/invoice-record.ts';
import { cancelInvoice, sendInvoice } from '#functions/domain/invoices/making/cancel-invoice.ts';
import { createInvoice } from '#functions/domain/invoices/making/create-invoice.ts';
import { correctInvoice, replaceInvoice } from '#functions/domain/invoices/making/follow-up.ts';
import { issueInvoice } from '#functions/domain/invoices/making/issue-invoice.ts';
import { sendToProvider } from '#functions/domain/invoices/provider/send-to-provider.ts';
import { withCorrections } from '#functions/domain/invoices/reading/with-corrections.ts';
import { saveChange } from '#functions/domain/orders/moving/save-change.ts';
import { requestVatInvoice } from '#functions/domain/orders/moving/request-vat-invoice.ts';
import { moneyHeld, priceOf } from '#functions/domain/orders/order-money.ts';
import { shopRequester } from '#functions/domain/orders/reading/requester.ts';
import { findOrder } from '#functions/domain/orders/reading/read-orders.ts';
import { atTheEnd, contextOf } from '#tests/support/context.ts';
import { listDues } from '#tests/support/dues.ts';
import { aCompany } from '#tests/support/invoices.ts';
import { pressed, type Surroundings } from './doing-surroundings.ts';
import type { InvoiceTwin } from './invoice-twin.ts';

export const invoiceActs = ['issue', 'correct', 'correct', 'replace', 'cancel', 'send'] as const;
export type InvoiceAct = (typeof invoiceActs)[number];

/** What of an order its invoices have to say once all is said: what is kept of it, or is to be paid later. */
function toInvoice(
  order: Parameters<typeof priceOf>[0] & { status: keyof typeof needsCover; stock: string },
) {
  if (needsCover[order.status]) return priceOf(order);
  return order.stock === 'released' ? 0 : Math.min(priceOf(order), moneyHeld(order));
}

/** What staff do with invoices, what follows by itself, and their provider. */
export function invoiceDoings({ table, idAt, idsOf }: Surroundings, twin: InvoiceTwin) {
  const context = contextOf(table);
  const readAt = async (nth: number): Promise<StoredInvoice | undefined> => {
    const ids = idsOf('invoice');
    const id = ids[nth % Math.max(1, ids.length)];
    return id ? invoiceRecord.find(table, { id }) : undefined;
  };
  const readAll = async () => {
    const found = await Promise.all(idsOf('invoice').map((id) => invoiceRecord.find(table, { id })));
    return found.flatMap((invoice) => invoice ?? []);
  };
  /** One press or two of the same button make one invoice. */
  async function makeOne(presses: number, press: () => Promise<{ id: string }>): Promise<void> {
    const made = new Set((await pressed(presses, press)).map(({ id }) => id));
    if (made.size !== 1) throw new Error('One request made two invoices');
  }

  async function work(nth: number, act: InvoiceAct, presses: number): Promise<void> {
    const invoice = await readAt(nth);
    if (!invoice) return;
    const press = { id: invoice.id, userId: 'an' };
    const said = { ...press, reason: 'Khách trả hàng', clientRequestId: crypto.randomUUID() };
    if (act === 'correct') return makeOne(presses, () => correctInvoice(context, said));
    if (act === 'replace') return makeOne(presses, () => replaceInvoice(context, said));
    await pressed(presses, async () => {
      if (act === 'issue') return issueInvoice(context, press);
      if (act === 'send') return sendInvoice(context, press);
      return cancelInvoice(context, { ...press, reason: 'Lập nhầm đơn' });
    });
  }

  const dues = () => listDues(contextOf(table, atTheEnd), 'invoice-send');
  async function tell(due: Due): Promise<void> {
    await sendToProvider(context, twin.provider, due);
    await table.write([cancelDue(due)]);
  }

  /** All that follows by itself has followed, and the provider answers everything. */
  async function comeToRest(): Promise<void> {
    Object.assign(twin.mood, { silent: 0, deaf: 0, refuses: 0, slow: 0 });
    for (const id of idsOf('order')) await followOrder(context, id);
    for (const invoice of await readAll())
      if (invoice.sending === 'refused') await sendInvoice(context, { id: invoice.id, userId: 'an' });
    // Whoever follows another waits until that is through.
    for (let round = 0; round < 3; round += 1) for (const due of await dues()) await tell(due);
    expect(await dues()).toEqual([]);
  }

  /** The invoice of an order that holds, with all that corrects it, says what the order comes to; staff see where it does not. */
  async function sumsAgree(): Promise<void> {
    for (const invoice of await readAll()) {
      if (invoice.status !== 'issued' && invoice.status !== 'corrected') continue;
      if (invoice.kind === 'correction') continue;
      const order = await findOrder(context, invoice.orderId);
      if (!order) throw new Error('An invoice has no order');
      const says = async () => totalOf(await withCorrections(context, invoice));
      const expected = toInvoice(order);
      expect([invoice.orderId, invoice.differs]).toEqual([order.id, (await says()) !== expected]);
      if (!invoice.differs) continue;
      const asked = { id: invoice.id, userId: 'an', reason: 'Khách trả hàng' };
      const refusal = await correctInvoice(context, asked).then(
        () => undefined,
        (error: unknown) => (error instanceof AppError ? error.code : Promise.reject(error as Error)),
      );
      // What is short, or too much, is no sum an invoice could say yet.
      if (refusal) expect([refusal, moneyHeld(order) === priceOf(order)]).toEqual(['INVOICE_UNPAID', false]);
      else {
        const after = await invoiceRecord.find(table, { id: invoice.id });
        expect(totalOf(await withCorrections(context, after ?? invoice))).toBe(expected);
      }
    }
  }

  /** Whatever was lost on the way: the provider has each number once, and says of each what the shop does. */
  async function invoicesAgree(): Promise<void> {
    await comeToRest();
    await sumsAgree();
    await comeToRest();
    // What was called off before anybody would take it is in nobody's book.
    const numbered = (await readAll()).filter(
      ({ id, number, status }) => number !== null && (status !== 'cancelled' || twin.book.has(id)),
    );
    for (const { id, sending, status, total, number } of numbered) {
      const kept = twin.book.get(id);
      expect([id, sending]).toEqual([id, 'accepted']);
      expect([kept?.content.invoice_number, kept?.content.total_amount]).toEqual([number, total]);
      expect(kept?.isCancelled).toBe(status === 'cancelled');
    }
    expect(twin.book.size).toBe(numbered.length);
  }

  return {
    invoicesAgree,
    workInvoice: work,
    askVat: async (place: number) => {
      const id = idAt(place);
      if (!id) return;
      await saveChange(context, {
        id,
        asker: shopRequester,
        decide: (order, at) => requestVatInvoice(order, aCompany, at),
      });
    },
    followInvoices: async (place: number) => {
      const id = idAt(place);
      if (id) await followOrder(context, id);
    },
    invoice: async (place: number, draft: boolean, presses: number) => {
      const orderId = idAt(place);
      const asked = { userId: 'an', orderId: orderId ?? '', draft, clientRequestId: crypto.randomUUID() };
      if (orderId) await makeOne(presses, () => createInvoice(context, asked));
    },
    tellInvoices: async (nth: number) => {
      const all = await dues();
      const due = all[nth % Math.max(1, all.length)];
      if (due) await tell(due);
    },
    invoiceMood: async (mood: keyof InvoiceTwin['mood']) => {
      twin.mood[mood] += 1;
    },
  };
}
