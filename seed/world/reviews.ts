import { idsSince } from '#shared/values/ids.ts';
import type { Profile } from '#functions/domain/accounts/account.ts';
import { noRating, type StoredRating } from '#functions/domain/catalogue/products/product-rating.ts';
import type { Purchase } from '#functions/domain/reviews/purchase.ts';
import { abbreviateName, type StoredPicture, type StoredReview } from '#functions/domain/reviews/review.ts';
import { idOf, type Random, randomOf } from '#seed/random.ts';
import { departmentWords } from './review-department-words.ts';
import { anyWords, arrivalWords, laterWords, shortWords, type Words } from './review-words.ts';

type Stars = 1 | 2 | 3 | 4 | 5;

/** Moods of a review's sentences: a good review may contain a “but”, a bad one usually something positive. */
function moodsOf(stars: Stars, random: Random): (keyof Words)[] {
  if (stars === 5) return ['good', 'good', 'good'];
  if (stars === 4) return ['good', random.chance(0.5) ? 'mixed' : 'good', 'good'];
  if (stars === 3) return ['mixed', random.chance(0.6) ? 'good' : 'mixed', 'mixed'];
  return ['bad', random.chance(0.3) ? 'mixed' : 'bad', stars === 2 && random.chance(0.3) ? 'good' : 'bad'];
}

const short = (stars: Stars): keyof Words => (stars >= 4 ? 'good' : stars === 3 ? 'mixed' : 'bad');

/** Joins sentences with a space, sometimes with a line break as on phones. */
const joined = (sentences: string[], random: Random): string =>
  sentences.join(random.chance(0.12) ? '\n' : ' ');

const longUse = 45;

/** Creates a writer of reviews that avoids repetition while there are unused sentences. */
function commentWriter(department: string, random: Random) {
  const own = departmentWords[department] ?? anyWords;
  const used = new Set<string>();

  function say(choices: readonly string[]): string {
    const fresh = choices.filter((sentence) => !used.has(sentence));
    const sentence = random.pick(fresh.length > 0 ? fresh : choices);
    used.add(sentence);
    return sentence;
  }

  /** Writes only stars, a single word, one or two sentences, or a long text. */
  return function commentOf(stars: Stars, sinceBought: number): string {
    const [first, second, third] = moodsOf(stars, random);
    if (!first || !second || !third) return '';
    const length = random.next();
    if (length < 0.1) return '';
    if (length < 0.22) return say(shortWords[short(stars)]);
    if (length < 0.4) return say(own[first]);
    if (length < 0.72) return joined(random.shuffle([say(own[first]), say(arrivalWords[second])]), random);
    const sentences = [say(own[first]), say(own[second]), say(arrivalWords[third]), say(anyWords[first])];
    if (length > 0.88) sentences.splice(1, 0, say(own[first]));
    if (stars >= 4 && sinceBought > longUse && random.chance(0.5)) sentences.unshift(say(laterWords));
    return joined([...new Set(sentences)], random);
  };
}

const day = 86_400_000;
/** Review ids sort by time. They are counted from a fixed day, so they are the same on every start. */
const epoch = Date.parse('2026-01-01T00:00:00.000Z');
const maxVoices = 9;

/** Data of a good that its reviews refer to. */
export type ReviewedGood = {
  productId: string;
  slug: string;
  department: string;
  sold: number;
  ageDays: number;
  pictures: readonly string[];
  variants: readonly string[];
};

export type Voice = { review: StoredReview; likedBy: string[] };

/** Number of reviews grows with sales; some buyers never review. */
function voicesFor(sold: number, random: Random): number {
  const expected = 1.5 * Math.log(1 + sold / 14) * (0.55 + random.next() * 0.8);
  return Math.min(maxVoices, Math.round(expected));
}

/** Stars by quality: most goods are liked, a few are disliked by most of their buyers. */
function starsOf(quality: number, random: Random): Stars {
  const luck = random.next() * quality;
  if (luck > 0.38) return 5;
  if (luck > 0.17) return 4;
  if (luck > 0.08) return 3;
  return luck > 0.035 ? 2 : 1;
}

function picturesOf(id: string, pictures: readonly string[], random: Random): StoredPicture[] {
  if (!random.chance(0.16)) return [];
  const count = random.between(1, Math.min(3, pictures.length));
  return random
    .shuffle(pictures)
    .slice(0, count)
    .map((url, place) => ({
      id: `${id}-${place + 1}`,
      url,
      widths: [160, 320, 640],
      ready: true,
    }));
}

