import type { Role } from '#shared/contract/access.ts';
import type { ReplyOf } from '#shared/contract/route.ts';
import { type getDashboard as contract, type Task, tasksOf } from '#shared/overview/dashboard.contract.ts';
import { countRunningOut } from '#functions/domain/catalogue/products/stock-figures.ts';
import { countFailedJobs } from '#functions/domain/jobs/count-failed-jobs.ts';
import { overdue, owingBack, toConfirm } from '#functions/domain/orders/reading/waiting-orders.ts';
import { countReturnQueues } from '#functions/domain/returns/waiting-returns.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { waitingIn } from './count-waiting.ts';

type Waiting = ReplyOf<typeof contract>['waiting'][number];
type WaitCount = Omit<Waiting, 'task'>;
type Requester = { role: Role; userId: string };

const hourMilliseconds = 3_600_000;
/** Waiting time in hours after which a task is late. */
const lateHours = 24;

/** Count of tasks that do not record since when they wait. */
const counted = (count: number): WaitCount => ({ count, late: 0, since: null });

/** Query for each task; counts that come from one query are requested once. */
function questions(context: Context, { userId }: Requester): Record<Task, () => Promise<WaitCount>> {
  const at = context.now();
  const lateBefore = new Date(at.getTime() - lateHours * hourMilliseconds).toISOString();
  const since = ({ waiting }: (typeof waitingIn)['packing']) => waiting(lateBefore);
  const stock = once(countRunningOut);
  const returns = once(countReturnQueues);
  return {
    money: () => since(waitingIn.money),
    // These are late as soon as their day has come, not a day later.
    overdue: () => overdue(at).waiting(at.toISOString()),
    confirm: () => since(toConfirm(at)),
    packing: () => since(waitingIn.packing),
    troubles: async () => counted(await waitingIn.troubles.count()),
    toInspect: async () => counted((await returns()).toInspect),
    owingBack: async () => counted(await owingBack(at).count()),
    refunds: () => since(waitingIn.refunds),
    returns: () => since(waitingIn.returns),
    toSendBack: async () => counted((await returns()).toSendBack),
    privacy: () => since(waitingIn.privacy),
    approvals: () => since(waitingIn.approvals),
    messages: () => since(waitingIn.messages),
    cases: () => since(waitingIn.cases),
    invoices: () => since(waitingIn.invoices),
    outOfStock: async () => counted((await stock()).out),
    failedJobs: async () => counted(await countFailedJobs(context, userId)),
    lowStock: async () => counted((await stock()).low),
  };
}

function once<T>(ask: () => Promise<T>): () => Promise<T> {
  let asked: Promise<T> | undefined;
  return () => (asked ??= ask());
}

/** Open tasks of a staff member, most urgent first: late ones, then in the order of the tasks. */
export async function openTasks(context: Context, asker: Requester): Promise<Waiting[]> {
  const ask = questions(context, asker);
  const found = await Promise.all(
    tasksOf(asker.role).map(async (task) => ({ task, ...(await ask[task]()) })),
  );
  return found.filter(({ count }) => count > 0).toSorted((a, b) => Number(b.late > 0) - Number(a.late > 0));
}
