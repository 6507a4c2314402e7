/** A box that was changed here and elsewhere, each time to something else. */
export type Conflict<Values> = {
  name: keyof Values & string;
  base: unknown;
  mine: unknown;
  theirs: unknown;
};
/** A box that was changed elsewhere alone. */
export type OtherChange<Values> = Pick<Conflict<Values>, 'name' | 'base' | 'theirs'>;
export type Side = 'mine' | 'theirs';

/** Values of forms are plain data; the order of keys is nobody's change. */
export function sameValue(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const [left, right] = [one as Record<string, unknown>, other as Record<string, unknown>];
  const names = Object.keys(left);
  return (
    names.length === Object.keys(right).length &&
    names.every((name) => name in right && sameValue(left[name], right[name]))
  );
}

const namesOf = <Values extends object>(values: Values) => Object.keys(values) as (keyof Values & string)[];

/** What only a person can decide: boxes that both sides changed, and not to the same. */
export const conflictsOf = <Values extends object>(
  base: Values,
  mine: Values,
  theirs: Values,
): Conflict<Values>[] =>
  namesOf(base)
    .filter(
      (name) =>
        !sameValue(base[name], mine[name]) &&
        !sameValue(base[name], theirs[name]) &&
        !sameValue(mine[name], theirs[name]),
    )
    .map((name) => ({ name, base: base[name], mine: mine[name], theirs: theirs[name] }));

/** What the other side alone changed: it stays, and is told. */
export const othersOf = <Values extends object>(
  base: Values,
  mine: Values,
  theirs: Values,
): OtherChange<Values>[] =>
  namesOf(base)
    .filter((name) => sameValue(base[name], mine[name]) && !sameValue(base[name], theirs[name]))
    .map((name) => ({ name, base: base[name], theirs: theirs[name] }));

/** What was changed here goes on top of what stands there now; where both changed, what was chosen. */
export function merged<Values extends object>(
  base: Values,
  mine: Values,
  theirs: Values,
  choices: Partial<Record<string, Side>> = {},
): Values {
  const kept = namesOf(base).filter((name) => {
    if (sameValue(base[name], mine[name])) return false;
    return sameValue(base[name], theirs[name]) || choices[name] !== 'theirs';
  });
  return { ...theirs, ...Object.fromEntries(kept.map((name) => [name, mine[name]])) };
}
