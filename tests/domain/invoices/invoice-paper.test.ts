import { describe, expect, it } from 'vitest';
import type { Invoice } from '#shared/invoices/invoice.ts';
import { invoicePaper } from '#functions/domain/invoices/paper/invoice-paper.ts';
import { drawnPages, pdfHead, wordsOf } from '#tests/support/drawn-pages.ts';

const named = (number: number) => ({
  id: `i${number}`,
  series: '1C26TCL',
  number,
  // One in the morning of the day after in Vietnam.
  issuedAt: '2026-11-20T18:00:00.000Z',
});

/** Issued to a company, of goods at 8 % and a service that carries no tax. */
const anInvoice = (given: Partial<Invoice> = {}): Invoice => ({
  ...named(7),
  status: 'issued',
  kind: 'original',
  orderId: 'o1',
  orderCode: 'CL261120AB',
  buyer: {
    kind: 'company',
    name: 'Công ty Mây Tre',
    taxCode: '0312345678',
    address: '12 Lý Thường Kiệt',
    email: '',
  },
  net: 300_000,
  tax: 16_000,
  total: 316_000,
  sending: 'accepted',
  createdAt: '2026-11-18T18:00:00.000Z',
  seller: {
    name: 'Công ty TNHH Chợ Làng',
    address: 'Số 1 đường Láng',
    phone: '0204 123 4567',
    taxCode: '0100109106',
  },
  lines: [
    {
      key: 'a',
      code: 'TS-1',
      name: 'Trà sen',
      unit: 'hộp',
      quantity: 2,
      unitPrice: 110_000,
      discount: 20_000,
      net: 200_000,
      rate: 8,
      tax: 16_000,
      total: 216_000,
    },
    {
      key: 'b',
      code: 'DV-1',
      name: 'Vận chuyển',
      unit: 'lần',
      quantity: 1,
      unitPrice: 100_000,
      discount: 0,
      net: 100_000,
      rate: 'kct',
      tax: 0,
      total: 100_000,
    },
  ],
  sums: [
    { rate: 8, net: 200_000, tax: 16_000 },
    { rate: 'kct', net: 100_000, tax: 0 },
  ],
  payment: 'TM/CK',
  reason: '',
  of: null,
  corrections: [],
  replacedBy: null,
  authorityCode: 'MCQT-1',
  lookupCode: 'TRA-1',
  updatedAt: '2026-11-20T18:00:00.000Z',
  cancelledAt: null,
  version: 1,
  ...given,
});

const draft = {
  status: 'draft',
  series: null,
  number: null,
  issuedAt: null,
  authorityCode: null,
  lookupCode: null,
} as const;

const person = { kind: 'person', name: 'Lan', taxCode: '079300000001', address: '', email: '' } as const;

const wordsIn = async (given: Partial<Invoice>): Promise<string[]> =>
  (await drawnPages(invoicePaper(anInvoice(given)))).flatMap(wordsOf);
/** What stands in bold across the page, before anything else is read. */
const remarksIn = async (given: Partial<Invoice>): Promise<string[]> => {
  const words = await wordsIn(given);
  const day = words.findIndex((line) => line.startsWith('Ngày '));
  return words.slice(day + 1, words.indexOf('Người mua hàng'));
};

const of3 = 'hóa đơn ký hiệu 1C26TCL, số 00000003, ngày 21/11/2026';

