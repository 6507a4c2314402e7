import type { ProductCard } from '#shared/catalogue/index.ts';
import type { Random } from '#seed/random.ts';

/** Few things sell in thousands, most in dozens; what came last week has hardly sold yet. */
export function soldOf(ageDays: number, random: Random): number {
  const fame = Math.exp(2.2 + random.next() ** 1.8 * 6.6);
  const time = Math.min(1, (ageDays + 3) / 120);
  return Math.floor(fame * time);
}

type Stars = 1 | 2 | 3 | 4 | 5;
const allStars: readonly Stars[] = [5, 4, 3, 2, 1];

/** How many of `count` shoppers gave each number of stars; so many drawn one by one, the rest in proportion. */
function starsOf(count: number, liked: number, random: Random): Record<Stars, number> {
  const tally: Record<Stars, number> = { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 };
  const drawn = Math.min(count, 120);
  for (let i = 0; i < drawn; i += 1) {
    const stars = random.chance(liked) ? 5 : random.pick<Stars>([4, 4, 4, 4, 4, 4, 3, 3, 2, 1]);
    tally[stars] += 1;
  }
  for (const stars of allStars) tally[stars] = Math.floor((tally[stars] * count) / Math.max(1, drawn));
  const counted = allStars.reduce((sum, stars) => sum + tally[stars], 0);
  tally[5] += count - counted;
  return tally;
}

export function ratingOf(sold: number, lastUpdated: string, random: Random): ProductCard['rating'] {
  const count = Math.floor(sold * (0.06 + random.next() * 0.2));
  const distribution = starsOf(count, 0.58 + random.next() * 0.34, random);
  if (count === 0) return { average: 0, count, distribution, lastUpdated: null };
  const sum = allStars.reduce((total, stars) => total + stars * distribution[stars], 0);
  return { average: Math.round((sum / count) * 10) / 10, count, distribution, lastUpdated };
}
