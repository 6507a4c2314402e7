import type { StoredOrder } from '#functions/domain/orders/order-record.ts';
import {
  returnClaim,
  returnRecord,
  type StoredReturn,
  type TrackingEntry,
} from '#functions/domain/returns/return-record.ts';
import { withoutFlags } from '#functions/domain/orders/order-money.ts';
import { inspected } from '#functions/domain/returns/inspect-return.ts';
import { newReturn, takeLines } from '#functions/domain/returns/new-return.ts';
import { giveUpPrice, writeOff } from '#functions/domain/returns/return-money.ts';
import { Inspection } from '#shared/returns/inspection.ts';
import { setsFree } from '#shared/returns/return-status.ts';
import { plus, tallyRecord } from '#functions/domain/returns/return-tally.ts';
import type { Item } from '#functions/platform/table/table-operations.ts';
import { idOf } from '#seed/random.ts';
import type { DemoOrder } from './orders.ts';

const hour = 3_600_000;

type Plan = {
  /** Completed order to use: of the demo member or of others, counted from the newest. */
  of: [whose: 'own' | 'others', place: number];
  /** Number of lines that are returned. */
  lines: number;
  asked: Pick<StoredReturn, 'reason' | 'resolution' | 'method' | 'note'>;
  /** Steps of the return with the hours after delivery. */
  steps: [hours: number, telling: Omit<TrackingEntry, 'from'>, change?: Partial<StoredReturn>][];
  /** Number of lines that fail the inspection. */
  failing?: number;
};

const shopper = (note: string) => ({ kind: 'status', to: 'requested', by: 'shopper', note }) as const;
const shop = (to: StoredReturn['status'], note = '') => ({ kind: 'status', to, by: 'staff', note }) as const;

const cracked = 'Nắp nứt một đường khoảng 3 cm, hộp ngoài cũng móp.';
const keptOn = 'Hàng giao đúng theo đơn và còn nguyên. Bạn xem lại giúp chợ nhé.';
const otherColour = 'Tôi đặt màu men xanh nhưng nhận được màu nâu.';
const tracked = { courierName: 'Giao Hàng Tiết Kiệm', trackingNumber: 'S19.A4.123456' };

/** The demo member has one on its way, one rejected and one refund due; other members one in each state. */
const plans: readonly Plan[] = [
  {
    of: ['own', 0],
    lines: 1,
    asked: { reason: 'damaged', resolution: 'refund', method: 'pickup', note: cracked },
    steps: [
      [6, shopper(cracked)],
      [20, shop('approved')],
      [
        28,
        { kind: 'tracking', to: 'returning', by: 'staff', note: 'Giao Hàng Tiết Kiệm S19.A4.123456' },
        tracked,
      ],
    ],
  },
  {
    of: ['own', 1],
    lines: 1,
    asked: { reason: 'wrong_item', resolution: 'exchange', method: 'drop_off', note: '' },
    steps: [
      [4, shopper('')],
      [18, shop('rejected', keptOn), { shopNote: keptOn }],
    ],
  },
  {
    of: ['own', 2],
    lines: 2,
    failing: 1,
    asked: { reason: 'not_as_described', resolution: 'refund', method: 'drop_off', note: '' },
    steps: [
      [10, shopper('')],
      [22, shop('approved')],
      [40, shop('returning')],
      [44, shop('received')],
      [48, shop('inspected')],
    ],
  },
  {
    of: ['others', 0],
    lines: 1,
    asked: { reason: 'wrong_item', resolution: 'exchange', method: 'pickup', note: otherColour },
    steps: [[30, shopper(otherColour)]],
  },
  {
    of: ['others', 1],
    lines: 1,
    asked: { reason: 'changed_mind', resolution: 'refund', method: 'drop_off', note: '' },
    steps: [[40, shopper('')]],
  },
  {
    of: ['others', 2],
    lines: 1,
    asked: { reason: 'poor_quality', resolution: 'refund', method: 'drop_off', note: '' },
    steps: [
      [8, shopper('')],
      [20, shop('approved')],
      [32, shop('returning')],
      [46, shop('received')],
    ],
  },
  {
    of: ['others', 3],
    lines: 1,
    asked: { reason: 'damaged', resolution: 'refund', method: 'pickup', note: cracked },
    steps: [
      [6, shopper(cracked)],
      [16, shop('approved')],
      [24, shop('returning')],
      [40, shop('received')],
      [44, shop('inspected')],
      [50, shop('refunded')],
    ],
  },
];

/** Statuses in which the accepted lines are refunded. */
const paidFor: readonly StoredReturn['status'][] = ['inspected', 'refunded'];

const codeLetters = (key: string): string => idOf(key).slice(-5);

/** Return after an inspection; no goods are restocked. */
function lookedAt(stored: StoredReturn, order: StoredOrder, failing: number): StoredReturn {
  const isGood = (place: number) => place < stored.items.length - failing;
  const lines = stored.items.map(({ itemId, quantity }, place) => ({
    itemId,
    passed: isGood(place) ? quantity : 0,
    note: isGood(place) ? '' : 'Có vết sử dụng, thiếu hộp',
  }));
  return { ...stored, ...inspected(stored, Inspection.parse({ lines }), order) };
}

