import type { Profile } from '#functions/domain/accounts/account.ts';
import type { DeliveryType } from '#shared/orders/order-status.ts';
import { type Random, randomOf } from '#seed/random.ts';
import type { OrderStatus } from '#shared/values/order-status-schema.ts';

/** Plan of a demo order, from which all its data is derived. */
export type OrderPlan = {
  key: string;
  buyer: Pick<Profile, 'fullName' | 'phoneNumber' | 'email'> & { id: string | null };
  /** Age in days, counted from the midnight that the demo data is built for. */
  age: number;
  /** Days that the order had for its steps so far. */
  lived: number;
  status: OrderStatus;
  deliveryType: DeliveryType;
  isCash: boolean;
  lines: number;
  /** Reason of the cancellation, if the order was cancelled. */
  reason?: string;
};

type Row = [
  age: number,
  status: OrderStatus,
  delivery: 'ship' | 'pickup',
  money: 'cash' | 'transfer',
  lines: number,
];

/** Orders of the demo member: every status, one order that can be reviewed and returned, and some history. */
const own: readonly (Row | [...Row, reason: string])[] = [
  [0.08, 'draft', 'ship', 'transfer', 2],
  [0.4, 'confirmed', 'ship', 'transfer', 3],
  [0.7, 'confirmed', 'pickup', 'cash', 1],
  [0.9, 'packing', 'ship', 'cash', 2],
  [1.2, 'packing_completed', 'pickup', 'transfer', 1],
  [1.6, 'delivering', 'ship', 'transfer', 2],
  [2, 'shipped', 'ship', 'cash', 1],
  [4, 'completed', 'ship', 'transfer', 3],
  [7, 'completed', 'pickup', 'transfer', 2],
  [12, 'cancelled', 'ship', 'transfer', 1, 'unpaid'],
  [19, 'cancelled', 'ship', 'cash', 2, 'Tôi đặt nhầm phân loại'],
  [26, 'completed', 'ship', 'cash', 4],
  [33, 'refunded', 'ship', 'transfer', 1, 'Kho hết hàng sau khi đóng gói'],
  [48, 'returned', 'ship', 'transfer', 1],
  [61, 'completed', 'pickup', 'cash', 1],
  [84, 'completed', 'ship', 'transfer', 2],
];

const usual: readonly OrderStatus[] = [
  'completed',
  'completed',
  'completed',
  'completed',
  'completed',
  'completed',
  'cancelled',
  'completed',
  'refunded',
  'returned',
];
/** Statuses of recent orders. */
const underWay: readonly OrderStatus[] = [
  'draft',
  'confirmed',
  'packing',
  'packing_completed',
  'delivering',
  'shipped',
];
const reasons = ['Tôi muốn đổi địa chỉ nhận hàng', 'Tìm được chỗ rẻ hơn', 'unpaid', 'Chưa cần nữa'];

const guests = [
  ['Đỗ Thị Mơ', '0981000101', 'mo.do@example.com'],
  ['Hoàng Văn Tám', '0981000102', 'tam.hoang@example.com'],
  ['Khách hàng', '0000000000', 'khach.vanglai@example.com'],
] as const;

const planOf = (key: string, buyer: OrderPlan['buyer'], row: Row | [...Row, reason: string]): OrderPlan => {
  const [age, status, delivery, money, lines, reason] = row;
  return {
    key,
    buyer,
    age,
    lived: age,
    status,
    deliveryType: delivery === 'ship' ? 'prepaid_ship' : 'warehouse_pickup',
    isCash: money === 'cash',
    lines,
    ...(reason && { reason }),
  };
};

function anyRow(random: Random): Row | [...Row, reason: string] {
  const age = Math.round((1.2 + random.next() ** 1.4 * 87) * 100) / 100;
  const status = age < 3 ? random.pick(underWay) : random.pick(usual);
  const isSent =
    status === 'delivering' || status === 'shipped' || random.chance(0.7) || status === 'returned';
  const row: Row = [
    age,
    status,
    isSent ? 'ship' : 'pickup',
    status === 'draft' || status === 'refunded' || random.chance(0.6) ? 'transfer' : 'cash',
    random.between(1, 4),
  ];
  return status === 'cancelled'
    ? [...row, row[3] === 'cash' ? (reasons[0] ?? '') : random.pick(reasons)]
    : row;
}

/** Plans of all orders in the last 90 days. The same day always gives the same orders. */
export function orderPlans(members: readonly Profile[]): OrderPlan[] {
  const active = members.filter(({ role, status }) => role === 'user' && status === 'active');
  return [
    ...active.flatMap((buyer) => {
      if (buyer.email === 'member@cholang.vn') return own.map((row, at) => planOf(`own:${at}`, buyer, row));
      const random = randomOf(`orders:${buyer.email}`);
      const count = random.between(1, 5);
      return Array.from({ length: count }, (_, at) => planOf(`${buyer.email}:${at}`, buyer, anyRow(random)));
    }),
    ...guests.flatMap(([fullName, phoneNumber, email], at) => {
      const rows: Row[] = [
        [0.5 + at, at === 0 ? 'draft' : 'confirmed', 'pickup', at === 0 ? 'transfer' : 'cash', 1],
        [15 + at * 9, 'completed', 'pickup', 'cash', 2],
      ];
      const buyer = { id: null, fullName, phoneNumber, email };
      return rows.map((row, place) => planOf(`guest:${at}:${place}`, buyer, row));
    }),
  ];
}
