import * as z from 'zod';
import { defineRoute } from '../contract/route.ts';
import { divisionSystems, type DivisionSystem } from './division.ts';

/** Minimum length of a query; shorter texts match too many places. */
export const shortestPlaceQuery = 2;
export const maxPlaces = 10;

/** A place in the format of place services: the id is for the API, the texts are for people. */
export const PlaceSuggestion = z.object({
  place_id: z.string(),
  description: z.string(),
  structured_formatting: z.object({ main_text: z.string(), secondary_text: z.string() }),
});
export type PlaceSuggestion = z.infer<typeof PlaceSuggestion>;

/** The divisions that contain a place, as far down as known, and the street that was typed before them. */
export type PlaceParts = {
  system: DivisionSystem;
  provinceCode: number;
  districtCode?: number;
  wardCode?: number;
  street?: string;
};

/** Makes the id of a place of our own, which contains its divisions: `v1.p79.d760.w26734~12 Lê Lợi`. */
export const placeIdOf = ({ system, provinceCode, districtCode, wardCode, street }: PlaceParts): string =>
  [
    system,
    `p${provinceCode}`,
    ...(districtCode === undefined ? [] : [`d${districtCode}`]),
    ...(wardCode === undefined ? [] : [`w${wardCode}`]),
  ].join('.') + (street ? `~${street}` : '');

/** Returns the divisions in a place's id; undefined for ids of other services. */
export function partsOfPlaceId(id: string): PlaceParts | undefined {
  const [, system, province, district, ward, street] =
    /^(v[12])\.p(\d{1,5})(?:\.d(\d{1,5}))?(?:\.w(\d{1,5}))?(?:~(.+))?$/.exec(id) ?? [];
  const known = divisionSystems.find((candidate) => candidate === system);
  if (!known) return undefined;
  return {
    system: known,
    provinceCode: Number(province),
    ...(district && { districtCode: Number(district) }),
    ...(ward && { wardCode: Number(ward) }),
    ...(street && { street }),
  };
}

const query = z.object({ query: z.string().max(200).default('') });
const limit = { calls: 120, seconds: 60 };

export const suggestFormerPlaces = defineRoute({
  name: 'places/suggest-former-places',
  summary: 'Places a text may mean, by province, district and ward',
  method: 'GET',
  path: '/place-suggestions',
  access: 'member',
  query,
  reply: z.array(PlaceSuggestion),
  limit,
});

export const suggestPlaces = defineRoute({
  name: 'places/suggest-places',
  summary: 'Places a text may mean, by the provinces and wards of today',
  method: 'GET',
  path: '/place-suggestions-v2',
  access: 'member',
  query,
  reply: z.array(PlaceSuggestion),
  limit,
});
