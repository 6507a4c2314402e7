import type { DatabaseSync } from 'node:sqlite';
import * as z from 'zod';
import type { ProductCard } from '#shared/catalogue/product.ts';
import { prepared } from '#functions/platform/views/view-file.ts';

const Row = z.object({ card: z.string() });

/** A card as it goes out: it was checked, and written down, when it came into the view. */
export const cardTextOf = (row: unknown): string => Row.parse(row).card;

export const readCard = (text: string): ProductCard => JSON.parse(text) as ProductCard;

export const cardOf = (row: unknown): ProductCard => readCard(cardTextOf(row));

/** The cards of rows of the products view, in the order given. */
export const cardTextsOf = (db: DatabaseSync, rids: number[]): string[] =>
  rids.flatMap((rid) => {
    const row = prepared(db, 'SELECT card FROM product_cards WHERE rid = ?').get(rid);
    return row ? [cardTextOf(row)] : [];
  });

export const cardsOf = (db: DatabaseSync, rids: number[]): ProductCard[] =>
  cardTextsOf(db, rids).map(readCard);
