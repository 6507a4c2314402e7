import { secondsAfter } from '#functions/platform/seconds.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { upsert } from '#functions/platform/table/table-operations.ts';
import type { Profile } from '#functions/domain/accounts/account.ts';
import { requireSomeStock } from '#functions/domain/catalogue/warehouses/hold-stock.ts';
import { findOffer, type Offer } from '#functions/domain/catalogue/products/product-offers.ts';
import { goodsIn } from '#functions/domain/catalogue/views/offer.ts';
import type { StoredStock } from '#functions/domain/catalogue/views/product-record.ts';
import { requestMail } from '#functions/domain/mail/mail-job.ts';
import { restockKeys } from './restock-keys.ts';
import { endWaiting, listWaiting, type Waiting } from './waiting.ts';

type Deps = Context & { findProfile: (userId: string) => Promise<Profile | undefined> };
type RestockedGoods = Pick<Waiting, 'productId' | 'variantId'>;

/** Number of members notified in one round; further rounds notify the others. */
export const notifiedPerRound = 25;

const roundsKeptSeconds = 86_400;

/** Refusal if the goods were sold again before the member was notified. */
const soldAgain = 'sold again';

/** Stock with available pieces, as it was read; for a combo some of each part. */
const shelvesWithSome = (offer: Offer) =>
  goodsIn(offer).flatMap(({ goods, quantity }) => {
    const left = ({ onHand, reserved }: StoredStock) => onHand - reserved;
    const some =
      goods.stocks.find((stock) => left(stock) >= quantity) ?? goods.stocks.find((stock) => left(stock) > 0);
    return some ? [{ ...some, productId: goods.card.id }] : [];
  });

/** Writes the mail and the end of waiting together if stock is left: each member is notified once. */
async function tell(
  { table, findProfile }: Deps,
  offer: Offer,
  waiting: Waiting,
): Promise<string | undefined> {
  const { card, variant } = offer;
  const shelves = shelvesWithSome(offer);
  if (shelves.length < goodsIn(offer).length) return soldAgain;
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
  const some = shelves.map((shelf) => requireSomeStock(shelf, soldAgain));
  return table.write([endWaiting(waiting), ...some, ...mail]);
}

/**
 * Notifies waiting members that a product is available again, in rounds. If it sells out meanwhile, the rest
 * keep waiting. A failed round is retried and finds only those who still wait.
 */
export async function notifyWaiting(deps: Deps, returned: RestockedGoods): Promise<void> {
  const { table, now } = deps;
  const { productId, variantId } = returned;
  const waiting = await listWaiting(table, returned, notifiedPerRound + 1);
  if (waiting.length === 0) return;
  const offer = await findOffer(table, productId, variantId);
  if (typeof offer !== 'object' || offer.available === 0) return;
  for (const one of waiting.slice(0, notifiedPerRound)) {
    // Somebody bought meanwhile: the stock is read again, and members already notified are no longer on the
    // list.
    if ((await tell(deps, offer, one)) === soldAgain) return notifyWaiting(deps, returned);
  }
  if (waiting.length <= notifiedPerRound) return;
  await table.write([
    upsert(restockKeys.rounds(productId, variantId), {
      add: { rounds: 1 },
      set: {
        entity: 'restock-rounds',
        productId,
        variantId,
        expiresAt: secondsAfter(now(), roundsKeptSeconds),
      },
    }),
  ]);
}
