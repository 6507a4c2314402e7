import { secondsFromNow } from '#functions/platform/clock.ts';
import type { Table } from '#functions/platform/table.ts';
import { upsert } from '#functions/platform/table-operations.ts';
import type { Profile } from '#functions/domain/accounts/account.ts';
import { findOffer, type Offer } from '#functions/domain/catalogue/product-offers.ts';
import { requestMail } from '#functions/domain/mail/mail-job.ts';
import { restockKeys } from './restock-keys.ts';
import { endWaiting, listWaiting, type Waiting } from './waiting.ts';

type Deps = { table: Table; findProfile: (userId: string) => Promise<Profile | undefined> };
type Returned = Pick<Waiting, 'productId' | 'variantId'>;

/** As many as are told in one go; the others in further rounds. */
export const toldAtOnce = 25;

const roundsKeptSeconds = 86_400;

/** The mail and the end of waiting are one write: whoever is told waits no more, and is told once. */
async function tell({ table, findProfile }: Deps, { card, variant }: Offer, waiting: Waiting): Promise<void> {
  const profile = await findProfile(waiting.userId);
  const mail =
    profile && profile.status !== 'inactive'
      ? [
          requestMail({
            to: profile.email,
            language: profile.language,
            content: {
              template: 'back-in-stock',
              fullName: profile.fullName,
              userId: profile.id,
              productName: card.name,
              variantName: variant ? `${variant.name}: ${variant.value}` : null,
              slug: card.slug,
            },
          }),
        ]
      : [];
  await table.write([endWaiting(waiting), ...mail]);
}

/**
 * Something sold out is there again: those who wait are told, some in each round. When it is gone once more they go
 * on waiting. A round that fails half-way comes again, and finds only those who still wait.
 */
export async function tellWaiting(deps: Deps, returned: Returned): Promise<void> {
  const { table } = deps;
  const { productId, variantId } = returned;
  const waiting = await listWaiting(table, returned, toldAtOnce + 1);
  if (waiting.length === 0) return;
  const offer = await findOffer(table, productId, variantId);
  if (typeof offer !== 'object' || offer.available === 0) return;
  for (const one of waiting.slice(0, toldAtOnce)) await tell(deps, offer, one);
  if (waiting.length <= toldAtOnce) return;
  await table.write([
    upsert(restockKeys.rounds(productId, variantId), {
      add: { rounds: 1 },
      set: {
        entity: 'restock-rounds',
        productId,
        variantId,
        expiresAt: secondsFromNow(roundsKeptSeconds),
      },
    }),
  ]);
}
