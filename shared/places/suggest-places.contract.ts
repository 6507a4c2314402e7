import * as z from 'zod';
import { defineRoute } from '../contract/route.ts';
import { divisionSystems, type DivisionSystem } from './division.ts';

/** Shorter texts name too much to be worth asking about. */
export const shortestPlaceQuery = 2;
export const mostPlaces = 10;

/** A place as place services describe one: the id names it to us, the texts name it to people. */
export const PlaceSuggestion = z.object({
  place_id: z.string(),
  description: z.string(),
  structured_formatting: z.object({ main_text: z.string(), secondary_text: z.string() }),
});
export type PlaceSuggestion = z.infer<typeof PlaceSuggestion>;

/** The divisions a place lies in, as far down as it is known, and the street that was typed before them. */
export type PlaceParts = {
  system: DivisionSystem;
  provinceCode: number;
  districtCode?: number;
  wardCode?: number;
  street?: string;
};

/** `v1.p79.d760.w26734~12 Lê Lợi`: a place of our own says in its id where it lies. */
export const placeIdOf = ({ system, provinceCode, districtCode, wardCode, street }: PlaceParts): string =>
  [
    system,
    `p${provinceCode}`,
    ...(districtCode === undefined ? [] : [`d${districtCode}`]),
    ...(wardCode === undefined ? [] : [`w${wardCode}`]),
  ].join('.') + (street ? `~${street}` : '');

/** The divisions in a place's id; undefined for ids of other services. */
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
