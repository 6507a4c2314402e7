import type { JsonSchema } from '#shared/registry/openapi-schemas.ts';
import type { OpenApiDocument, Operation } from '#shared/registry/openapi.ts';

export type Entry = Operation & { method: string; path: string; area: string };
export type Reference = { entries: Entry[]; resolve: (schema: JsonSchema) => JsonSchema };

const methodOrder = ['get', 'post', 'put', 'patch', 'delete'];

const inOrder = (a: Entry, b: Entry): number =>
  a.area.localeCompare(b.area) ||
  a.path.localeCompare(b.path) ||
  methodOrder.indexOf(a.method) - methodOrder.indexOf(b.method);

export function toReference({ paths, components }: OpenApiDocument): Reference {
  const entries = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      ...operation,
      method,
      path,
      area: operation.tags[0] ?? '',
    })),
  );
  return {
    entries: entries.sort(inOrder),
    /** Resolves a reference to its schema; siblings such as a default are kept. */
    resolve({ $ref, ...own }) {
      const name = $ref?.split('/').at(-1);
      return name === undefined ? own : { ...components.schemas[name], ...own };
    },
  };
}

/** The name a schema goes by, for telling where a tree begins again. */
export const nameOf = (schema: JsonSchema): string | undefined => schema.$ref?.split('/').at(-1);

/** Returns the JSON schema of a body; a body of another type is a file. */
export const jsonSchemaOf = (content: { 'application/json'?: { schema: JsonSchema } }): JsonSchema =>
  content['application/json']?.schema ?? { type: 'string', format: 'binary' };
