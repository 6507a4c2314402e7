import * as z from 'zod';
import { cancelReasonOf } from '#shared/invoices/cancel-reason.ts';
import { readConfig } from '#functions/platform/config.ts';
import { getSecret } from '#functions/platform/clients/secrets.ts';
import { log } from '#functions/platform/log.ts';
import type { StoredInvoice } from '../invoice-record.ts';
import type { CancelAnswer, InvoiceProvider, ProviderAnswer } from './invoice-provider.ts';
import { submittedInvoice } from './submitted-invoice.ts';

const config = readConfig({ EINVOICE_API_URL: z.union([z.url(), z.literal('')]) });

const patienceMilliseconds = 9000;

const Answer = z.looseObject({
  status: z.string().nullish(),
  message: z.string().nullish(),
  authority_code: z.string().nullish(),
  lookup_code: z.string().nullish(),
});
type Answer = z.infer<typeof Answer>;
type ProviderReply = { status: number; answer: Answer };

const silent = (error: string) => ({ kind: 'silent', error }) as const;

async function ask(path: string, body: unknown): Promise<ProviderReply | { kind: 'silent'; error: string }> {
  const { EINVOICE_API_URL: base } = config();
  if (base === '') return silent('Chưa khai báo nhà cung cấp hóa đơn điện tử');
  const secret = await getSecret('EINVOICE_SECRET_ID');
  try {
    const reply = await fetch(base + path, {
      method: 'PUT',
      headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(patienceMilliseconds),
    });
    return { status: reply.status, answer: Answer.parse(await reply.json()) };
  } catch (error) {
    log.warn('the provider of invoices does not answer', { error });
    return silent(error instanceof Error ? error.message : 'Nhà cung cấp không phản hồi');
  }
}

/** Status codes that refuse the invoice itself. All other errors are temporary. */
const refusals = [400, 409, 422];

function notYet({ status, answer }: ProviderReply) {
  const said = answer.message ?? `HTTP ${status}`;
  if (status === 202) return { kind: 'working' } as const;
  return refusals.includes(status) ? ({ kind: 'refused', error: said } as const) : silent(said);
}

const pathOf = ({ id }: StoredInvoice): string => `/v1/invoices/${encodeURIComponent(id)}`;

async function submit(invoice: StoredInvoice): Promise<ProviderAnswer> {
  const heard = await ask(pathOf(invoice), submittedInvoice(invoice));
  if ('kind' in heard) return heard;
  const { authority_code: authorityCode, lookup_code: lookupCode } = heard.answer;
  if (heard.status === 200 && authorityCode && lookupCode)
    return { kind: 'accepted', authorityCode, lookupCode };
  return notYet(heard);
}

async function cancel(invoice: StoredInvoice): Promise<CancelAnswer> {
  const heard = await ask(`${pathOf(invoice)}/cancellation`, { reason: cancelReasonOf(invoice) });
  if ('kind' in heard) return heard;
  return heard.status === 200 ? { kind: 'done' } : notYet(heard);
}

/** Client of the invoice provider at the configured URL. Another format needs an adapter there. */
export const einvoice: InvoiceProvider = { submit, cancel };
