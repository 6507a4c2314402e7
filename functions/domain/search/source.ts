import type { Hit } from '#shared/search/find-anything.contract.ts';
import type { Context } from '#functions/platform/table/context.ts';

/** Looks for one kind of thing: what is meant exactly, and the likeliest others, so many in all. */
export type Source = (context: Context, text: string, most: number) => Promise<Omit<Hit, 'kind'>[]>;
