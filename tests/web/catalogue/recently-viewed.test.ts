import { describe, expect, it } from 'vitest';
import {
  viewedIn,
  withViewed,
  type ViewedProduct,
} from '#web/features/catalogue/products/hooks/use-recently-viewed.ts';

const viewed = (slug: string): ViewedProduct => ({
  slug,
  name: slug.toUpperCase(),
  image: '/media/products/x-{width}.webp',
  ground: 2,
  total: 85_000,
});
const slugsOf = (list: readonly ViewedProduct[]) => list.map(({ slug }) => slug);

describe('what was looked at', () => {
  it('stands with the newest in front, each once', () => {
    const list = ['a', 'b', 'c', 'a'].reduce<ViewedProduct[]>(
      (known, slug) => withViewed(known, viewed(slug)),
      [],
    );
    expect(slugsOf(list)).toEqual(['a', 'c', 'b']);
  });

  it('is remembered up to twenty', () => {
    const list = Array.from({ length: 25 }, (_, at) => viewed(`p${at}`)).reduce<ViewedProduct[]>(
      withViewed,
      [],
    );
    expect(list).toHaveLength(20);
    expect(list[0]?.slug).toBe('p24');
  });

  it('keeps no more of a product than its card shows', () => {
    const product = { ...viewed('a'), description: 'long' };
    expect(Object.keys(withViewed([], product)[0] ?? {})).toEqual([
      'slug',
      'name',
      'image',
      'ground',
      'total',
    ]);
  });

  it('is read back as it was written', () => {
    expect(viewedIn([viewed('a')])).toEqual([viewed('a')]);
  });

  it.each([null, '', {}, 7, 'a', [null, 3, { slug: '' }, { slug: 'a', total: '1' }]])(
    'counts %j in storage as nothing',
    (kept) => {
      expect(viewedIn(kept)).toEqual([]);
    },
  );
});
