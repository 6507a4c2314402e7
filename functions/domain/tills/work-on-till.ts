import { AppError } from '#shared/contract/errors.ts';
import type { BodyOf } from '#shared/contract/route.ts';
import { formatVnd } from '#shared/values/money.ts';
import { countedSum, expectedCash, leaves } from '#shared/tills/till-choices.ts';
import type { closeTill as closing, moveTillCash as moving } from '#shared/tills/tills.contract.ts';
import { findMembers } from '#functions/domain/accounts/find-members.ts';
import { answeredOnce, claimRequest, type OwnRequest, repeated } from '#functions/platform/records/once.ts';
import { again, retry } from '#functions/platform/records/retry.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { type Operation, remove } from '#functions/platform/table/table-operations.ts';
import { requireTill, type TillWorker } from './read-tills.ts';
import { tillKeys } from './till-keys.ts';
import { addEntries, spendCash, type StoredTill, type tillConflict, tillRecord } from './till-record.ts';

type Decide = (
  till: StoredTill,
  at: Date,
) => Promise<Operation<typeof tillConflict>[]> | Operation<typeof tillConflict>[];

/** Runs a change on an open till. A repeated request changes it once. */
async function press(
  context: Context,
  named: TillWorker & { id: string },
  request: OwnRequest,
  decide: Decide,
): Promise<void> {
  const { table, now } = context;
  const { id } = named;
  const work = () =>
    retry(async () => {
      const till = await requireTill(context, named);
      if (till.status === 'closed') throw new AppError('TILL_CLOSED');
      const refusal = await table.write<typeof repeated | typeof tillConflict>([
        ...claimRequest(request, id),
        ...(await decide(till, now())),
      ]);
      if (refusal === undefined) return { id };
      return refusal === repeated ? repeated : again;
    });
  await answeredOnce<{ id: string }>(table, request, { before: () => ({ id }), work });
}

/** Puts cash into a till, hands it over or spends it. */
export async function moveCash(
  context: Context,
  {
    id,
    userId,
    clientRequestId: requestKey,
    ...said
  }: BodyOf<typeof moving> & { id: string; userId: string },
): Promise<void> {
  const { line, amount, note } = said;
  const request = { who: userId, what: 'tills/move-till-cash', requestKey, asked: { id, ...said } };
  // Only the owner moves the cash of a till, because it passes only the owner's hands.
  await press(context, { id, userId, seesAll: false }, request, (till, at) => {
    const isOut = leaves(line);
    const row = {
      line,
      amount: isOut ? -amount : amount,
      note,
      orderId: null,
      orderCode: null,
      refundId: null,
    };
    return isOut ? spendCash(till, row, at) : addEntries(id, [row], at, { version: till.version });
  });
}

/**
 * Closes a till for good with the counted cash, and only if the entries are those that the person saw. If money
 * came meanwhile, the expected sum differs and the close is refused. Later money goes into the next till.
 */
export async function closeTill(
  context: Context,
  {
    id,
    userId,
    seesAll,
    clientRequestId: requestKey,
    ...said
  }: BodyOf<typeof closing> & TillWorker & { id: string },
): Promise<void> {
  const { counted, loose, reason } = said;
  const request = {
    who: userId,
    what: 'tills/close-till',
    requestKey,
    asked: { id, ...said },
    kept: 'for good' as const,
  };
  await press(context, { id, userId, seesAll }, request, async (till, at) => {
    const expected = expectedCash(till);
    if (expected !== said.expected)
      throw new AppError('TILL_EXPECTS', { params: { expected: formatVnd(expected) } });
    const countedAmount = countedSum(counted, loose);
    const members = await findMembers(context.table, [userId]);
    const { writes } = tillRecord.replace(
      till,
      {
        status: 'closed',
        expected,
        counted: counted.filter(({ pieces }) => pieces > 0),
        loose,
        countedAmount,
        difference: countedAmount - expected,
        reason,
        closedAt: at.toISOString(),
        closedBy: userId,
        closedByName: members.get(userId)?.fullName ?? '',
      },
      [],
      { cash: till.cash, entries: till.entries },
    );
    return [...writes, remove(tillKeys.open(till.userId, till.warehouseId))];
  });
}
