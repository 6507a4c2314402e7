import { slugify } from '#shared/values/text.ts';
import type { StoredDraft } from '#functions/domain/catalogue/views/product-record.ts';
import { productPicture } from '#seed/pictures/addresses.ts';
import type { Art } from '#seed/pictures/art.ts';
import { randomOf } from '#seed/random.ts';
import type { Good } from './goods.ts';
import { artOfGood } from './pictures-of.ts';

type Dye = { colour: string; hex: string; accent: string };
type HueTurn = { colour: string; hue: number };

const clothes: readonly Dye[] = [
  { colour: 'Xanh lá', hex: '#3f8f6a', accent: '#f3e2b8' },
  { colour: 'Xanh lam', hex: '#3a66a8', accent: '#f2ead8' },
  { colour: 'Tím sim', hex: '#7a5aa8', accent: '#f2e2f5' },
  { colour: 'Cam đất', hex: '#c8713a', accent: '#fff0d4' },
  { colour: 'Kem', hex: '#efe6d2', accent: '#b99a72' },
];

const lanterns: readonly HueTurn[] = [
  { colour: 'Đỏ son', hue: 0 },
  { colour: 'Xanh ngọc', hue: 140 },
  { colour: 'Tím sim', hue: 275 },
];

const share = 0.6;
const most = 3;
/** Names that state a color, a print or a dye leave no choice of colors. */
const coloured = /nhuộm|chàm|kẻ sọc|họa tiết|hoa nhí|jean|thổ cẩm| in |\bđỏ|\bxanh|\btím|\bđen|\btrắng/i;

/** A good in one of its colors: the key of its picture, and its art. */
export type Colourway = { colour: string; key: string; art: Art };

function waysOf(good: Good): Colourway[] {
  const art = artOfGood(good);
  const key = (colour: string) => `${good.slug}-${slugify(colour)}`;
  if (good.shelf.line.choice === 'lantern' && art.object.kind === 'render') {
    const { render } = art.object;
    return lanterns.map(({ colour, hue }) => ({
      colour,
      key: key(colour),
      art: {
        ...art,
        object: { kind: 'render', render: { code: render.code, ...(hue !== 0 && { hue }) } },
      },
    }));
  }
  if (good.shelf.department.name !== 'Thời trang' || art.object.kind !== 'drawn') return [];
  return clothes.map(({ colour, hex, accent }) => ({
    colour,
    key: key(colour),
    art: { ...art, colour: hex, accent },
  }));
}

/** Colors that a good is offered in; empty for most. */
export function colourwaysOf(good: Good): Colourway[] {
  const { line } = good.shelf;
  const sized = line.choice === 'size' || line.choice === 'lantern';
  if (!sized || coloured.test(good.name) || !randomOf(`colours:${good.slug}`).chance(share)) return [];
  const ways = waysOf(good);
  const start = randomOf(`first colour:${good.slug}`).between(0, Math.max(0, ways.length - 1));
  const shown = ways.map((_, i) => ways[(start + i) % ways.length] as Colourway).slice(0, most);
  // The first color is the one of the good's main picture.
  return shown.map((way, i) => (i === 0 ? { ...way, key: good.slug } : way));
}

/** Adds colors to some of the variants by size, each with its own picture. */
export function inColours(good: Good, variants: StoredDraft['variants']): StoredDraft['variants'] {
  const ways = colourwaysOf(good);
  if (ways.length === 0 || variants.length === 0) return variants;
  return ways.flatMap(({ colour, key }, c) =>
    variants.map((variant, v) => ({
      ...variant,
      name: `Màu / ${variant.name}`,
      value: `${colour} / ${variant.value}`,
      sku: `${good.code}-${c * variants.length + v + 1}`,
      image: productPicture(key, 'hero'),
    })),
  );
}
