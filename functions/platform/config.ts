import * as z from 'zod';

/**
 * A handler's settings, read through a schema each time they are asked for; nothing else looks at the environment. The
 * schema is made once: made for each call, it costs more than most calls.
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
