import type { ProductDraft } from '#shared/catalogue/index.ts';
import { getProduct, listProducts } from '#shared/catalogue/index.ts';
import { addToCart, getCart } from '#shared/cart/index.ts';
import type { CallInput } from '#shared/contract/route.ts';
import { createCustomerGroup } from '#shared/customers/index.ts';
import { createPriceBook, getPriceBook, updatePriceBook } from '#shared/price-books/index.ts';
import { newId } from '#shared/values/ids.ts';
import { aCategory, aProduct, stock } from '#tests/support/catalogue.ts';
import type { Member, World } from '#tests/support/world.ts';

const goods = aCategory({ name: 'Mứt Tết' });

type Book = Partial<CallInput<typeof createPriceBook>['body']>;
type BookChange = CallInput<typeof updatePriceBook>['body'];

/** An admin at work on price books, and how others see what comes of it. */
export function pricing(world: World, admin: Member) {
  const asAdmin = <T extends object>(asked: T) => ({ token: admin.accessToken, ...asked });

  async function aGood(price: number, category = goods, given: Partial<ProductDraft> = {}) {
    const product = aProduct({
      category,
      name: `Mứt ${newId()}`,
      code: newId().slice(-12),
      price,
      available: 50,
      ...given,
    });
    await stock(world, [product], [category]);
    return product;
  }

  const read = (id: string) => world.send(getPriceBook, asAdmin({ params: { id } }));

  /** A book that is written into its products. */
  async function written(body: Book) {
    const made = await world.send(createPriceBook, asAdmin({ body: { name: 'Bảng giá Tết', ...body } }));
    if (made.status !== 201) throw new Error(`No book: ${JSON.stringify(made.failure)}`);
    await world.cloud.idle();
    return (await read(made.body.id)).body;
  }

  async function change(id: string, body: Omit<BookChange, 'version'>) {
    const { version } = (await read(id)).body;
    const changed = await world.send(
      updatePriceBook,
      asAdmin({ params: { id }, body: { ...body, version } }),
    );
    await world.cloud.idle();
    return changed;
  }

  async function aGroup(name = `Khách quen ${newId()}`) {
    const said = { spentAtLeast: null, ordersAtLeast: null, boughtWithinDays: null, provinces: [] };
    const body = { name, kind: 'static' as const, ...said };
    const made = await world.send(createCustomerGroup, asAdmin({ body }));
    if (made.status !== 201) throw new Error(`No group: ${JSON.stringify(made.failure)}`);
    return made.body;
  }

  /** What everybody reads: on its page, and in the list. */
  async function shownOf(id: string) {
    const page = await world.send(getProduct, { params: { id } });
    const list = await world.send(listProducts, { query: { q: page.body.name } });
    return { page: page.body.total, list: list.body.data.find((card) => card.id === id)?.total };
  }

  /** What its line costs in a member's cart; put there if it is not. */
  async function inCart({ accessToken: token }: Member, productId: string) {
    const line = async () =>
      (await world.send(getCart, { token })).body.items.find((item) => item.productId === productId);
    if (!(await line())) await world.send(addToCart, { token, body: { productId, quantity: 1 } });
    return line();
  }

  return { asAdmin, aGood, read, written, change, aGroup, shownOf, inCart, goods };
}
