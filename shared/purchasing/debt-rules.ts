/** What is owed on a day, as far as nothing was paid of it. */
export type Due = { dueOn: string; amount: number };

/** What a supplier is owed: what is open, first what is due first; or what it was paid beyond that. Never both. */
export type Debt = { open: readonly Due[]; credit: number };

/** Days of one account that are told apart: of more the oldest two count as one. */
export const mostDues = 150;

export const sumOf = (dues: readonly Due[]): number => dues.reduce((sum, { amount }) => sum + amount, 0);

/** Below nothing where more was paid than is owed. */
export const owedOf = ({ open, credit }: Debt): number => sumOf(open) - credit;

/** Of what is owed, what should have been paid by yesterday. */
export const overdueOf = ({ open }: Debt, today: string): number =>
  sumOf(open.filter(({ dueOn }) => dueOn < today));

/** The day of what is to be paid next; none where nothing is owed. */
export const nextDueOf = ({ open }: Debt): string | null => open[0]?.dueOn ?? null;

/** Those of one day are one; the oldest are taken together, under the day of the older, where they are too many. */
function inOrder(dues: readonly Due[]): Due[] {
  const days = [...Map.groupBy(dues, ({ dueOn }) => dueOn)]
    .map(([dueOn, alike]) => ({ dueOn, amount: sumOf(alike) }))
    .filter(({ amount }) => amount > 0)
    .toSorted((a, b) => (a.dueOn < b.dueOn ? -1 : 1));
  const [first, ...rest] = days;
  const surplus = days.length - mostDues;
  if (!first || surplus <= 0) return days;
  const joined = { dueOn: first.dueOn, amount: first.amount + sumOf(rest.slice(0, surplus)) };
  return [joined, ...rest.slice(surplus)];
}

/** More is owed; what was paid beforehand counts for it first. */
export function charged({ open, credit }: Debt, { dueOn, amount }: Due): Debt {
  const paid = Math.min(credit, amount);
  return { open: inOrder([...open, { dueOn, amount: amount - paid }]), credit: credit - paid };
}

/** Less is owed, first of what is due first; what is beyond all of it stays as paid beforehand. */
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

/** As if it had never been paid: each day owes again what was settled of it, and what was beyond is owed at once. */
export function restored(
  debt: Debt,
  { amount, dues }: { amount: number; dues: readonly Due[] },
  today: string,
): Debt {
  const beyond = amount - sumOf(dues);
  return [{ dueOn: today, amount: beyond }, ...dues].reduce(charged, debt);
}
