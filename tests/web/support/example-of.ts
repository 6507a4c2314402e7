import type * as z from 'zod';

/** What a text may have to look like; a pattern none of these fits asks for a line of its own here. */
const texts = [
  'Mẫu',
  'thu-nghiem',
  '01JBZ0Q5X8N4R2T6V9W3Y7A1C5',
  'CHOLANG01',
  'mau@cholang.test',
  '0912345678',
  '2026-11-20',
  'https://cholang.test/mau',
  '/media/mau.webp',
  '0101234567',
  '100000',
  '12-abcdefghijkl',
  '22:00',
  'mẫu '.repeat(12).trim(),
];

/** Contracts call a moment a text; pages read it as what its name says. */
const isTime = /(?:At|Until|From|To|Updated)$/;
const time = '2026-11-20T02:00:00.000Z';
const fits = (schema: z.core.$ZodType, value: unknown): boolean =>
  (schema as z.ZodType).safeParse(value).success;

type Def = z.core.$ZodTypes['_zod']['def'];

const fitting = (schema: z.ZodType, candidates: readonly unknown[]): unknown => {
  const found = candidates.find((candidate) => schema.safeParse(candidate).success);
  if (found === undefined) throw new Error('No example fits; add one to tests/web/support/example-of.ts');
  return found;
};

const numbers = [1, 0, 1000, 20_000, 0.5, -1];

/** The least an answer of this shape says: lists are empty, what may be absent is absent. */
function least(schema: z.ZodType): unknown {
  // Zod's own description of a schema: which kinds there are is for its types to say.
  const def = (schema as unknown as z.core.$ZodTypes)._zod.def as Def;
  const inner = (type: z.core.$ZodType) => least(type as z.ZodType);
  switch (def.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(def.shape).flatMap(([name, field]) => {
          const value = isTime.test(name) && fits(field, time) ? time : inner(field);
          return value === undefined ? [] : [[name, value]];
        }),
      );
    case 'array':
      return schema.safeParse([]).success ? [] : [inner(def.element)];
    case 'record':
      return fitting(schema, [
        {},
        Object.fromEntries(keysOf(def.keyType).map((key) => [key, inner(def.valueType)])),
      ]);
    case 'optional':
      return undefined;
    case 'nullable':
    case 'null':
      return null;
    case 'default':
    case 'prefault':
      return inner(def.innerType);
    case 'readonly':
      return inner(def.innerType);
    case 'lazy':
      return inner(def.getter());
    case 'pipe':
      return inner(def.in);
    case 'union':
      return inner(def.options[0] as z.core.$ZodType);
    case 'intersection':
      return Object.assign({}, inner(def.left), inner(def.right));
    case 'tuple':
      return def.items.map(inner);
    case 'enum':
      return Object.values(def.entries)[0];
    case 'literal':
      return def.values[0];
    case 'boolean':
      return false;
    case 'number':
      return fitting(schema, numbers);
    case 'string':
      return fitting(schema, texts);
    default:
      return undefined;
  }
}

const keysOf = (schema: z.core.$ZodType): string[] => {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  return def.type === 'enum' ? Object.keys(def.entries) : [];
};

/** A full answer of a contract, or part of one: what the test speaks of, and the least of everything else. */
export function exampleOf<S extends z.ZodType>(schema: S, said?: Partial<z.output<S>>): z.output<S> {
  const rest = least(schema);
  return (said ? { ...(rest as object), ...said } : rest) as z.output<S>;
}
