import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { Address } from '#shared/addresses/address.ts';
import type { DivisionSystem } from '#shared/places/division.ts';
import { remembered, useRemembered } from '#web/platform/memory/remembered.ts';
import { useSession } from '#web/platform/session/use-session.ts';
import { addressesQuery } from '../api/address-queries.ts';

/** The province to which a reader has goods delivered. */
export type DeliveryPlace = { system: DivisionSystem; code: number; name: string };

export function placeIn(kept: unknown): DeliveryPlace | undefined {
  const { system, code, name } = (kept ?? {}) as Record<string, unknown>;
  if (system !== 'v1' && system !== 'v2') return undefined;
  if (typeof code !== 'number' || !Number.isInteger(code) || code < 1) return undefined;
  if (typeof name !== 'string' || name === '' || name.length > 60) return undefined;
  return { system, code, name };
}

/** Returns the province name without its type, such as Hà Nội. */
export const spokenName = (name: string): string => name.replace(/^(Thành phố|Tỉnh)\s+/, '');

const placeOf = ({ system, provinceCode, province }: Address): DeliveryPlace => ({
  system,
  code: provinceCode,
  name: spokenName(province),
});

const chosen = remembered('cholang-delivery-place', placeIn);
/** A place chosen since the page was opened precedes the address book; an older choice does not. */
let chosenNow: DeliveryPlace | undefined;

/** Stores the chosen place; undefined deletes it because it no longer exists. */
export function rememberPlace(place: DeliveryPlace | undefined): void {
  chosenNow = place;
  if (place) chosen.keep(place);
  else chosen.forget();
}

/** Returns the place chosen just now, else a member's default address, else an earlier choice. */
export function useDeliveryPlace(): { place: DeliveryPlace | undefined; isPending: boolean } {
  const { state } = useSession();
  const addresses = useQuery({ ...addressesQuery, enabled: state === 'signed-in' && !chosenNow });
  const now = useSyncExternalStore(chosen.subscribe, () => chosenNow);
  const long = useRemembered(chosen);
  const usual = state === 'signed-in' ? addresses.data?.find(({ isDefault }) => isDefault) : undefined;
  const place = now ?? (usual ? placeOf(usual) : long);
  const isPending = !now && (state === 'arriving' || (state === 'signed-in' && addresses.isPending));
  return { place, isPending };
}
