import type { StaffWarehouse } from '#shared/catalogue/warehouse.contract.ts';
import { sumsOf, worthOf } from '#shared/purchasing/purchase-sums.ts';
import type { PurchaseLine, PurchaseWithReceipts } from '#shared/purchasing/purchase.ts';
import type { Supplier } from '#shared/purchasing/suppliers.contract.ts';
import { vndInWords } from '#shared/values/money-in-words.ts';
import { formatVnd } from '#shared/values/money.ts';
import { dayInVietnam } from '#shared/values/vietnam-day.ts';
import type { Company } from '#functions/platform/company.ts';
import { drawPaperHead, drawParties } from '#functions/platform/pdf/head.ts';
import { bytesOf, newPaper, numberPages, type Paper, writeOn } from '#functions/platform/pdf/paper.ts';
import { drawSignatures } from '#functions/platform/pdf/signatures.ts';
import { drawSums, drawTable, type TableColumn } from '#functions/platform/pdf/table.ts';

export type PaperOf = {
  purchase: PurchaseWithReceipts;
  company: Company;
  /** The supplier's contact data, if the reader may see them. */
  supplier: Supplier | undefined;
  warehouse: StaffWarehouse | undefined;
  seesCosts: boolean;
};

const number = new Intl.NumberFormat('vi-VN');
const shortDay = (day: string): string => day.split('-').toReversed().join('/');

const common: TableColumn<PurchaseLine>[] = [
  { title: 'STT', width: 11, align: 'right', cell: (_, place) => String(place + 1) },
  {
    title: 'Hàng hóa',
    cell: ({ name, variantName }) => [name, variantName].filter(Boolean).join(' · '),
    under: ({ codes, code }) => codes[0] ?? code,
  },
  { title: 'ĐVT', width: 18, cell: ({ unit }) => unit },
  { title: 'Số lượng', width: 19, align: 'right', cell: ({ quantity }) => number.format(quantity) },
];

const priced: TableColumn<PurchaseLine>[] = [
  { title: 'Đơn giá', width: 25, align: 'right', cell: ({ cost = 0 }) => formatVnd(cost) },
  { title: 'Thuế', width: 13, align: 'right', cell: ({ taxRate = 0 }) => `${taxRate}%` },
  {
    title: 'Thành tiền',
    width: 32,
    align: 'right',
    cell: ({ quantity, cost = 0 }) => formatVnd(worthOf({ quantity, cost })),
  },
];

/** Column for checking a delivery: the received quantity is written in by hand. */
const counted: TableColumn<PurchaseLine>[] = [{ title: 'Thực nhận', width: 30, cell: () => '' }];

function drawMoney(paper: Paper, { lines, discount = 0, freight = 0 }: PurchaseWithReceipts): void {
  const sums = sumsOf(
    lines.map(({ quantity, cost = 0, taxRate = 0 }) => ({ quantity, cost, taxRate })),
    { discount, freight },
  );
  const shown = [
    ['Tiền hàng', sums.goods],
    ['Chiết khấu', -sums.discount],
    ['Thuế GTGT', sums.tax],
    ['Phí vận chuyển', sums.freight],
  ] as const;
  drawSums(paper, [
    ...shown.flatMap(([label, amount]) => (amount === 0 ? [] : [[label, formatVnd(amount)] as const])),
    ['Tổng cộng', formatVnd(sums.total)],
  ]);
  paper.y += 3;
  writeOn(paper, `Số tiền bằng chữ: ${vndInWords(sums.total)}.`);
}

function partiesOf({ purchase, supplier, warehouse }: PaperOf) {
  const { expectedOn } = purchase;
  return [
    {
      title: 'Nhà cung cấp',
      lines: [
        purchase.supplier.name,
        supplier?.address ?? '',
        supplier?.phone ? `Điện thoại: ${supplier.phone}` : '',
        supplier?.taxCode ? `Mã số thuế: ${supplier.taxCode}` : '',
        supplier?.terms ?? '',
      ],
    },
    {
      title: 'Giao tại',
      lines: [
        purchase.warehouse.name,
        warehouse?.address ?? '',
        warehouse?.phone ? `Điện thoại: ${warehouse.phone}` : '',
        expectedOn === '' ? '' : `Dự kiến giao ngày ${shortDay(expectedOn)}`,
      ],
    },
  ];
}

/** Draws a purchase as the order for the supplier, or as a checklist for a delivery. */
export function purchasePaper(given: PaperOf): Uint8Array<ArrayBuffer> {
  const { purchase, company, seesCosts } = given;
  const { code, createdAt, sentAt, lines, note } = purchase;
  const at = new Date(sentAt ?? createdAt);
  const paper = newPaper({ title: `Đơn đặt hàng ${code}`, at });
  drawPaperHead(paper, company, {
    title: 'ĐƠN ĐẶT HÀNG',
    code,
    day: shortDay(dayInVietnam(at.getTime())),
  });
  drawParties(paper, partiesOf(given));
  drawTable(paper, [...common, ...(seesCosts ? priced : counted)], lines);
  if (seesCosts) drawMoney(paper, purchase);
  paper.y += 3;
  if (note !== '') writeOn(paper, `Ghi chú: ${note}`);
  drawSignatures(paper, ['Người đặt hàng', 'Nhà cung cấp']);
  numberPages(paper, `Đơn đặt hàng ${code}`);
  return bytesOf(paper);
}
