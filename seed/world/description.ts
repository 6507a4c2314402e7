import type { Line } from './product-line.ts';

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

type Told = { name: string; maker: string; province: string; line: Line };

const openings = [
  ({ name, maker, province }: Told) =>
    `${name} do ${maker} (${province}) làm ra và giao thẳng từ kho gần bạn nhất.`,
  ({ name, maker }: Told) =>
    `${maker} gửi tới chợ ${name.charAt(0).toLowerCase()}${name.slice(1)}, hàng mới về trong tháng.`,
  ({ name, maker, province }: Told) => `Hàng của ${maker}, ${province}: ${name}.`,
];

/** The product page's text, in the few tags the sanitiser lets through. */
export function descriptionOf(told: Told, index: number): string {
  const { line } = told;
  const opening = openings[index % openings.length]?.(told) ?? '';
  const points = line.points.map((point) => `<li>${escape(point)}</li>`).join('');
  return [
    `<p>${escape(opening)} ${escape(line.story[0])}</p>`,
    `<p>${escape(line.story[1])}</p>`,
    `<h3>Vì sao nên mua</h3><ul>${points}</ul>`,
    `<h3>Cách dùng và giữ</h3><p>${escape(line.care)}</p>`,
  ].join('');
}
