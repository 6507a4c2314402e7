import type { ParcelSheetName } from '#shared/shipping/parcel-choices.ts';
import { formatVnd } from '#shared/values/money.ts';
import { isCode128 } from '#functions/platform/pdf/code128.ts';
import { drawBarcode, drawQr } from '#functions/platform/pdf/codes.ts';
import {
  type LabelBox,
  labelColumn,
  labelMargin,
  labelPages,
  parcelSheets,
} from '#functions/platform/pdf/labels.ts';
import { bytesOf, lineHeight, type Paper, write } from '#functions/platform/pdf/paper.ts';

/** Content of a parcel's label. */
export type ParcelLabel = {
  kind: 'parcel';
  carrier: string;
  label: string;
  orderCode: string;
  /** Position among the order's parcels. */
  number: number;
  of: number;
  to: { name: string; phone: string; address: string };
  from: { name: string; phone: string };
  goods: readonly { name: string; quantity: number }[];
  grams: number;
  cod: number;
  note: string;
};

/** Requested orders missing from the sheet, so that staff with the sheet in hand notice it. */
export type MissingLabels = { kind: 'missing'; lines: readonly string[] };

const margin = labelMargin;
const maxGoods = 5;

function drawParcel(paper: Paper, parcel: ParcelLabel, box: LabelBox): void {
  const { place, at, skip, line, rule } = labelColumn(paper, box);
  const top = { ...place, y: at() };
  write(paper, parcel.carrier.toUpperCase(), top, { size: 16, bold: true });
  const which = parcel.of > 1 ? `${parcel.orderCode} · ${parcel.number}/${parcel.of}` : parcel.orderCode;
  write(paper, which, { ...top, y: at() + 1.5 }, { size: 10, bold: true, align: 'right' });
  skip(lineHeight(16));
  if (isCode128(parcel.label)) drawBarcode(paper, parcel.label, { ...place, y: at(), height: 17 });
  skip(17.5);
  write(paper, parcel.label, { ...place, y: at() }, { size: 11, bold: true, align: 'center' });
  skip(lineHeight(11));
  rule();
  line(`Người nhận: ${parcel.to.name}`, 12, { bold: true, most: 2 });
  line(parcel.to.phone, 12, { bold: true });
  line(parcel.to.address, 10, { most: 3 });
  rule();
  line(`Người gửi: ${parcel.from.name}`, 8, { grey: true, most: 2 });
  if (parcel.from.phone !== '') line(parcel.from.phone, 8, { grey: true });
  const shown = parcel.goods.slice(0, maxGoods);
  for (const { name, quantity } of shown) line(`${quantity} × ${name}`, 8);
  const rest = parcel.goods.length - shown.length;
  if (rest > 0) line(`và ${rest} mặt hàng khác`, 8, { grey: true });
  if (parcel.note !== '') line(`Ghi chú: ${parcel.note}`, 8, { most: 2 });
  drawFoot(paper, parcel, box);
}

const qrSize = 24;

/** Draws the cash to collect large in the bottom corner, where the courier sees it first. */
function drawFoot(paper: Paper, { cod, grams, orderCode }: ParcelLabel, box: LabelBox): void {
  const y = box.y + box.height - margin - qrSize;
  const x = box.x + margin;
  paper.pdf.line(x, y - 1, box.x + box.width - margin, y - 1);
  const width = box.width - 2 * margin - qrSize - 2;
  write(paper, cod > 0 ? 'Thu hộ (COD)' : 'Không thu tiền', { x, y: y + 1, width }, { size: 10 });
  if (cod > 0) write(paper, formatVnd(cod), { x, y: y + 5.5, width }, { size: 20, bold: true });
  write(paper, `Khối lượng: ${grams} g`, { x, y: y + 17, width }, { size: 9 });
  // Staff who scan the code open the order.
  drawQr(paper, orderCode, { x: box.x + box.width - margin - qrSize, y, size: qrSize });
}

function drawMissing(paper: Paper, { lines }: MissingLabels, box: LabelBox): void {
  const { line, rule } = labelColumn(paper, box);
  line('Chưa có trong tờ này', 13, { bold: true });
  rule();
  for (const text of lines.slice(0, 22)) line(text, 9);
  if (lines.length > 22) line(`và ${lines.length - 22} đơn khác`, 9, { grey: true });
}

/** Draws a batch of labels: one per page for a label printer, or four per page for an office printer. */
export const parcelPaper = (
  sheet: ParcelSheetName,
  labels: readonly (ParcelLabel | MissingLabels)[],
  at: Date,
): Uint8Array<ArrayBuffer> =>
  bytesOf(
    labelPages({ title: 'Nhãn vận đơn', at, sheet: parcelSheets[sheet] }, labels, (paper, label, box) =>
      label.kind === 'parcel' ? drawParcel(paper, label, box) : drawMissing(paper, label, box),
    ),
  );
