import fc, { type Scheduler } from 'fast-check';
import { expect, it, vi } from 'vitest';
import { addToGuestCart } from '#functions/domain/cart/add-to-guest-cart.ts';
import { addToCart } from '#functions/domain/cart/add-to-cart.ts';
import { findSession, readCart } from '#functions/domain/cart/cart-repository.ts';
import { startGuestSession } from '#functions/domain/cart/guest-session.ts';
import { memberOwner } from '#functions/domain/cart/read-cart.ts';
import { transferCart } from '#functions/domain/cart/transfer-cart.ts';
import { productItems } from '#functions/domain/catalogue/products/product-items.ts';
import { aProduct } from '#tests/support/catalogue.ts';
import { contextOf } from '#tests/support/context.ts';
import { memoryTable } from '#tests/support/memory-table.ts';
import { modelRuns } from '#tests/support/model-runs.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';

/** Two who share a device, and the carts it had before they signed in: more than one begins at once. */
const users = ['lan', 'minh'];

async function aDevice(scheduler: Scheduler) {
  let isBusy = false;
  const { table, put, rows } = memoryTable(() =>
    isBusy ? scheduler.schedule(Promise.resolve(), 'table') : Promise.resolve(),
  );
  const context = contextOf(table);
  const products = ['Gạo', 'Muối', 'Chè'].map((name) => aProduct({ name, available: 900 }));
  put(products.flatMap(productItems));
  const sessions = await Promise.all([0, 1].map(async () => (await startGuestSession(context)).sessionId));
  const added = new Map<string, number>();

  const sessionAt = (place: number) => sessions[place % sessions.length] ?? '';
  const productAt = (place: number) => products[place % products.length]?.card.id ?? '';
  const userAt = (place: number) => users[place % users.length] ?? '';

  /** Carts that refused something in this round: only one that moved to a member may. */
  const refusedBy = new Set<string>();
  const throughSession = async (sessionId: string, work: () => Promise<unknown>) => {
    if (await refusalOf(work())) refusedBy.add(sessionId);
  };

  /** What was answered for counts, and it counts once: a press is sent twice now and then. */
  async function add(
    product: number,
    quantity: number,
    isTwice: boolean,
    put: (key: string) => Promise<unknown>,
  ) {
    const key = crypto.randomUUID();
    const answers = await Promise.allSettled([put(key), ...(isTwice ? [put(key)] : [])]);
    const failed = answers.find((answer) => answer.status === 'rejected');
    const productId = productAt(product);
    if (answers.some(({ status }) => status === 'fulfilled'))
      added.set(productId, (added.get(productId) ?? 0) + quantity);
    if (failed) throw failed.reason;
  }

  return {
    addAsGuest: (session: number, product: number, quantity: number, isTwice: boolean) =>
      throughSession(sessionAt(session), () =>
        add(product, quantity, isTwice, (clientRequestId) =>
          addToGuestCart(context, {
            sessionId: sessionAt(session),
            productId: productAt(product),
            quantity,
            clientRequestId,
          }),
        ),
      ),
    addAsMember: (user: number, product: number, quantity: number, isTwice: boolean) =>
      add(product, quantity, isTwice, (clientRequestId) =>
        addToCart(context, {
          owner: memberOwner(userAt(user)),
          productId: productAt(product),
          quantity,
          clientRequestId,
        }),
      ),
    transfer: (user: number, session: number) =>
      throughSession(sessionAt(session), () =>
        transferCart(context, { userId: userAt(user), sessionId: sessionAt(session) }),
      ),
    /** The device begins anew, under a number of its own; what it says twice is one session. */
    async begin(place: number) {
      const asked = `g-device-${place}-00000000000000000000`;
      const { sessionId } = await startGuestSession(context, asked);
      if (!sessions.includes(sessionId)) sessions.push(sessionId);
    },
    async atOnce(works: readonly (() => Promise<unknown>)[]) {
      isBusy = true;
      // A member's own cart and a new session refuse nothing: what they throw is a mistake.
      await scheduler.waitFor(Promise.all(works.map((work) => work())));
      isBusy = false;
    },
    /** Nothing that was answered for is lost, nothing is there twice, and a cart that moved is empty. */
    async check() {
      const found = new Map<string, number>();
      const owners = [
        ...users.map(memberOwner),
        ...sessions.map((sessionId) => ({ kind: 'guest', sessionId, expiresAt: 0 }) as const),
      ];
      for (const owner of owners) {
        const { head, lines } = await readCart(table, owner);
        for (const { productId, quantity } of lines)
          found.set(productId, (found.get(productId) ?? 0) + quantity);
        expect(head?.lines ?? 0).toBe(lines.length);
      }
      expect(Object.fromEntries(found)).toEqual(Object.fromEntries(added));
      for (const sessionId of refusedBy)
        expect((await findSession(table, sessionId))?.transferredTo).toBeTypeOf('string');
      refusedBy.clear();
      for (const sessionId of sessions) {
        const head = await findSession(table, sessionId);
        if (head?.transferredTo)
          expect((await readCart(table, { kind: 'guest', sessionId, expiresAt: 0 })).lines).toEqual([]);
      }
      expect(rows().length).toBeGreaterThan(0);
    },
  };
}

type Device = Awaited<ReturnType<typeof aDevice>>;
type Doing = (device: Device) => Promise<unknown>;

const of = <T>(
  weight: number,
  name: string,
  drawn: fc.Arbitrary<T>,
  doing: (device: Device, drawn: T) => Promise<unknown>,
) => ({
  weight,
  arbitrary: drawn.map((value): Doing =>
    Object.assign((device: Device) => doing(device, value), {
      toString: () => `${name} ${JSON.stringify(value)}`,
    }),
  ),
});

const place = fc.nat(3);
const wish = fc.tuple(place, fc.nat(2), fc.integer({ min: 1, max: 3 }), fc.boolean());
const anything = fc.oneof(
  of(5, 'addAsGuest', wish, (device, drawn) => device.addAsGuest(...drawn)),
  of(2, 'addAsMember', wish, (device, drawn) => device.addAsMember(...drawn)),
  of(3, 'transfer', fc.tuple(place, place), (device, drawn) => device.transfer(...drawn)),
  of(1, 'begin', fc.nat(2), (device, drawn) => device.begin(drawn)),
);

const { numRuns, seed } = modelRuns(75);

it(
  'what was put into a cart is in one, once, whoever signs in meanwhile',
  { timeout: 120_000 + numRuns * 200 },
  async () => {
    expect.hasAssertions();
    // Whose turn it is is the scheduler's to say: between two tries nothing has to be waited for.
    vi.spyOn(Math, 'random').mockReturnValue(0);
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(anything, { minLength: 1, maxLength: 4 }), {
          minLength: 4,
          maxLength: 10,
          size: 'max',
        }),
        fc.scheduler(),
        async (rounds, scheduler) => {
          const device = await aDevice(scheduler);
          for (const doings of rounds) {
            await device.atOnce(doings.map((doing) => () => doing(device)));
            await device.check();
          }
        },
      ),
      { numRuns, seed },
    );
  },
);
