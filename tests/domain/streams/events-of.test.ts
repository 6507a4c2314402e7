import { describe, expect, it } from 'vitest';
import type { Change } from '#shared/events/define-event.ts';
import { events as declared, eventsOf } from '#shared/events/registry.ts';
import { staleAfter } from '#shared/events/stale-facts.ts';

const user = { entity: 'user', id: 'u1', status: 'pending', role: 'user', fullName: 'Lan', avatarUrl: null };
const mail = { entity: 'mail', id: 'm1', state: 'waiting' };

const upload = { entity: 'upload', id: 'up1', status: 'waiting' };
const rating = { entity: 'product-rating', productId: 'p1', version: 3 };
const category = { entity: 'category', id: 'tea', name: 'Trà', slug: 'tra', group: 'a', parentId: null };
const stall = { entity: 'business', id: 'biz', name: 'Sạp', slug: 'sap', verified: true };
const label = { entity: 'brand', id: 'hieu', name: 'Hiệu' };
const rice = { id: 'l1', productId: 'p1', received: 0 };
const tea = { id: 'l2', productId: 'p2-box', base: { productId: 'p2', quantity: 12 }, received: 1 };
const aPurchase = { entity: 'purchase-order', id: 'don-nhap', version: 2, lines: [rice, tea] };
const review = { entity: 'review', id: 'r1', likes: 2, comment: 'Ngon' };

