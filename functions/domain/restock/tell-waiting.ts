import { secondsAfter } from '#functions/platform/seconds.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { upsert } from '#functions/platform/table/table-operations.ts';
import type { Profile } from '#functions/domain/accounts/account.ts';
import { someLeft } from '#functions/domain/catalogue/warehouses/hold-stock.ts';
import { findOffer, type Offer } from '#functions/domain/catalogue/products/product-offers.ts';
import { goodsIn } from '#functions/domain/catalogue/views/offer.ts';
import type { StoredStock } from '#functions/domain/catalogue/views/product-record.ts';
import { requestMail } from '#functions/domain/mail/mail-job.ts';
import { restockKeys } from './restock-keys.ts';
import { endWaiting, listWaiting, type Waiting } from './waiting.ts';

type Deps = Context & { findProfile: (userId: string) => Promise<Profile | undefined> };
type RestockedGoods = Pick<Waiting, 'productId' | 'variantId'>;

/** As many as are told in one go; the others in further rounds. */
export const toldAtOnce = 25;

const roundsKeptSeconds = 86_400;

/** The refusal when what came back was sold once more before anybody was told. */
const soldAgain = 'sold again';

/** Where some of an offer lie, as far as was read: of a combo some of each part. */
const shelvesWithSome = (offer: Offer) =>
  goodsIn(offer).flatMap(({ goods, quantity }) => {
    const left = ({ onHand, reserved }: StoredStock) => onHand - reserved;
    const some =
      goods.stocks.find((stock) => left(stock) >= quantity) ?? goods.stocks.find((stock) => left(stock) > 0);
    return some ? [{ ...some, productId: goods.card.id }] : [];
  });

/**
 * The mail and the end of waiting are one write: whoever is told waits no more, and is told once, while there is some.
 * Answers what kept it from being written.
 */
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
  const some = shelves.map((shelf) => someLeft(shelf, soldAgain));
  return table.write([endWaiting(waiting), ...some, ...mail]);
}

/**
 * Something sold out is there again: those who wait are told, some in each round. When it is gone once more they go
 * on waiting. A round that fails half-way comes again, and finds only those who still wait.
 */
export async function tellWaiting(deps: Deps, returned: RestockedGoods): Promise<void> {
  const { table, now } = deps;
  const { productId, variantId } = returned;
  const waiting = await listWaiting(table, returned, toldAtOnce + 1);
  if (waiting.length === 0) return;
  const offer = await findOffer(table, productId, variantId);
  if (typeof offer !== 'object' || offer.available === 0) return;
  for (const one of waiting.slice(0, toldAtOnce)) {
    // Somebody bought meanwhile: what is left is looked at anew, and who was told is no longer on the list.
    if ((await tell(deps, offer, one)) === soldAgain) return tellWaiting(deps, returned);
  }
  if (waiting.length <= toldAtOnce) return;
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