describe('the paper of an invoice', () => {
  it('says who sold what to whom, line by line, with the taxes and the sum in words', async () => {
    const bytes = invoicePaper(anInvoice());
    const [page = [], ...more] = await drawnPages(bytes);
    expect(more).toEqual([]);
    expect(page.filter((line) => !/^(line|filled)/.test(line))).toEqual([
      'page 210.0 × 297.0',
      '15.0, 19.4 12 bold: Công ty TNHH Chợ Làng',
      '15.0, 24.3 9: Số 1 đường Láng',
      '15.0, 28.7 9: Điện thoại: 0204 123 4567',
      '15.0, 33.2 9: Mã số thuế: 0100109106',
      '119.7, 20.6 15 bold: HÓA ĐƠN GIÁ TRỊ GIA TĂNG',
      '137.1, 26.1 10: Số: 00000007 · Ký hiệu: 1C26TCL',
      '165.7, 31.1 10: Ngày 21/11/2026',
      '15.0, 46.0 10 bold: Người mua hàng',
      '15.0, 50.9 10: Công ty Mây Tre',
      '15.0, 55.8 10: Mã số thuế: 0312345678',
      '15.0, 60.8 10: Địa chỉ: 12 Lý Thường Kiệt',
      '105.0, 46.0 10 bold: Thông tin hóa đơn',
      '105.0, 50.9 10: Đơn hàng: CL261120AB',
      '105.0, 55.8 10: Hình thức thanh toán: TM/CK',
      '105.0, 60.8 10: Mã của cơ quan thuế: MCQT-1',
      '105.0, 65.7 10: Mã tra cứu: TRA-1',
      '16.9, 75.9 9 bold: STT',
      '26.6, 75.9 9 bold: Tên hàng hóa, dịch',
      '26.6, 80.3 9 bold: vụ',
      '60.6, 75.9 9 bold: ĐVT',
      '82.2, 75.9 9 bold: Số',
      '77.5, 80.3 9 bold: lượng',
      '97.0, 75.9 9 bold: Đơn giá',
      '113.2, 75.9 9 bold: Chiết khấu',
      '138.4, 75.9 9 bold: Thành tiền',
      '163.5, 75.9 9 bold: Thuế',
      '164.3, 80.3 9 bold: suất',
      '178.5, 75.9 9 bold: Tiền thuế',
      '22.2, 88.0 9: 1',
      '26.6, 88.0 9: Trà sen',
      '26.6, 91.9 7.5 grey: TS-1',
      '60.6, 88.0 9: hộp',
      '84.3, 88.0 9: 2',
      '97.5, 88.0 9: 110.000',
      '118.8, 88.0 9: 20.000',
      '141.7, 88.0 9: 200.000',
      '166.7, 88.0 9: 8%',
      '182.7, 88.0 9: 16.000',
      '21.3, 99.3 9: 2',
      '26.6, 99.3 9: Vận chuyển',
      '26.6, 103.2 7.5 grey: DV-1',
      '60.6, 99.3 9: lần',
      '85.2, 99.3 9: 1',
      '96.5, 99.3 9: 100.000',
      '128.3, 99.3 9: 0',
      '142.5, 99.3 9: 100.000',
      '164.7, 99.3 9: KCT',
      '115.0, 111.4 10: Tiền hàng 8%',
      '179.8, 111.4 10: 200.000',
      '115.0, 116.4 10: Thuế 8%',
      '183.1, 116.4 10: 16.000',
      '115.0, 121.3 10: Tiền hàng KCT',
      '180.7, 121.3 10: 100.000',
      '115.0, 126.3 10: Cộng tiền hàng',
      '179.7, 126.3 10: 300.000',
      '115.0, 131.2 10: Cộng tiền thuế',
      '183.1, 131.2 10: 16.000',
      '115.0, 138.1 10 bold: Tổng thanh toán',
      '177.0, 138.1 10 bold: 316.000 ₫',
      '15.0, 146.1 10: Số tiền viết bằng chữ: Ba trăm mười sáu nghìn đồng.',
      '15.0, 153.3 8 grey: Bản thể hiện của hóa đơn điện tử. Đơn vị tính tiền: đồng Việt Nam.',
      '15.0, 281.0 8 grey: Hóa đơn 1C26TCL 00000007',
      '182.6, 281.0 8 grey: Trang 1/1',
    ]);
    expect(await pdfHead(bytes)).toEqual({
      title: 'Hóa đơn 1C26TCL 00000007',
      createdAt: expect.stringMatching(/20261120/),
    });
  });

  it('of a draft has no number, series or code, and the day it was written down', async () => {
    const bytes = invoicePaper(anInvoice({ ...draft, buyer: person }));
    const words = (await drawnPages(bytes)).flatMap(wordsOf);
    const head = words.slice(5, words.indexOf('STT'));
    expect(head).toEqual([
      'Số: (chưa có)',
      'Ngày 19/11/2026',
      'BẢN NHÁP: chưa phát hành, không có giá trị.',
      'Người mua hàng',
      'Lan',
      'Số định danh cá nhân: 079300000001',
      'Thông tin hóa đơn',
      'Đơn hàng: CL261120AB',
      'Hình thức thanh toán: TM/CK',
    ]);
    expect(await pdfHead(bytes)).toMatchObject({ title: 'Hóa đơn (chưa có)' });
  });

  it('names a buyer without a number or an address by the name alone', async () => {
    const words = await wordsIn({ buyer: { ...person, taxCode: '' } });
    expect(words.slice(words.indexOf('Người mua hàng'), words.indexOf('Thông tin hóa đơn'))).toEqual([
      'Người mua hàng',
      'Lan',
    ]);
  });

  it.each<[string, Partial<Invoice>, string[]]>([
    ['one that holds', {}, []],
    [
      'one the tax office has not seen',
      { authorityCode: null },
      ['Đang chờ mã của cơ quan thuế: hóa đơn chưa có giá trị sử dụng.'],
    ],
    [
      'one called off',
      { status: 'cancelled', reason: 'Sai tên', authorityCode: null },
      ['HÓA ĐƠN ĐÃ HỦY. Lý do: Sai tên'],
    ],
    [
      'one called off before it was issued',
      { ...draft, status: 'cancelled', reason: 'Sai tên' },
      ['HÓA ĐƠN ĐÃ HỦY. Lý do: Sai tên'],
    ],
    [
      'one that replaced another and was called off',
      {
        status: 'cancelled',
        kind: 'replacement',
        of: named(3),
        reason: 'Sai số',
        cancelReason: 'Khách hủy',
      },
      ['HÓA ĐƠN ĐÃ HỦY. Lý do: Khách hủy', `Thay thế cho ${of3}. Lý do: Sai số`],
    ],
    [
      'one that corrects',
      { kind: 'correction', of: named(3), reason: 'Bớt một' },
      [`Điều chỉnh cho ${of3}. Lý do: Bớt một`],
    ],
    [
      'one that replaces',
      { kind: 'replacement', of: named(3), reason: 'Sai số' },
      [`Thay thế cho ${of3}. Lý do: Sai số`],
    ],
    ['one that corrects nothing named', { kind: 'correction', of: null }, []],
    ['one that replaces nothing named', { kind: 'replacement', of: null }, []],
    [
      'one that was replaced',
      { status: 'replaced', replacedBy: named(3) },
      [`HÓA ĐƠN ĐÃ BỊ THAY THẾ bởi ${of3}.`],
    ],
    [
      'one corrected twice',
      { status: 'corrected', corrections: [named(3), named(4)] },
      [`Đã được điều chỉnh bởi ${of3}.`, `Đã được điều chỉnh bởi ${of3.replace('3,', '4,')}.`],
    ],
  ])('tells first what became of %s', async (_, given, remarks) => {
    expect(await remarksIn(given)).toEqual(remarks);
  });

  it('writes no tax, not even a nought, of what carries none, and a nought of what is taxed at nought', async () => {
    const [, line] = anInvoice().lines;
    if (!line) throw new Error('The invoice has two lines');
    const zero = { ...line, key: 'c', code: 'X', name: 'Xuất khẩu', rate: 0 };
    const words = await wordsIn({
      lines: [line, zero],
      sums: [
        { rate: 'kct', net: 100_000, tax: 0 },
        { rate: 0, net: 100_000, tax: 0 },
      ],
    });
    const taxes = words.filter((one) => one.startsWith('Thuế ') && one.endsWith('%'));
    expect(taxes).toEqual(['Thuế 0%']);
    const rows = words.slice(words.indexOf('Vận chuyển'), words.indexOf('Tiền hàng KCT'));
    expect(rows).toEqual([
      'Vận chuyển',
      'DV-1',
      'lần',
      '1',
      '100.000',
      '0',
      '100.000',
      'KCT',
      '2',
      'Xuất khẩu',
      'X',
      'lần',
      '1',
      '100.000',
      '0',
      '100.000',
      '0%',
      '0',
    ]);
  });
});
