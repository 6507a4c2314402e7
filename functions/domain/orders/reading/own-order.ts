import type { Actor } from '#functions/platform/tokens/access-token.ts';
import { table } from '#functions/platform/table/table.ts';
import type { StoredOrder } from '../order-record.ts';
import { type Asker, requireOwnOrder } from './read-orders.ts';

export const asMember = ({ userId }: Pick<Actor, 'userId'>): Asker => ({ kind: 'member', userId });

/** Reads an order anew each time it is asked for, for whoever may see it. */
export const ownOrder =
  (id: string, asker: Asker): (() => Promise<StoredOrder>) =>
  () =>
    requireOwnOrder(table(), id, asker);
