import * as z from 'zod';

/** Name in the URL (slug); empty if it shall be made from the display name. */
export const SlugText = z
  .string()
  .trim()
  .max(120)
  .regex(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/, { error: 'slug' });
