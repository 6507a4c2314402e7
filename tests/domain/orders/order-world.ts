import type { Scheduler } from 'fast-check';
import * as z from 'zod';
import { AppError } from '#shared/contract/errors.ts';
import { type LedgerLine, ledgerLines } from '#shared/inventory/stock-movement.ts';
import { newLine } from '#functions/domain/cart/cart-line.ts';
import { lineItem } from '#functions/domain/cart/cart-repository.ts';
import { memberOwner } from '#functions/domain/cart/read-cart.ts';
import { shelfKey } from '#functions/domain/catalogue/warehouses/hold-stock.ts';
import {
  type ShardHold,
  shardKey,
  StoredShard,
  toShard,
} from '#functions/domain/catalogue/stock-shards/stock-shard.ts';
import { arrangeShelves } from '#functions/domain/catalogue/products/flash-sale.ts';
import { findOffer } from '#functions/domain/catalogue/products/product-offers.ts';
import { placeOrder } from '#functions/domain/checkout/place-order.ts';
import { listDues } from '#tests/support/dues.ts';
import { StoredInvoice } from '#functions/domain/invoices/invoice-record.ts';
import { StoredOrder } from '#functions/domain/orders/order-record.ts';
import { listEvents } from '#functions/domain/orders/reading/order-events.ts';
import { shopRequester } from '#functions/domain/orders/reading/requester.ts';
import { requireOrder } from '#functions/domain/orders/reading/read-orders.ts';
import { listPayments } from '#functions/domain/payments/attempts/read-payments.ts';
import { StoredNotice } from '#functions/domain/payments/records/payment-notice.ts';
import { StoredRefund } from '#functions/domain/refunds/refund-record.ts';
import { listSteps } from '#functions/domain/returns/read-returns.ts';
import { StoredReturn } from '#functions/domain/returns/return-record.ts';
import { StoredVoucher } from '#functions/domain/vouchers/voucher-record.ts';
import { WalletEntry } from '#functions/domain/vouchers/wallet-entry.ts';
import { warehouse } from '#tests/support/catalogue.ts';
import { atTheEnd, contextOf } from '#tests/support/context.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { memoryTable } from '#tests/support/memory-table.ts';
import { config, emptyLedger, home, type Surroundings } from './doing-surroundings.ts';
import { exchangeDoings } from './exchange-doings.ts';
import { carrierTwin } from './carrier-twin.ts';
import { inboxDoings } from './inbox-doings.ts';
import { invoiceDoings } from './invoice-doings.ts';
import { wrongWhenIssued } from './invoice-invariants.ts';
import { invoiceTwin } from './invoice-twin.ts';
import { lookAtPapers } from './look-at-papers.ts';
import { moneyDoings } from './money-doings.ts';
import { orderDoings } from './order-doings.ts';
import { packingDoings } from './packing-doings.ts';
import { parcelDoings } from './parcel-doings.ts';
import { providerDoings } from './provider-doings.ts';
import { countedOf, sentBackOf } from './provider-invariants.ts';
import { providerTwins } from './provider-twins.ts';
import { returnDoings } from './return-doings.ts';
import { Crash, saleDoings } from './sale-doings.ts';
import { theGoods } from './the-goods.ts';
import { staffDoings } from './staff-doings.ts';
import { chosenFor, voucherDoings, voucherItems } from './voucher-doings.ts';

const members = ['lan', 'minh'];
/** Two who buy without an account, one after the other from the same cart. */
const guest = { email: 'khach@example.com', phone: '0987654321', sessionId: 'g-khach' };
const guestOwner = { kind: 'guest', sessionId: guest.sessionId, expiresAt: 4_000_000_000 } as const;

export type Start = { stock: number; price: number; isOnFlashSale?: boolean };
export type Wish = {
  isGuest: boolean;
  quantity: number;
  isCash: boolean;
  isSent: boolean;
  hasVoucher: boolean;
  /** It is bought as a combo: two pieces of it, and wrapping them. */
  ofCombo?: boolean;
};

