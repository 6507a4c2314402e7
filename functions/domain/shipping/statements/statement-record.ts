import * as z from 'zod';
import { CarrierStatement } from '#shared/payments/carrier-statement.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { type Operation, update, upsert } from '#functions/platform/table/table-operations.ts';
import { shippingKeys } from '../shipping-keys.ts';

const StoredStatement = CarrierStatement.extend({ noticeId: z.string().optional() });

/** A row of a statement was booked: its net is part of what the carrier pays out. */
export const addToStatement = (id: string, { net, at }: { net: number; at: string }): Operation => {
  const facts = { entity: 'carrier-statement', id, carrier: 'ghtk', at, ...shippingKeys.amongOpen(at, id) };
  return upsert(shippingKeys.statement(id), { add: { rows: 1, net }, setOnce: facts });
};

/** As many as a shop imports in some months. */
const maxOpenStatements = 100;

/** Statements that pay out exactly this sum and whose money nobody has found in the bank, the newest first. */
export async function findOpenStatements(
  { table }: Pick<Context, 'table'>,
  net: number,
): Promise<CarrierStatement[]> {
  const { items } = await table.list(
    { index: 'gsi1', pk: shippingKeys.openStatements, limit: maxOpenStatements, newestFirst: true },
    CarrierStatement,
  );
  return items.filter((statement) => statement.net === net);
}

/** The refusal of a statement that pays out another sum by now, or whose money was found meanwhile. */
export const statementTied = 'statement-tied';

/** The money of a statement is this notice's. It leaves the list of those nobody has found. */
export const tieStatement = (
  id: string,
  { noticeId, net }: { noticeId: string; net: number },
): Operation<typeof statementTied> =>
  update(
    shippingKeys.statement(id),
    { set: { noticeId }, remove: ['gsi1pk', 'gsi1sk'] },
    { when: { noticeId: { missing: true }, net }, refusal: statementTied },
  );

/** Its money is looked for again. */
export async function untieStatement(
  { table }: Pick<Context, 'table'>,
  { id, noticeId }: { id: string; noticeId: string },
): Promise<Operation<typeof statementTied>[]> {
  const statement = await table.get(shippingKeys.statement(id), StoredStatement);
  if (!statement) return [];
  const change = { set: shippingKeys.amongOpen(statement.at, id), remove: ['noticeId'] };
  return [update(shippingKeys.statement(id), change, { when: { noticeId }, refusal: statementTied })];
}
