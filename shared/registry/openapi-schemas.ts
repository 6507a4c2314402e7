import * as z from 'zod';
import * as accounts from '../accounts/index.ts';
import * as catalogue from '../catalogue/index.ts';
import { Failure } from '../contract/failure.ts';
import * as live from '../live/live.contract.ts';
import { Flag } from '../pages.ts';
import type { AnyContract } from '../contract/route.ts';

export type JsonSchema = z.core.JSONSchema.BaseSchema;
export type Schemas = Record<string, JsonSchema>;
type Direction = 'input' | 'output';
type Names = z.core.$ZodRegistry<{ id: string }>;

/** Schemas with a name, which are described once and then referenced. */
const exported: [string, unknown][] = Object.entries({ ...accounts, ...catalogue, ...live, Failure });
const namedSchemas = exported.filter(
  (entry): entry is [string, z.ZodType] =>
    entry[1] instanceof z.ZodType && ['object', 'enum'].includes(entry[1].type),
);

function namesBy(idOf: (id: string, schema: z.ZodType) => string): Names {
  const names: Names = z.registry();
  for (const [id, schema] of namedSchemas) names.add(schema, { id: idOf(id, schema) });
  return names;
}

const pointToComponents = <T extends object>(schema: T): T =>
  JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/')) as T;

function translate(schema: z.ZodType, io: Direction, metadata: Names) {
  const {
    $schema: _,
    $defs,
    ...root
  } = z.toJSONSchema(schema, {
    io,
    metadata,
    unrepresentable: 'any',
    override: explain(io, metadata),
  });
  return { schema: pointToComponents<JsonSchema>(root), parts: pointToComponents<Schemas>($defs ?? {}) };
}

function replace(target: JsonSchema, source: JsonSchema): void {
  for (const key of Object.keys(target)) Reflect.deleteProperty(target, key);
  Object.assign(target, source);
}

type Override = NonNullable<z.core.JSONSchemaGeneratorParams['override']>;

/** Adds facts to a JSON schema that zod's own translation leaves out. */
const explain =
  (io: Direction, names: Names): Override =>
  ({ zodSchema, jsonSchema }) => {
    if (zodSchema === Flag) replace(jsonSchema, { type: 'boolean' });
    if (zodSchema instanceof z.ZodPipe) {
      const { out } = zodSchema;
      // Lists are sent as comma-joined text, but are described by their entries.
      if (out instanceof z.ZodArray) replace(jsonSchema, translate(out, io, names).schema);
      // Texts may be sent untidied; `x-kept-as` describes the form that they need after tidying.
      else if (out instanceof z.ZodString || out instanceof z.ZodEmail)
        jsonSchema['x-kept-as'] = translate(out, io, names).schema;
    }
    if (zodSchema instanceof z.ZodDefault) jsonSchema.default = zodSchema.def.defaultValue;
    if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
    if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
    // Replies may get new fields; only strict bodies refuse unknown ones.
    if (zodSchema instanceof z.ZodObject && !(zodSchema.def.catchall instanceof z.ZodNever))
      delete jsonSchema.additionalProperties;
    const description = z.globalRegistry.get(zodSchema)?.description;
    if (description) jsonSchema.description = description;
  };

function readsAlike(schema: z.ZodType): boolean {
  const [sent, answered] = (['input', 'output'] as const).map((io) =>
    JSON.stringify(translate(schema, io, z.registry())),
  );
  return sent === answered;
}

/** Translates the contracts' schemas to JSON Schema, and collects the shared parts. */
export function createSchemaBook(contracts: readonly AnyContract[]) {
  const plain = namesBy((id) => id);
  const answered = new Set(
    contracts.flatMap(({ reply }) => Object.keys(translate(reply, 'output', plain).parts)),
  );
  const names: Record<Direction, Names> = {
    output: plain,
    // A part whose request form differs from its reply form gets two names.
    input: namesBy((id, schema) => (answered.has(id) && !readsAlike(schema) ? `${id}Input` : id)),
  };
  const parts: Schemas = {};

  function describe(schema: z.ZodType, io: Direction): JsonSchema {
    const described = translate(schema, io, names[io]);
    Object.assign(parts, described.parts);
    return described.schema;
  }

  /** Returns the fields of an object that needs no name, such as a query. */
  function fieldsOf(schema: z.ZodType): { name: string; isRequired: boolean; schema: JsonSchema }[] {
    const described = translate(schema, 'input', names.input);
    const own = described.schema.$ref?.split('/').at(-1);
    const { properties = {}, required = [] } = (own ? described.parts[own] : described.schema) ?? {};
    if (own) delete described.parts[own];
    Object.assign(parts, described.parts);
    return Object.entries(properties).map(([name, field]) => ({
      name,
      isRequired: required.includes(name),
      schema: typeof field === 'object' ? field : {},
    }));
  }

  return {
    describe,
    fieldsOf,
    parts: () => Object.fromEntries(Object.entries(parts).sort(([a], [b]) => a.localeCompare(b))),
  };
}

export type SchemaBook = ReturnType<typeof createSchemaBook>;
