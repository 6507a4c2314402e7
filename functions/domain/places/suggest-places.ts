import {
  maxPlaces,
  placeIdOf,
  type PlaceParts,
  type PlaceSuggestion,
  shortestPlaceQuery,
} from '#shared/places/suggest-places.contract.ts';
import { tidy } from '#shared/values/text.ts';
import type { Divisions, Node } from './divisions.ts';
import { buildPlaceIndex, findPlaces, type PlaceIndex } from './place-index.ts';

/** Source of suggestions: our own gazetteer, or a service that also knows streets and shops. */
export type PlaceProvider = (query: string) => Promise<PlaceSuggestion[]>;

/** Suggestions from the divisions. It needs no network and answers in one or two milliseconds. */
export function gazetteer(divisions: () => Divisions): PlaceProvider {
  let index: PlaceIndex | undefined;
  return async (query) => {
    index ??= buildPlaceIndex(divisions());
    const { system } = divisions();
    return search(index, tidy(query)).map(({ node, street }) => toSuggestion(system, node, street));
  };
}

export async function suggestPlaces(provider: PlaceProvider, query: string): Promise<PlaceSuggestion[]> {
  if (query.trim().length < shortestPlaceQuery) return [];
  return (await provider(query)).slice(0, maxPlaces);
}

type Match = { node: Node; street: string };

/** Readings of "12 Lê Lợi, Bến Nghé": the part before the first comma may be a street. */
function readings(query: string): { street: string; rest: string }[] {
  const whole = { street: '', rest: query };
  const comma = query.indexOf(',');
  if (comma < 1) return [whole];
  return [whole, { street: query.slice(0, comma).trim().slice(0, 120), rest: query.slice(comma + 1) }];
}

/** Matches of the first reading that has any. Typing errors count only without exact matches. */
function search(index: PlaceIndex, query: string): Match[] {
  for (const withSlips of [false, true]) {
    for (const { street, rest } of readings(query)) {
      const found = findPlaces(index, rest, { most: maxPlaces, withSlips });
      if (found.length > 0) return found.map((node) => ({ node, street }));
    }
  }
  return [];
}

/** A division and its parents, the smallest first. */
function upwards(node: Node): Node[] {
  return node.parent ? [node, ...upwards(node.parent)] : [node];
}

function partsOf(system: PlaceParts['system'], node: Node, street: string): PlaceParts {
  const [province, second, third] = upwards(node).reverse();
  const ward = system === 'v1' ? third : second;
  return {
    system,
    provinceCode: province?.code ?? 0,
    ...(system === 'v1' && second && { districtCode: second.code }),
    ...(ward && { wardCode: ward.code }),
    ...(street && { street }),
  };
}

function toSuggestion(system: PlaceParts['system'], node: Node, street: string): PlaceSuggestion {
  const [main = '', ...rest] = [...(street ? [street] : []), ...upwards(node).map(({ name }) => name)];
  return {
    place_id: placeIdOf(partsOf(system, node, street)),
    description: [main, ...rest].join(', '),
    structured_formatting: { main_text: main, secondary_text: rest.join(', ') },
  };
}
