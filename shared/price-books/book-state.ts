export const bookStates = ['coming', 'running', 'over', 'off'] as const;
export type BookState = (typeof bookStates)[number];

type Validity = { isActive: boolean; validFrom: string | null; validTo: string | null };

/** Returns the state of a price book at an instant. */
export function bookState({ isActive, validFrom, validTo }: Validity, at: string): BookState {
  if (validTo !== null && validTo <= at) return 'over';
  if (!isActive) return 'off';
  return validFrom !== null && at < validFrom ? 'coming' : 'running';
}

/** Tells whether a book sets a price now or later. */
export const isStanding = (book: Validity, at: string): boolean =>
  book.isActive && (book.validTo === null || at < book.validTo);
