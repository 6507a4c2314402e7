import * as z from 'zod';
import { defineEvent, type Item } from './define-event.ts';

const Rating = z.object({ version: z.int().default(0) });
const versionOf = (item: Item | undefined): number => (item ? Rating.parse(item).version : 0);

export const productRated = defineEvent('product.rated', {
  says: { productId: z.string() },
  when: { 'product-rating': ({ before, after }) => versionOf(after) > versionOf(before) && after },
  queues: ['ratings'],
});
