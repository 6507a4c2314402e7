import type { StoredOrder } from '#functions/domain/orders/order-record.ts';
import {
  returnClaim,
  returnRecord,
  type StoredReturn,
  type TrackingEntry,
} from '#functions/domain/returns/return-record.ts';
import { setsFree } from '#shared/returns/return-status.ts';
import { refundShare } from '#shared/returns/refund-share.ts';
import { plus, tallyRecord } from '#functions/domain/returns/return-tally.ts';
import type { Item } from '#functions/platform/table/table-operations.ts';
import { idOf } from '#seed/random.ts';
import type { DemoOrder } from './orders.ts';

const hour = 3_600_000;

type Plan = {
  /** Which of the member's orders in which state, the newest first. */
  of: [status: StoredOrder['status'], place: number];
  /** How many of its lines go back. */
  lines: number;
  asked: Pick<StoredReturn, 'reason' | 'resolution' | 'method' | 'note'>;
  /** Each step, and how many hours after the goods had come. */
  steps: [hours: number, telling: Omit<TrackingEntry, 'from'>, change?: Partial<StoredReturn>][];
};

const shopper = (note: string) => ({ kind: 'status', to: 'requested', by: 'shopper', note }) as const;
const shop = (to: StoredReturn['status'], note = '') => ({ kind: 'status', to, by: 'staff', note }) as const;

const cracked = 'Nắp nứt một đường khoảng 3 cm, hộp ngoài cũng móp.';
const keptOn = 'Hàng giao đúng theo đơn và còn nguyên. Bạn xem lại giúp chợ nhé.';

/** One on its way back, one that was refused, and one whose money is due. */
const plans: readonly Plan[] = [
  {
    of: ['completed', 0],
    lines: 1,
    asked: { reason: 'damaged', resolution: 'refund', method: 'pickup', note: cracked },
    steps: [
      [6, shopper(cracked)],
      [20, shop('approved')],
      [
        28,
        { kind: 'tracking', to: 'returning', by: 'staff', note: 'Giao Hàng Tiết Kiệm S19.A4.123456' },
        { courierName: 'Giao Hàng Tiết Kiệm', trackingNumber: 'S19.A4.123456' },
      ],
    ],
  },
  {
    of: ['completed', 1],
    lines: 1,
    asked: { reason: 'wrong_item', resolution: 'exchange', method: 'drop_off', note: '' },
    steps: [
      [4, shopper('')],
      [18, shop('rejected', keptOn), { shopNote: keptOn }],
    ],
  },
  {
    of: ['returned', 0],
    lines: 40,
    asked: { reason: 'not_as_described', resolution: 'refund', method: 'drop_off', note: '' },
    steps: [
      [10, shopper('')],
      [22, shop('approved')],
      [40, shop('returning')],
      [44, shop('received')],
      [48, shop('inspected'), { qaResult: 'passed' }],
    ],
  },
];

const codeLetters = (key: string): string => idOf(key).slice(-5);

function demoReturn(
  order: StoredOrder,
  { lines, asked, steps }: Plan,
): { stored: StoredReturn; events: Item[] } {
  const came = Date.parse(order.completedAt ?? order.updatedAt);
  const momentOf = (hours: number) => new Date(came + hours * hour);
  const isoOf = (to: StoredReturn['status']) => {
    const step = steps.find(([, telling]) => telling.to === to);
    return step ? momentOf(step[0]).toISOString() : null;
  };
  const created = momentOf(steps[0]?.[0] ?? 0);
  const last = steps.at(-1);
  const id = order.id.slice(0, 10) + idOf(`return:${order.id}`).slice(-16);
  const items = order.items.slice(0, lines).map((item) => ({
    itemId: item.id,
    productId: item.productId,
    variantId: item.variantId,
    variantName: item.variantName,
    name: item.name,
    slug: item.slug,
    image: item.image,
    ground: item.ground,
    unitTotal: item.unitTotal,
    quantity: item.quantity,
    refundAmount: refundShare(order, item.unitTotal, item.quantity),
    passed: null,
    restocked: 0,
    qaNote: '',
  }));
  const stored: StoredReturn = {
    id,
    customer: { fullName: order.customer.fullName, phone: order.customer.phone },
    createdById: order.userId ?? '',
    code: `TH${order.code.slice(2, 8)}${codeLetters(id)}`,
    userId: order.userId ?? '',
    orderId: order.id,
    orderCode: order.code,
    status: last?.[1].to ?? 'requested',
    ...asked,
    items,
    totalQuantity: items.reduce((sum, { quantity }) => sum + quantity, 0),
    refundAmount: items.reduce((sum, { refundAmount }) => sum + refundAmount, 0),
    media: [],
    inspectionMedia: [],
    effects: null,
    replacement: null,
    shopNote: null,
    qaResult: null,
    courierName: null,
    trackingNumber: null,
    createdAt: created.toISOString(),
    updatedAt: momentOf(last?.[0] ?? 0).toISOString(),
    approvedAt: isoOf('approved'),
    qcAt: isoOf('inspected'),
    endedAt: isoOf('rejected'),
    version: steps.length,
    ...Object.assign({}, ...steps.map(([, , change = {}]) => change)),
  };
  const events = steps.map(([hours, telling], place) => {
    const from = steps[place - 1]?.[1].to ?? null;
    // Ids sort the way: its steps by their number.
    const eventId = `${id.slice(0, 10)}${String(place).padStart(2, '0')}${idOf(`${id}:${place}`).slice(-14)}`;
    return returnRecord.eventItem(id, eventId, momentOf(hours), { ...telling, from });
  });
  return { stored, events };
}

/** What the demo member gives back, and how many pieces that holds. */
export function itemsOfReturns(orders: readonly DemoOrder[]): Item[] {
  const own = orders
    .map(({ order }) => order)
    .filter(({ customer, userId }) => userId && customer.email === 'member@cholang.vn')
    .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt));
  return plans.flatMap((plan) => {
    const [status, place] = plan.of;
    const order = own.filter((one) => one.status === status)[place];
    if (!order) return [];
    const { stored, events } = demoReturn(order, plan);
    const held = setsFree(stored.status) ? {} : plus({}, stored.items);
    const tally = { held, refunded: {}, version: 1 };
    return [
      returnRecord.item(stored),
      returnClaim(stored),
      ...events,
      tallyRecord.item({ ...tally, orderId: order.id }),
    ];
  });
}
