import { fold } from '#shared/values/text.ts';
import { ordersView } from './orders-view.ts';

const pageSize = 100;
const maxPages = 20;
/** Number of orders returned: enough to block a deletion and to give examples. */
const maxNamed = 5;

/** Finds the newest orders that contain a product, in any status. */
export async function findOrdersOf({ id, code }: { id: string; code: string }) {
  const words = fold(code).split(/\s+/).filter(Boolean);
  const rows = ordersView.rows();
  const found: { id: string; code: string }[] = [];
  for (let page = 0; page < maxPages && found.length < maxNamed; page += 1) {
    const { rows: orders } = await rows.list({
      where: [{ words }],
      sort: { by: 'createdAt', descending: true },
      take: pageSize,
      skip: page * pageSize,
      counted: false,
    });
    // The search also matches other products whose code begins with this one.
    found.push(
      ...orders.filter(({ items }) =>
        items.some(({ productId, parts = [] }) =>
          [productId, ...parts.map((part) => part.productId)].includes(id),
        ),
      ),
    );
    if (orders.length < pageSize) break;
  }
  return found.slice(0, maxNamed).map((order) => ({ id: order.id, code: order.code }));
}
