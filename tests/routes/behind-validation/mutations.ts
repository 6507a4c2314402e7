import { createHash } from 'node:crypto';
import * as z from 'zod';
import type { AnyContract } from '#shared/contract/route.ts';
import type { Sample } from './sample.ts';

/** One field of a good call, and what stands there instead. */
export type Mutation = { what: string; sample: Sample };

/** Longer addresses end at the door, before they are anybody's input. */
const longestInAddress = 600;
const fitsAddress = (by: unknown): boolean => typeof by !== 'string' || by.length <= longestInAddress;
/** An address without one of its parts is another address. */
const isPathPart = (by: unknown): boolean =>
  (typeof by === 'string' && by.trim() !== '') || typeof by === 'number';

const gone = Symbol('left out');
type Part = 'params' | 'query' | 'body';
type Place = { path: (string | number)[]; value: unknown };

/** Text that keys, indexes, mails, pages and regular expressions have stumbled over. */
const texts = [
  '',
  ' ',
  'x'.repeat(80),
  'ờ'.repeat(longestInAddress),
  'ờ'.repeat(5000),
  '\u0000',
  'a\u0000b',
  '\ud800',
  'ab\udfffcd',
  '\u202Egnud\u202C',
  `e${'\u0301'.repeat(60)}`,
  '𝕏👩‍👩‍👧‍👦',
  '\ufeffNguyễn\u200bAn',
  '0001-01-01T00:00:00.000Z',
  '9999-12-31T23:59:59.999Z',
  '+275760-09-13T00:00:00.000Z',
  '2026-02-30',
  '-1',
  '1e309',
  '0x10',
  'NaN',
  '__proto__',
  'constructor',
  'toString',
  'ORDER#HEAD',
  '../../../etc/passwd',
  '%00%ff',
  "' OR 1=1 --",
  '" OR * AND NEAR(',
  '*',
  ',,,,',
  '{"$gt":""}',
  'javascript:alert(1)',
  '<script>alert(1)</script>',
  '{width}',
  '\r\nBcc: a@b.vn',
];
const numbers = [0, -0, -1, 1.5, 2 ** 31, 2 ** 53, -(2 ** 53), 1e21, 1e308, 1e-7, 99, 100_001];
const kinds = [null, true, [], {}, [[]], { length: 1 }, gone];

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function instead(value: unknown, strangers: readonly string[]): unknown[] {
  if (Array.isArray(value)) {
    const [first] = value as unknown[];
    const many = (count: number): unknown[] => Array.from({ length: count }, () => first ?? 'x');
    return [...kinds, 'x', 7, [null], [first, first], many(101), many(2000), [...(value as unknown[]), 'x']];
  }
  if (isRecord(value)) return [...kinds, 'x', 7, { ...value, x: 1 }, { ...value, ['__proto__x']: {} }];
  if (typeof value === 'number') return [...numbers, ...kinds, String(value), 'x', ''];
  if (typeof value === 'boolean') return [...kinds, !value, 'true', 0, 'x'];
  return [...texts, ...strangers, ...numbers, ...kinds, String(value).repeat(2), String(value).toUpperCase()];
}

/** Every field and every group of fields, the first of each list standing for all. */
function placesOf(value: unknown, path: Place['path'] = []): Place[] {
  const inner = Array.isArray(value)
    ? placesOf(value[0], [...path, 0])
    : isRecord(value)
      ? Object.entries(value).flatMap(([name, one]) => placesOf(one, [...path, name]))
      : [];
  return [...(path.length > 0 && value !== undefined ? [{ path, value }] : []), ...inner];
}

function replaced(value: unknown, [step, ...rest]: Place['path'], by: unknown): unknown {
  if (step === undefined) return by;
  if (Array.isArray(value)) return value.with(Number(step), replaced(value[Number(step)], rest, by) as never);
  const record = value as Record<string, unknown>;
  const { [step]: old, ...others } = record;
  if (rest.length === 0 && by === gone) return others;
  return { ...record, [step]: replaced(old, rest, by) };
}

type Schema = { enum?: unknown[]; const?: unknown; properties?: Record<string, Schema>; anyOf?: Schema[] };

/** Every value a closed list allows, anywhere in a schema: another of them is valid, and often means the most. */
function choicesIn({ enum: all = [], const: one, properties = {}, anyOf = [] }: Schema): unknown[] {
  const inner = [...Object.values(properties), ...anyOf].flatMap(choicesIn);
  return [...all, ...(one === undefined ? [] : [one]), ...inner];
}

/** By the schema, because each operation's are asked for once for every call of it. */
const described = new WeakMap<z.ZodType, Schema>();
function describe(schema: z.ZodType): Schema {
  const known =
    described.get(schema) ?? (z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema);
  described.set(schema, known);
  return known;
}

const shown = (value: unknown): string =>
  value === gone ? 'left out' : (JSON.stringify(value) ?? String(value)).slice(0, 60);

/**
 * Every good call with one field another: empty, too long, of another kind, at the ends of what numbers and days can
 * be, somebody else's id, another word of a closed list, many, twice, or not there. Each is made when it is called for,
 * because few of the hundreds are.
 */
export function mutationsOf(
  { params, query, body }: AnyContract,
  sample: Sample,
  strangers: readonly string[],
): (() => Mutation)[] {
  const schemas: Record<Part, Schema> = {
    params: describe(params),
    query: describe(query),
    body: describe(body),
  };
  return (['params', 'query', 'body'] as const).flatMap((part) => {
    const choices = [...new Set(choicesIn(schemas[part]))];
    // What the sample leaves out may be sent as well.
    const known = Object.keys(schemas[part].properties ?? {});
    const whole = isRecord(sample[part]) ? sample[part] : {};
    const unsaid = known.filter((name) => !(name in whole)).map((name) => ({ path: [name], value: '' }));
    return [...placesOf(sample[part]), ...unsaid].flatMap(({ path, value }) =>
      [...instead(value, strangers), ...choices]
        .filter((by) => part === 'body' || fitsAddress(by))
        .filter((by) => part !== 'params' || isPathPart(by))
        .map((by) => () => ({
          what: `${part}.${path.join('.')} = ${shown(by)}`,
          sample: { ...sample, [part]: replaced(sample[part] ?? {}, path, by) },
        })),
    );
  });
}

/** Which of so many: the same few in every run, spread over all; more of them take in the fewer. */
export function some(of: number, count: number, seed: string): number[] {
  const chosen = new Set<number>();
  for (let turn = 0; chosen.size < Math.min(of, count); turn += 1) {
    const hash = createHash('sha256').update(`${seed}${turn}`).digest();
    chosen.add(hash.readUInt32BE() % of);
  }
  return [...chosen];
}
