import { beforeAll } from 'vitest';
import { orderRecord, type StoredOrder } from '#functions/domain/orders/order-record.ts';
import { paymentRecord, type StoredPayment } from '#functions/domain/payments/records/payment-record.ts';
import { refundRecord, type StoredRefund } from '#functions/domain/refunds/refund-record.ts';
import { chunk } from '#functions/platform/chunk.ts';
import { aCategory, aProduct, stock } from '#tests/support/catalogue.ts';
import { aSharedMember, aSharedWorld } from '#tests/support/shared-world.ts';
import { anyOrder, anyPayment, anyRefund, drawing } from './report-records.ts';
import { dayAgo } from './report-sums.ts';

const many = <T>(count: number, make: (place: number) => T): T[] =>
  Array.from({ length: count }, (_, place) => make(place));

/** For the top of a file: a shop with twenty days of orders, payments and refunds, and the records of them. */
export function aReportedShop() {
  const world = aSharedWorld();
  const admin = aSharedMember(world, { role: 'admin' });
  const packer = aSharedMember(world, { role: 'collaborator' });
  const [food, cloth] = [aCategory({ name: 'Thực phẩm' }), aCategory({ name: 'Vải' })];
  const goods = [
    aProduct({ name: 'Trà sen', price: 99_000, category: food }),
    aProduct({ name: 'Mật ong', price: 57_300, category: food }),
    aProduct({ name: 'Lụa', price: 431_700, category: cloth }),
  ] as const;
  const orders: StoredOrder[] = [];
  const payments: StoredPayment[] = [];
  const refunds: StoredRefund[] = [];

  beforeAll(async () => {
    await stock(world, [...goods], [food, cloth]);
    const draw = drawing();
    // As many buyers as a queue hands out messages of at once: with one, each count of that buyer's orders would fail
    // nine times before its turn came.
    const buyers = await Promise.all(many(24, () => world.anAccount()));
    orders.push(...many(240, (place) => anyOrder(draw, { goods, buyers }, place)));
    payments.push(...many(200, (place) => anyPayment(draw, place)));
    refunds.push(...many(60, (place) => anyRefund(draw, place)));
    // Around midnight in Hà Nội, which is five in the afternoon in London.
    for (const [place, time] of ['16:59:59.999Z', '17:00:00.000Z'].entries()) {
      const [order, payment] = [orders[place], payments[place]];
      if (!order || !payment) continue;
      const moment = `${dayAgo(5)}T${time}`;
      orders[place] = { ...order, createdAt: moment };
      const succeededAt = payment.succeededAt && `${dayAgo(4)}T01:00:00.000Z`;
      payments[place] = { ...payment, createdAt: moment, succeededAt };
    }
    const items = [
      ...orders.map(orderRecord.item),
      ...payments.map(paymentRecord.item),
      ...refunds.map(refundRecord.item),
    ];
    for (const some of chunk(items, 50)) await world.write(some);
  });
  const token = () => admin.accessToken;
  return { world, admin, packer, token, goods, orders, payments, refunds };
}
