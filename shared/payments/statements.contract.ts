import * as z from 'zod';
import { staff } from '../contract/access.ts';
import { defineRoute } from '../contract/route.ts';
import { statementBanks } from './statement-banks.ts';

/** As many lines as one statement may have. */
export const mostStatementLines = 2000;

/** What could not be read of a statement, by its line in the file. */
export const StatementProblem = z.object({
  line: z.int(),
  problem: z.enum(['no-day', 'no-amount', 'no-reference', 'reversal', 'two-amounts']),
});

export const StatementResult = z.object({
  /** Lines that were understood: money that is new, that was told of before, and that left. */
  read: z.int(),
  added: z.int(),
  known: z.int(),
  outgoing: z.int(),
  /** All lines nobody could read; of a file with many of them only the first are listed. */
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
  mostBytes: 1024 * 1024,
  body: z.strictObject({
    bank: z.enum(statementBanks),
    /** The file’s text, as the bank wrote it. */
    text: z.string().min(1).max(900_000),
    /** Only look, and write nothing. */
    trial: z.boolean().default(false),
  }),
  reply: StatementResult,
  errors: ['STATEMENT_UNREADABLE', 'STATEMENT_TOO_LONG'],
});
