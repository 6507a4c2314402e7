import { buildProduct, type ProductRecord } from '#functions/domain/catalogue/views/product-record.ts';
import { slugify } from '#shared/values/text.ts';
import { idOf, randomOf } from '#seed/random.ts';
import { priceFor, toThousands } from './prices.ts';
import { buildOffers, type Offer, recordOf } from './products.ts';
import { stocksOf } from './stock.ts';

const seasons = ['vụ Đông Xuân', 'vụ Hè Thu', 'vụ Mùa', 'mẻ đầu tháng', 'mẻ giữa tháng', 'mẻ cuối tháng'];
const arrivals = ['đợt tháng 2', 'đợt tháng 4', 'đợt tháng 6', 'đợt tháng 8', 'đợt tháng 10', 'đợt tháng 12'];
const looks = ['màu be', 'màu rêu', 'màu đất', 'màu ngà', 'màu chàm', 'màu son', 'màu than', 'màu nghệ'];
const minute = 60_000;

const uncoloured = ['Sách & văn phòng phẩm', 'Nhà vườn', 'Chăm sóc cá nhân'];

/** Returns the suffix of a repeated product: lots for food, deliveries for books, plants; else colors. */
function suffixOf({ good: { shelf } }: Offer, round: number): string {
  const { kind, name } = shelf.department;
  const food = kind === 'food';
  const coloured = !food && !uncoloured.includes(name);
  const words = food ? seasons : coloured ? looks : arrivals;
  const number = Math.floor(round / words.length) + 1;
  return `${words[round % words.length] ?? ''}, ${coloured ? 'mẫu' : 'lô'} ${number}`;
}

/** Copy of a product: another lot or look, slightly different price, stock in one warehouse. */
function again({ offer, record }: { offer: Offer; record: ProductRecord }, round: number): ProductRecord {
  const suffix = suffixOf(offer, round);
  const name = `${offer.draft.name} – ${suffix}`;
  const random = randomOf(`${offer.good.slug}:${round}`);
  const price = priceFor(toThousands(offer.good.asked * (0.88 + random.next() * 0.3)), record.card.taxRate);
  const at = new Date(
    Date.parse(record.card.createdAt) - random.between(1, 60 * 24 * 30) * minute,
  ).toISOString();
  const { card } = record;
  return buildProduct(
    {
      ...offer.draft,
      name,
      slug: `${offer.good.slug}-${slugify(suffix)}`,
      code: `${offer.draft.code}-${round + 1}`,
      price,
      // Short, because a hundred thousand long descriptions would only measure the disk.
      description: `<p>${record.card.shortDescription}</p>`,
      media: offer.draft.media.slice(0, 1),
      specifications: offer.draft.specifications.slice(0, 3),
      variants: [],
      featured: false,
      badges: offer.draft.badges.filter((badge) => badge !== 'new' && badge !== 'best_seller'),
      freeShipping: random.chance(0.25),
    },
    {
      id: idOf(`product:${offer.good.slug}:${round}`),
      category: card.category,
      business: card.business,
      brand: card.brand,
      sold: Math.floor(card.sold * random.next()),
      stocks: stocksOf([], random.chance(0.05) ? 'none' : 'plenty', random, 1),
      createdAt: at,
      updatedAt: at,
    },
  );
}

/** Generates products one by one: first the demo shop's own, then copies up to the count. */
export function* generateProducts(count: number, now: Date): Generator<ProductRecord> {
  const goods = buildOffers(now).map((offer) => ({ offer, record: recordOf(offer, now) }));
  for (let made = 0; made < Math.min(count, goods.length); made += 1) {
    const good = goods[made];
    if (good) yield good.record;
  }
  for (let made = goods.length; made < count; made += 1) {
    const good = goods[made % goods.length];
    if (good) yield again(good, Math.floor(made / goods.length) - 1);
  }
}

export const ownGoods = (now: Date): ProductRecord[] => buildOffers(now).map((offer) => recordOf(offer, now));
