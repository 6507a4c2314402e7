import { beforeAll, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { newId } from '#shared/values/ids.ts';
import { callOff } from '#functions/domain/checkout/call-off.ts';
import { createInvoice } from '#functions/domain/invoices/making/create-invoice.ts';
import { invoiceKeys } from '#functions/domain/invoices/invoice-keys.ts';
import { invoiceRecord } from '#functions/domain/invoices/invoice-record.ts';
import { orderRecord, type StoredOrder } from '#functions/domain/orders/order-record.ts';
import { shopRequester } from '#functions/domain/orders/reading/requester.ts';
import { findOrder } from '#functions/domain/orders/reading/read-orders.ts';
import { createRefund } from '#functions/domain/refunds/create-refund.ts';
import { processRefund } from '#functions/domain/refunds/process-refund.ts';
import { refundRecord } from '#functions/domain/refunds/refund-record.ts';
import { jobRecord } from '#functions/domain/shipping/packing/packing-job.ts';
import { createDocumentClient } from '#functions/platform/clients/document-client.ts';
import { createTable } from '#functions/platform/table/table.ts';
import { put } from '#functions/platform/table/table-operations.ts';
import type { Mail } from '#infra/local/mail/mailbox.ts';
import { readRunning } from '#infra/local/home/running.ts';
import { openState } from '#infra/local/home/state.ts';
import { Transaction } from '#infra/local/providers/vnpay/vnpay-transaction.ts';
import { aCompany, aSoldOrder } from '#tests/support/invoices.ts';
import { contextOf } from '#tests/support/context.ts';
import { aWaitingOrder } from '#tests/support/payments.ts';
import { aCloudToKill } from '#tests/local/fixtures/cloud-to-kill.ts';
import { eventually } from '#tests/local/fixtures/eventually.ts';

const { home, startCloud } = aCloudToKill();

beforeAll(() => {
  vi.stubEnv('INVOICE_SERIES', 'CL');
  for (const name of ['NAME', 'ADDRESS', 'PHONE']) vi.stubEnv(`COMPANY_${name}`, 'Chợ Làng');
  vi.stubEnv('COMPANY_TAX_CODE', '0100109106');
});
const post = async (url: string, body: object): Promise<unknown> => {
  const headers = { 'content-type': 'application/json' };
  return (await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })).json();
};

/** The table of whichever process runs now. */
function tableNow() {
  const running = readRunning(home);
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
  const endpoint = running?.endpoints.dynamodb ?? '';
  const client = createDocumentClient({ endpoint, region: 'ap-southeast-1', credentials });
  return createTable(client, running?.tableName ?? '');
}
const here = () => contextOf(tableNow());

const many = 12;
const sessionId = 'khach-tra-tien';
const Begun = z.object({ code: z.string(), redirectUrl: z.string() });
const Kept = z.looseObject({ reference: z.string(), number: z.int() });

/** Paid at VNPay and called off; its money is to go back there, and nobody has asked yet. */
async function toSendBack(url: string): Promise<{ order: StoredOrder; code: string; refundId: string }> {
  const order = aWaitingOrder({ sessionId });
  await tableNow().write([put(orderRecord.item(order))]);
  const path = `/api/public/orders/guest/${order.id}/payments?sessionId=${sessionId}`;
  const { code, redirectUrl } = Begun.parse(await post(url + path, { method: 'wallet' }));
  await post(`${url}/dev/vnpay/pay`, { query: new URL(redirectUrl).search.slice(1), outcome: 'success' });
  await eventually(async () => (await findOrder(here(), order.id))?.paymentStatus === 'paid', 60);
  await callOff(here(), { id: order.id, asker: shopRequester, by: 'staff', reason: 'Hết hàng' });
  const asked = { kind: 'cancellation', way: 'vnpay', amount: order.total, reason: 'Hết hàng' } as const;
  const { id } = await createRefund(here(), { ...asked, orderId: order.id, userId: 'an' });
  return { order, code, refundId: id };
}

