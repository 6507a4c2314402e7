/** What the address of the guest's page says: which order. What proves that it is theirs stands in no address. */
export type GuestSearch = { id?: string; code?: string; placed?: boolean };

const text = (value: unknown, most: number): string | undefined =>
  typeof value === 'string' || typeof value === 'number'
    ? String(value).trim().slice(0, most) || undefined
    : undefined;

export function readGuestSearch(given: Record<string, unknown>): GuestSearch {
  const read = {
    id: text(given['id'], 40),
    code: text(given['code'], 24)?.toUpperCase(),
    placed: given['placed'] === true || given['placed'] === 1 || undefined,
  };
  return Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined));
}
