import { expect, it } from 'vitest';
import * as z from 'zod';
import { noRating, ratingItem } from '#functions/domain/catalogue/products/product-rating.ts';
import { likesAsReactions } from '#functions/domain/reviews/like-repair.ts';
import { likerOf, reviewReactions, reviewSubject } from '#functions/domain/reviews/review-subject.ts';
import { updateReview } from '#functions/domain/reviews/update-review.ts';
import { placesOf, reviewRecord, StoredReview } from '#functions/domain/reviews/review.ts';
import { reviewKeys } from '#functions/domain/reviews/review-keys.ts';
import { seededReactions } from '#functions/domain/reactions/seeded-reactions.ts';
import { reactionKeys } from '#functions/domain/reactions/reaction-keys.ts';
import { readSums } from '#functions/domain/subjects/subject-counters.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { meanwhile } from '#tests/support/meanwhile.ts';
import { memoryTable } from '#tests/support/memory-table.ts';

const at = '2026-11-21T00:00:00.000Z';
const missing = 'REVIEW_NOT_FOUND';
const review: StoredReview = {
  id: 'r1',
  productId: 'p1',
  orderId: 'o1',
  authorId: 'lan',
  author: { name: 'Lan', avatarUrl: null },
  variants: [],
  stars: 5,
  comment: 'Ngon',
  media: [],
  likes: 0,
  sumsVersion: 0,
  revision: 1,
  createdAt: at,
  updatedAt: at,
};
const Placed = z.looseObject({ ...StoredReview.shape, gsi2sk: z.string() });

function scene(given: Partial<StoredReview> = {}) {
  const memory = memoryTable();
  memory.put([
    reviewRecord.item({ ...review, ...given }),
    ratingItem({ id: 'p1', slug: 'tra' }, { ...noRating, stars5: 1 }),
  ]);
  const stored = async () => {
    const found = await memory.table.get(reviewKeys.review('r1'), Placed);
    if (!found) throw new Error('The review is gone');
    return found;
  };
  return { ...memory, stored };
}

const now = () => new Date(at);
const subject = { kind: 'review', id: 'r1' };
const keep = (table: Table, likes: number, version: number) =>
  reviewSubject.keepSums({ table, now }, 'r1', { sums: { like: likes }, version });
const rank = async (table: Table) => {
  const { sums, version } = await readSums(table, subject);
  await keep(table, sums['like'] ?? 0, version);
};
const press = (table: Table, userId: string, liked?: boolean) =>
  reviewReactions.like(
    { table, now },
    { id: 'r1', reader: likerOf({ userId, role: 'user' }), liked, type: 'like' },
  );
const restar = (table: Table) => updateReview({ table, now }, { id: 'r1', userId: 'lan', missing, stars: 3 });
const like = async (table: Table) => {
  await press(table, 'mai', true);
  await rank(table);
};

it.each([
  ['another likes it while it is ranked', rank, like, { likes: 2, stars: 5 }],
  ['its author gives it other stars while it is ranked', rank, restar, { likes: 1, stars: 3 }],
  ['it is ranked while its author gives it other stars', restar, rank, { likes: 1, stars: 3 }],
] as const)(
  'a review stands where its likes and stars put it, also when %s',
  async (...[, one, other, end]) => {
    const { table, stored } = scene();
    await press(table, 'tu', true);
    const crossed = meanwhile(table, () => other(table));
    await one(crossed.table);
    expect(crossed.happened()).toBe(true);
    const found = await stored();
    expect(found).toMatchObject(end);
    expect(found.gsi2sk).toBe(placesOf(found).gsi2sk);
  },
);

it('later sums are kept, and sums that were read before them change nothing', async () => {
  const { table, stored } = scene();
  await keep(table, 3, 4);
  await keep(table, 2, 3);
  await keep(table, 9, 4);
  expect(await stored()).toMatchObject({ likes: 3, sumsVersion: 4, revision: 1 });
  const crossed = meanwhile(table, () => keep(table, 7, 8));
  await keep(crossed.table, 6, 7);
  expect([crossed.happened(), (await stored()).likes]).toEqual([true, 7]);
  await reviewSubject.keepSums({ table, now }, 'nowhere', { sums: {}, version: 1 });
});

it('a review from before its sums had versions takes the first ones, and no likes if none are left', async () => {
  const { table, put, stored } = scene();
  const { sumsVersion: _, ...older } = reviewRecord.item({ ...review, likes: 2 });
  put([{ ...older, pk: String(older['pk']), sk: String(older['sk']) }]);
  await reviewSubject.keepSums({ table, now }, 'r1', { sums: {}, version: 1 });
  expect(await stored()).toMatchObject({ likes: 0, sumsVersion: 1 });
});

it('the facts of a review name its author and its likes; everybody may see it', async () => {
  const { table } = scene({ likes: 2 });
  expect(await reviewSubject.load({ table }, 'r1')).toMatchObject({
    authorId: 'lan',
    sums: { like: 2 },
    status: 'published',
    audience: 'public',
  });
});

const olderLike = (userId: string) => ({
  pk: `REVIEW-LIKES#${userId}`,
  sk: 'p1#r1',
  entity: 'review-like',
  reviewId: 'r1',
});

it('older likes become reactions that count, once however often they are turned', async () => {
  const { table, put, rows, stored } = scene({ likes: 2 });
  put([olderLike('mai'), olderLike('tu')]);
  const turn = (userId: string) => likesAsReactions.repair({ table, now }, olderLike(userId));
  expect([await turn('mai'), await turn('mai')]).toEqual([true, false]);
  expect((await Promise.all([turn('tu'), turn('tu')])).filter(Boolean)).toHaveLength(1);
  await rank(table);
  expect(await stored()).toMatchObject({ likes: 2 });
  expect(rows().filter(({ entity }) => entity === 'review-like')).toEqual([]);
  expect(rows().find(({ sk }) => sk === reactionKeys.reaction(subject, 0, 'mai').sk)).toMatchObject({
    kind: 'review',
    subjectId: 'r1',
    userId: 'mai',
    type: 'like',
    at,
  });
  expect(await press(table, 'mai')).toEqual({ liked: false, likes: 1 });
});

it('of a member who liked again meanwhile the older like only goes', async () => {
  const { table, put, rows } = scene({ likes: 1 });
  put([olderLike('mai')]);
  await press(table, 'mai', true);
  expect(await likesAsReactions.repair({ table, now }, olderLike('mai'))).toBe(true);
  expect((await readSums(table, subject)).sums).toEqual({ like: 1 });
  expect(rows().some(({ entity }) => entity === 'review-like')).toBe(false);
});

it('seeded likes stand as liking one by one would leave them', async () => {
  const [one, other] = [scene(), scene()];
  const fans = Array.from({ length: 40 }, (_, place) => `m${place}`);
  one.put(seededReactions(subject, { userIds: fans, type: 'like', at }));
  for (const userId of fans) await press(other.table, userId, true);
  const known = ({ rows }: typeof one) =>
    rows()
      .filter(({ entity }) => entity === 'reaction' || entity === 'subject-counters')
      .map((row) => JSON.stringify(row, Object.keys(row).toSorted()))
      .toSorted();
  expect(known(one)).toEqual(known(other));
});
