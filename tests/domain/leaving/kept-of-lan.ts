import { credentialsItem, profileRecord } from '#functions/domain/accounts/account.ts';
import { accountKeys } from '#functions/domain/accounts/account-keys.ts';
import { addressKeys } from '#functions/domain/addresses/address-keys.ts';
import { messageRecord } from '#functions/domain/contact/message-record.ts';
import { favoriteKeys } from '#functions/domain/favorites/favorite-keys.ts';
import { emptyWallet, walletRecord } from '#functions/domain/identity/wallet.ts';
import { profileKeys } from '#functions/domain/invoice-profiles/profile-keys.ts';
import { customerRecord } from '#functions/domain/customers/records/customer.ts';
import { followItem } from '#functions/domain/members/follows.ts';
import { relationItem } from '#functions/domain/members/relations.ts';
import { reminderRecord } from '#functions/domain/news/event-reminder-record.ts';
import { emptyBox } from '#functions/domain/notifications/notification-record.ts';
import { notificationKeys } from '#functions/domain/notifications/notification-keys.ts';
import { peopleKeys } from '#functions/domain/people/people-keys.ts';
import { commentKeys } from '#functions/domain/discussion/comment-keys.ts';
import { commentRecord } from '#functions/domain/discussion/comment-record.ts';
import { seededReactions } from '#functions/domain/reactions/seeded-reactions.ts';
import { purchaseItem } from '#functions/domain/reviews/purchase.ts';
import { lineItem } from '#functions/domain/referrals/rewards/reward-record.ts';
import { reviewRecord } from '#functions/domain/reviews/review.ts';
import { subjectKeys } from '#functions/domain/subjects/subject-keys.ts';
import type { Item } from '#functions/platform/table/table-operations.ts';
import { aProfile } from '#tests/support/profile.ts';
import { aPaper } from './departure-scene.ts';

const at = '2026-11-20T03:00:00.000Z';
const later = '2026-11-20T04:00:00.000Z';
export const lan = aProfile({
  id: 'lan',
  fullName: 'Trần Thị Lan',
  email: 'lan@example.com',
  referenceId: 'LAN00001',
  bio: 'Bán cốm',
  createdAt: at,
});

const anAddress = (id: string, given: object): Item => ({
  ...addressKeys.one('lan', id),
  entity: 'address',
  id,
  recipientName: 'Lan',
  phone: '0912',
  label: '',
  system: 'v2',
  province: 'Hà Nội',
  provinceCode: 1,
  district: null,
  districtCode: null,
  ward: null,
  wardCode: null,
  street: '1 Láng Hạ',
  placeId: null,
  createdAt: at,
  updatedAt: at,
  ...given,
});

const anInvoiceProfile = (id: string, given: object): Item => ({
  ...profileKeys.one('lan', id),
  entity: 'invoice-profile',
  id,
  name: 'Công ty',
  companyName: '',
  taxCode: '',
  address: '',
  email: '',
  kind: 'company',
  phone: '',
  createdAt: at,
  updatedAt: at,
  ...given,
});

const aReview = (id: string, comment: string) => ({
  id,
  productId: 'p1',
  orderId: 'o1',
  authorId: 'lan',
  author: { name: 'Lan', avatarUrl: null },
  variants: [],
  stars: 4,
  comment,
  media: [],
  likes: 0,
  sumsVersion: 0,
  revision: 1,
  createdAt: at,
  updatedAt: at,
});

const aComment = (id: string, authorId: string, content: string): Item[] => [
  commentRecord.item({
    id,
    kind: 'news',
    subjectId: 'n1',
    parentId: null,
    path: [],
    authorId,
    content,
    mentions: [],
    status: 'published',
    rejectedReason: null,
    removedBy: null,
    marks: [],
    createdAt: at,
    editedAt: null,
    revision: 1,
    replies: 0,
    size: 0,
    sums: {},
    sumsVersion: 0,
  }),
  { ...commentKeys.byMember(authorId, id), entity: 'comment-by', id },
];

const reward = (number: number, given: { orderCode?: string; voucherCode?: string; amount: number }) =>
  lineItem(
    {
      number,
      kind: 'earned',
      referrerId: 'lan',
      userId: null,
      orderId: null,
      orderCode: null,
      at,
      by: null,
      returned: null,
      voucherCode: null,
      voucherUntil: null,
      ...given,
    } as Parameters<typeof lineItem>[0],
    'paid' as Parameters<typeof lineItem>[1],
  ) as Item;

