export const bookStates = ['coming', 'running', 'over', 'off'] as const;
export type BookState = (typeof bookStates)[number];

type Validity = { isActive: boolean; validFrom: string | null; validTo: string | null };

/** Where a book stands at a moment. */
export function bookState({ isActive, validFrom, validTo }: Validity, at: string): BookState {
  if (validTo !== null && validTo <= at) return 'over';
  if (!isActive) return 'off';
  return validFrom !== null && at < validFrom ? 'coming' : 'running';
}

/** Whether it sets a price now, or will. */
export const isStanding = (book: Validity, at: string): boolean =>
  book.isActive && (book.validTo === null || at < book.validTo);
