import type { SaidOfGood } from './kinds/index.ts';

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

type DescriptionFacts = { maker: string; province: string; said: SaidOfGood };

/** HTML of a product page's description, with only the tags that the sanitizer allows. */
export function descriptionOf({ maker, province, said: { story, points, care } }: DescriptionFacts): string {
  const listed = points.map((point) => `<li>${escape(point)}</li>`).join('');
  return [
    ...story.map((paragraph) => `<p>${escape(paragraph)}</p>`),
    `<h3>Đặc điểm nổi bật</h3><ul>${listed}</ul>`,
    `<h3>Sử dụng và bảo quản</h3><p>${escape(care)}</p>`,
    `<p>Sản phẩm do ${escape(maker)} (${escape(province)}) cung cấp.</p>`,
  ].join('');
}
