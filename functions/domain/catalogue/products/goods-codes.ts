import * as z from 'zod';
import { AppError } from '#shared/contract/errors.ts';
import { chunk } from '#functions/platform/chunk.ts';
import type { Reads } from '#functions/platform/table/table.ts';
import {
  check,
  create,
  type Item,
  type Key,
  type Operation,
  put,
  remove,
} from '#functions/platform/table/table-operations.ts';
import { productKeys } from '../catalogue-keys.ts';
import { otherCodesOf, type ProductText } from '../views/product-record.ts';
import { readTexts } from './find-product.ts';

/** Compares codes as scanners read them, ignoring case and surrounding spaces. */
export const sameSku = (a: string, b: string): boolean => a.trim().toUpperCase() === b.trim().toUpperCase();

/** Refusal when a SKU or barcode was taken or released since its reservation was read. */
export const goodsCodeChanged = 'goods-code-moved';

const Reservation = z.object({ productId: z.string() });

/** DynamoDB's limit of keys in one batch read. */
const keysAtOnce = 100;
/** Half of that limit, since a product's text is two items. */
const textsAtOnce = keysAtOnce / 2;

/** Builds a reservation. SKUs and barcodes share one set of names, because a scanner cannot tell them apart. */
const reservation = (code: string, productId: string): Item => ({
  ...productKeys.goodsCodeClaim(code),
  entity: 'goods-code',
  productId,
});

const normal = (code: string): string => code.trim().toUpperCase();

const codesOf = (product: Pick<ProductText, 'detail'> | undefined): string[] =>
  product ? [...new Set(otherCodesOf(product.detail).map(normal))] : [];

/** Builds the reservations of a product's SKUs and barcode, for tables that are filled directly. */
export const goodsCodeClaims = (product: ProductText): Item[] =>
  codesOf(product).map((code) => reservation(code, product.card.id));

/** Form field in which the code stands. */
function fieldOf({ detail: { variants } }: ProductText, code: string): string {
  const row = variants.findIndex(({ sku }) => sameSku(sku, code));
  return row < 0 ? 'barCode' : `variants.${row}.sku`;
}

async function readReservations(
  table: Reads,
  codes: readonly string[],
): Promise<Map<string, string | undefined>> {
  const found = new Map<string, string | undefined>();
  for (const some of chunk(codes, keysAtOnce)) {
    const claims = await table.getMany(
      some.map((code) => [productKeys.goodsCodeClaim(code), Reservation] as const),
    );
    for (const [place, code] of some.entries()) found.set(code, claims[place]?.productId);
  }
  return found;
}

/** Finds the products with these codes, and returns a function that looks one up. */
export async function findCodeHolders(
  table: Reads,
  asked: readonly string[],
): Promise<(code: string) => { id: string; name: string } | undefined> {
  const codes = [...new Set(asked.map(normal))];
  const reserved = await readReservations(table, codes);
  const ids = [...new Set([...reserved.values()].filter((id) => id !== undefined))];
  const texts = (await Promise.all(chunk(ids, textsAtOnce).map((some) => readTexts(table, some)))).flat();
  const holders = new Map(
    texts.flatMap((text) => (text ? codesOf(text).map((code) => [code, text.card] as const) : [])),
  );
  return (code) => holders.get(normal(code));
}

export type CodeMove = {
  before: ProductText | undefined;
  after: ProductText | undefined;
  /** Set for a change that does not concern codes: a shared code from earlier times stays. */
  leavesShared?: boolean;
};

/** Takes over a reservation if its product lost the code; otherwise throws with its name. */
async function takeOver(
  table: Reads,
  taken: { code: string; holderId: string; by: ProductText },
): Promise<Operation<typeof goodsCodeChanged>[]> {
  const { code, holderId, by } = taken;
  const [holder] = await readTexts(table, [holderId]);
  if (holder && codesOf(holder).includes(code))
    throw new AppError('GOODS_CODE_EXISTS', {
      params: { code, product: holder.card.name, productId: holderId },
      errors: [{ path: fieldOf(by, code), message: holder.card.name }],
    });
  const claim = put(reservation(code, by.card.id), {
    when: { productId: holderId },
    refusal: goodsCodeChanged,
  });
  if (!holder) return [claim];
  const { id, revision } = holder.card;
  return [claim, check(productKeys.card(id), { when: { revision }, refusal: goodsCodeChanged })];
}

const keyOf = (code: string): Key => productKeys.goodsCodeClaim(code);

async function takeCodes(
  table: Reads,
  { before, after, leavesShared }: CodeMove,
  holders: ReadonlyMap<string, string | undefined>,
): Promise<Operation<typeof goodsCodeChanged>[]> {
  if (!after) return [];
  const { id } = after.card;
  const had = new Set(codesOf(before));
  const writes: Operation<typeof goodsCodeChanged>[] = [];
  for (const code of codesOf(after)) {
    const holderId = holders.get(code);
    const isOld = had.has(code);
    if (isOld && (leavesShared || holderId === id)) continue;
    if (holderId === undefined) writes.push(create(reservation(code, id), { refusal: goodsCodeChanged }));
    // The product left its reservation in place, so another product may take it over; the check makes the write
    // fail then.
    else if (holderId === id)
      writes.push(check(keyOf(code), { when: { productId: id }, refusal: goodsCodeChanged }));
    else writes.push(...(await takeOver(table, { code, holderId, by: after })));
  }
  return writes;
}

/**
 * Writes that reserve the SKUs and barcodes that products get and release those they lose, for the transaction
 * that changes the products; releases come last for each product. A code of another product is refused with
 * that product's name.
 */
export async function moveGoodsCodes(
  table: Reads,
  moves: readonly CodeMove[],
): Promise<Operation<typeof goodsCodeChanged>[]> {
  const touched = moves.flatMap((move) => {
    const [had, has] = [codesOf(move.before), codesOf(move.after)];
    const lost = had.filter((code) => !has.includes(code));
    const asked = move.leavesShared ? has.filter((code) => !had.includes(code)) : has;
    return [...lost, ...asked];
  });
  // A transaction may write an item only once, so products that swap a code have to be saved one after another.
  if (new Set(touched).size < touched.length) throw new AppError('STALE_STATE');
  const holders = await readReservations(table, touched);
  const writes: Operation<typeof goodsCodeChanged>[] = [];
  for (const move of moves) {
    const { before, after } = move;
    const has = codesOf(after);
    const id = before?.card.id;
    const freed = codesOf(before).filter((code) => !has.includes(code) && holders.get(code) === id);
    writes.push(
      ...(await takeCodes(table, move, holders)),
      ...freed.map((code) =>
        remove(keyOf(code), { when: { productId: id ?? '' }, refusal: goodsCodeChanged }),
      ),
    );
  }
  return writes;
}
