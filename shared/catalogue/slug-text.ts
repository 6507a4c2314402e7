import * as z from 'zod';

/** The name something has in its address; empty where it is to be made of another name. */
export const SlugText = z
  .string()
  .trim()
  .max(120)
  .regex(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/, { error: 'slug' });