/** A shop with one shelf, two shoppers with vouchers, and everything that can happen to their orders. */
export async function orderWorld({ stock, price, isOnFlashSale = false }: Start, scheduler: Scheduler) {
  let isBusy = false;
  const lines: LedgerLine[] = [];
  const turn = () => (isBusy ? scheduler.schedule(Promise.resolve(), 'table') : Promise.resolve());
  const written = new Map<unknown, string[]>();
  const idsOf = (kind: string): readonly string[] => written.get(kind) ?? [];
  const { table, put, rows } = memoryTable(turn, (before, after) => {
    if (!before) written.set(after['entity'], [...idsOf(String(after['entity'])), String(after['id'])]);
    if (after['entity'] === 'stock') lines.push(...ledgerLines(before, after));
    if (after['entity'] === 'invoice' && after['number'] !== null && (before?.['number'] ?? null) === null)
      ledger.misissued.push(...checkIssued(StoredInvoice.parse(after)));
  });
  const context = contextOf(table);
  const { product, combo, items } = theGoods({ stock, price, isOnFlashSale });
  put([...items, ...voucherItems(members)]);
  await arrangeShelves(context, product);
  const offers = await Promise.all([product, combo].map(({ card }) => findOffer(table, card.id)));
  const shelfName = { productId: product.card.id, variantId: '-', warehouseId: warehouse.id };
  const orderIds = () => idsOf('order');
  const ledger = emptyLedger();

  function checkIssued(issued: StoredInvoice): string[] {
    const all = rows();
    const row = all.find(({ entity, id }) => entity === 'order' && id === issued.orderId);
    const others = all.filter(({ entity }) => entity === 'invoice').map((one) => StoredInvoice.parse(one));
    return wrongWhenIssued(issued, { order: row && StoredOrder.parse(row), others });
  }

  /** `by`: under which name, and at which table, somebody orders; else anew, and at the shop's own. */
  async function order(
    who: number,
    { isGuest, quantity, isCash, isSent, hasVoucher, ofCombo = false }: Wish,
    by: { requestKey?: string; table?: Table } = {},
  ) {
    const userId = members[who % members.length] ?? '';
    const owner = isGuest ? guestOwner : memberOwner(userId);
    const offer = offers[ofCombo ? 1 : 0];
    if (typeof offer !== 'object') throw new Error('The product is not on sale');
    put([lineItem(owner, newLine(offer, quantity, new Date().toISOString()))]);
    await placeOrder(contextOf(by.table ?? table), {
      config,
      input: {
        requestKey: by.requestKey ?? crypto.randomUUID(),
        asked: { isGuest, quantity, isCash, isSent, hasVoucher, ofCombo },
        buyer: isGuest ? { kind: 'guest', sessionId: guest.sessionId } : { kind: 'member', userId },
        owner,
        voucherIds: hasVoucher && !isGuest ? chosenFor(quantity) : [],
        deliveryType: isSent ? 'prepaid_ship' : 'warehouse_pickup',
        pickupWarehouseId: isSent ? null : warehouse.id,
        customer: isGuest
          ? { fullName: 'Khách', phone: guest.phone, email: guest.email }
          : { fullName: userId, phone: '0912345678', email: `${userId}@example.com` },
        shipTo: isSent ? home : null,
        paymentMethod: isCash ? 'cash' : 'transfer',
        paymentProvider: isCash ? null : 'vietqr',
        notes: '',
        vatInvoice: null,
        saleChannelId: 'website',
        language: 'vi',
      },
    });
  }

  const surroundings: Surroundings = {
    table,
    ledger,
    shelfName,
    sold: [product.card.id, combo.card.id],
    idsOf,
    idAt: (place: number) => orderIds()[place % Math.max(1, orderIds().length)],
  };

  const twins = providerTwins(context, turn);
  await twins.begin();
  const parcels = parcelDoings(surroundings, carrierTwin(), orderIds);

  /** The code the shop refuses with is no mistake; any other error is. */
  const refusalOf = (work: Promise<unknown>): Promise<string | undefined> =>
    work.then(
      () => undefined,
      (error: unknown) => {
        if (error instanceof AppError) return error.code;
        if (error instanceof Crash) return 'crashed';
        throw error;
      },
    );

  /** Several at once: whose turn it is at the table is the scheduler's to say. Answers how each was refused. */
  async function atOnce(works: readonly (() => Promise<unknown>)[]) {
    isBusy = true;
    ledger.lately = undefined;
    const refusals = await scheduler.waitFor(Promise.all(works.map((work) => refusalOf(work()))));
    isBusy = false;
    return refusals;
  }

  const OrderMail = z.object({
    content: z.object({ template: z.string(), orderId: z.string(), note: z.string().optional() }),
  });
  const Shelf = z.object({ onHand: z.int(), reserved: z.int() });
  const OpenCash = z.object({ open: z.int() });
  async function look() {
    const all = rows();
    const rowsOf = (kind: string) => all.filter(({ entity }) => entity === kind);
    const [shelf, found, dues] = await Promise.all([
      table.get(shelfKey(shelfName), Shelf),
      Promise.all(
        orderIds().map(async (id) => ({
          order: await requireOrder(context, { id, asker: shopRequester }),
          payments: await listPayments(context, id),
          story: await listEvents(context, id),
        })),
      ),
      listDues(contextOf(table, atTheEnd), 'unpaid-order'),
    ]);
    const wallet = rowsOf('member-voucher').map((row) => WalletEntry.parse(row));
    const vouchers = rowsOf('voucher').map((row) => StoredVoucher.parse(row));
    if (!shelf) throw new Error('The shelf is gone');
    const counts = new Map(
      rowsOf('open-cash').map(
        (row) => [(row.pk as string).replace('OPEN-CASH#', ''), OpenCash.parse(row).open] as const,
      ),
    );
    const portions = rowsOf('stock-portion').map((row) =>
      toShard(shelfName, Number(String(row.pk).split('#').at(-1)), StoredShard.parse(row)),
    );
    const made = new Map(
      rowsOf('order-holds').map(({ pk, portions: names }) => [pk, JSON.stringify(names)] as const),
    );
    const isTaken = ({ orderId, shelf: on, number }: ShardHold) =>
      made.get(`ORDER#${orderId}`)?.includes(shardKey(on, number).pk) === true;
    const returns = await Promise.all(
      rowsOf('return').map(async (row) => {
        const stored = StoredReturn.parse(row);
        return { stored, steps: await listSteps(context, stored.id) };
      }),
    );
    const carried = await parcels.carried();
    const notices = rowsOf('payment-notice').map((row) => StoredNotice.parse(row));
    const refunds = rowsOf('refund').map((row) => StoredRefund.parse(row));
    return {
      notices,
      refunds,
      counted: countedOf(notices),
      sentBack: sentBackOf(refunds, ledger),
      paidThere: twins.paid(),
      sentThere: twins.sent(),
      mails: rowsOf('mail').flatMap((row) => OrderMail.safeParse(row).data?.content ?? []),
      shelf,
      lines,
      portions,
      isTaken,
      found,
      wallet,
      vouchers,
      dues,
      counts,
      ledger,
      carried,
      returns,
      ...lookAtPapers(rowsOf),
    };
  }

  return {
    order,
    ...orderDoings(surroundings),
    ...moneyDoings(surroundings),
    ...saleDoings(surroundings, order),
    ...voucherDoings(surroundings),
    ...staffDoings(surroundings),
    ...parcels,
    ...packingDoings(surroundings, orderIds),
    ...inboxDoings(surroundings),
    ...returnDoings(surroundings),
    ...exchangeDoings(surroundings),
    ...providerDoings(surroundings, twins),
    ...invoiceDoings(surroundings, invoiceTwin(turn)),
    context,
    atOnce,
    look,
  };
}

export type World = Awaited<ReturnType<typeof orderWorld>>;
export type Looked = Awaited<ReturnType<World['look']>>;
