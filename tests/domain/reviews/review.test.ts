import { describe, expect, it } from 'vitest';
import { Comment } from '#shared/reviews/review.ts';
import { recordPurchases } from '#functions/domain/reviews/purchase.ts';
import { placesOf, abbreviateName } from '#functions/domain/reviews/review.ts';

describe('a name in public', () => {
  it.each([
    ['Nguyễn Văn An', 'Nguyễn V. A.'],
    ['  Trần   Thị Bích  Ngọc ', 'Trần T. B. N.'],
    ['H’Hen Niê', 'H’Hen N.'],
    ['Ánh', 'Ánh'],
    ['Lê Đức', 'Lê Đ.'],
    ['李 小龙', '李 小.'],
  ])('%s signs as %s', (full, shown) => {
    expect(abbreviateName(full)).toBe(shown);
  });
});

describe('what people write', () => {
  it.each([
    ['  hai   khoảng  trắng ', 'hai khoảng trắng'],
    ['dòng một \r\n\r\n\r\n\r\n dòng hai', 'dòng một\n\ndòng hai'],
    ['\n\n', ''],
    ['Nguye\u0302\u0303n', 'Nguyễn'],
  ])('%j is kept as %j', (typed, kept) => {
    expect(Comment.parse(typed)).toBe(kept);
  });

  it('has an end', () => {
    expect(Comment.safeParse('đ'.repeat(2000)).success).toBe(true);
    expect(Comment.safeParse('đ'.repeat(2001)).success).toBe(false);
  });
});

it('a review lies among those with pictures once one of them can be seen', () => {
  const review = { id: 'R', productId: 'P', stars: 4 as const, likes: 12 };
  const picture = { id: 'a', url: '/x', widths: [320] };
  const listOf = (ready: boolean) => placesOf({ ...review, media: [{ ...picture, ready }] });
  expect(listOf(false)).toMatchObject({ gsi1pk: 'REVIEWS#P#plain', gsi1sk: '4#R', gsi2sk: '4#0000012#R' });
  expect(listOf(true).gsi1pk).toBe('REVIEWS#P#pictures');
});

it('an order leaves one purchase of each product, and keeps what an earlier completion wrote', () => {
  const lines = [{ productId: 'a' }, { productId: 'b' }, { productId: 'a' }];
  const operations = recordPurchases({ orderId: 'o', buyerId: 'u', completedAt: 'now', lines });
  expect(operations).toHaveLength(2);
  for (const { build } of operations) expect(build('t').Update?.UpdateExpression).not.toMatch(/= :v\d+/);
});
