import type { GuestProof } from '#shared/orders/guest-orders.ts';

/** What the address of the guest's page says: which order, and what proves that it is theirs. */
export type GuestSearch = GuestProof & { id?: string; code?: string; placed?: boolean };

const text = (value: unknown, most: number): string | undefined =>
  typeof value === 'string' || typeof value === 'number'
    ? String(value).trim().slice(0, most) || undefined
    : undefined;

/** A number that begins with 0 loses it where addresses read numbers; Vietnamese numbers all begin so. */
const phoneText = (value: unknown): string | undefined => {
  const given = text(value, 20);
  return given && typeof value === 'number' ? `0${given}` : given;
};

export function readGuestSearch(given: Record<string, unknown>): GuestSearch {
  const read: GuestSearch = {
    id: text(given['id'], 40),
    code: text(given['code'], 24)?.toUpperCase(),
    email: text(given['email'], 120),
    phone: phoneText(given['phone']),
    sessionId: text(given['sessionId'], 128),
    placed: given['placed'] === true || given['placed'] === 1 || undefined,
  };
  return Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined));
}
