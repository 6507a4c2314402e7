import { describe, expect, it } from 'vitest';
import { tillSlip } from '#functions/domain/tills/till-slip.ts';
import type { StoredTill } from '#functions/domain/tills/till-record.ts';
import { drawnPages, pdfHead, wordsOf } from '#tests/support/drawn-pages.ts';

const company = {
  name: 'Công ty TNHH Chợ Làng',
  address: 'Số 1 đường Láng',
  phone: '0204 123 4567',
  taxCode: '0100109106',
};

/** Lan's till of one day, whose money agrees. It opened at one in the morning in Vietnam. */
const aTill = (given: Partial<StoredTill> = {}): StoredTill => ({
  id: 't1',
  code: 'QT261123AB3D5',
  userId: 'lan',
  personName: 'Trần Thị Lan',
  warehouseId: 'hni',
  warehouseName: 'Kho Hà Nội',
  status: 'closed',
  openedBy: 'person',
  float: 500_000,
  openedAt: '2026-11-22T18:05:00.000Z',
  cash: 700_000,
  entries: 2,
  sales: 700_000,
  cods: 0,
  topUps: 0,
  refunds: 0,
  handovers: 0,
  expenses: 0,
  transfers: 0,
  cards: 0,
  others: 0,
  expected: 1_200_000,
  counted: [
    { value: 100_000, pieces: 2 },
    { value: 500_000, pieces: 2 },
  ],
  loose: 0,
  countedAmount: 1_200_000,
  difference: 0,
  reason: '',
  closedAt: '2026-11-23T10:30:00.000Z',
  closedBy: 'lan',
  closedByName: 'Trần Thị Lan',
  version: 2,
  ...given,
});

/** Everything came and went, and more was counted than should lie there, by somebody else. */
const offTill = aTill({
  cods: 60_000,
  topUps: 50_000,
  refunds: -40_000,
  handovers: -200_000,
  expenses: -15_000,
  cash: 555_000,
  expected: 1_055_000,
  transfers: 90_000,
  others: 30_000,
  loose: 700,
  countedAmount: 1_200_700,
  difference: 145_700,
  reason: 'Chưa rõ',
  closedBy: 'chi',
  closedByName: 'Chi',
});

const wordsAbout = async (till: StoredTill, given = company): Promise<string[]> =>
  (await drawnPages(tillSlip(till, given))).flatMap(wordsOf);
const after = (words: readonly string[], label: string): string | undefined =>
  words[words.indexOf(label) + 1];

