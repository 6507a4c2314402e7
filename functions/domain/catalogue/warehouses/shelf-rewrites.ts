import type { Rewrite } from '#functions/platform/rewrites/rewrite.ts';
import { shelfId, shelfRecord, StoredShelf } from './shelf-record.ts';

/** From before shelves were listed. What their product says comes after them by itself. */
export const shelvesListed: Rewrite = {
  name: 'shelves-listed',
  entities: ['stock'],
  today(item) {
    if (item['changes'] !== undefined) return item;
    const productId = item.pk.slice('PRODUCT#'.length);
    const { data: shelf } = StoredShelf.safeParse({ ...item, productId });
    return shelf ? { ...item, ...shelfRecord.item({ ...shelf, id: shelfId(shelf) }) } : item;
  },
};
