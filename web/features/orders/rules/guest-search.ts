import { present, text } from '#web/platform/lists/search-values.ts';

/** Parsed address of the guest's order page. The proof is not part of it. */
export type GuestSearch = { id?: string; code?: string; placed?: boolean };

export const readGuestSearch = (given: Record<string, unknown>): GuestSearch =>
  present({
    id: text(given['id'], 40),
    code: text(given['code'], 24)?.toUpperCase(),
    placed: given['placed'] === true || given['placed'] === 1 || undefined,
  });
