import { describe, expect, it, vi } from 'vitest';
import { transferGuestCart } from '#shared/cart/index.ts';
import type { AnyContract } from '#shared/contract/route.ts';
import {
  cancelGuestOrder,
  cancelOrder,
  changeOrderStatus,
  completeGuestOrder,
  completeOrder,
  completeUnscanned,
  confirmGuestOrder,
  createGuestOrder,
  createGuestPayment,
  createOrder,
  grantCredit,
  handToCarrier,
  markDelivered,
  requestVatInvoice,
  startPacking,
  takeBackParcel,
  takeMoney,
} from '#shared/orders/index.ts';
import { createPayment } from '#shared/payments/index.ts';
import { cancelReturn, requestReturn } from '#shared/returns/member-returns.contract.ts';
import {
  changeReturnStatus,
  recordReturnQa,
  setReturnTracking,
} from '#shared/returns/staff-returns.contract.ts';
import { takeInParcels, takeInRest } from '#shared/shipping/packing.contract.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { transferGuestCart as transferCart } from '#functions/routes/cart.ts';
import {
  cancelGuestOrder as cancelAsGuest,
  completeGuestOrder as completeAsGuest,
  confirmGuestOrder as confirmAsGuest,
  createGuestOrder as orderAsGuest,
  createGuestPayment as payAsGuest,
} from '#functions/routes/orders/guest.ts';
import {
  cancelOrder as cancel,
  completeOrder as complete,
  createOrder as order,
  requestVatInvoice as askForInvoice,
} from '#functions/routes/orders/shop.ts';
import {
  changeOrderStatus as changeStatus,
  completeUnscanned as pack,
  grantCredit as giveCredit,
  handToCarrier as handOver,
  markDelivered as deliver,
  startPacking as beginPacking,
  takeBackParcel as takeBack,
  takeMoney as takeCash,
} from '#functions/routes/orders/staff.ts';
import { createPayment as pay } from '#functions/routes/payments.ts';
import {
  cancelReturn as keep,
  changeReturnStatus as moveReturn,
  recordReturnQa as inspect,
  requestReturn as giveBack,
  setReturnTracking as track,
} from '#functions/routes/returns.ts';
import { takeInParcels as takeIn, takeInRest as takeRest } from '#functions/routes/shipping.ts';
import { warehouse } from '#tests/support/catalogue.ts';
import { type Asked, askHere, type Handler, playSettings } from '#tests/support/in-process.ts';
import { newRequest } from '#tests/support/orders.ts';
import { aScene, guests, invoice, type Scene } from './overtaken-scene.ts';

/** The table that handlers find in this process. */
const found = vi.hoisted(() => ({}) as { table: Table });
vi.mock('#functions/platform/table/table.ts', async (original) => ({
  ...(await original<object>()),
  table: () => found.table,
}));

playSettings(found);

type Case = {
  contract: AnyContract;
  ask: (scene: Scene) => ReturnType<typeof askHere>;
  given: Parameters<typeof aScene>[0];
};

const at = <C extends AnyContract>(
  contract: C,
  handler: Handler,
  asked: (scene: Scene) => Asked<C>,
  given: Case['given'] = {},
): Case => ({ contract, ask: (scene) => askHere(contract, handler, asked(scene)), given });

const asBuyer = ({ order: { id }, buyer: token }: Scene) => ({ params: { id }, token });
const asAdmin = ({ order: { id }, admin: token }: Scene) => ({ params: { id }, token });
const asGuest = ({ order: { id }, sessionId }: Scene) => ({ params: { id }, query: { sessionId } });
const ofReturn = ({ returnId: id, admin: token }: Scene) => ({ params: { id }, token });

const money = { paymentStatus: 'processing', paidAmount: 0 } as const;
const cash = { ...money, stock: 'reserved', paymentMethod: 'cash', paymentProvider: null } as const;
const confirmed = { order: { ...cash, status: 'confirmed' } } as const;
const waiting = { order: { ...money, stock: 'reserved', status: 'draft' } } as const;
const packed = { order: { ...cash, stock: 'taken', status: 'packing_completed' } } as const;
const pickup = { deliveryType: 'warehouse_pickup', pickupWarehouseId: warehouse.id } as const;
const reason = { reason: 'Đổi ý' };

/** What moves goods that lie on a shelf, or are held there. */
const movesGoods: Case[] = [
  at(cancelOrder, cancel, (scene) => ({ ...asBuyer(scene), body: reason }), confirmed),
  at(cancelGuestOrder, cancelAsGuest, (scene) => ({ ...asGuest(scene), body: reason }), {
    order: { ...confirmed.order, ...guests },
  }),
  at(
    changeOrderStatus,
    changeStatus,
    (scene) => ({ ...asAdmin(scene), body: { status: 'cancelled', ...reason } as const }),
    confirmed,
  ),
  at(completeUnscanned, pack, asAdmin, { order: { ...cash, status: 'packing' } }),
];

