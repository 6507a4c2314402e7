import { describe, expect, it } from 'vitest';
import { credentialsItem, profileRecord } from '#functions/domain/accounts/account.ts';
import { accountKeys } from '#functions/domain/accounts/account-keys.ts';
import { addressKeys } from '#functions/domain/addresses/address-keys.ts';
import { messageRecord } from '#functions/domain/contact/message-record.ts';
import { favoriteKeys } from '#functions/domain/favorites/favorite-keys.ts';
import { emptyWallet, walletRecord } from '#functions/domain/identity/wallet.ts';
import { profileKeys } from '#functions/domain/invoice-profiles/profile-keys.ts';
import { customerRecord } from '#functions/domain/customers/records/customer.ts';
import { customerKeys, orderPlace } from '#functions/domain/customers/records/customer-keys.ts';
import { jobRecord } from '#functions/domain/jobs/job-record.ts';
import { orderRecord } from '#functions/domain/orders/order-record.ts';
import {
  exportOwnData,
  askForOwnData,
  requireOwnData,
  toOwnData,
} from '#functions/domain/leaving/own-data.ts';
import { followItem } from '#functions/domain/members/follows.ts';
import { relationItem } from '#functions/domain/members/relations.ts';
import { emptyBox } from '#functions/domain/notifications/notification-record.ts';
import { notificationKeys } from '#functions/domain/notifications/notification-keys.ts';
import { peopleKeys } from '#functions/domain/people/people-keys.ts';
import { purchaseItem } from '#functions/domain/purchases/purchase.ts';
import { lineItem } from '#functions/domain/referrals/rewards/reward-record.ts';
import { reviewRecord } from '#functions/domain/reviews/review.ts';
import type { Item } from '#functions/platform/table/table-operations.ts';
import { aSoldOrder } from '#tests/support/invoices.ts';
import { memoryTable } from '#tests/support/memory-table.ts';
import { aProfile } from '#tests/support/profile.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { sheetJobs } from '../support/sheet-jobs.ts';
import { aPaper } from './departure-scene.ts';

