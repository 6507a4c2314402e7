import * as z from 'zod';
import { DebtEntry } from '#shared/purchasing/debts.contract.ts';
import { versioned } from '#functions/platform/records/versioned.ts';
import { purchasingKeys } from './purchasing-keys.ts';

const Due = z.object({ dueOn: z.string(), amount: z.int() });

/** What a supplier is owed: changed with each line of its ledger, in one write. */
export const StoredDebt = z.object({
  id: z.string(),
  open: z.array(Due),
  credit: z.int(),
  /** How many lines its ledger has. */
  entries: z.int(),
});
export type StoredDebt = z.infer<typeof StoredDebt>;

export const StoredDebtEntry = DebtEntry.omit({ by: true }).extend({
  userId: z.string(),
  /** Of a payment: what it settled of which day. */
  dues: z.array(Due).optional(),
});
export type StoredDebtEntry = z.infer<typeof StoredDebtEntry>;

/** The refusal where another line of the ledger was quicker. */
export const debtMoved = 'debt-moved';

export const debtRecord = versioned({
  entity: 'supplier-debt',
  schema: StoredDebt,
  key: ({ id }: { id: string }) => purchasingKeys.debt(id),
  version: 'entries',
  stale: debtMoved,
});

export const noDebt = (id: string): StoredDebt => ({ id, open: [], credit: 0, entries: 0 });