it('a cloud killed while it packs, sends money back and issues does each once', async () => {
  const first = startCloud();
  const url = await first.ready();
  const all = Array.from({ length: many });
  const refunds = await Promise.all(all.map(() => toSendBack(url)));
  const sold = all.map(() => aSoldOrder({ id: newId(), vatInvoice: aCompany }));
  const invoices: string[] = [];
  for (const order of sold.slice(0, many / 2)) {
    await tableNow().write([put(orderRecord.item({ ...order, vatInvoice: null }))]);
    const asked = { userId: 'an', orderId: order.id, draft: false };
    invoices.push((await createInvoice(here(), asked)).id);
  }
  // Nobody at VNPay hears of it: whoever pressed was cut off, and the clock asks in an hour.
  vi.stubGlobal('fetch', () => Promise.reject(new Error('cut off')));
  for (const { refundId } of refunds)
    await processRefund(here(), { id: refundId, userId: 'an' }).catch(() => undefined);
  vi.unstubAllGlobals();

  // All at once: orders to pack and to draft invoices for come in, and an hour has passed.
  const held = { productId: 'gao-nep', variantId: '-', warehouseId: 'wh-da-nang', quantity: 2 };
  const unpacked = { status: 'confirmed', completedAt: null, stock: 'reserved' } as const;
  const toPack = all.map(() => aSoldOrder({ ...unpacked, id: newId(), holdings: [held] }));
  await tableNow().write([...toPack, ...sold.slice(many / 2)].map((order) => put(orderRecord.item(order))));
  void post(`${url}/dev/clock`, { advanceSeconds: 3700 }).catch(() => undefined);
  const isDone = async ({ refundId }: (typeof refunds)[number]) => {
    const refund = await refundRecord.find(tableNow(), { id: refundId });
    return refund?.status === 'succeeded' || refund?.reference != null;
  };
  const packed = async () =>
    (await Promise.all(toPack.map(({ id }) => jobRecord.find(tableNow(), { id })))).filter(Boolean).length;
  await eventually(
    async () => (await Promise.all(refunds.map(isDone))).some(Boolean) || (await packed()) > 2,
    60,
  );
  await first.end('SIGKILL');

  const second = startCloud();
  const again = await second.ready();
  const Current = z.object({ invoiceId: z.string() });
  const draftOf = (order: StoredOrder) => tableNow().get(invoiceKeys.current(order.id), Current);
  let looks = 0;
  await eventually(async () => {
    // A message whose worker was killed comes back once its time is up; what is due is asked each hour.
    if ((looks += 1) % 10 === 1) await post(`${again}/dev/clock`, { advanceSeconds: 3700 });
    const sent = await Promise.all(
      refunds.map(({ refundId }) => refundRecord.find(tableNow(), { id: refundId })),
    );
    const issued = await Promise.all(invoices.map((id) => invoiceRecord.find(tableNow(), { id })));
    const drafts = await Promise.all(sold.slice(many / 2).map(draftOf));
    return (
      sent.every((refund) => refund?.status === 'succeeded') &&
      issued.every((invoice) => invoice?.sending === 'accepted') &&
      drafts.every(Boolean) &&
      (await packed()) === many
    );
  }, 100);

  const state = openState(home);
  for (const { order, code } of refunds) {
    const there = Transaction.parse(JSON.parse(state.read(`vnpay:${code}`) ?? '{}'));
    expect(there.refunds).toHaveLength(1);
    expect(await findOrder(here(), order.id)).toMatchObject({
      status: 'refunded',
      refundedAmount: order.total,
      refundDue: 0,
    });
    const reply = await fetch(`${again}/dev/mail.json?to=${order.customer.email}`);
    const subjects = ((await reply.json()) as Mail[]).map(({ subject }) => subject);
    expect(new Set(subjects).size).toBe(subjects.length);
  }
  state.close();
  const book = z.array(Kept).parse(await (await fetch(`${again}/dev/einvoice/invoices.json`)).json());
  expect(book.map(({ reference }) => reference).toSorted()).toEqual(invoices.toSorted());
  expect(book.map(({ number }) => number).toSorted((a, b) => a - b)).toEqual(
    invoices.map((_, place) => place + 1),
  );
  for (const { id } of toPack) {
    const job = await jobRecord.find(tableNow(), { id });
    expect(job?.lines.map(({ quantity }) => quantity)).toEqual([held.quantity]);
  }
  await second.end('SIGKILL');
});
