import { createHash } from 'node:crypto';
import * as z from 'zod';
import { secondsAfter } from '#functions/platform/seconds.ts';
import { clearItems } from '#functions/platform/table/clear-items.ts';
import type { Context } from '#functions/platform/table/context.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { type Operation, put, remove } from '#functions/platform/table/table-operations.ts';
import { accountKeys } from '../account-keys.ts';

/**
 * Traces that show that two accounts may belong to one person, without saying who. They are marks of the
 * numbers on identity documents, and of the browsers and networks of sign-ins.
 */
type Pair = readonly [string, string];

const keptSeconds = 180 * 24 * 3600;
const maxCompared = 100;

const PaperTrace = z.object({ marks: z.array(z.string()) });
const DeviceTrace = z.object({ sk: z.string() });

/** Stores the marks of identity documents. The marks are made with a key that is kept outside the table. */
export const paperTrace = (userId: string, marks: readonly string[]): Operation =>
  marks.length > 0
    ? put({ ...accountKeys.paperTrace(userId), entity: 'paper-trace', marks })
    : remove(accountKeys.paperTrace(userId));

type Device = { userAgent: string; sourceIp?: string | undefined };

/** Stores a mark of one browser on one network. Nothing is stored if either is unknown. */
export function deviceTrace(userId: string, { userAgent, sourceIp }: Device, at: Date): Operation[] {
  if (!sourceIp || userAgent === '') return [];
  const mark = createHash('sha256').update(`${sourceIp}\n${userAgent}`).digest('base64url').slice(0, 22);
  const expiresAt = secondsAfter(at, keptSeconds);
  return [put({ ...accountKeys.deviceTrace(userId, mark), entity: 'device-trace', expiresAt })];
}

export async function isSamePaper({ table }: Context, [one, other]: Pair): Promise<boolean> {
  const [mine, theirs] = await table.getMany([
    [accountKeys.paperTrace(one), PaperTrace],
    [accountKeys.paperTrace(other), PaperTrace],
  ]);
  return mine?.marks.some((mark) => theirs?.marks.includes(mark)) ?? false;
}

async function devicesOf(table: Table, userId: string): Promise<string[]> {
  const { items } = await table.list({ ...accountKeys.devicesOf(userId), limit: maxCompared }, DeviceTrace);
  return items.map(({ sk }) => sk);
}

export async function isSameDevice({ table }: Context, [one, other]: Pair): Promise<boolean> {
  const [mine, theirs] = await Promise.all([devicesOf(table, one), devicesOf(table, other)]);
  return mine.some((device) => theirs.includes(device));
}

export const forgetDevices = ({ table }: Context, userId: string): Promise<void> =>
  clearItems(table, accountKeys.devicesOf(userId));