/** Members who find a review helpful; longer reviews get more. */
function fansOf(author: Profile, comment: string, people: readonly Profile[], random: Random): string[] {
  const count = Math.floor(random.next() ** 6 * (comment.length > 80 ? 10 : 4));
  const others = people.filter(({ id }) => id !== author.id);
  return random
    .shuffle(others)
    .slice(0, count)
    .map(({ id }) => id);
}

const orderOf = (slug: string, place: number): string => idOf(`order:${slug}:${place}`);

type Speaker = { author: Profile; age: number };

/** Chooses authors who joined early enough to have bought the good; each writes once. */
function speakersFor(ages: readonly number[], people: readonly Profile[], now: Date): Speaker[] {
  const waiting = [...people];
  return ages.flatMap((age) => {
    const latest = new Date(now.getTime() - (age + 10) * day).toISOString();
    const place = waiting.findIndex(({ createdAt }) => createdAt < latest);
    const [author] = place < 0 ? [] : waiting.splice(place, 1);
    return author ? [{ author, age: Math.round(age * day) }] : [];
  });
}

type ReviewFacts = {
  author: Profile;
  at: Date;
  variants: string[];
  stars: Stars;
  comment: string;
  media: StoredPicture[];
  likes: number;
};

const reviewBy = (good: ReviewedGood, id: string, orderId: string, said: ReviewFacts): StoredReview => ({
  id,
  productId: good.productId,
  orderId,
  authorId: said.author.id,
  author: { name: abbreviateName(said.author.fullName), avatarUrl: said.author.avatarUrl },
  variants: said.variants,
  stars: said.stars,
  comment: said.comment,
  media: said.media,
  likes: said.likes,
  sumsVersion: said.likes,
  revision: 1,
  createdAt: said.at.toISOString(),
  updatedAt: said.at.toISOString(),
});

/** Reviews of one good, oldest first, written by active members. */
export function voicesOf(good: ReviewedGood, people: readonly Profile[], now: Date): Voice[] {
  const random = randomOf(`voices:${good.slug}`);
  const quality = 0.62 + random.next() * 0.55;
  const count = voicesFor(good.sold, random);
  const ages = Array.from({ length: count }, () => good.ageDays * (0.03 + random.next() * 0.9));
  const oldestFirst = ages.toSorted((one, other) => other - one);
  const commentOf = commentWriter(good.department, random);
  return speakersFor(oldestFirst, random.shuffle(people), now).map(({ author, age }, place) => {
    const id = idsSince(epoch - age) + idOf(`review:${good.slug}:${place}`).slice(-16);
    const stars = starsOf(quality, random);
    const comment = commentOf(stars, good.ageDays - age / day);
    const media = comment ? picturesOf(id, good.pictures, random) : [];
    const likedBy = fansOf(author, comment, people, random);
    const at = new Date(now.getTime() - age);
    const bought = good.variants[place % Math.max(1, good.variants.length)];
    const variants = bought ? [bought] : [];
    const said = { author, at, variants, stars, comment, media, likes: likedBy.length };
    return { review: reviewBy(good, id, orderOf(good.slug, place), said), likedBy };
  });
}

/** Rating counters of these reviews, as counting them one by one would leave them. */
export function ratingOfVoices(voices: readonly Voice[]): StoredRating {
  const rating = { ...noRating };
  for (const { review } of voices) {
    rating[`stars${review.stars}`] += 1;
    rating.lastUpdated = review.createdAt;
  }
  return rating;
}

export const purchaseOf = ({ review }: Voice): Purchase => ({
  userId: review.authorId,
  productId: review.productId,
  orderId: review.orderId,
  boughtAt: new Date(Date.parse(review.createdAt) - 2 * day).toISOString(),
  reviewId: review.id,
  variants: review.variants,
});

/** Purchases of the known accounts that have no review yet. */
export function silentPurchases(
  buyers: readonly Profile[],
  goods: readonly ReviewedGood[],
  now: Date,
): Purchase[] {
  return buyers.flatMap(({ id: userId, email }) => {
    const random = randomOf(`bought:${email}`);
    return random
      .shuffle(goods)
      .slice(0, 12)
      .map(({ productId, slug, ageDays }) => ({
        userId,
        productId,
        orderId: idOf(`order:${email}:${slug}`),
        boughtAt: new Date(now.getTime() - Math.round(ageDays * 0.02 * day)).toISOString(),
      }));
  });
}
