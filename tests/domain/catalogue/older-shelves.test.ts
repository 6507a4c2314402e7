import { expect, it } from 'vitest';
import { shelfListFields } from '#functions/domain/catalogue/warehouses/shelf-rewrites.ts';

const older = {
  pk: 'PRODUCT#tea',
  sk: 'STOCK#-#wh-da-nang',
  entity: 'stock',
  variantId: '-',
  warehouseId: 'wh-da-nang',
  warehouseName: 'Kho Đà Nẵng',
  province: 'Đà Nẵng',
  onHand: 7,
  reserved: 2,
};

it('a shelf from before shelves were listed is listed by its product, variant and warehouse', () => {
  expect([shelfListFields.name, shelfListFields.entities]).toEqual(['shelves-listed', ['stock']]);
  const listed = shelfListFields.today(older);
  expect(listed).toMatchObject({ ...older, productId: 'tea', id: 'tea.-.wh-da-nang' });
  expect(listed['changes']).toMatch(/^VIEW#/);
  expect([listed['onOrder'], listed['cost'], listed['maxQuantity']]).toEqual([0, 0, null]);
});

it('a shelf that is listed, or that nobody can read, is left alone', () => {
  const listed = { ...older, changes: 'VIEW#shelves#0' };
  expect(shelfListFields.today(listed)).toBe(listed);
  const broken = { ...older, variantId: 7 };
  expect(shelfListFields.today(broken)).toBe(broken);
});
