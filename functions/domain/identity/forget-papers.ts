import type { Bucket } from '#functions/platform/clients/bucket.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { clearItems } from '#functions/platform/table/clear-items.ts';
import { identityKeys } from './identity-keys.ts';
import { markWrites } from './number-hashes.ts';
import { disownPaper } from './paper-owner.ts';
import { removePicturesOf } from './paper-pictures.ts';
import { findWallet, walletRecord } from './wallet.ts';

/** Deletes all identity data of a member who left. Another account may then use the numbers. */
export async function forgetPapers(context: Context & { bucket: Bucket }, userId: string): Promise<void> {
  const { table, bucket } = context;
  const wallet = await findWallet(context, userId);
  if (wallet) {
    await removePicturesOf({ bucket }, userId, wallet.papers);
    const refusal = await table.write([
      ...walletRecord.softDelete(wallet),
      ...markWrites(wallet, { ...wallet, papers: [] }),
      ...wallet.papers.map(({ id }) => disownPaper(id)),
    ]);
    // The wallet was changed at this moment. The error makes the queue deliver the message again.
    if (refusal) throw new Error('The papers that are to be forgotten have just changed');
  }
  for (const startsWith of identityKeys.besideWallet)
    await clearItems(table, { pk: identityKeys.partition(userId), startsWith });
}
