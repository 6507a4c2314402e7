import { checkAll } from './order-invariants.ts';
import type { Start, World } from './order-world.ts';
import { checkAtRest } from './provider-invariants.ts';

/** Once all that was lost has been asked about: the shop, its carrier, its providers and its invoices say the same. */
export async function agreeAtRest(world: World, begun: Start): Promise<void> {
  await world.agree();
  await world.providersComeToRest();
  const atRest = await world.look();
  checkAll(atRest, begun);
  checkAtRest(atRest);
  await world.boxesAgree();
  await world.invoicesAgree();
  checkAll(await world.look(), begun);
}
