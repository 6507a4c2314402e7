import type { ViewDefinition } from '#functions/platform/views/view-feed.ts';
import { fold } from '#shared/text.ts';
import { orderFeed } from '../order-keys.ts';
import { StoredOrder } from '../order-record.ts';

/** What people look for an order by: its code, who ordered, and what is in it. */
const searchedOf = ({ code, customer, items }: StoredOrder): string =>
  fold(
    [
      code,
      customer.fullName,
      customer.phone,
      customer.email,
      ...items.map(({ name, code: sku }) => `${name} ${sku}`),
    ].join(' '),
  );

export const ordersView: ViewDefinition<StoredOrder> = {
  ...orderFeed,
  version: 1,
  schema: `
    CREATE TABLE orders (
      id TEXT PRIMARY KEY,
      user_id TEXT,
      status TEXT NOT NULL,
      payment_status TEXT NOT NULL,
      created_at TEXT NOT NULL,
      total INTEGER NOT NULL,
      searched TEXT NOT NULL,
      stored TEXT NOT NULL
    );
    CREATE INDEX orders_member ON orders (user_id, created_at DESC, id);
    CREATE INDEX orders_counts ON orders (user_id, status, payment_status, total);
    CREATE INDEX orders_status ON orders (status, created_at DESC, id);
  `,
  item: StoredOrder,
  writer(db) {
    const save = db.prepare('INSERT OR REPLACE INTO orders VALUES (?, ?, ?, ?, ?, ?, ?, ?)');
    const remove = db.prepare('DELETE FROM orders WHERE id = ?');
    return {
      save(order) {
        const { id, userId, status, paymentStatus, createdAt, total } = order;
        const searched = searchedOf(order);
        save.run(id, userId, status, paymentStatus, createdAt, total, searched, JSON.stringify(order));
      },
      remove: (id) => void remove.run(id),
    };
  },
};
