import * as z from 'zod';
import { DebtEntry } from '#shared/purchasing/debts.contract.ts';
import { versioned } from '#functions/platform/records/versioned.ts';
import { purchasingKeys } from './purchasing-keys.ts';

const Due = z.object({ dueOn: z.string(), amount: z.int() });

/** Debt to a supplier. It changes with each line of the ledger, in the same transaction. */
export const StoredDebt = z.object({
  id: z.string(),
  open: z.array(Due),
  credit: z.int(),
  /** Number of lines in the ledger. */
  entries: z.int(),
});
export type StoredDebt = z.infer<typeof StoredDebt>;

export const StoredDebtEntry = DebtEntry.omit({ by: true }).extend({
  userId: z.string(),
  /** For a payment: the amounts it settled, by due date. */
  dues: z.array(Due).optional(),
});
export type StoredDebtEntry = z.infer<typeof StoredDebtEntry>;

/** Refusal if another line of the ledger was written first. */
export const debtConflict = 'debt-moved';

export const debtRecord = versioned({
  entity: 'supplier-debt',
  schema: StoredDebt,
  key: ({ id }: { id: string }) => purchasingKeys.debt(id),
  version: 'entries',
  stale: debtConflict,
});

export const noDebt = (id: string): StoredDebt => ({ id, open: [], credit: 0, entries: 0 });
