import * as z from 'zod';
import { tidy } from '../values/text.ts';

/** Maximum number of lots in one document line, and on one shelf; older ones count as of an unknown lot. */
export const maxLotsPerLine = 20;
export const maxLots = 60;

/** Lot code as printed on the box, in capitals, because A12 and a12 are the same there. */
const LotCode = z
  .string()
  .max(80)
  .transform((code) => tidy(code).toUpperCase())
  .pipe(z.string().min(1, { error: 'required' }).max(40));

const Day = z.iso.date({ error: 'required' });

/** A number of pieces of one lot, which arrive, leave or are in stock. */
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

export const Lots = z.array(LotPieces).max(maxLotsPerLine).refine(eachOnce, { error: 'each-once' });

/** The stored form, which is read again as it was written. */
export const StoredLots = z.array(
  z.object({
    code: z.string(),
    expiresOn: z.string(),
    quantity: z.int(),
    /** Pieces that are expired and blocked from sale. */
    held: z.int().optional(),
  }),
);

export const piecesOf = (lots: readonly { quantity: number }[]): number =>
  lots.reduce((sum, { quantity }) => sum + quantity, 0);
