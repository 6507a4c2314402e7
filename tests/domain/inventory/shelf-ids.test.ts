import { describe, expect, it } from 'vitest';
import { shelfId, shelfOfId } from '#functions/domain/catalogue/warehouses/shelf-record.ts';

describe('the id of a shelf', () => {
  it.each([
    ['a shelf of a variant', { productId: 'p1', variantId: 'v1', warehouseId: 'w1' }],
    ['a variant whose id has dots', { productId: 'p1', variantId: 'v.1.x', warehouseId: 'w1' }],
  ])('names %s, and leads back to it', (_, shelf) => {
    expect(shelfOfId(shelfId(shelf))).toEqual(shelf);
  });

  it.each(['', 'p1', 'p1.w1', '.v1.w1', 'p1.v1.', 'p1..w1'])(
    'names no shelf where a part is missing: “%s”',
    (id) => {
      expect(shelfOfId(id)).toBeUndefined();
    },
  );
});
