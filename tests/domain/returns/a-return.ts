import type { StoredReturn } from '#functions/domain/returns/return-record.ts';

type Item = StoredReturn['items'][number];

/** One piece of a line of an order that is to come back. */
export const aReturnItem = (given: Partial<Item> = {}): Item => ({
  itemId: 'line-1',
  productId: 'p1',
  variantId: null,
  variantName: null,
  name: 'Ấm đất',
  slug: 'am-dat',
  image: '',
  ground: 1,
  unitTotal: 100_000,
  quantity: 1,
  refundAmount: 100_000,
  passed: null,
  restocked: 0,
  qaNote: '',
  ...given,
});

/** A member's return of one piece that the shop has agreed to. */
export const aReturn = (given: Partial<StoredReturn> = {}): StoredReturn => ({
  id: 'r1',
  code: 'TH261123AB',
  orderId: 'o1',
  orderCode: 'CL261120AB',
  status: 'approved',
  resolution: 'refund',
  method: 'pickup',
  reason: 'damaged',
  note: '',
  items: [aReturnItem()],
  totalQuantity: 1,
  refundAmount: 100_000,
  moneyBack: null,
  media: [],
  inspectionMedia: [],
  shopNote: null,
  qaResult: null,
  effects: null,
  replacement: null,
  exchange: null,
  refusedPieces: 0,
  sentBack: null,
  courierName: null,
  trackingNumber: null,
  createdAt: '2026-11-23T03:00:00.000Z',
  updatedAt: '2026-11-23T03:00:00.000Z',
  approvedAt: '2026-11-23T04:00:00.000Z',
  qcAt: null,
  endedAt: null,
  userId: 'lan',
  customer: { fullName: 'Trần Thị Lan', phone: '0912345678' },
  version: 1,
  ...given,
});