/** Demo return with all its steps. */
export type DemoReturn = {
  stored: StoredReturn;
  way: { id: string; at: Date; entry: TrackingEntry }[];
};

function demoReturn(order: StoredOrder, { lines, asked, steps, failing = 0 }: Plan): DemoReturn {
  const came = Date.parse(order.completedAt ?? order.updatedAt);
  const momentOf = (hours: number) => new Date(came + hours * hour);
  const isoOf = (to: StoredReturn['status']) => {
    const step = steps.find(([, telling]) => telling.to === to);
    return step ? momentOf(step[0]).toISOString() : null;
  };
  const last = steps.at(-1);
  const id = order.id.slice(0, 10) + idOf(`return:${order.id}`).slice(-16);
  const wanted = order.items.slice(0, lines).map((item) => ({ itemId: item.id, quantity: item.quantity }));
  const opened = newReturn(order, {
    paying: order,
    asked: { ...asked, items: wanted, media: [] },
    origin: { by: 'shopper', userId: order.userId, status: 'requested' },
    lines: takeLines(order, wanted, { held: {}, refunded: {}, version: 0 }),
    at: momentOf(steps[0]?.[0] ?? 0),
  });
  const unseen: StoredReturn = {
    ...opened,
    id,
    code: `TH${order.code.slice(2, 8)}${codeLetters(id)}`,
    status: last?.[1].to ?? 'requested',
    // The shipping fee is only given back once staff have seen the goods.
    refundAmount: opened.items.reduce((sum, { refundAmount }) => sum + refundAmount, 0),
    updatedAt: momentOf(last?.[0] ?? 0).toISOString(),
    approvedAt: isoOf('approved'),
    qcAt: isoOf('inspected'),
    endedAt: isoOf('rejected') ?? isoOf('refunded'),
    version: steps.length,
    ...Object.assign({}, ...steps.map(([, , change = {}]) => change)),
  };
  const stored = paidFor.includes(unseen.status) ? lookedAt(unseen, order, failing) : unseen;
  const way = steps.map(([hours, telling], place) => {
    const from = steps[place - 1]?.[1].to ?? null;
    // Event ids contain the step number, so that they sort in order.
    const eventId = `${id.slice(0, 10)}${String(place).padStart(2, '0')}${idOf(`${id}:${place}`).slice(-14)}`;
    return { id: eventId, at: momentOf(hours), entry: { ...telling, from } };
  });
  return { stored, way };
}

/** Order after a return: the accepted amount is due or was refunded already. */
function orderAfter(order: StoredOrder, stored: StoredReturn): StoredOrder {
  if (!paidFor.includes(stored.status)) return order;
  const owed = { ...order, ...giveUpPrice(order, stored), ...writeOff(order, stored) };
  if (stored.status !== 'refunded') return owed;
  return {
    ...owed,
    refundedAmount: owed.refundedAmount + owed.refundDue,
    refundDue: 0,
    flags: withoutFlags(owed.flags, 'refund_due'),
    paybacks: owed.paybacks.map((line) => ({ ...line, paidAt: stored.endedAt })),
  };
}

/** Items of a return and of the pieces that it holds. */
export function itemsOfReturn({ stored, way }: DemoReturn): Item[] {
  const { status, items, orderId } = stored;
  const passed = items.map(({ itemId, passed: quantity }) => ({ itemId, quantity: quantity ?? 0 }));
  const tally = {
    orderId,
    held: setsFree(status) ? {} : plus({}, items),
    refunded: status === 'refunded' ? plus({}, passed) : {},
    version: 1,
  };
  const events = way.map(({ id, at, entry }) => returnRecord.eventItem(stored.id, id, at, entry));
  return [returnRecord.item(stored), returnClaim(stored), ...events, tallyRecord.item(tally)];
}

/** Age of an order after which all steps of its return are in the past. */
const longEnough = 60 * hour;

/** Builds the returns, and their orders with the resulting amounts. */
export function buildReturns(
  orders: readonly DemoOrder[],
  today: Date,
): { orders: DemoOrder[]; returns: DemoReturn[] } {
  const came = orders
    .filter(
      ({ order: { status, userId, vouchers } }) => status === 'completed' && userId && vouchers.length === 0,
    )
    .toSorted((one, other) => other.order.createdAt.localeCompare(one.order.createdAt));
  const isOwn = ({ order: { customer } }: DemoOrder) => customer.email === 'member@cholang.vn';
  const isOld = ({ order: { completedAt } }: DemoOrder) =>
    Date.parse(completedAt ?? '') < today.getTime() - longEnough;
  const from = { own: came.filter(isOwn), others: came.filter((one) => !isOwn(one) && isOld(one)) };
  const made = plans.flatMap((plan) => {
    const [whose, place] = plan.of;
    const found = from[whose][place];
    return found ? [demoReturn(found.order, plan)] : [];
  });
  const after = new Map(made.map(({ stored }) => [stored.orderId, stored]));
  return {
    orders: orders.map((one) => {
      const back = after.get(one.order.id);
      return back ? { ...one, order: orderAfter(one.order, back) } : one;
    }),
    returns: made,
  };
}
