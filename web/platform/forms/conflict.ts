/** A field that was changed here and elsewhere to different values. */
export type Conflict<Values> = {
  name: keyof Values & string;
  base: unknown;
  mine: unknown;
  theirs: unknown;
};
/** A field that was changed only elsewhere. */
export type OtherChange<Values> = Pick<Conflict<Values>, 'name' | 'base' | 'theirs'>;
export type Side = 'mine' | 'theirs';

/** Compares form values, which are plain data; the order of keys does not matter. */
export function isSameValue(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const [left, right] = [one as Record<string, unknown>, other as Record<string, unknown>];
  const names = Object.keys(left);
  return (
    names.length === Object.keys(right).length &&
    names.every((name) => name in right && isSameValue(left[name], right[name]))
  );
}

const namesOf = <Values extends object>(values: Values) => Object.keys(values) as (keyof Values & string)[];

/** Returns the fields that both sides changed to different values; only a person can decide them. */
export const conflictsOf = <Values extends object>(
  base: Values,
  mine: Values,
  theirs: Values,
): Conflict<Values>[] =>
  namesOf(base)
    .filter(
      (name) =>
        !isSameValue(base[name], mine[name]) &&
        !isSameValue(base[name], theirs[name]) &&
        !isSameValue(mine[name], theirs[name]),
    )
    .map((name) => ({ name, base: base[name], mine: mine[name], theirs: theirs[name] }));

/** Returns the fields that only the other side changed; their values are kept and reported. */
export const changedByOthers = <Values extends object>(
  base: Values,
  mine: Values,
  theirs: Values,
): OtherChange<Values>[] =>
  namesOf(base)
    .filter((name) => isSameValue(base[name], mine[name]) && !isSameValue(base[name], theirs[name]))
    .map((name) => ({ name, base: base[name], theirs: theirs[name] }));

/** Merges local changes onto the current record; conflicting fields take the chosen side. */
export function merged<Values extends object>(
  base: Values,
  mine: Values,
  theirs: Values,
  choices: Partial<Record<string, Side>> = {},
): Values {
  const kept = namesOf(base).filter((name) => {
    if (isSameValue(base[name], mine[name])) return false;
    return isSameValue(base[name], theirs[name]) || choices[name] !== 'theirs';
  });
  return { ...theirs, ...Object.fromEntries(kept.map((name) => [name, mine[name]])) };
}
