import * as z from 'zod';
import { type Contract, defineRoute } from '../contract/route.ts';
import type { ListShape } from './query-parts.ts';

const Ids = z.object({ ids: z.array(z.string()), total: z.int() });

/**
 * Defines a route for the ids of all rows under a list's filters, so that the whole list can be selected. It
 * returns at most `maxSelected` ids in the list's own order, and the total. `defineListIds(listUsers,
 * 'accounts/list-user-ids')` answers at `…/ids`.
 */
export function defineListIds<P extends z.ZodType, Q extends z.ZodType, const L extends ListShape>(
  { summary, path, access, params, query, list }: Contract<P, Q> & { list: L },
  name: string,
) {
  const route = defineRoute({
    name,
    summary: `${summary}: the ids of all of them`,
    method: 'GET',
    path: `${path}/ids`,
    access,
    params,
    query,
    reply: Ids,
  });
  return { ...route, list };
}
