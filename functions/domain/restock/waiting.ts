import * as z from 'zod';
import { restockRequestDays } from '#shared/restock/restock.contract.ts';
import { secondsAfter } from '#functions/platform/seconds.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { create, type Item, type Operation, remove } from '#functions/platform/table/table-operations.ts';
import { restockKeys } from './restock-keys.ts';

/** Member who waits for a variant. The entry ends with the mail, or expires after half a year. */
export const Waiting = z.object({
  userId: z.string(),
  productId: z.string(),
  /** `noVariantId` for a product without variants. */
  variantId: z.string(),
  createdAt: z.string(),
});
export type Waiting = z.infer<typeof Waiting>;

const waitingItem = (waiting: Waiting, at: Date): Item => ({
  ...restockKeys.waiting(waiting),
  gsi1pk: restockKeys.of(waiting.userId),
  gsi1sk: restockKeys.place(waiting.productId, waiting.variantId),
  entity: 'restock-waiting',
  ...waiting,
  expiresAt: secondsAfter(at, restockRequestDays * 86_400),
});

/** Registers a member once per variant; a repeat keeps the earlier entry. */
export const startWaiting = (waiting: Waiting, at: Date): Operation<'waits already'> =>
  create(waitingItem(waiting, at), { refusal: 'waits already' });

/** Refusal if the member no longer waits, because they were notified or cancelled. */
export const waitsNoMore = 'waits no more';

export const endWaiting = (waiting: Waiting): Operation<typeof waitsNoMore> =>
  remove(restockKeys.waiting(waiting), { when: { pk: { present: true } }, refusal: waitsNoMore });

/** The first members who wait for a variant, up to a limit. */
export async function listWaiting(
  table: Table,
  { productId, variantId }: Pick<Waiting, 'productId' | 'variantId'>,
  limit: number,
): Promise<Waiting[]> {
  const asked = {
    pk: restockKeys.partition(productId, variantId),
    startsWith: restockKeys.prefix,
    limit,
  };
  return (await table.list(asked, Waiting)).items;
}

/** Entries of a member, for one product or for all. */
export async function listOwnWaiting(
  table: Table,
  userId: string,
  { productId, limit }: { productId?: string; limit: number },
): Promise<Waiting[]> {
  const asked = {
    index: 'gsi1',
    pk: restockKeys.of(userId),
    ...(productId && { startsWith: restockKeys.place(productId) }),
    limit,
  } as const;
  return (await table.list(asked, Waiting)).items;
}
