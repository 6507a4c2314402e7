/** The unpaid amount that is due on one day. */
export type Due = { dueOn: string; amount: number };

/** Debt to a supplier: the open amounts, earliest due first, or a credit from prepayments. Never both. */
export type Debt = { open: readonly Due[]; credit: number };

/** Maximum number of due dates kept for one account. Beyond that, the oldest two are merged. */
export const maxDues = 150;

export const sumOf = (dues: readonly Due[]): number => dues.reduce((sum, { amount }) => sum + amount, 0);

/** Returns the balance; negative if more was paid than is owed. */
export const owedOf = ({ open, credit }: Debt): number => sumOf(open) - credit;

/** Returns the part of the debt that was due before today. */
export const overdueOf = ({ open }: Debt, today: string): number =>
  sumOf(open.filter(({ dueOn }) => dueOn < today));

/** Returns the next due date; null if nothing is owed. */
export const nextDueOf = ({ open }: Debt): string | null => open[0]?.dueOn ?? null;

/** Merges amounts of a day and sorts; too many days merge the oldest under the earliest date. */
function inOrder(dues: readonly Due[]): Due[] {
  const days = [...Map.groupBy(dues, ({ dueOn }) => dueOn)]
    .map(([dueOn, alike]) => ({ dueOn, amount: sumOf(alike) }))
    .filter(({ amount }) => amount > 0)
    .toSorted((a, b) => (a.dueOn < b.dueOn ? -1 : 1));
  const [first, ...rest] = days;
  const surplus = days.length - maxDues;
  if (!first || surplus <= 0) return days;
  const joined = { dueOn: first.dueOn, amount: first.amount + sumOf(rest.slice(0, surplus)) };
  return [joined, ...rest.slice(surplus)];
}

/** Adds a debt. An existing credit pays for it first. */
export function charged({ open, credit }: Debt, { dueOn, amount }: Due): Debt {
  const paid = Math.min(credit, amount);
  return { open: inOrder([...open, { dueOn, amount: amount - paid }]), credit: credit - paid };
}

/** Subtracts a payment, earliest due date first. An amount beyond the debt becomes a credit. */
export function settled({ open, credit }: Debt, amount: number): { debt: Debt; dues: Due[] } {
  let left = amount;
  const dues: Due[] = [];
  const rest = open.map((due) => {
    const taken = Math.min(left, due.amount);
    left -= taken;
    if (taken > 0) dues.push({ dueOn: due.dueOn, amount: taken });
    return { ...due, amount: due.amount - taken };
  });
  return { debt: { open: inOrder(rest), credit: credit + left }, dues };
}

/** Undoes a payment: its days owe again, and the part that became a credit is due today. */
export function restored(
  debt: Debt,
  { amount, dues }: { amount: number; dues: readonly Due[] },
  today: string,
): Debt {
  const beyond = amount - sumOf(dues);
  return [{ dueOn: today, amount: beyond }, ...dues].reduce(charged, debt);
}
