import * as z from 'zod';
import type { Table } from '#functions/platform/table/table.ts';
import { create } from '#functions/platform/table/table-operations.ts';
import type { CarrierHint } from '../carriers/carrier.ts';
import { shippingKeys } from '../shipping-keys.ts';
import { carrierNames } from '#shared/values/carriers.ts';

/** A carrier's notice in its raw form. */
export const StoredCarrierNotice = z.object({
  id: z.string(),
  carrier: z.enum(carrierNames),
  label: z.string(),
  /** Whether a part was given back. Only notices report this; a status query does not repeat it. */
  partBack: z.boolean().default(false),
  raw: z.string(),
  receivedAt: z.string(),
});
export type StoredCarrierNotice = z.infer<typeof StoredCarrierNotice>;

const keptSeconds = 90 * 24 * 3600;
const known = 'notice-known';

/** Id of a notice from label, status and its time, so that a repeat is stored once. */
const idOf = (
  carrier: StoredCarrierNotice['carrier'],
  { label, status, at, partBack }: CarrierHint,
): string => [carrier, label, status, at, ...(partBack ? ['part'] : [])].join(':').slice(0, 300);

/** Stores a notice once. The table's stream then triggers its processing. */
export async function keepCarrierNotice(
  table: Table,
  told: Omit<StoredCarrierNotice, 'id' | 'label' | 'partBack'> & { hint: CarrierHint },
): Promise<void> {
  const { hint, ...notice } = told;
  const id = idOf(notice.carrier, hint);
  const stored: StoredCarrierNotice = { id, label: hint.label, partBack: hint.partBack, ...notice };
  const item = {
    ...shippingKeys.notice(id),
    entity: 'carrier-notice',
    ...stored,
    expiresAt: Math.floor(Date.parse(stored.receivedAt) / 1000) + keptSeconds,
  };
  await table.write([create(item, { refusal: known })]);
}

export const findCarrierNotice = (table: Table, id: string): Promise<StoredCarrierNotice | undefined> =>
  table.get(shippingKeys.notice(id), StoredCarrierNotice);
