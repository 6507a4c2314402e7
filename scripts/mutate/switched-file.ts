import type { Mutation } from './mutations.ts';
import { parse } from './syntax.ts';

/** A numbered fault can be switched on while the file runs. */
export type NumberedMutation = { id: number; mutation: Mutation };

type Place = { start: number; end: number; faults: NumberedMutation[]; inner: Place[] };

const isOn = (id: number): string => `globalThis.isFaultOn(${id})`;

/** Ranges of a syntax tree lie within each other or apart, so sorted by start and length they form a tree. */
function placesOf(numbered: readonly NumberedMutation[]): Place[] {
  const byRange = Map.groupBy(numbered, ({ mutation: { edit } }) => {
    const { start, end } = edit.part ?? edit;
    return `${start}-${end}`;
  });
  const places = [...byRange.values()]
    .map((faults): Place => {
      const edit = faults[0]?.mutation.edit;
      const { start, end } = edit?.part ?? edit ?? { start: 0, end: 0 };
      return { start, end, faults, inner: [] };
    })
    .sort((a, b) => a.start - b.start || b.end - a.end);
  const [outer, around]: [Place[], Place[]] = [[], []];
  for (const place of places) {
    while (around.length > 0 && (around.at(-1)?.end ?? 0) < place.end) around.pop();
    (around.at(-1)?.inner ?? outer).push(place);
    around.push(place);
  }
  return outer;
}

function textBetween(text: string, { start, end }: { start: number; end: number }, inner: readonly Place[]) {
  let [result, at] = ['', start];
  for (const place of inner) {
    result += text.slice(at, place.start) + switchedPlace(text, place);
    at = place.end;
  }
  return result + text.slice(at, end);
}

/** An expression is chosen, a statement is left out, and an element or property is spread or not. */
function switchedPlace(text: string, place: Place): string {
  let result = textBetween(text, place, place.inner);
  const [parts, others] = [
    place.faults.filter(({ mutation }) => mutation.edit.part),
    place.faults.filter(({ mutation }) => !mutation.edit.part),
  ];
  for (const { id, mutation } of others)
    result =
      mutation.kind === 'call dropped'
        ? `{ if (!${isOn(id)}) { ${result} } }`
        : `(${isOn(id)} ? (${mutation.edit.text}) : (${result}))`;
  for (const { id, mutation } of parts)
    result =
      mutation.edit.part?.of === 'object'
        ? `...(${isOn(id)} ? {} : { ${result} })`
        : `...(${isOn(id)} ? [] : [${result}])`;
  return result;
}

/** Puts all faults of a file into one text behind switches; undefined if it would not parse. */
export function switchFaults(path: string, text: string, numbered: readonly NumberedMutation[]) {
  const appendices = new Set(numbered.flatMap(({ mutation }) => mutation.edit.appendix ?? []));
  const whole = { start: 0, end: text.length };
  const switched = `${textBetween(text, whole, placesOf(numbered))}${[...appendices].join('')}`;
  return parse(path, switched) ? switched : undefined;
}
