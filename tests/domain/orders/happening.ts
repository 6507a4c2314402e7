import fc from 'fast-check';
import type { World } from './order-world.ts';

/** Something that happens, by a name and with what was drawn for it. */
export type Doing = ((world: World) => Promise<unknown>) & { happens: string; drawn: unknown };

/** Which order, and which of something else there are several of. */
export const place = fc.nat(3);
export const nth = fc.nat(2);
/** How often a button is pressed at the same moment. */
export const presses = fc.constantFrom(1, 1, 2);

/** One kind of happening, by a name that a failing history can be read by. */
export const of = <T>(
  weight: number,
  name: string,
  drawn: fc.Arbitrary<T>,
  doing: (world: World, drawn: T) => Promise<unknown>,
) => ({
  weight,
  arbitrary: drawn.map((value): Doing =>
    Object.assign((world: World) => doing(world, value), {
      happens: name,
      drawn: value,
      toString: () => `${name} ${JSON.stringify(value)}`,
    }),
  ),
});