const movesRecords: Case[] = [
  at(createOrder, order, ({ buyer: token }) => ({
    token,
    body: { ...pickup, paymentMethod: 'cash', clientRequestId: newRequest() } as const,
  })),
  at(createGuestOrder, orderAsGuest, ({ sessionId }) => ({
    body: { ...pickup, sessionId, customer: { email: 'khach@example.com' } },
  })),
  at(
    confirmGuestOrder,
    confirmAsGuest,
    ({ order: { id }, link: token }) => ({ params: { id }, query: { token } }),
    { order: { ...cash, ...guests, status: 'draft', provenBy: null } },
  ),
  at(
    createPayment,
    pay,
    ({ order: { id }, buyer: token }) => ({ token, body: { orderId: id, method: 'transfer' } as const }),
    waiting,
  ),
  at(
    createGuestPayment,
    payAsGuest,
    (scene) => ({ ...asGuest(scene), body: { method: 'transfer' } as const }),
    {
      order: { ...waiting.order, ...guests },
    },
  ),
  at(requestVatInvoice, askForInvoice, (scene) => ({ ...asBuyer(scene), body: invoice }), confirmed),
  at(startPacking, beginPacking, asAdmin, confirmed),
  at(handToCarrier, handOver, asAdmin, { order: { ...packed.order, deliveryType: 'prepaid_ship' } }),
  at(markDelivered, deliver, asAdmin, packed),
  at(takeBackParcel, takeBack, asAdmin, {
    order: { ...packed.order, status: 'delivering', deliveryType: 'prepaid_ship' },
  }),
  at(takeInParcels, takeIn, (scene) => ({ ...asAdmin(scene), body: {} }), {
    order: { ...packed.order, status: 'delivering', deliveryType: 'prepaid_ship' },
  }),
  at(
    takeInRest,
    takeRest,
    (scene) => ({
      ...asAdmin(scene),
      body: {
        lines: scene.order.items.slice(0, 1).map(({ id }) => ({ itemId: id, returned: 1, restocked: 1 })),
        reason: 'changed_mind' as const,
      },
    }),
    { order: { ...packed.order, status: 'delivering', deliveryType: 'prepaid_ship' } },
  ),
  at(completeOrder, complete, asBuyer, { order: { status: 'delivering', deliveryType: 'prepaid_ship' } }),
  at(completeGuestOrder, completeAsGuest, asGuest, {
    order: { ...guests, status: 'delivering', deliveryType: 'prepaid_ship' },
  }),
  at(takeMoney, takeCash, (scene) => ({ ...asAdmin(scene), body: { amount: scene.order.total } }), confirmed),
  at(grantCredit, giveCredit, (scene) => ({ ...asAdmin(scene), body: { ...reason, days: 30 } }), waiting),
  at(requestReturn, giveBack, ({ buyer: token, wish }) => ({ token, body: wish })),
  at(cancelReturn, keep, (scene) => ({ ...ofReturn(scene), token: scene.buyer, body: {} }), {
    returned: 'requested',
  }),
  at(
    changeReturnStatus,
    moveReturn,
    (scene) => ({ ...ofReturn(scene), body: { status: 'approved' } as const }),
    {
      returned: 'requested',
    },
  ),
  at(
    setReturnTracking,
    track,
    (scene) => ({ ...ofReturn(scene), body: { courierName: 'GHTK', trackingNumber: 'S1' } }),
    { returned: 'approved' },
  ),
  at(recordReturnQa, inspect, (scene) => ({ ...ofReturn(scene), body: { qaResult: 'passed' } as const }), {
    returned: 'received',
  }),
  at(transferGuestCart, transferCart, ({ buyer: token, sessionId }) => ({
    token,
    params: { guestId: sessionId },
  })),
];

const named = (cases: readonly Case[]) => cases.map((one) => [one.contract.name, one] as const);

describe('while somebody else is quicker however often it is tried', () => {
  it.each(named([...movesGoods, ...movesRecords]))(
    '%s gives up and changes nothing',
    async (_, { ask, given }) => {
      const scene = await aScene(given);
      found.table = scene.crossed.table;
      expect(await ask(scene)).toMatchObject({ status: 409, failure: { code: 'STALE_STATE' } });
      expect([scene.crossed.happened(), await scene.statusNow()]).toEqual([true, scene.order.status]);
    },
  );
});

describe('where a shelf holds fewer than an order says it does', () => {
  it.each(named(movesGoods))('%s leaves both to be counted', async (_, { ask, given }) => {
    const scene = await aScene(given);
    found.table = scene.table;
    expect(await ask(scene)).toMatchObject({ status: 409, failure: { code: 'SHELF_SHORT' } });
    expect(await scene.statusNow()).toBe(scene.order.status);
  });
});
