import * as z from 'zod';
import { PriceBookDraft } from '#shared/price-books/price-book.ts';
import type { PriceBook, PriceScope } from '#shared/price-books/price-book.ts';
import type { PriceEffect } from '#shared/price-books/price-rule.ts';

/** Form values of a price book: dates are split into day and hour in Vietnam; scope has every filter. */
export type BookBoxes = {
  name: string;
  validFrom: string;
  validTo: string;
  isActive: boolean;
  priority: number | null;
  scope: { kind: string; businessId: string | null; channel: string | null; groupId: string | null };
  categories: { categoryId: string | null; way: PriceEffect; value: number | null }[];
};

const hoursAhead = 7;

/** Value of a date-time input in Vietnam's time zone. */
export const boxOf = (moment: string | null): string =>
  moment === null
    ? ''
    : new Date(Date.parse(moment) + hoursAhead * 3_600_000).toISOString().slice(0, 'yyyy-mm-ddThh:mm'.length);

const momentIn = (box: string): string | null => (box === '' ? null : `${box}:00+07:00`);

const scopeIn = ({ kind, businessId, channel, groupId }: BookBoxes['scope']) => ({
  kind,
  ...(kind === 'business' && { businessId: businessId ?? '' }),
  ...(kind === 'channel' && { channel: channel ?? '' }),
  ...(kind === 'group' && { groupId: groupId ?? '' }),
});

/** Validates with the contract's rules. Only dates and scope have another shape in the form. */
export const BookForm = z
  .custom<BookBoxes>()
  .transform((boxes): unknown => ({
    ...boxes,
    validFrom: momentIn(boxes.validFrom),
    validTo: momentIn(boxes.validTo),
    priority: boxes.priority ?? 0,
    scope: scopeIn(boxes.scope),
  }))
  .pipe(PriceBookDraft as unknown as z.ZodType<PriceBookDraft, unknown>);

export const blankBook: BookBoxes = {
  name: '',
  validFrom: '',
  validTo: '',
  isActive: true,
  priority: 0,
  scope: { kind: 'all', businessId: null, channel: null, groupId: null },
  categories: [],
};

const scopeBoxes = (scope: PriceScope): BookBoxes['scope'] => ({ ...blankBook.scope, ...scope });

export const boxesOf = (book: PriceBook): BookBoxes => ({
  name: book.name,
  validFrom: boxOf(book.validFrom),
  validTo: boxOf(book.validTo),
  isActive: book.isActive,
  priority: book.priority,
  scope: scopeBoxes(book.scope),
  categories: book.categories.map((line) => ({ ...line })),
});
