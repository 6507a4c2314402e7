import * as z from 'zod';
import { tidy } from '../values/text.ts';

/** As many lots as one line of a paper names, and as one shelf keeps: what is older counts as of an unknown lot. */
export const mostLotsSaid = 20;
export const mostLots = 60;

/** As it stands on the box; in capitals, since nobody tells A12 from a12 there. */
export const LotCode = z
  .string()
  .max(80)
  .transform((code) => tidy(code).toUpperCase())
  .pipe(z.string().min(1, { error: 'required' }).max(40));

const Day = z.iso.date({ error: 'required' });

/** So many pieces of one lot: what comes to a shelf, leaves it, or lies there. */
export const LotPieces = z.strictObject({
  code: LotCode,
  expiresOn: Day,
  quantity: z.int().min(1).max(1_000_000),
});
export type LotPieces = z.infer<typeof LotPieces>;

export const isSameLot = (one: LotName, other: LotName): boolean =>
  one.code === other.code && one.expiresOn === other.expiresOn;

type LotName = Pick<LotPieces, 'code' | 'expiresOn'>;

const eachOnce = (lots: readonly LotName[]): boolean =>
  lots.every((lot, place) => lots.findIndex((other) => isSameLot(lot, other)) === place);

export const Lots = z.array(LotPieces).max(mostLotsSaid).refine(eachOnce, { error: 'each-once' });

/** The same where they are kept: read again as they were written. */
export const StoredLots = z.array(
  z.object({
    code: z.string(),
    expiresOn: z.string(),
    quantity: z.int(),
    /** Of these, held back: past their day, and sold to nobody. */
    held: z.int().optional(),
  }),
);

export const piecesOf = (lots: readonly { quantity: number }[]): number =>
  lots.reduce((sum, { quantity }) => sum + quantity, 0);
