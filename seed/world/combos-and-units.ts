import type { Offer } from '#functions/domain/catalogue/views/offer.ts';
import {
  type StoredDraft,
  buildProduct,
  type ProductRecord,
} from '#functions/domain/catalogue/views/product-record.ts';
import { slugify } from '#shared/values/text.ts';
import { idOf } from '#seed/random.ts';
import { priceFor, toThousands } from './prices.ts';

const day = 86_400_000;

type Part = { name: string; quantity: number };
type ComposedGood = Pick<StoredDraft, 'name' | 'unit' | 'shortDescription'> & {
  code: string;
  of: readonly Part[];
  isUnit: boolean;
  /** Price as a share of the sum of its parts' prices. */
  asked: number;
};

/** A case of soy sauce, and a combo for a meal of rolls. */
const made: readonly ComposedGood[] = [
  {
    name: 'Nước tương đậu nành lên men, thùng 24 chai',
    code: 'NTDN-T24',
    unit: 'thùng',
    shortDescription: 'Thùng 24 chai nước tương 500ml, cho quán chay và bếp đông người.',
    isUnit: true,
    of: [{ name: 'Nước tương đậu nành lên men chai 500ml', quantity: 24 }],
    asked: 0.92,
  },
  {
    name: 'Combo cuốn chay vườn nhà',
    code: 'CB-CUONCHAY',
    unit: 'bộ',
    shortDescription: 'Bánh tráng gạo lứt, nước chấm nấm hương và nước tương cho một bữa cuốn chay.',
    isUnit: false,
    of: [
      { name: 'Bánh tráng gạo lứt cuốn gỏi gói 500g', quantity: 2 },
      { name: 'Nước chấm chay nấm hương chai 500ml', quantity: 1 },
      { name: 'Nước tương đậu nành lên men chai 500ml', quantity: 1 },
    ],
    asked: 0.9,
  },
];

const offerOf = ({ card, detail, stocks }: ProductRecord): Offer => ({
  card,
  variant: undefined,
  price: card.price,
  available: stocks.reduce((sum, { onHand, reserved }) => sum + onHand - reserved, 0),
  stocks,
  places: card.warehouseIds,
  minQuantity: card.minQuantity,
  maxQuantity: card.maxQuantity,
  weight: detail.weight,
  unit: detail.unit,
});

/** Product record of a unit or combo. It is dated before the oldest product and has another background. */
function recordOf(
  { name, code, unit, shortDescription, of, isUnit, asked }: ComposedGood,
  goods: readonly ProductRecord[],
  oldest: ProductRecord['card'],
) {
  const parts = of.map((part) => {
    const record = goods.find(({ card }) => card.name === part.name);
    if (!record || record.card.hasVariants) throw new Error(`Nothing is made of “${part.name}”`);
    return { record, quantity: part.quantity };
  });
  const [first] = parts;
  if (!first) throw new Error(`“${name}” is made of nothing`);
  const { card, detail } = first.record;
  const whole = parts.reduce((sum, { record, quantity }) => sum + record.card.total * quantity, 0);
  const total = toThousands(whole * asked);
  const slug = slugify(name);
  const named = parts.map(({ record, quantity }) => ({
    productId: record.card.id,
    variantId: null,
    quantity,
  }));
  const draft: StoredDraft = {
    ...(isUnit
      ? { masterUnitId: card.id, conversionValue: first.quantity }
      : { type: 'combo' as const, parts: named }),
    name,
    code,
    slug,
    unit,
    shortDescription,
    categoryId: card.category.id,
    businessId: card.business.id,
    brandId: card.brand?.id ?? null,
    description: `<p>${shortDescription}</p>`,
    price: priceFor(total, card.taxRate),
    basePrice: whole,
    taxType: card.taxType,
    taxRateDirect: 0,
    image: card.image,
    ground: [card.ground, 1, 2].find((ground) => ground !== oldest.ground) ?? 1,
    media: detail.media.filter(({ type }) => type === 'image'),
    badges: [],
    freeShipping: false,
    featured: false,
    flashSale: false,
    weight: parts.reduce((sum, { record, quantity }) => sum + record.detail.weight * quantity, 0),
    minQuantity: 1,
    maxQuantity: 20,
    specifications: detail.specifications,
    variants: [],
    isActive: true,
    metaTitle: `${name} | Chợ Làng`,
    metaDescription: shortDescription,
  };
  return buildProduct(draft, {
    id: idOf(`product:${slug}`),
    category: card.category,
    business: card.business,
    brand: card.brand,
    sold: 0,
    stocks: [],
    parts: named.map((part, place) => {
      const record = parts[place]?.record ?? first.record;
      return { ...part, card: record.card, offer: offerOf(record) };
    }),
    createdAt: new Date(Date.parse(oldest.createdAt) - day).toISOString(),
    updatedAt: card.updatedAt,
  });
}

/** Adds combos and bigger units to the goods. Each part refers back to the products that contain it. */
export function withCombosAndUnits(goods: readonly ProductRecord[]): ProductRecord[] {
  const records: { record: ProductRecord; isUnit: boolean }[] = [];
  let [oldest] = goods.map(({ card }) => card).toSorted((a, b) => (a.createdAt < b.createdAt ? -1 : 1));
  for (const one of made) {
    if (!oldest) break;
    const record = recordOf(one, goods, oldest);
    records.push({ record, isUnit: one.isUnit });
    oldest = record.card;
  }
  const counted = goods.map((good) => {
    const of = records.filter(({ record }) =>
      record.card.parts.some(({ productId }) => productId === good.card.id),
    );
    if (of.length === 0) return good;
    const unitCount = of.filter(({ isUnit }) => isUnit).length;
    return { ...good, card: { ...good.card, combos: of.length, unitCount } };
  });
  return [...counted, ...records.map(({ record }) => record)];
}