const at = '2026-11-20T03:00:00.000Z';
const later = '2026-11-20T04:00:00.000Z';
const now = () => new Date('2026-11-23T05:00:00.000Z');
const lan = aProfile({
  id: 'lan',
  fullName: 'Trần Thị Lan',
  email: 'lan@example.com',
  referenceId: 'LAN00001',
  bio: 'Bán cốm',
  createdAt: at,
});
const actor = { userId: 'lan', sessionId: 's1', role: 'user', status: 'active' } as const;

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
  helpful: 0,
  revision: 1,
  createdAt: at,
  updatedAt: at,
});

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
const everything = (): Item[] => [
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

const aCustomer = (id: string): Item =>
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

async function world(items = everything()) {
  const { table, put } = memoryTable();
  put(items);
  const jobs = sheetJobs({ table, now, runners: { 'export-own-data': exportOwnData } });
  const ask = () => askForOwnData(jobs.context, { actor, format: 'csv', language: 'vi' });
  return { ...jobs, table, put, ask };
}

describe('all that is kept of somebody', () => {
  it('is one file, in the order in which it is read', async () => {
    const { ask, toTheEnd, linesOf } = await world();
    const done = await toTheEnd(await ask());
    expect(done.status).toBe('done');
    expect(linesOf(done)).toEqual([
      'Phần,Mục,Thời điểm,Nội dung,Số tiền',
      'Thiết bị đăng nhập,Chrome · Windows,2026-11-20 11:00,14.2.x.x,',
      'Thiết bị đăng nhập,,2026-11-20 10:00,,',
      'Khóa truy cập,Điện thoại,2026-11-20 10:00,,',
      'Giấy tờ,CCCD,2026-11-20 10:00,…4821,',
      'Hồ sơ,Họ và tên,,Trần Thị Lan,',
      'Hồ sơ,Email,,lan@example.com,',
      'Hồ sơ,Số điện thoại,,"=""0912345678""",',
      'Hồ sơ,Mã giới thiệu,,LAN00001,',
      'Hồ sơ,Vai trò,,user,',
      'Hồ sơ,Trạng thái,,active,',
      'Hồ sơ,Ngôn ngữ,,vi,',
      'Hồ sơ,Giới thiệu,,Bán cốm,',
      'Hồ sơ,Ngày tham gia,2026-11-20 10:00,,',
      'Địa chỉ,Lan,,"0912, 1 Láng Hạ, Láng Hạ, Đống Đa, Hà Nội",',
      'Địa chỉ,Minh,,"0912, 1 Láng Hạ, Hà Nội",',
      'Hồ sơ hóa đơn,Mây Tre,2026-11-20 10:00,"0312, Hà Nội",',
      'Hồ sơ hóa đơn,Công ty,2026-11-19 10:00,Huế,',
      'Sản phẩm yêu thích,p9,,,',
      'Đánh giá,4 ★,2026-11-20 10:00,Ngon,',
      'Đang theo dõi,MINH,,,',
      'Đã chặn,HOA,,,',
      'Đã ẩn,AN,,,',
      'Thưởng giới thiệu,CL1,2026-11-20 10:00,,5000',
      'Thưởng giới thiệu,TANG,2026-11-20 10:00,,-5000',
      'Thưởng giới thiệu,,2026-11-20 10:00,,1',
      'Tin nhắn gửi quản trị,TN1,2026-11-20 10:00,Xin chào,',
      'Yêu cầu về dữ liệu,Xem dữ liệu,2026-11-20 10:00,Cho xin bản sao,',
      'Thông báo,,2026-11-20 10:00,HOA theo dõi bạn.,',
    ]);
  });

  it('has the orders behind all else, a hundred at a time, and says the rest once', async () => {
    const { put, ask, toTheEnd, linesOf } = await world([profileRecord.item(lan)]);
    const days = Array.from({ length: 101 }, (_, nth) => new Date(Date.UTC(2026, 0, 1 + nth)).toISOString());
    put([
      aCustomer('lan'),
      ...days.map((createdAt, nth) =>
        orderRecord.item(aSoldOrder({ id: `o${nth}`, code: `CL${nth}`, createdAt })),
      ),
      ...days.map((createdAt, nth) => ({
        ...customerKeys.order('lan', orderPlace({ createdAt, orderId: `o${nth}` })),
        entity: 'customer-order',
        orderId: `o${nth}`,
        code: `CL${nth}`,
        status: 'completed',
        paymentStatus: 'paid',
        total: 216_000,
        spent: 216_000,
        createdAt,
        stands: true,
        isOpen: false,
        version: 1,
      })),
    ]);
    const lines = linesOf(await toTheEnd(await ask()));
    expect(lines.filter((line) => line.startsWith('Hồ sơ,Họ và tên')).length).toBe(1);
    const orders = lines.filter((line) => line.startsWith('Đơn hàng,'));
    expect(orders.map((line) => line.split(',')[1])).toEqual(days.map((_, nth) => `CL${100 - nth}`));
    expect(lines.slice(-101)).toEqual(orders);
    expect(orders[0]).toMatch(/,216000$/);
  });

  it('is asked for in the name of its owner, who alone sees it', async () => {
    const { context, ask, table, put } = await world();
    const job = await ask();
    expect(job).toMatchObject({
      ownerId: 'lan',
      ownerName: 'Trần Thị Lan',
      ownerRole: 'user',
      language: 'vi',
    });
    expect(job.input).toMatchObject({ format: 'csv' });
    expect((await requireOwnData(context, 'lan', job.id)).id).toBe(job.id);
    expect(await refusalOf(requireOwnData(context, 'minh', job.id))).toBe('JOB_NOT_FOUND');
    expect(await refusalOf(requireOwnData({ table, now }, 'lan', 'none'))).toBe('JOB_NOT_FOUND');
    put([jobRecord.item({ ...job, id: 'other', kind: 'export-products' })]);
    expect(await refusalOf(requireOwnData(context, 'lan', 'other'))).toBe('JOB_NOT_FOUND');
  });

  it.each([
    ['queued', 'making'],
    ['running', 'making'],
    ['done', 'ready'],
    ['failed', 'failed'],
    ['stopped', 'failed'],
  ] as const)('is shown as what it is for its owner: %s is %s', async (status, shown) => {
    const job = await (await world()).ask();
    expect(toOwnData({ ...job, status }, 'vi', now())).toEqual({
      id: job.id,
      status: shown,
      file: null,
      createdAt: job.createdAt,
    });
  });

  it('can be fetched for a week', async () => {
    const job = await (await world()).ask();
    const file = { key: 'x', name: 'du-lieu-cua-toi.csv', rows: 1, format: 'csv' } as const;
    const made = { ...job, status: 'done' as const, file, endedAt: '2026-11-23T06:00:00.000Z' };
    const until = '2026-11-30T06:00:00.000Z';
    expect(toOwnData(made, 'vi', now()).file).toEqual({ name: 'du-lieu-cua-toi.csv', until });
    expect(toOwnData(made, 'vi', new Date(until)).file).toBeNull();
  });
});
