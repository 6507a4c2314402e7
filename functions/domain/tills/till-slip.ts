import { cashLines, denominations, expectedCash, leaves, type TillLine } from '#shared/tills/till-choices.ts';
import { vndInWords } from '#shared/values/money-in-words.ts';
import { dayInVietnam } from '#shared/values/vietnam-day.ts';
import type { Company } from '#functions/platform/company.ts';
import { drawPaperHead, drawParties } from '#functions/platform/pdf/head.ts';
import { bytesOf, newPaper, numberPages, writeOn } from '#functions/platform/pdf/paper.ts';
import { drawSignatures } from '#functions/platform/pdf/signatures.ts';
import { drawSums, drawTable, type TableColumn } from '#functions/platform/pdf/table.ts';
import type { StoredTill } from './till-record.ts';

const figure = new Intl.NumberFormat('vi-VN', { signDisplay: 'negative' });
const clock = new Intl.DateTimeFormat('vi-VN', {
  timeZone: 'Asia/Ho_Chi_Minh',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});
const dayOf = (at: string): string => dayInVietnam(Date.parse(at)).split('-').toReversed().join('/');
const momentOf = (at: string): string => `${clock.format(new Date(at))} ngày ${dayOf(at)}`;

const lineNames: Record<TillLine, string> = {
  sales: 'Thu bán hàng',
  cods: 'Tiền thu hộ (COD) nộp về',
  topUps: 'Bỏ thêm vào quầy',
  refunds: 'Hoàn tiền cho khách',
  handovers: 'Nộp về quỹ',
  expenses: 'Chi vặt',
  transfers: 'Chuyển khoản',
  cards: 'Thẻ, ví điện tử',
  others: 'Cách khác',
};

type CountRow = { value: number | null; pieces: number | null; amount: number };

const columns: TableColumn<CountRow>[] = [
  { title: 'Mệnh giá', cell: ({ value }) => (value === null ? 'Tiền lẻ' : `${figure.format(value)} ₫`) },
  {
    title: 'Số tờ',
    width: 35,
    align: 'right',
    cell: ({ pieces }) => (pieces === null ? '' : figure.format(pieces)),
  },
  { title: 'Thành tiền', width: 55, align: 'right', cell: ({ amount }) => figure.format(amount) },
];

function countedRows({ counted, loose }: StoredTill): CountRow[] {
  const notes = denominations.flatMap((value) => {
    const pieces = counted.find((one) => one.value === value)?.pieces ?? 0;
    return pieces > 0 ? [{ value, pieces, amount: value * pieces }] : [];
  });
  return [...notes, ...(loose > 0 ? [{ value: null, pieces: null, amount: loose }] : [])];
}

const differenceText = (difference: number): string => {
  if (difference === 0) return 'Khớp';
  return `${difference > 0 ? 'Thừa' : 'Thiếu'} ${figure.format(Math.abs(difference))} ₫`;
};

const told = (till: StoredTill): string =>
  (['transfers', 'cards', 'others'] as const)
    .filter((line) => till[line] !== 0)
    .map((line) => `${lineNames[line]}: ${figure.format(till[line])} ₫`)
    .join(' · ');

/** Draws the slip of a closed till: the expected cash, the counted cash, and the signatures. */
export function tillSlip(till: StoredTill, company: Company): Uint8Array<ArrayBuffer> {
  const { code, openedAt, closedAt, float, reason } = till;
  const at = closedAt ?? openedAt;
  const expected = till.expected ?? expectedCash(till);
  const counted = till.countedAmount ?? 0;
  const paper = newPaper({ title: `Phiếu đóng quầy ${code}`, at: new Date(at) });
  drawPaperHead(paper, company, { title: 'PHIẾU ĐÓNG QUẦY', code, day: dayOf(at) });
  drawParties(paper, [
    { title: 'Người giữ quầy', lines: [till.personName, till.warehouseName] },
    {
      title: 'Ca làm việc',
      lines: [
        `Mở: ${momentOf(openedAt)}`,
        `Đóng: ${momentOf(at)}`,
        till.closedBy === till.userId ? '' : `Người đóng: ${till.closedByName ?? ''}`,
      ].filter(Boolean),
    },
  ]);
  writeOn(paper, 'Tiền đếm được', { bold: true });
  paper.y += 1;
  drawTable(paper, columns, countedRows(till));
  drawSums(paper, [
    ['Tiền đầu ca', figure.format(float)],
    ...cashLines
      .filter((line) => till[line] !== 0 || !leaves(line))
      .map((line) => [lineNames[line], figure.format(till[line])] as const),
    ['Tiền mặt phải có', `${figure.format(expected)} ₫`],
  ]);
  drawSums(paper, [
    ['Tiền đếm được', `${figure.format(counted)} ₫`],
    ['Chênh lệch', differenceText(counted - expected)],
  ]);
  paper.y += 3;
  writeOn(paper, `Số tiền đếm được bằng chữ: ${vndInWords(counted)}.`);
  if (reason !== '') writeOn(paper, `Lý do, ghi chú: ${reason}`);
  if (told(till) !== '')
    writeOn(paper, `Thu bằng cách khác, không nằm trong quầy: ${told(till)}.`, { grey: true });
  drawSignatures(paper, ['Người giữ quầy', 'Người nhận tiền', 'Quản lý']);
  numberPages(paper, `Phiếu đóng quầy ${code}`);
  return bytesOf(paper);
}
