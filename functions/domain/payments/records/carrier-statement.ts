import * as z from 'zod';
import { CarrierStatement } from '#shared/payments/carrier-statement.ts';
import type { TableContext } from '#functions/platform/table/context.ts';
import { type Operation, update, upsert } from '#functions/platform/table/table-operations.ts';
import { paymentKeys } from './payment-keys.ts';

const StoredStatement = CarrierStatement.extend({ noticeId: z.string().optional() });

/** Adds a booked row to its statement. The row's net is part of the payout. */
export const addToStatement = (id: string, { net, at }: { net: number; at: string }): Operation => {
  const facts = { entity: 'carrier-statement', id, carrier: 'ghtk', at, ...paymentKeys.amongOpen(at, id) };
  return upsert(paymentKeys.statement(id), { add: { rows: 1, net }, setOnce: facts });
};

/** Maximum number of open statements that are read, about as many as a shop imports in some months. */
const maxOpenStatements = 100;

/** Finds statements with exactly this payout whose money was not found in the bank yet, newest first. */
export async function findOpenStatements({ table }: TableContext, net: number): Promise<CarrierStatement[]> {
  const { items } = await table.list(
    { index: 'gsi1', pk: paymentKeys.openStatements, limit: maxOpenStatements, newestFirst: true },
    CarrierStatement,
  );
  return items.filter((statement) => statement.net === net);
}

/** Refusal of a statement whose payout changed or whose money was found meanwhile. */
export const statementTied = 'statement-tied';

/** Ties a statement to the notice of its money. It leaves the list of open statements. */
export const tieStatement = (
  id: string,
  { noticeId, net }: { noticeId: string; net: number },
): Operation<typeof statementTied> =>
  update(
    paymentKeys.statement(id),
    { set: { noticeId }, remove: ['gsi1pk', 'gsi1sk'] },
    { when: { noticeId: { missing: true }, net }, refusal: statementTied },
  );

/** Unties a statement from its money and puts it back into the list of open statements. */
export async function untieStatement(
  { table }: TableContext,
  { id, noticeId }: { id: string; noticeId: string },
): Promise<Operation<typeof statementTied>[]> {
  const statement = await table.get(paymentKeys.statement(id), StoredStatement);
  if (!statement) return [];
  const change = { set: paymentKeys.amongOpen(statement.at, id), remove: ['noticeId'] };
  return [update(paymentKeys.statement(id), change, { when: { noticeId }, refusal: statementTied })];
}
