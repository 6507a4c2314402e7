import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { Address } from '#shared/addresses/address.ts';
import type { DivisionSystem } from '#shared/places/division.ts';
import { useSession } from '#web/platform/session/use-session.ts';
import { addressesQuery } from '../api/address-queries.ts';

/** The province a reader has things sent to. */
export type DeliveryPlace = { system: DivisionSystem; code: number; name: string };

const key = 'cholang-delivery-place';

/** Storage holds what anybody wrote there: what is no place of ours counts as none. */
export function parsePlace(text: string | null): DeliveryPlace | undefined {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    if (typeof value !== 'object' || value === null) return undefined;
    const { system, code, name } = value as Record<string, unknown>;
    if (system !== 'v1' && system !== 'v2') return undefined;
    if (typeof code !== 'number' || !Number.isInteger(code) || code < 1) return undefined;
    if (typeof name !== 'string' || name === '' || name.length > 60) return undefined;
    return { system, code, name };
  } catch {
    return undefined;
  }
}

/** Hà Nội, as people say it. */
export const spokenName = (name: string): string => name.replace(/^(Thành phố|Tỉnh)\s+/, '');

export const placeOf = ({ system, provinceCode, province }: Address): DeliveryPlace => ({
  system,
  code: provinceCode,
  name: spokenName(province),
});

/** What was chosen since the page was opened goes before the address book; what was chosen long ago goes behind it. */
let chosenNow: DeliveryPlace | undefined;
let stored: string | null | undefined;
let remembered: DeliveryPlace | undefined;

/** The same object for as long as the text is the same, as React asks of a store. */
function readRemembered(): DeliveryPlace | undefined {
  let text: string | null = null;
  try {
    text = localStorage.getItem(key);
  } catch {
    // Private windows may refuse storage; then nothing is remembered.
  }
  if (text !== stored) {
    stored = text;
    remembered = parsePlace(text);
  }
  return remembered;
}

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

/** Undefined forgets it: it is no place any more. */
export function rememberPlace(place: DeliveryPlace | undefined): void {
  chosenNow = place;
  try {
    if (place) localStorage.setItem(key, JSON.stringify(place));
    else localStorage.removeItem(key);
  } catch {
    // It holds for this page then.
  }
  for (const listener of listeners) listener();
}

/** Where a reader has things sent to: chosen just now, else the address a member orders to, else chosen some day. */
export function useDeliveryPlace(): { place: DeliveryPlace | undefined; isPending: boolean } {
  const { state } = useSession();
  const addresses = useQuery({ ...addressesQuery, enabled: state === 'signed-in' && !chosenNow });
  const now = useSyncExternalStore(subscribe, () => chosenNow);
  const long = useSyncExternalStore(subscribe, readRemembered);
  const usual = state === 'signed-in' ? addresses.data?.find(({ isDefault }) => isDefault) : undefined;
  const place = now ?? (usual ? placeOf(usual) : long);
  const isPending = !now && (state === 'arriving' || (state === 'signed-in' && addresses.isPending));
  return { place, isPending };
}
