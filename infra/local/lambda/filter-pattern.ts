type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const compare: Record<string, (a: number, b: number) => boolean> = {
  '=': (a, b) => a === b,
  '>': (a, b) => a > b,
  '>=': (a, b) => a >= b,
  '<': (a, b) => a < b,
  '<=': (a, b) => a <= b,
};

/** Checks a numeric rule such as `['>', 0, '<=', 5]`. */
function inRange(value: unknown, rule: unknown): boolean {
  if (!Array.isArray(rule) || typeof value !== 'number') return false;
  const pairs = Array.from({ length: rule.length / 2 }, (_, place) => rule.slice(place * 2, place * 2 + 2));
  return pairs.every(([sign, bound]) => compare[String(sign)]?.(value, Number(bound)) ?? false);
}

const operators: Record<string, (value: unknown, rule: unknown) => boolean> = {
  prefix: (value, rule) => typeof value === 'string' && value.startsWith(String(rule)),
  suffix: (value, rule) => typeof value === 'string' && value.endsWith(String(rule)),
  'equals-ignore-case': (value, rule) => String(value).toLowerCase() === String(rule).toLowerCase(),
  'anything-but': (value, rule) => value !== undefined && ![rule].flat().includes(value),
  exists: (value, rule) => (value !== undefined) === rule,
  numeric: inRange,
};

/** Checks a value against one entry of a pattern: a literal value, or a rule such as `{ prefix: 'ORDER#' }`. */
function meets(value: unknown, wanted: unknown): boolean {
  if (!isFields(wanted)) return Array.isArray(value) ? value.includes(wanted) : value === wanted;
  return Object.entries(wanted).every(([name, rule]) => {
    const operator = operators[name];
    if (!operator) throw new Error(`The local cloud does not know the filter rule ${name}`);
    return operator(value, rule);
  });
}

/** Checks an event against a Lambda filter pattern: each named field has one of the listed values. */
export function fits(event: unknown, pattern: unknown): boolean {
  if (Array.isArray(pattern)) return pattern.some((wanted) => meets(event, wanted));
  if (!isFields(pattern)) return event === pattern;
  const fields = isFields(event) ? event : {};
  return Object.entries(pattern).every(([name, part]) =>
    name === '$or' && Array.isArray(part)
      ? part.some((choice) => fits(event, choice))
      : fits(fields[name], part),
  );
}
