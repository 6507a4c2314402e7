import * as z from 'zod';
import { readConfig } from '#functions/platform/config.ts';
import { getSecret } from '#functions/platform/clients/secrets.ts';

const config = readConfig({ STRIPE_API_URL: z.url() });
const patienceMilliseconds = 15_000;
const pageSize = 100;
/** Maximum pages: 10,000 charges in a few days; more need a shorter span of days. */
const maxPages = 100;

const Charge = z.object({
  id: z.string(),
  amount: z.int(),
  currency: z.string(),
  status: z.string(),
  created: z.int(),
  livemode: z.boolean().optional(),
  payment_intent: z.string().nullish(),
  metadata: z.object({ paymentCode: z.string().optional() }).default({}),
});
export type ListedCharge = z.infer<typeof Charge>;

const SentBack = z.object({
  id: z.string(),
  amount: z.int(),
  status: z.string(),
  created: z.int(),
  metadata: z.object({ refundCode: z.string().optional() }).default({}),
});
export type ListedRefund = z.infer<typeof SentBack>;

type Span = { from: string; to: string };

const seconds = (moment: string): string => String(Math.floor(Date.parse(moment) / 1000));

async function listAll<T extends z.ZodType<{ id: string }>>(
  path: string,
  { from, to }: Span,
  schema: T,
): Promise<z.output<T>[]> {
  const authorization = `Bearer ${await getSecret('STRIPE_SECRET_ID')}`;
  const Page = z.object({ data: z.array(schema), has_more: z.boolean() });
  const all: z.output<T>[] = [];
  for (let page = 0; page < maxPages; page += 1) {
    const last = all.at(-1);
    const asked = new URLSearchParams({
      'created[gte]': seconds(from),
      'created[lte]': seconds(to),
      limit: String(pageSize),
      ...(last && { starting_after: last.id }),
    });
    const reply = await fetch(`${config().STRIPE_API_URL}${path}?${asked.toString()}`, {
      headers: { authorization },
      signal: AbortSignal.timeout(patienceMilliseconds),
    });
    if (!reply.ok) throw new Error(`Stripe answered ${reply.status}`);
    const { data, has_more: hasMore } = Page.parse(await reply.json());
    all.push(...data);
    if (!hasMore || data.length === 0) return all;
  }
  throw new Error(`Stripe’s list does not end after ${maxPages} pages`);
}

/** Lists the successful card charges. */
export const listCharges = async (span: Span): Promise<ListedCharge[]> =>
  (await listAll('/v1/charges', span, Charge)).filter(({ status }) => status === 'succeeded');

/** Lists refunds to cards that were not refused. */
export const listStripeRefunds = async (span: Span): Promise<ListedRefund[]> =>
  (await listAll('/v1/refunds', span, SentBack)).filter(
    ({ status }) => status === 'succeeded' || status === 'pending',
  );
