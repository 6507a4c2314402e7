import { present, text } from '#web/platform/lists/search-values.ts';

/** What the address of the guest's page says: which order. What proves that it is theirs stands in no address. */
export type GuestSearch = { id?: string; code?: string; placed?: boolean };

export const readGuestSearch = (given: Record<string, unknown>): GuestSearch =>
  present({
    id: text(given['id'], 40),
    code: text(given['code'], 24)?.toUpperCase(),
    placed: given['placed'] === true || given['placed'] === 1 || undefined,
  });
