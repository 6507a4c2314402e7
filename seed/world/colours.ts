import type { ProductDraft } from '#shared/catalogue/index.ts';
import { productPicture } from '#seed/pictures/addresses.ts';
import type { SubjectKey } from '#seed/pictures/subjects.ts';
import { randomOf } from '#seed/random.ts';
import type { Good } from './goods.ts';

/** The same thing in several colours, as far as the market has pictures of it. */
const families: readonly (readonly (readonly [colour: string, subject: SubjectKey])[])[] = [
  [
    ['Xanh lá', 'ao-thun-xanh'],
    ['Xanh lam', 'ao-thun-lam'],
    ['Tím sim', 'ao-thun-tim'],
    ['Cam đất', 'ao-thun-cam'],
    ['Kem', 'ao-thun-kem'],
  ],
  [
    ['Hồng sen', 'ao-kieu'],
    ['Xanh ngọc', 'ao-kieu-xanh'],
  ],
  [
    ['Xanh lam', 'vay'],
    ['Đỏ son', 'vay-do'],
  ],
  [
    ['Đỏ son', 'den-long'],
    ['Xanh ngọc', 'den-long-xanh'],
    ['Tím sim', 'den-long-tim'],
  ],
];

const share = 0.6;
const most = 3;
/** A name that tells the colour, or how it was dyed, leaves no choice of colours. */
const coloured = /nhuộm|chàm|\bđỏ|\bxanh|\btím|\bđen|\btrắng/i;

/** Some of what comes in sizes comes in colours too, each with its own picture. */
export function inColours(
  { slug, name, code, subject }: Good,
  variants: ProductDraft['variants'],
): ProductDraft['variants'] {
  const family = families.find((colours) => colours.some(([, known]) => known === subject));
  const offered = variants.some((variant) => variant.name !== 'Màu');
  if (!family || !offered || coloured.test(name) || !randomOf(`colours:${slug}`).chance(share))
    return variants;
  const colours = family
    .toSorted((a, b) => Number(b[1] === subject) - Number(a[1] === subject))
    .slice(0, most);
  return colours.flatMap(([colour, picture], c) =>
    variants.map((variant, v) => ({
      ...variant,
      name: `Màu / ${variant.name}`,
      value: `${colour} / ${variant.value}`,
      sku: `${code}-${c * variants.length + v + 1}`,
      image: productPicture(picture, 'hero'),
    })),
  );
}