describe('the slip of a closed till', () => {
  it('says who kept it when, what was counted note by note, and that it agrees', async () => {
    const bytes = tillSlip(aTill(), company);
    const [page = [], ...more] = await drawnPages(bytes);
    expect(more).toEqual([]);
    expect(page.filter((line) => !/^(line|filled)/.test(line))).toEqual([
      'page 210.0 × 297.0',
      '15.0, 19.4 12 bold: Công ty TNHH Chợ Làng',
      '15.0, 24.3 9: Số 1 đường Láng',
      '15.0, 28.7 9: Điện thoại: 0204 123 4567',
      '15.0, 33.2 9: Mã số thuế: 0100109106',
      '143.4, 20.6 15 bold: PHIẾU ĐÓNG QUẦY',
      '159.2, 26.1 10: Số: QT261123AB3D5',
      '164.7, 31.1 10: Ngày 23/11/2026',
      '15.0, 44.0 10 bold: Người giữ quầy',
      '15.0, 48.9 10: Trần Thị Lan',
      '15.0, 53.8 10: Kho Hà Nội',
      '105.0, 44.0 10 bold: Ca làm việc',
      '105.0, 48.9 10: Mở: 01:05 ngày 23/11/2026',
      '105.0, 53.8 10: Đóng: 17:30 ngày 23/11/2026',
      '15.0, 62.8 10 bold: Tiền đếm được',
      '16.6, 70.0 9 bold: Mệnh giá',
      '130.0, 70.0 9 bold: Số tờ',
      '176.4, 70.0 9 bold: Thành tiền',
      '16.6, 77.6 9: 500.000 ₫',
      '136.3, 77.6 9: 2',
      '177.5, 77.6 9: 1.000.000',
      '16.6, 85.2 9: 100.000 ₫',
      '136.3, 85.2 9: 2',
      '179.7, 85.2 9: 200.000',
      '115.0, 93.7 10: Tiền đầu ca',
      '179.7, 93.7 10: 500.000',
      '115.0, 98.6 10: Thu bán hàng',
      '180.0, 98.6 10: 700.000',
      '115.0, 103.5 10: Tiền thu hộ (COD) nộp',
      '115.0, 108.5 10: về',
      '192.6, 103.5 10: 0',
      '115.0, 113.4 10: Bỏ thêm vào quầy',
      '192.6, 113.4 10: 0',
      '115.0, 120.4 10 bold: Tiền mặt phải có',
      '173.4, 120.4 10 bold: 1.200.000 ₫',
      '115.0, 127.3 10: Tiền đếm được',
      '174.5, 127.3 10: 1.200.000 ₫',
      '115.0, 134.2 10 bold: Chênh lệch',
      '185.7, 134.2 10 bold: Khớp',
      '15.0, 142.2 10: Số tiền đếm được bằng chữ: Một triệu hai trăm nghìn đồng.',
      '31.8, 153.1 10 bold: Người giữ quầy',
      '32.7, 157.3 8 grey: (Ký, ghi rõ họ tên)',
      '91.2, 153.1 10 bold: Người nhận tiền',
      '92.7, 157.3 8 grey: (Ký, ghi rõ họ tên)',
      '158.3, 153.1 10 bold: Quản lý',
      '152.7, 157.3 8 grey: (Ký, ghi rõ họ tên)',
      '15.0, 281.0 8 grey: Phiếu đóng quầy QT261123AB3D5',
      '182.6, 281.0 8 grey: Trang 1/1',
    ]);
    expect(await pdfHead(bytes)).toEqual({
      title: 'Phiếu đóng quầy QT261123AB3D5',
      createdAt: expect.stringMatching(/20261123/),
    });
  });

  it('says all that came and went, the loose money, who closed it, why it differs, and what is not in it', async () => {
    const [page = []] = await drawnPages(tillSlip(offTill, company));
    expect(page.filter((line) => !/^(line|filled)/.test(line)).slice(8)).toEqual([
      '15.0, 44.0 10 bold: Người giữ quầy',
      '15.0, 48.9 10: Trần Thị Lan',
      '15.0, 53.8 10: Kho Hà Nội',
      '105.0, 44.0 10 bold: Ca làm việc',
      '105.0, 48.9 10: Mở: 01:05 ngày 23/11/2026',
      '105.0, 53.8 10: Đóng: 17:30 ngày 23/11/2026',
      '105.0, 58.8 10: Người đóng: Chi',
      '15.0, 67.7 10 bold: Tiền đếm được',
      '16.6, 74.9 9 bold: Mệnh giá',
      '130.0, 74.9 9 bold: Số tờ',
      '176.4, 74.9 9 bold: Thành tiền',
      '16.6, 82.5 9: 500.000 ₫',
      '136.3, 82.5 9: 2',
      '177.5, 82.5 9: 1.000.000',
      '16.6, 90.2 9: 100.000 ₫',
      '136.3, 90.2 9: 2',
      '179.7, 90.2 9: 200.000',
      '16.6, 97.8 9: Tiền lẻ',
      '187.2, 97.8 9: 700',
      '115.0, 106.2 10: Tiền đầu ca',
      '179.7, 106.2 10: 500.000',
      '115.0, 111.2 10: Thu bán hàng',
      '180.0, 111.2 10: 700.000',
      '115.0, 116.1 10: Tiền thu hộ (COD) nộp',
      '115.0, 121.1 10: về',
      '182.1, 116.1 10: 60.000',
      '115.0, 126.0 10: Bỏ thêm vào quầy',
      '182.1, 126.0 10: 50.000',
      '115.0, 130.9 10: Hoàn tiền cho khách',
      '179.8, 130.9 10: -40.000',
      '115.0, 135.9 10: Nộp về quỹ',
      '177.6, 135.9 10: -200.000',
      '115.0, 140.8 10: Chi vặt',
      '181.0, 140.8 10: -15.000',
      '115.0, 147.8 10 bold: Tiền mặt phải có',
      '173.4, 147.8 10 bold: 1.055.000 ₫',
      '115.0, 154.7 10: Tiền đếm được',
      '174.8, 154.7 10: 1.200.700 ₫',
      '115.0, 161.6 10 bold: Chênh lệch',
      '167.4, 161.6 10 bold: Thừa 145.700 ₫',
      '15.0, 169.6 10: Số tiền đếm được bằng chữ: Một triệu hai trăm nghìn bảy trăm đồng.',
      '15.0, 174.5 10: Lý do, ghi chú: Chưa rõ',
      '15.0, 179.4 10 grey: Thu bằng cách khác, không nằm trong quầy: Chuyển khoản: 90.000 ₫ · Cách khác: 30.000 ₫.',
      '31.8, 190.4 10 bold: Người giữ quầy',
      '32.7, 194.6 8 grey: (Ký, ghi rõ họ tên)',
      '91.2, 190.4 10 bold: Người nhận tiền',
      '92.7, 194.6 8 grey: (Ký, ghi rõ họ tên)',
      '158.3, 190.4 10 bold: Quản lý',
      '152.7, 194.6 8 grey: (Ký, ghi rõ họ tên)',
      '15.0, 281.0 8 grey: Phiếu đóng quầy QT261123AB3D5',
      '182.6, 281.0 8 grey: Trang 1/1',
    ]);
  });

  it('lets no sum cover the label above it that takes two lines', async () => {
    const [page = []] = await drawnPages(tillSlip(offTill, company));
    const rowOf = (words: string) =>
      Number(page.find((line) => line.endsWith(`: ${words}`))?.split(/, | /)[1]);
    expect(rowOf('Bỏ thêm vào quầy')).toBeGreaterThan(rowOf('về'));
  });

  it.each([
    ['less by one đồng', 1_199_999, 'Thiếu 1 ₫'],
    ['more by one đồng', 1_200_001, 'Thừa 1 ₫'],
    ['as expected', 1_200_000, 'Khớp'],
  ])('tells by how much was counted %s', async (_, countedAmount, words) => {
    expect(after(await wordsAbout(aTill({ countedAmount })), 'Chênh lệch')).toBe(words);
  });

  it.each([
    [
      'what left it only where something did',
      { refunds: -40_000 },
      ['Hoàn tiền cho khách'],
      ['Nộp về quỹ', 'Chi vặt'],
    ],
    ['a handover', { handovers: -1 }, ['Nộp về quỹ'], ['Hoàn tiền cho khách', 'Chi vặt']],
    ['no reason where there is none', {}, [], ['Lý do, ghi chú: ']],
    ['the reason', { reason: 'Trả nhầm' }, ['Lý do, ghi chú: Trả nhầm'], []],
    ['nobody beside its keeper', {}, [], ['Người đóng: Trần Thị Lan', 'Người đóng: ']],
    ['somebody who is known no more', { closedBy: 'chi', closedByName: null }, ['Người đóng: '], []],
    ['no note of which none was counted', { counted: [{ value: 1_000, pieces: 0 }] }, [], ['1.000 ₫']],
    ['one note', { counted: [{ value: 1_000, pieces: 1 }] }, ['1.000 ₫'], ['2.000 ₫']],
    ['one đồng beside the notes', { loose: 1 }, ['Tiền lẻ'], []],
    ['nothing beside the notes', {}, [], ['Tiền lẻ']],
    [
      'what came by card',
      { cards: 30_000 },
      ['Thu bằng cách khác, không nằm trong quầy: Thẻ, ví điện tử: 30.000 ₫.'],
      [],
    ],
    ['nothing that came otherwise', {}, [], ['Thu bằng cách khác, không nằm trong quầy: .']],
  ] as const)('names %s', async (_, given, there, missing) => {
    const words = await wordsAbout(aTill(given as Partial<StoredTill>));
    for (const one of there) expect(words).toContain(one);
    for (const one of missing) expect(words).not.toContain(one);
  });

  it('is made of a till that is open with what should lie there by now, and nothing counted', async () => {
    const open: Partial<StoredTill> = {
      status: 'open',
      expected: null,
      countedAmount: null,
      counted: [],
      closedAt: null,
    };
    const words = await wordsAbout(aTill({ ...open, cash: 650_000 }));
    expect(after(words, 'Tiền mặt phải có')).toBe('1.150.000 ₫');
    expect(after(words, 'Chênh lệch')).toBe('Thiếu 1.150.000 ₫');
    expect(words).toContain('Đóng: 01:05 ngày 23/11/2026');
  });
});