/** What is kept of Lan: of everything one, and of some what leaves out what it may. */
export const everything = (): Item[] => [
  profileRecord.item(lan),
  ...['minh', 'hoa', 'an'].map((id) => profileRecord.item(aProfile({ id, fullName: id.toUpperCase() }))),
  credentialsItem('lan', { sessionsFrom: '2026-01-01T00:00:00.000Z' }),
  {
    ...accountKeys.session('lan', 's1'),
    entity: 'session',
    tokenHash: 'x',
    startedAt: at,
    usedAt: later,
    address: '14.2.3.4',
    userAgent: 'Chrome/1 Windows',
  },
  { ...accountKeys.session('lan', 's2'), entity: 'session', tokenHash: 'x', startedAt: at },
  {
    ...accountKeys.passkey('lan', 'k1'),
    entity: 'passkey',
    id: 'k1',
    name: 'Điện thoại',
    publicKey: 'x',
    counter: 0,
    isSynced: false,
    createdAt: at,
    usedAt: null,
  },
  walletRecord.item({ ...emptyWallet(lan, new Date(at)), papers: [aPaper('paper', { createdAt: at })] }),
  anAddress('a1', { ward: 'Láng Hạ', district: 'Đống Đa' }),
  anAddress('a2', { recipientName: 'Minh', createdAt: '2026-11-19T03:00:00.000Z' }),
  anInvoiceProfile('i1', { companyName: 'Mây Tre', taxCode: '0312', address: 'Hà Nội' }),
  anInvoiceProfile('i2', { address: 'Huế', createdAt: '2026-11-19T03:00:00.000Z' }),
  { ...favoriteKeys.favorite('lan', 'p9'), entity: 'favorite', productId: 'p9', addedAt: at },
  ...[{ productId: 'p1', reviewId: 'r1' }, { productId: 'p2', reviewId: 'gone' }, { productId: 'p3' }].map(
    (one) => purchaseItem({ userId: 'lan', orderId: 'o1', boughtAt: at, ...one }),
  ),
  reviewRecord.item(aReview('r1', 'Ngon') as Parameters<typeof reviewRecord.item>[0]),
  {
    ...subjectKeys.seen('lan', 'news'),
    entity: 'seen-subjects',
    seen: [{ id: 'n1', at }],
    version: 1,
    expiresAt: 4_000_000_000,
  },
  reminderRecord.item({
    newsId: 'n1',
    userId: 'lan',
    startsAt: later,
    remindAt: at,
    createdAt: at,
    expiresAt: 4_000_000_000,
    version: 1,
  }),
  ...aComment('c1', 'lan', 'Ở đâu bán?'),
  ...aComment('c2', 'minh', 'Chợ Bưởi'),
  { ...commentKeys.byMember('lan', 'expired'), entity: 'comment-by', id: 'expired' },
  ...seededReactions({ kind: 'news', id: 'n1' }, { userIds: ['lan', 'minh'], type: 'like', at }),
  followItem({ followerId: 'lan', followedId: 'minh', at }),
  followItem({ followerId: 'lan', followedId: 'left', at }),
  followItem({ followerId: 'hoa', followedId: 'lan', at }),
  relationItem({ ownerId: 'lan', otherId: 'hoa', kind: 'block', at }),
  relationItem({ ownerId: 'lan', otherId: 'an', kind: 'mute', at }),
  reward(1, { orderCode: 'CL1', amount: 5_000 }),
  reward(2, { voucherCode: 'TANG', amount: -5_000 }),
  reward(3, { amount: 1 }),
  {
    ...messageRecord.item({
      id: 'm1',
      code: 'TN1',
      name: 'Lan',
      email: 'lan@example.com',
      phoneNumber: null,
      topic: 'other',
      message: 'Xin chào',
      language: 'vi',
      userId: 'lan',
      state: 'open',
      answer: null,
      answeredAt: null,
      answeredBy: null,
      createdAt: at,
      version: 1,
    } as Parameters<typeof messageRecord.item>[0]),
  },
  {
    ...peopleKeys.request('lan.1'),
    entity: 'privacy-request',
    id: 'lan.1',
    userId: 'lan',
    kind: 'access',
    text: 'Cho xin bản sao',
    state: 'asked',
    receiptBy: '2026-11-22',
    dueOn: '2026-12-20',
    receivedAt: null,
    extendedFor: null,
    answer: null,
    answeredAt: null,
    alarmOn: '2026-12-18',
    createdAt: at,
    updatedAt: at,
    version: 1,
  },
  { ...notificationKeys.box('lan'), entity: 'box', ...emptyBox('lan'), sequence: 1, unread: 1 },
  {
    ...notificationKeys.one('lan', 1),
    entity: 'notification',
    id: 'n1',
    userId: 'lan',
    sequence: 1,
    type: 'follow',
    actorIds: ['hoa'],
    data: {},
    createdAt: at,
    readAt: null,
    expiresAt: 2_000_000_000,
  },
];

export const aCustomer = (id: string): Item =>
  customerRecord.item({
    id,
    code: 'LAN00001',
    kind: 'member',
    userId: id,
    fullName: 'Lan',
    phone: '',
    email: '',
    province: null,
    orderCount: 0,
    totalSpent: 0,
    lastOrderAt: null,
    tags: [],
    groups: [],
    erasedAt: null,
    createdAt: at,
    phones: [],
    emails: [],
    calledOffCount: 0,
    contactAt: '',
    merged: [],
    updatedAt: at,
    version: 1,
  });
