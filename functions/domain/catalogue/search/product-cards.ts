import type { DatabaseSync } from 'node:sqlite';
import * as z from 'zod';
import type { ProductCard } from '#shared/catalogue/product.ts';
import { prepared } from '#functions/platform/views/view-file.ts';

const Row = z.object({ card: z.string() });

/** Cards were checked when they came into the view. */
export const cardOf = (row: unknown): ProductCard => JSON.parse(Row.parse(row).card) as ProductCard;

/** The cards of rows of the products view, in the order given. */
export const cardsOf = (db: DatabaseSync, rids: number[]): ProductCard[] =>
  rids.flatMap((rid) => {
    const row = prepared(db, 'SELECT card FROM product_cards WHERE rid = ?').get(rid);
    return row ? [cardOf(row)] : [];
  });
