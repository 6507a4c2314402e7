import type { TransferLine } from '#shared/cart/transfer-cart.contract.ts';
import { listOffers } from '#functions/domain/catalogue/products/product-offers.ts';
import { pricingFor } from '#functions/domain/price-books/pricing-for.ts';
import { again, retry } from '#functions/platform/records/retry.ts';
import type { Context } from '#functions/platform/table/context.ts';
import {
  create,
  type Operation,
  remove,
  update,
  upsert,
} from '#functions/platform/table/table-operations.ts';
import { type CartOwner, headKey, lineKey } from './cart-keys.ts';
import { newLine } from './cart-line.ts';
import { countLines, headOf, lineItem, readCart } from './cart-repository.ts';
import { type GuestOwner, requireAlive } from './guest-session.ts';
import { memberOwner } from './read-cart.ts';
import { type Move, planTransfer } from './transfer-plan.ts';

type Transfer = { userId: string; sessionId: string };
/** `lines` is the line count in the cart's head; undefined if nothing was ever added. */
type TransferPlan = { owner: GuestOwner; moves: Move[]; lines: number | undefined } | 'done';

/** Lines per transaction: two writes each and two for the heads, within the limit of a hundred. */
const linesAtOnce = 40;

/** Plans the moves; `done` if the same member has already moved this cart. */
async function plan(context: Context, { userId, sessionId }: Transfer): Promise<TransferPlan> {
  const { table, now } = context;
  const [guest, member] = await Promise.all([
    readCart(table, { kind: 'guest', sessionId, expiresAt: 0 }),
    readCart(table, memberOwner(userId)),
  ]);
  if (guest.head?.transferredTo === userId) return 'done';
  const { owner } = requireAlive({ now }, sessionId, guest.head);
  const pricing = pricingFor(context, memberOwner(userId));
  const offers = await listOffers(table.recent, guest.lines, { whole: false, pricing });
  const byLine = new Map(guest.lines.map((line, place) => [line, offers[place]]));
  const moves = planTransfer(guest.lines, member.lines, (line) => byLine.get(line));
  return { owner, moves, lines: guest.head?.lines };
}

export async function validateTransfer(context: Context, asked: Transfer): Promise<TransferLine[]> {
  const planned = await plan(context, asked);
  return planned === 'done' ? [] : planned.moves.map(({ line }) => line);
}

/** Writes to the member's cart for one move; each is refused if the line it expects changed. */
function arrival(
  member: CartOwner,
  { guest, member: known, offer, line }: Move,
  at: string,
): Operation<'changed'>[] {
  if (!offer || line.outcome === 'dropped') return [];
  const { addedUnitTotal, savedForLater } = guest;
  const moved = { ...newLine(offer, line.quantity, at), addedUnitTotal, savedForLater };
  if (!known) return [create(lineItem(member, moved), { refusal: 'changed' })];
  const when = { quantity: known.quantity };
  return [update(lineKey(member, known), { set: { quantity: line.quantity } }, { when, refusal: 'changed' })];
}

const departure = (owner: GuestOwner, { guest }: Move): Operation<'changed'> =>
  remove(lineKey(owner, guest), { when: { quantity: guest.quantity }, refusal: 'changed' });

type Chunk = {
  owner: GuestOwner;
  userId: string;
  moves: Move[];
  isLast: boolean;
  /** Line count expected before this chunk, so that a line added meanwhile is not left behind. */
  lines: number | undefined;
  at: string;
};

/** Writes of one chunk, all or nothing; the last chunk ends the guest's session. */
function chunkOf({ owner, userId, moves, isLast, lines, at }: Chunk): Operation<'changed'>[] {
  const member = memberOwner(userId);
  const arriving = moves.filter(({ member: known, line }) => !known && line.outcome !== 'dropped').length;
  return [
    upsert(
      headKey(owner),
      { add: { lines: -moves.length }, set: { ...headOf(owner), ...(isLast && { transferredTo: userId }) } },
      { when: { transferredTo: { missing: true }, lines: lines ?? { missing: true } }, refusal: 'changed' },
    ),
    ...moves.flatMap((move) => [...arrival(member, move, at), departure(owner, move)]),
    ...(arriving > 0 ? [countLines(member, arriving, 'changed')] : []),
  ];
}

/**
 * Moves a guest's cart into a member's, and reports what was moved, capped and dropped. If either cart changes
 * meanwhile, the rest is planned again; a repeated request moves nothing twice.
 */
export async function transferCart(context: Context, asked: Transfer): Promise<TransferLine[]> {
  const { table, now } = context;
  const done: TransferLine[] = [];
  return retry(async () => {
    const planned = await plan(context, asked);
    if (planned === 'done') return done;
    const { owner, moves } = planned;
    const { userId } = asked;
    let start = 0;
    for (;;) {
      const chunk = moves.slice(start, start + linesAtOnce);
      const isLast = start + linesAtOnce >= moves.length;
      const lines = planned.lines === undefined ? undefined : planned.lines - start;
      const at = now().toISOString();
      if (await table.write(chunkOf({ owner, userId, moves: chunk, isLast, lines, at }))) return again;
      done.push(...chunk.map(({ line }) => line));
      if (isLast) return done;
      start += linesAtOnce;
    }
  });
}
