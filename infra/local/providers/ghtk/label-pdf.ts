import { fold } from '#shared/values/text.ts';
import type { GhtkParcel } from './ghtk-parcel.ts';

/** Size of an A6 page in points. */
const [width, height] = [298, 420];

/** Reduces to ASCII, as standard PDF fonts lack Vietnamese letters, and escapes PDF syntax. */
const plain = (text: string): string =>
  fold(text)
    .toUpperCase()
    .replace(/[^\x20-\x7e]/g, ' ')
    .replace(/[\\()]/g, (sign) => `\\${sign}`);

const line = (x: number, y: number, size: number, text: string): string =>
  `BT /F1 ${size} Tf ${x} ${y} Td (${plain(text).slice(0, 60)}) Tj ET`;

const money = (amount: number) => `${amount.toLocaleString('vi-VN')} VND`;

/** Renders a printable label as a minimal PDF: one page with a standard font. */
export function labelPdf(parcel: GhtkParcel): Uint8Array {
  const drawn = [
    `1 w 10 10 ${width - 20} ${height - 20} re S`,
    line(20, height - 40, 16, 'GHTK'),
    line(20, height - 70, 13, parcel.label),
    line(20, height - 90, 9, `Ma don: ${parcel.partnerId}`),
    line(20, height - 120, 9, 'Nguoi nhan'),
    line(20, height - 136, 12, parcel.name),
    line(20, height - 152, 11, parcel.tel),
    line(20, height - 168, 9, parcel.address.slice(0, 55)),
    line(20, height - 182, 9, parcel.address.slice(55, 110)),
    line(20, height - 210, 9, `Tu: ${parcel.from}`),
    line(20, height - 240, 9, parcel.goods),
    line(20, height - 270, 10, `Khoi luong: ${parcel.grams} g`),
    line(20, height - 300, 14, `Thu ho: ${money(parcel.pickMoney)}`),
  ].join('\n');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>`,
    `<< /Length ${drawn.length} >>\nstream\n${drawn}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let text = '%PDF-1.4\n';
  const offsets = objects.map((object, place) => {
    const at = text.length;
    text += `${place + 1} 0 obj\n${object}\nendobj\n`;
    return at;
  });
  const table = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}`;
  text += `trailer << /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${text.indexOf('xref\n')}\n%%EOF\n`;
  return Buffer.from(text, 'latin1');
}
