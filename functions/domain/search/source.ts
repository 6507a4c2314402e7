import type { Hit } from '#shared/search/find-anything.contract.ts';
import type { Context } from '#functions/platform/table/context.ts';

/** Searches one kind of thing. Returns the exact match and the best others, up to `most` in all. */
export type Source = (context: Context, text: string, most: number) => Promise<Omit<Hit, 'kind'>[]>;
