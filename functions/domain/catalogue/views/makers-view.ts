import * as z from 'zod';
import type { ViewDefinition } from '#functions/platform/views/view-feed.ts';
import { makerFeed } from '../catalogue-keys.ts';
import { StoredBrand, StoredBusiness } from './maker-record.ts';

const MakerItem = z.discriminatedUnion('entity', [
  StoredBusiness.extend({ entity: z.literal('business') }),
  StoredBrand.extend({ entity: z.literal('brand') }),
]);

/** Businesses and brands side by side: few enough that lists read them all. */
export const makersView: ViewDefinition<z.infer<typeof MakerItem>> = {
  ...makerFeed,
  version: 1,
  schema: `
    CREATE TABLE makers (id TEXT PRIMARY KEY, entity TEXT NOT NULL, maker TEXT NOT NULL) WITHOUT ROWID;
    CREATE INDEX makers_entity ON makers (entity);
  `,
  item: MakerItem,
  writer(db) {
    const save = db.prepare('INSERT OR REPLACE INTO makers VALUES (?, ?, ?)');
    const remove = db.prepare('DELETE FROM makers WHERE id = ?');
    return {
      save: ({ entity, ...maker }) => void save.run(maker.id, entity, JSON.stringify(maker)),
      remove: (id) => void remove.run(id),
    };
  },
};
