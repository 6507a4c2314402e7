import type { ChangeCase } from './change-case.ts';

export const order = {
  entity: 'order',
  id: 'o1',
  userId: null,
  status: 'delivered',
  paymentStatus: 'paid',
  version: 4,
};
const aJob = {
  entity: 'packing-job',
  id: 'o1',
  version: 1,
  status: 'shipped',
  lines: [],
  parcels: [{ stage: 'out' }],
};
const aViewer = { entity: 'order-viewer', orderId: 'o1', seenAt: '10:00:00', until: '10:00:45' };
const aReturn = { entity: 'return', id: 'r1', orderId: 'o1', userId: 'u1', status: 'requested', version: 1 };

/** Changes of orders, with their packing and their returns. */
export const orderCases: ChangeCase[] = [
  ['an order that was placed', { before: undefined, after: order }, ['order.changed', 'order.to-pack']],
  [
    'an order that was completed',
    { before: order, after: { ...order, status: 'completed', version: 5 } },
    ['order.changed', 'order.completed', 'order.to-pack', 'order.to-invoice'],
  ],
  [
    'a replacement that was completed, whose goods were counted as sold before',
    {
      before: { ...order, replaces: {} },
      after: { ...order, replaces: {}, status: 'completed', version: 5 },
    },
    ['order.changed', 'order.to-pack', 'order.to-invoice'],
  ],
  [
    'an order that is complete and changed again',
    {
      before: { ...order, status: 'completed' },
      after: { ...order, status: 'completed', version: 5 },
    },
    ['order.changed', 'order.to-pack'],
  ],
  [
    'an order written whole, already complete',
    { before: undefined, after: { ...order, status: 'completed' } },
    ['order.changed', 'order.to-pack'],
  ],
  [
    'an order from before customers were kept, once it is marked',
    { before: order, after: { ...order, toCount: true } },
    ['order.to-count'],
  ],
  ['an order written again as it was', { before: order, after: { ...order, changeId: 'x' } }, []],
  [
    'an order that waits to be packed',
    { before: { ...order, status: 'draft' }, after: { ...order, status: 'confirmed', version: 5 } },
    ['order.changed', 'waiting.changed', 'order.to-pack'],
  ],
  [
    'an order that was placed, sure of its money',
    { before: undefined, after: { ...order, status: 'confirmed' } },
    ['order.changed', 'waiting.changed', 'order.to-pack'],
  ],
  [
    'an order that waits as before',
    { before: { ...order, status: 'confirmed' }, after: { ...order, status: 'confirmed', version: 5 } },
    ['order.changed', 'order.to-pack'],
  ],
  [
    'an order that was taken up',
    { before: { ...order, status: 'confirmed' }, after: { ...order, status: 'packing', version: 5 } },
    ['order.changed', 'waiting.changed', 'order.to-pack'],
  ],
  [
    'an order that is through and costs less now',
    {
      before: { ...order, status: 'completed', returnedAmount: 0 },
      after: { ...order, status: 'completed', returnedAmount: 9000, version: 5 },
    },
    ['order.changed', 'order.to-pack', 'order.to-invoice'],
  ],
  [
    'a member’s order that is on its way',
    {
      before: { ...order, userId: 'u1', code: 'CL1', status: 'packing_completed' },
      after: { ...order, userId: 'u1', code: 'CL1', status: 'delivering' },
    },
    ['order.moved', 'order.to-reward'],
  ],
  [
    'something noted of an order',
    { before: undefined, after: { entity: 'order-note', orderId: 'o1' } },
    ['order.noted'],
  ],
  ['somebody who opens an order', { before: undefined, after: aViewer }, ['order.viewed']],
  [
    'somebody who goes on looking at it',
    { before: aViewer, after: { ...aViewer, seenAt: '10:00:30', until: '10:01:15' } },
    [],
  ],
  [
    'somebody who leaves it',
    { before: aViewer, after: { ...aViewer, seenAt: '10:00:20', until: '10:00:20' } },
    ['order.viewed'],
  ],
  [
    'a carrier that tells something',
    { before: undefined, after: { entity: 'carrier-notice', id: 'ghtk:1' } },
    ['carrier.notice'],
  ],
  [
    'a packer who takes an order up',
    { before: undefined, after: { entity: 'packing-job', id: 'o1', version: 1 } },
    ['packing.changed'],
  ],
  [
    'a packer who packs a piece',
    { before: aJob, after: { ...aJob, version: 2, lines: [{ packed: 1 }] } },
    ['packing.changed'],
  ],
  [
    'a parcel that could not be delivered',
    { before: aJob, after: { ...aJob, version: 2, parcels: [{ stage: 'failed' }] } },
    ['waiting.changed', 'packing.changed'],
  ],
  [
    'an order that is called off while its parcel is on its way',
    { before: aJob, after: { ...aJob, version: 2, status: 'cancelled' } },
    ['waiting.changed', 'packing.changed'],
  ],
  [
    'a return that was asked for',
    { before: undefined, after: aReturn },
    ['return.changed', 'waiting.changed'],
  ],
  [
    'a return that was decided',
    { before: aReturn, after: { ...aReturn, status: 'approved', version: 2 } },
    ['return.changed', 'waiting.changed', 'return.to-reward'],
  ],
  [
    'a return that moved on',
    { before: { ...aReturn, status: 'approved' }, after: { ...aReturn, status: 'returning', version: 2 } },
    ['return.changed', 'return.to-reward'],
  ],
];
