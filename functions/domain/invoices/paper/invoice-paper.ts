import type { Invoice, InvoiceLine, InvoiceName } from '#shared/invoices/invoice.ts';
import { cancelReasonOf } from '#shared/invoices/cancel-reason.ts';
import { invoiceNumber } from '#shared/invoices/invoice-number.ts';
import { vatRateText } from '#shared/invoices/vat-rates.ts';
import { vndInWords } from '#shared/values/money-in-words.ts';
import { dayInVietnam } from '#shared/values/vietnam-day.ts';
import { drawPaperHead, drawParties } from '#functions/platform/pdf/head.ts';
import { bytesOf, newPaper, numberPages, type Paper, writeOn } from '#functions/platform/pdf/paper.ts';
import { drawSums, drawTable, type TableColumn } from '#functions/platform/pdf/table.ts';

const figure = new Intl.NumberFormat('vi-VN');
const shortDay = (at: string): string => dayInVietnam(Date.parse(at)).split('-').toReversed().join('/');

const numberText = (number: number | null): string => (number === null ? '(chưa có)' : invoiceNumber(number));

const figures = (
  title: string,
  width: number,
  of: (line: InvoiceLine) => number,
): TableColumn<InvoiceLine> => ({
  title,
  width,
  align: 'right',
  cell: (line) => figure.format(of(line)),
});

const columns: TableColumn<InvoiceLine>[] = [
  { title: 'STT', width: 10, align: 'right', cell: (_, place) => String(place + 1) },
  { title: 'Tên hàng hóa, dịch vụ', cell: ({ name }) => name, under: ({ code }) => code },
  { title: 'ĐVT', width: 15, cell: ({ unit }) => unit },
  figures('Số lượng', 14, ({ quantity }) => quantity),
  figures('Đơn giá', 23, ({ unitPrice }) => unitPrice),
  figures('Chiết khấu', 21, ({ discount }) => discount),
  figures('Thành tiền', 25, ({ net }) => net),
  { title: 'Thuế suất', width: 16, align: 'right', cell: ({ rate }) => vatRateText(rate) },
  {
    title: 'Tiền thuế',
    width: 22,
    align: 'right',
    // A line without tax must not show a tax amount, not even 0.
    cell: ({ rate, tax }) => (typeof rate === 'string' ? '' : figure.format(tax)),
  },
];

const named = ({ series, number, issuedAt }: InvoiceName): string =>
  `ký hiệu ${series}, số ${numberText(number)}, ngày ${shortDay(issuedAt)}`;

/** Returns the remarks that must stand before everything else. */
function remarksOf(invoice: Invoice): string[] {
  const { status, kind, of, reason, replacedBy, corrections, authorityCode } = invoice;
  return [
    ...(status === 'draft' ? ['BẢN NHÁP: chưa phát hành, không có giá trị.'] : []),
    ...(status === 'cancelled' ? [`HÓA ĐƠN ĐÃ HỦY. Lý do: ${cancelReasonOf(invoice)}`] : []),
    ...(of && kind === 'correction' ? [`Điều chỉnh cho hóa đơn ${named(of)}. Lý do: ${reason}`] : []),
    ...(of && kind === 'replacement' ? [`Thay thế cho hóa đơn ${named(of)}. Lý do: ${reason}`] : []),
    ...(replacedBy ? [`HÓA ĐƠN ĐÃ BỊ THAY THẾ bởi hóa đơn ${named(replacedBy)}.`] : []),
    ...corrections.map((one) => `Đã được điều chỉnh bởi hóa đơn ${named(one)}.`),
    ...(status === 'issued' && authorityCode === null
      ? ['Đang chờ mã của cơ quan thuế: hóa đơn chưa có giá trị sử dụng.']
      : []),
  ];
}

function drawMoney(paper: Paper, { sums, net, tax, total }: Invoice): void {
  drawSums(paper, [
    ...sums.flatMap(({ rate, net: sum, tax: part }) => [
      [`Tiền hàng ${vatRateText(rate)}`, figure.format(sum)] as const,
      ...(typeof rate === 'string' ? [] : [[`Thuế ${vatRateText(rate)}`, figure.format(part)] as const]),
    ]),
    ['Cộng tiền hàng', figure.format(net)],
    ['Cộng tiền thuế', figure.format(tax)],
    ['Tổng thanh toán', `${figure.format(total)} ₫`],
  ]);
  paper.y += 3;
  writeOn(paper, `Số tiền viết bằng chữ: ${vndInWords(total)}.`);
}

/** Draws the readable copy of an invoice. The legal one is with the provider. */
export function invoicePaper(invoice: Invoice): Uint8Array<ArrayBuffer> {
  const { series, number, seller, buyer, issuedAt, createdAt, authorityCode, lookupCode } = invoice;
  const at = issuedAt ?? createdAt;
  const name = `Hóa đơn ${series ?? ''} ${numberText(number)}`.replace(/\s+/g, ' ');
  const paper = newPaper({ title: name, at: new Date(at) });
  const code = `${numberText(number)}${series === null ? '' : ` · Ký hiệu: ${series}`}`;
  drawPaperHead(paper, seller, { title: 'HÓA ĐƠN GIÁ TRỊ GIA TĂNG', code, day: shortDay(at) });
  for (const remark of remarksOf(invoice)) writeOn(paper, remark, { bold: true });
  paper.y += 2;
  const isCompany = buyer.kind === 'company';
  drawParties(paper, [
    {
      title: 'Người mua hàng',
      lines: [
        buyer.name,
        buyer.taxCode && `${isCompany ? 'Mã số thuế' : 'Số định danh cá nhân'}: ${buyer.taxCode}`,
        buyer.address && `Địa chỉ: ${buyer.address}`,
      ],
    },
    {
      title: 'Thông tin hóa đơn',
      lines: [
        `Đơn hàng: ${invoice.orderCode}`,
        `Hình thức thanh toán: ${invoice.payment}`,
        authorityCode ? `Mã của cơ quan thuế: ${authorityCode}` : '',
        lookupCode ? `Mã tra cứu: ${lookupCode}` : '',
      ],
    },
  ]);
  drawTable(paper, columns, invoice.lines);
  drawMoney(paper, invoice);
  paper.y += 3;
  writeOn(paper, 'Bản thể hiện của hóa đơn điện tử. Đơn vị tính tiền: đồng Việt Nam.', {
    size: 8,
    grey: true,
  });
  numberPages(paper, name);
  return bytesOf(paper);
}
