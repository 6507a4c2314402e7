import * as z from 'zod';

/**
 * Reads a handler's settings from the environment, validated by a schema on each read. Settings are
 * read in no other way. The schema is created once, because creating it for each call would cost more than
 * most calls.
 */
export function readConfig<T extends z.ZodRawShape>(shape: T): () => z.output<z.ZodObject<T>> {
  const schema = z.object(shape);
  return () => {
    const parsed = schema.safeParse(process.env);
    if (parsed.success) return parsed.data;
    const wrong = parsed.error.issues.map(({ path }) => path.join('.'));
    throw new Error(`Settings are missing or wrong: ${wrong.join(', ')}`);
  };
}
