import { fold } from '#shared/values/text.ts';
import { ordersView } from './orders-view.ts';

const pageSize = 100;
const mostPages = 20;

/** How many orders name a product, whatever became of them: counted no further than one, which is enough to keep it. */
export async function countOrdersOf({ id, code }: { id: string; code: string }): Promise<number> {
  const words = fold(code).split(/\s+/).filter(Boolean);
  const rows = ordersView.rows();
  for (let page = 0; page < mostPages; page += 1) {
    const { rows: orders } = await rows.list({
      where: [{ words }],
      sort: { by: 'createdAt', descending: true },
      take: pageSize,
      skip: page * pageSize,
      counted: false,
    });
    // Another's code may begin with this one.
    if (orders.some(({ items }) => items.some(({ productId }) => productId === id))) return 1;
    if (orders.length < pageSize) return 0;
  }
  return 0;
}
