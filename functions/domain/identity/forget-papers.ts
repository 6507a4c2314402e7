import type { Bucket } from '#functions/platform/clients/bucket.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { clearItems } from '#functions/platform/table/clear-items.ts';
import { identityKeys } from './identity-keys.ts';
import { markWrites } from './number-marks.ts';
import { disownPaper } from './paper-owner.ts';
import { removePicturesOf } from './paper-pictures.ts';
import { findWallet, walletRecord } from './wallet.ts';

/**
 * The papers of somebody who left: pictures, numbers, the key they were sealed with, who looked, and what was agreed to.
 * Their number may be shown again by whoever holds it.
 */
export async function forgetPapers(context: Context & { bucket: Bucket }, userId: string): Promise<void> {
  const { table, bucket } = context;
  const wallet = await findWallet(context, userId);
  if (wallet) {
    await removePicturesOf({ bucket }, userId, wallet.papers);
    const refusal = await table.write([
      ...walletRecord.bury(wallet),
      ...markWrites(wallet, { ...wallet, papers: [] }),
      ...wallet.papers.map(({ id }) => disownPaper(id)),
    ]);
    // Changed this very moment: the message comes again.
    if (refusal) throw new Error('The papers that are to be forgotten have just changed');
  }
  for (const startsWith of identityKeys.besideWallet)
    await clearItems(table, { pk: identityKeys.partition(userId), startsWith });
}
