import * as z from 'zod';
import { staff } from '../contract/access.ts';
import { defineRoute } from '../contract/route.ts';
import { statementBanks } from './statement-banks.ts';

/** Maximum number of lines in one statement. */
export const maxStatementLines = 2000;

/** A line of the statement that could not be read, by its number in the file. */
export const StatementProblem = z.object({
  line: z.int(),
  problem: z.enum(['no-day', 'no-amount', 'no-reference', 'reversal', 'two-amounts']),
});

export const StatementResult = z.object({
  /** Number of lines that were read: new money, money already known, and outgoing money. */
  read: z.int(),
  added: z.int(),
  known: z.int(),
  outgoing: z.int(),
  /** Number of all unreadable lines; only the first are listed if there are many. */
  unreadable: z.int(),
  problems: z.array(StatementProblem),
});
export type StatementResult = z.infer<typeof StatementResult>;

export const importStatement = defineRoute({
  name: 'payments/import-statement',
  summary: 'Take in a bank’s statement: what nobody told of yet is matched by the same rules',
  method: 'POST',
  path: '/admin/money/statements',
  access: staff('payments.manage'),
  maxBytes: 1024 * 1024,
  body: z.strictObject({
    bank: z.enum(statementBanks),
    /** The file's content, as the bank wrote it. */
    text: z.string().min(1).max(900_000),
    /** A dry run that writes nothing. */
    trial: z.boolean().default(false),
  }),
  reply: StatementResult,
  errors: ['STATEMENT_UNREADABLE', 'STATEMENT_TOO_LONG'],
});
