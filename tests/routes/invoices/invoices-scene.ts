import { beforeEach } from 'vitest';
import * as z from 'zod';
import {
  cancelInvoice,
  correctInvoice,
  createInvoice,
  getInvoice,
  openInvoice,
  replaceInvoice,
  searchInvoices,
} from '#shared/invoices/index.ts';
import { invoiceKeys } from '#functions/domain/invoices/invoice-keys.ts';
import { orderRecord, type StoredOrder } from '#functions/domain/orders/order-record.ts';
import { tallyRecord } from '#functions/domain/returns/return-tally.ts';
import { aCompany, type aSoldOrder, invoicing } from '#tests/support/invoices.ts';
import { aSharedMember, aSharedWorld } from '#tests/support/shared-world.ts';
import { freshEmail } from '#tests/support/world.ts';

const NumberRow = z.object({ sk: z.string(), invoiceId: z.string() });

/** For the top of a file: a shop whose orders become invoices, with its staff and two members. */
export function anInvoicingShop() {
  const world = aSharedWorld({ env: { ACCESS_TOKEN_SECONDS: '864000' } });
  const admin = aSharedMember(world, { role: 'admin' });
  const packer = aSharedMember(world, { role: 'collaborator' });
  const buyer = aSharedMember(world, {});
  const other = aSharedMember(world, {});
  const papers = invoicing(world);
  beforeEach(async () => {
    await Promise.all([papers.tell('faults', {}), papers.tell('switches', {})]);
  });

  const as = (who = admin) => ({ token: who.accessToken });
  const sold = (given: Parameters<typeof aSoldOrder>[0] = {}) =>
    papers.anOrder({ userId: buyer.id, ...given });
  const create = (orderId: string, more: { draft?: boolean; clientRequestId?: string } = {}, who = admin) =>
    world.send(createInvoice, { ...as(who), body: { orderId, ...more } });
  const look = (id: string, who = admin) => world.send(getInvoice, { ...as(who), params: { id } });
  const correct = (id: string, more: { clientRequestId?: string } = {}) =>
    world.send(correctInvoice, { ...as(), params: { id }, body: { reason: 'Khách trả hàng', ...more } });
  const replace = (id: string, more: object = {}) =>
    world.send(replaceInvoice, { ...as(), params: { id }, body: { reason: 'Sai mã số thuế', ...more } });
  const cancel = (id: string) =>
    world.send(cancelInvoice, { ...as(), params: { id }, body: { reason: 'Lập nhầm đơn' } });
  const list = (query: object = {}, who = admin) => world.send(searchInvoices, { ...as(who), query });

  /** Every number of a series there is, in their order. */
  async function numbersOf(series: string) {
    const asked = {
      pk: invoiceKeys.seriesPartition(series),
      startsWith: invoiceKeys.numberPrefix,
      limit: 1000,
    };
    const { items } = await world.table.list(asked, NumberRow);
    return items.map(({ sk, invoiceId }) => ({
      number: Number(sk.slice(invoiceKeys.numberPrefix.length)),
      invoiceId,
    }));
  }

  /** Some pieces of its first line came back for money. */
  async function returned(order: StoredOrder, pieces: number) {
    const [line] = order.items;
    if (!line) throw new Error('It has no lines');
    const amount = line.unitTotal * pieces;
    const money = { returnedAmount: amount, refundedAmount: amount };
    const found = await orderRecord.find(world.table, { id: order.id });
    if (!found) throw new Error('It is gone');
    const tally = { orderId: order.id, held: {}, refunded: {}, version: 0 };
    const counted = { held: { [line.id]: pieces }, refunded: { [line.id]: pieces } };
    await world.table.write([
      ...orderRecord.replace(found, money).writes,
      ...tallyRecord.replace(tally, counted).writes,
    ]);
  }

  const mailsOf = (to: string) => world.cloud.mailbox.list(to);
  const linkOf = (to: string) => {
    const [, hash = ''] = /invoices\/open#(\S+)/.exec(mailsOf(to)[0]?.text ?? '') ?? [];
    const given = new URLSearchParams(hash);
    return { id: given.get('id') ?? '', token: given.get('token') ?? '' };
  };
  /** Made out to a company with a bookkeeper of its own, once the tax office has it. */
  async function mailed(given: Parameters<typeof sold>[0] = {}) {
    const email = freshEmail();
    const order = await sold({ vatInvoice: { ...aCompany, email }, ...given });
    const { body: made } = await create(order.id);
    return { order, made, bookkeeper: email, customer: order.customer.email };
  }
  const open = (id: string, query: { token?: string; sessionId?: string }) =>
    world.send(openInvoice, { params: { id }, query });

  return {
    world,
    papers,
    admin,
    packer,
    buyer,
    other,
    as,
    sold,
    create,
    look,
    correct,
    replace,
    cancel,
    list,
    numbersOf,
    returned,
    mailsOf,
    linkOf,
    mailed,
    open,
  };
}
