import { describe, expect, it } from 'vitest';
import { profileRecord } from '#functions/domain/accounts/account.ts';
import { customerKeys } from '#functions/domain/customers/records/customer-keys.ts';
import { orderPlace } from '#functions/domain/customers/records/customer.ts';
import { jobRecord } from '#functions/domain/jobs/job-record.ts';
import { orderRecord } from '#functions/domain/orders/order-record.ts';
import {
  exportOwnData,
  askForOwnData,
  requireOwnData,
  toOwnData,
} from '#functions/domain/leaving/own-data.ts';
import { aSoldOrder } from '#tests/support/invoices.ts';
import { memoryTable } from '#tests/support/memory-table.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { sheetJobs } from '../support/sheet-jobs.ts';
import { aCustomer, everything, lan } from './kept-of-lan.ts';

const now = () => new Date('2026-11-23T05:00:00.000Z');
const actor = { userId: 'lan', sessionId: 's1', role: 'user', status: 'active' } as const;

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
      'Bình luận,news#n1,2026-11-20 10:00,Ở đâu bán?,',
      'Cảm xúc,news#n1,2026-11-20 10:00,like,',
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
