import * as z from 'zod';

/** A handler's settings, read once through a schema; nothing else looks at the environment. */
export function readConfig<T extends z.ZodRawShape>(shape: T): z.output<z.ZodObject<T>> {
  const parsed = z.object(shape).safeParse(process.env);
  if (parsed.success) return parsed.data;
  throw new Error(
    `Settings are missing or wrong: ${parsed.error.issues.map(({ path }) => path.join('.')).join(', ')}`,
  );
}
