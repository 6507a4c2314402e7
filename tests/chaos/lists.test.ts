import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod';
import { createProduct, deleteProduct, listProducts, updateProduct } from '#shared/catalogue/index.ts';
import { newId } from '#shared/values/ids.ts';
import { aCategory, business, stock, warehouse } from '#tests/support/catalogue.ts';
import { aWorld, type Member, type World } from '#tests/support/world.ts';
import { asking } from './asking.ts';
import { rowsOf } from './look.ts';
import { seeded } from './seeded.ts';
import { deadLetters } from '#tests/support/queues.ts';
import { settle } from './settle.ts';

let world: World;
let staff: Member;
const category = aCategory({ name: 'Gạo' });
beforeAll(async () => {
  world = await aWorld();
  await stock(world, [], [category]);
  staff = await world.aMember({ role: 'collaborator' });
});
afterAll(() => world.close());

const steps = 30;
const Card = z.object({ id: z.string(), name: z.string(), price: z.int() });

it('a list shows in the end what staff saved, changed and took away, and nothing else', async () => {
  const people = asking(world);
  const seed = seeded(Number(process.env['CHAOS_SEED'] ?? 1));
  const token = staff.accessToken;
  const word = `mùa${newId().slice(-8).toLowerCase()}`;
  const draft = (code: string, price: number) => ({
    name: `Gạo ${word} ${code}`,
    code,
    categoryId: category.id,
    businessId: business.id,
    price,
    // With pieces in a warehouse none could be taken away.
    stock: [{ warehouseId: warehouse.id, onHand: 0 }],
  });
  /** What staff know of; of what nobody was told, the table knows. */
  const known = new Map<string, { code: string; price: number; revision: number }>();

  for (let step = 0; step < steps; step += 1) {
    const chosen = [...known][seed.oneOf(Math.max(1, known.size))];
    const price = 10_000 + seed.oneOf(90) * 1000;
    if (!chosen || seed.isTrue(40)) {
      const body = draft(newId().slice(-12), price);
      const made = await people.ask(createProduct, { token, body });
      if (made.status === 201)
        known.set(made.body.id, { code: made.body.code, price, revision: made.body.revision });
    } else if (seed.isTrue(70)) {
      const [id, { code, revision }] = chosen;
      const { stock: _stock, ...change } = draft(code, price);
      const body = { ...change, revision };
      const changed = await people.ask(updateProduct, { token, params: { id }, body });
      if (changed.status === 200) known.set(id, { code, price, revision: changed.body.revision });
    } else {
      const [id] = chosen;
      if ((await people.ask(deleteProduct, { token, params: { id } })).status < 300) known.delete(id);
    }
  }
  const cards = (await rowsOf(world))
    .filter((row) => row['entity'] === 'product')
    .map((row) => Card.parse(row));
  const there = cards.filter(({ name }) => name.includes(word));
  const expected = there.map(({ id, price }) => `${id} ${price}`).toSorted();
  expect(expected.length).toBeGreaterThan(0);
  await expect
    .poll(async () => {
      const { data } = await people.done(listProducts, { query: { q: word, pageSize: 100 } });
      return data.map(({ id, price }) => `${id} ${price}`).toSorted();
    })
    .toEqual(expected);
  await settle(world);
  people.check();
  expect(await deadLetters(world)).toEqual([]);
});
