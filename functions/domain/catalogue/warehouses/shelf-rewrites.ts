import type { Rewrite } from '#functions/platform/rewrites/rewrite.ts';
import { shelfId, shelfRecord, StoredShelf } from './shelf-record.ts';

/** Adds the list fields to older shelves; their labels follow with the next change of the product. */
export const shelfListFields: Rewrite = {
  name: 'shelves-listed',
  entities: ['stock'],
  today(item) {
    if (item['changes'] !== undefined) return item;
    const productId = item.pk.slice('PRODUCT#'.length);
    const { data: shelf } = StoredShelf.safeParse({ ...item, productId });
    return shelf ? { ...item, ...shelfRecord.item({ ...shelf, id: shelfId(shelf) }) } : item;
  },
};