const notice = { entity: 'payment-notice', id: 'bank:1', group: 'o1', raw: '{}' };
const order = {
  entity: 'order',
  id: 'o1',
  userId: null,
  status: 'delivered',
  paymentStatus: 'paid',
  version: 4,
};
const invoice = {
  entity: 'invoice',
  id: 'hd1',
  userId: 'u1',
  number: 7,
  status: 'issued',
  sending: 'waiting',
  differs: false,
  version: 1,
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
const customer = { entity: 'customer', id: 'c1', erasedAt: null, version: 1 };
const payment = { entity: 'payment', id: 'pay1', orderId: 'o1', status: 'pending', version: 1 };
const shelf = { entity: 'stock', pk: 'PRODUCT#p1', variantId: '-', onHand: 9, reserved: 3 };
const depot = { entity: 'warehouse', id: 'kho', name: 'Kho Hà Nội', province: 'Hà Nội', isActive: true };
const heavy = { entity: 'product-detail', pk: 'PRODUCT#p1' };
const portion = { entity: 'stock-portion', productId: 'p1', variantId: '-', left: 9 };
const rounds = { entity: 'restock-rounds', productId: 'p1', variantId: 'v1', count: 1 };

const job = { entity: 'job', id: 'j1', ownerId: 'u1', status: 'running', turn: 2, version: 3 };

const anImport = { ...job, kind: 'import-products', input: { mode: 'apply' } };
const aCheck = { ...anImport, input: { mode: 'check' } };

const voucher = { entity: 'voucher', id: 'vou_tet', version: 2, used: 3 };
const entry = { entity: 'member-voucher', userId: 'u1', voucherId: 'vou_tet', receivedAt: '2026-01-01' };

const aNotification = { entity: 'notification', id: '1-abc', userId: 'u1', sequence: 1, type: 'unlocked' };

const chunk = { entity: 'room-chunk', room: 'market', sk: 'CHUNK#e#000002', begunAs: 'b1' };
const hint = { entity: 'gathered-hint', hint: 'goods.arrived', hintId: 'h1', version: 1 };

type Case = [label: string, change: Change, types: string[]];

const cases: Case[] = [
  ['a portion that is still full', { before: { ...portion, left: 10 }, after: portion }, []],
  [
    'a portion that runs low',
    { before: { ...portion, left: 6 }, after: { ...portion, left: 5 } },
    ['stock.changed'],
  ],
  [
    'a portion that has some again',
    { before: { ...portion, left: 0 }, after: { ...portion, left: 1 } },
    ['stock.changed', 'stock.returned'],
  ],
  [
    'a job that waits',
    { before: undefined, after: { ...job, status: 'queued' } },
    ['job.due', 'job.changed'],
  ],
  ['a job that was begun', { before: { ...job, version: 2 }, after: job }, ['job.changed']],
  [
    'a job that came further',
    { before: job, after: { ...job, turn: 3, version: 4 } },
    ['job.due', 'job.changed'],
  ],
  [
    'a job that ended with this piece',
    { before: job, after: { ...job, status: 'done', turn: 3, version: 4 } },
    ['job.changed'],
  ],
  [
    'a job that is taken back',
    { before: { ...job, status: 'done' }, after: { ...job, status: 'taking_back', turn: 3, version: 4 } },
    ['job.due', 'job.changed'],
  ],
  [
    'an import that ended',
    { before: anImport, after: { ...anImport, status: 'done', turn: 3, version: 4 } },
    ['job.changed', 'job.ended'],
  ],
  [
    'an import that was stopped on the way',
    { before: anImport, after: { ...anImport, status: 'stopped', version: 4 } },
    ['job.changed', 'job.ended'],
  ],
  [
    'an import that was taken back',
    {
      before: { ...anImport, status: 'taking_back' },
      after: { ...anImport, status: 'taken_back', version: 4 },
    },
    ['job.changed', 'job.ended'],
  ],
  [
    'an import that is over and changed again',
    { before: { ...anImport, status: 'done' }, after: { ...anImport, status: 'done', version: 4 } },
    ['job.changed'],
  ],
  [
    'an import that only looked',
    { before: aCheck, after: { ...aCheck, status: 'done', version: 4 } },
    ['job.changed'],
  ],
  [
    'a voucher that staff stopped',
    { before: { ...voucher, version: 1 }, after: voucher },
    ['voucher.changed'],
  ],
  ['a voucher that was used once more', { before: { ...voucher, used: 2 }, after: voucher }, []],
  [
    'a voucher that was taken away',
    { before: undefined, after: { entity: 'voucher-gone', id: 'vou_tet' } },
    ['voucher.changed'],
  ],
  [
    'goods that came from a supplier',
    {
      before: { ...shelf, onHand: 90, moves: 1 },
      after: {
        ...shelf,
        warehouseId: 'wh_hni',
        onHand: 99,
        moves: 2,
        move: { why: 'received', who: null, way: 'form', at: '2026-11-23T03:00:00.000Z' },
      },
    },
    ['stock.moved'],
  ],
  [
    'a delivery that was taken in',
    {
      before: { ...aPurchase, version: 2 },
      after: { ...aPurchase, version: 3, lines: [{ ...rice, received: 4 }, tea] },
    },
    ['purchase.changed', 'goods.arrived'],
  ],
  [
    'a purchase that was sent',
    {
      before: { entity: 'purchase-order', id: 'don-nhap', version: 1 },
      after: { entity: 'purchase-order', id: 'don-nhap', version: 2 },
    },
    ['purchase.changed'],
  ],
  [
    'a purchase that was taken away',
    { before: undefined, after: { entity: 'purchase-order-gone', id: 'don-nhap' } },
    ['purchase.changed'],
  ],
  ['a voucher somebody was given', { before: undefined, after: entry }, ['wallet.changed']],
  [
    'a voucher somebody spent',
    { before: entry, after: { ...entry, usedAt: '2026-01-02' } },
    ['wallet.changed'],
  ],
  ['a chunk of a room', { before: undefined, after: chunk }, ['room.continued']],
  ['a chunk that was told', { before: chunk, after: { ...chunk, left: [] } }, []],
  [
    'a chunk that begins anew',
    { before: chunk, after: { ...chunk, begunAs: 'b2', left: ['c1'] } },
    ['room.continued'],
  ],
  ['a hint for everybody that was opened', { before: undefined, after: hint }, ['hint.gathered']],
  ['a hint that says more', { before: hint, after: { ...hint, version: 2 } }, []],
  ['a hint behind one that was full', { before: hint, after: { ...hint, hintId: 'h2' } }, ['hint.gathered']],
  [
    'a birthday of today',
    { before: undefined, after: { entity: 'birthday-today', userId: 'u1', day: '2026-11-22' } },
    ['birthday.came'],
  ],
  [
    'a birthday that is touched again',
    {
      before: { entity: 'birthday-today', userId: 'u1', day: '2026-11-22' },
      after: { entity: 'birthday-today', userId: 'u1', day: '2026-11-22', expiresAt: 1 },
    },
    [],
  ],
  ['a mail that was asked for', { before: undefined, after: mail }, ['mail.requested']],
  ['a mail that was sent', { before: mail, after: { ...mail, state: 'sent' } }, []],
  ['a new account', { before: undefined, after: user }, ['person.changed']],
  [
    'an account with another status',
    { before: user, after: { ...user, status: 'active' } },
    ['account.changed', 'person.changed', 'member.moved', 'member.listed'],
  ],
  [
    'an account with another name',
    { before: user, after: { ...user, fullName: 'Lan Anh' } },
    ['account.changed', 'person.changed'],
  ],
  [
    'an account touched without a change anyone sees',
    { before: user, after: { ...user, updatedAt: 'x' } },
    ['person.changed'],
  ],
  ['a session', { before: undefined, after: { entity: 'session', id: 's' } }, []],
  ['an upload that was made', { before: undefined, after: upload }, []],
  [
    'an upload that was attached',
    { before: upload, after: { ...upload, status: 'attached' } },
    ['media.attached'],
  ],
  [
    'a picture that is there before its post',
    { before: upload, after: { ...upload, status: 'arrived' } },
    ['media.arrived'],
  ],
  [
    'an upload that was taken back',
    { before: upload, after: { ...upload, status: 'removed' } },
    ['media.removed'],
  ],
  [
    'an upload that became a picture',
    { before: { ...upload, status: 'attached' }, after: { ...upload, status: 'ready' } },
    [],
  ],
  ['a first rating', { before: undefined, after: { ...rating, version: 1 } }, ['product.rated']],
  ['a further rating', { before: rating, after: { ...rating, version: 4 } }, ['product.rated']],
  ['a rating that moved with its product', { before: rating, after: { ...rating, gsi1pk: 'x' } }, []],
  ['a review that was liked', { before: review, after: { ...review, likes: 3 } }, ['review.liked']],
  ['a review that was changed', { before: review, after: { ...review, comment: 'Dở' } }, []],
  ['a review that is new', { before: undefined, after: review }, []],
  ['a category that is new', { before: undefined, after: category }, []],
  [
    'a category that was moved',
    { before: category, after: { ...category, parentId: 'food' } },
    ['filing.changed'],
  ],
  ['a category that was hidden', { before: category, after: { ...category, isActive: false } }, []],
  [
    'a business that was renamed',
    { before: stall, after: { ...stall, name: 'Sạp mới' } },
    ['filing.changed'],
  ],
  ['a brand that was renamed', { before: label, after: { ...label, name: 'Hiệu mới' } }, ['filing.changed']],
  ['a notice that came', { before: undefined, after: notice }, ['payment.notice']],
  ['a notice that was judged', { before: notice, after: { ...notice, verdict: {} } }, []],
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
  ['a customer who bought again', { before: customer, after: { ...customer, version: 2 } }, []],
  [
    'a customer who asked to be forgotten',
    { before: customer, after: { ...customer, erasedAt: '2026-11-22T00:00:00.000Z' } },
    ['customer.erased'],
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
    'money that is too little',
    {
      before: { ...notice, verdict: null, version: 1 },
      after: { ...notice, verdict: { outcome: 'underpaid' }, version: 2 },
    },
    ['notice.changed', 'waiting.changed'],
  ],
  [
    'money that is just right',
    {
      before: { ...notice, verdict: null, version: 1 },
      after: { ...notice, verdict: { outcome: 'paid' }, version: 2 },
    },
    [],
  ],
  [
    'a refund that failed',
    {
      before: { entity: 'refund', id: 'r1', status: 'processing', version: 3 },
      after: { entity: 'refund', id: 'r1', status: 'failed', version: 4 },
    },
    ['refund.changed'],
  ],
  [
    'money in a till',
    {
      before: { entity: 'till', id: 't1', entries: 3, version: 1 },
      after: { entity: 'till', id: 't1', entries: 4, version: 1 },
    },
    ['till.changed'],
  ],
  ['an invoice that was issued', { before: undefined, after: invoice }, ['invoice.changed']],
  [
    'an invoice the provider refused',
    { before: invoice, after: { ...invoice, sending: 'refused', version: 2 } },
    ['waiting.changed', 'invoice.changed'],
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
  [
    'an account that an admin has to let in',
    { before: user, after: { ...user, status: 'pending_admin' } },
    ['account.changed', 'person.changed', 'waiting.changed', 'member.moved', 'member.listed'],
  ],
  ['an attempt to pay that is new', { before: undefined, after: payment }, []],
  [
    'an attempt to pay that succeeded',
    { before: payment, after: { ...payment, status: 'paid', version: 2 } },
    ['payment.changed'],
  ],
  ['an attempt to pay that moved', { before: payment, after: { ...payment, gsi1pk: 'x' } }, []],
  ['a new shelf', { before: undefined, after: { ...shelf, onHand: 3 } }, []],
  ['a full shelf that lost a piece', { before: shelf, after: { ...shelf, onHand: 12, reserved: 3 } }, []],
  ['a shelf with few left', { before: shelf, after: { ...shelf, reserved: 4 } }, ['stock.changed']],
  ['a shelf recounted to the same', { before: shelf, after: { ...shelf, onHand: 10, reserved: 4 } }, []],
  [
    'a shelf filled again',
    { before: { ...shelf, reserved: 9 }, after: { ...shelf, onHand: 50 } },
    ['stock.changed', 'stock.returned'],
  ],
  ['a shelf sold out', { before: shelf, after: { ...shelf, reserved: 9 } }, ['stock.changed']],
  ['a first round of telling', { before: undefined, after: rounds }, ['stock.returned']],
  ['a further round', { before: rounds, after: { ...rounds, count: 2 } }, ['stock.returned']],
  [
    'a warehouse that sells no more',
    { before: { ...depot, isActive: true }, after: { ...depot, isActive: false } },
    ['warehouse.changed'],
  ],
  ['a warehouse with other hours', { before: depot, after: { ...depot, hours: '8–17' } }, []],
  [
    'a product that got other variants',
    { before: { ...heavy, variants: [] }, after: { ...heavy, variants: [{ id: 'v1' }] } },
    ['shelves.outdated'],
  ],
  [
    'a shelf from before shelves were listed',
    { before: shelf, after: { ...shelf, changes: 'STOCK#1' } },
    ['shelves.outdated'],
  ],
  [
    'an account staff opened',
    { before: undefined, after: { ...user, status: 'pending_kyc' } },
    ['person.changed', 'member.moved'],
  ],
  [
    'papers that were handed in',
    { before: { ...user, status: 'pending_kyc' }, after: { ...user, status: 'kyc_submitted' } },
    [
      'account.changed',
      'person.changed',
      'waiting.changed',
      'member.moved',
      'member.listed',
      'notificationKycSubmitted',
    ],
  ],
  [
    'a question of staff',
    { before: { ...user, askedFor: null }, after: { ...user, askedFor: 'Ảnh' } },
    ['person.changed', 'member.asked'],
  ],
  [
    'a birthday that others may know',
    {
      before: { ...user, dob: '1990-03-04' },
      after: { ...user, dob: '1990-03-04', seenBy: { dob: 'near' } },
    },
    ['member.listed'],
  ],
  [
    'another password',
    {
      before: { entity: 'credentials', pk: 'SIGNIN#u1', passwordHash: 'a' },
      after: { entity: 'credentials', pk: 'SIGNIN#u1', passwordHash: 'b' },
    },
    ['password.changed'],
  ],
  [
    'a follower',
    { before: undefined, after: { entity: 'follow', followerId: 'u2', followedId: 'u1' } },
    ['member.followed'],
  ],
  [
    'a reward',
    {
      before: undefined,
      after: { entity: 'reward', id: 'w1', referrerId: 'u1', userId: 'u2', amount: 24_000, state: 'held' },
    },
    ['reward.moved'],
  ],
  [
    'a member’s order that is on its way',
    {
      before: { ...order, userId: 'u1', code: 'CL1', status: 'packing_completed' },
      after: { ...order, userId: 'u1', code: 'CL1', status: 'delivering' },
    },
    ['order.moved', 'order.to-reward'],
  ],
  ['a notification', { before: undefined, after: aNotification }, ['notification.made']],
  ['one that is read', { before: aNotification, after: { ...aNotification, readAt: '10:00' } }, []],
  ...(
    [
      ['kyc_approved', 'kycStatusUpdate'],
      ['direct_referral_registered', 'newDirectReferral'],
      ['indirect_referral_registered', 'newIndirectReferral'],
      ['direct_referral_verified', 'newDirectReferralVerified'],
    ] as const
  ).map(([kind, live]): Case => [
    `a notification of ${kind}`,
    { before: undefined, after: { ...aNotification, type: kind } },
    ['notification.made', live],
  ]),
  [
    'how many are unread',
    {
      before: { entity: 'notification-box', userId: 'u1', unread: 1, sequence: 1, readUpTo: 0 },
      after: { entity: 'notification-box', userId: 'u1', unread: 0, sequence: 1, readUpTo: 1 },
    },
    ['notifications.changed'],
  ],
  [
    'a quiet night that ends',
    { before: undefined, after: { entity: 'late-push', userId: 'u1', at: '07:00' } },
    ['pushes.waited'],
  ],
  [
    'a session that was signed out',
    {
      before: undefined,
      after: { entity: 'ended', what: 'session', userId: 'u1', sessionId: 's1' },
    },
    ['session.ended'],
  ],
  [
    'a role that is another',
    { before: undefined, after: { entity: 'ended', what: 'standing', userId: 'u1', role: 'user' } },
    ['standing.changed'],
  ],
  [
    'somebody who left',
    { before: undefined, after: { entity: 'left', userId: 'u1', posts: 'keep' } },
    ['member.left'],
  ],
  [
    'a question about one’s data',
    { before: undefined, after: { entity: 'privacy-request', userId: 'u1', state: 'asked' } },
    ['privacy.changed', 'waiting.changed'],
  ],
  [
    'papers that are further',
    {
      before: { entity: 'identity', id: 'u1', version: 1 },
      after: { entity: 'identity', id: 'u1', version: 2 },
    },
    ['identity.changed'],
  ],
  [
    'somebody who stands elsewhere in the tree',
    {
      before: { ...user, emailVerifiedAt: 'x', referrerId: 'r1', lineage: '' },
      after: { ...user, emailVerifiedAt: 'x', referrerId: 'r1', lineage: 'ABCD2345/' },
    },
    ['member.placed'],
  ],
  ['an item of no known kind', { before: undefined, after: { entity: 'cloud', id: 'x' } }, []],
  ['an item without a kind', { before: undefined, after: { pk: 'HEALTH' } }, []],
];

describe('what follows from', () => {
  it.each(cases)('%s', (_, change, types) => {
    expect(eventsOf('e1', change).map(({ type }) => type)).toEqual(types);
  });
});

it.each(declared.map(({ type }) => type))('%s is shown by a case', (type) => {
  expect(cases.flatMap(([, , types]) => types)).toContain(type);
});

it('after an import its owner’s lists of goods are asked for anew', () => {
  const done = { ...anImport, status: 'done', version: 4 };
  const stale = eventsOf('e1', { before: anImport, after: done }).flatMap(
    ({ type }) => staleAfter[type] ?? [],
  );
  expect(stale).toContain('catalogue');
});

it('an event carries the stream’s own id, so that a repeat is known as one', () => {
  expect(eventsOf('e1', { before: undefined, after: mail })).toEqual([
    { type: 'mail.requested', id: 'e1', mailId: 'm1' },
  ]);
});

it('an event says what it is about, and nothing else of the item', () => {
  const filled = eventsOf('e1', { before: { ...shelf, reserved: 9 }, after: shelf });
  expect(filled).toEqual([
    { type: 'stock.changed', id: 'e1', productId: 'p1' },
    { type: 'stock.returned', id: 'e1', productId: 'p1', variantId: '-' },
  ]);
  expect(eventsOf('e2', { before: undefined, after: notice })).toEqual([
    { type: 'payment.notice', id: 'e2', noticeId: 'bank:1', group: 'o1' },
  ]);
  expect(eventsOf('e3', { before: payment, after: { ...payment, version: 2 } })).toEqual([
    { type: 'payment.changed', id: 'e3', orderId: 'o1', paymentId: 'pay1', status: 'pending' },
  ]);
  expect(eventsOf('e4', { before: undefined, after: order })).toEqual([
    {
      type: 'order.changed',
      id: 'e4',
      orderId: 'o1',
      userId: null,
      status: 'delivered',
      paymentStatus: 'paid',
    },
    { type: 'order.to-pack', id: 'e4', orderId: 'o1' },
  ]);
});

describe('a delivery', () => {
  const told = (before: object | undefined, lines: readonly object[], version = 3) =>
    eventsOf('e1', { before: before && { ...before }, after: { ...aPurchase, version, lines } }).flatMap(
      (event) => (event.type === 'goods.arrived' ? [event.productIds] : []),
    );

  it.each<[string, object | undefined, object[], string[][]]>([
    [
      'of all lines names each once, of a unit its base',
      aPurchase,
      [
        { ...rice, received: 2 },
        { ...tea, received: 2 },
      ],
      [['p1', 'p2']],
    ],
    [
      'of two lines of one product names it once',
      { ...aPurchase, lines: [] },
      [
        { ...tea, received: 2 },
        { ...tea, id: 'l3' },
      ],
      [['p2']],
    ],
    ['names what it brought and not what came before', aPurchase, [{ ...rice, received: 2 }, tea], [['p1']]],
    ['that was in the purchase from the first is one too', undefined, [{ ...rice, received: 2 }], [['p1']]],
    ['of nothing is none', aPurchase, [rice, tea], []],
    ['that is taken back is none', aPurchase, [rice, { ...tea, received: 0 }], []],
  ])('%s', (_, before, lines, products) => {
    expect(told(before, lines)).toEqual(products);
  });

  it('is told with its step alone: a purchase that is written again as it is tells nothing', () => {
    expect(told({ ...aPurchase, lines: [] }, [{ ...rice, received: 2 }], 2)).toEqual([]);
  });

  it('of a purchase whose lines nobody can read tells of no goods', () => {
    expect(eventsOf('e1', { before: undefined, after: { ...aPurchase, lines: 'none' } })).toEqual([
      { type: 'purchase.changed', id: 'e1', purchaseId: 'don-nhap' },
    ]);
  });
});

it.each([
  ['an order without its state', { ...order, status: undefined }, 'status'],
  ['a notice without its group', { ...notice, group: undefined }, 'group'],
  ['a rating with a version that is no number', { ...rating, version: 'x' }, 'version'],
])('%s is not passed over: it cannot be read', (_, after, field) => {
  expect(() => eventsOf('e1', { before: undefined, after })).toThrow(field);
});

it.each(['constructor', 'toString', '__proto__'])('a kind of item called %s means nothing', (entity) => {
  expect(eventsOf('e1', { before: undefined, after: { entity, id: 'x' } })).toEqual([]);
});
