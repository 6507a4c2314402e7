import * as z from 'zod';
import { signBody } from '#functions/domain/payments/providers/signed-webhook.ts';
import { Faults } from '../common/faults.ts';
import { type Call, createOutbox } from '../common/outbox.ts';
import { type Answer, type Ask, control, orTrouble } from '../common/provider-door.ts';
import { type Provider, providerBases, type ProviderContext } from '../common/provider.ts';
import { answerList, keepTransfer } from './bank-list.ts';
import { bankPage } from './bank-page.ts';

const base = providerBases.bank;

/** Minutes between repeated notices until the shop accepts one. */
const retryMinutes = [1, 1, 2, 3, 5, 8, 13];
const laterSeconds = 20 * 60;

const Transfer = z.object({
  amount: z.coerce.number().int().min(1).max(100_000_000_000),
  content: z.string().max(200).default(''),
  account: z.string().max(30).optional(),
  /** Bank reference; a repeated reference is a second notice of the same money. */
  reference: z.string().max(60).optional(),
  id: z.coerce.number().int().optional(),
  direction: z.enum(['in', 'out']).default('in'),
  how: z.enum(['exact', 'less', 'more', 'twice', 'later']).default('exact'),
  laterSeconds: z.coerce.number().int().min(0).optional(),
  qr: z.string().max(600).optional(),
  from: z.string().max(300).optional(),
});
type Transfer = z.infer<typeof Transfer>;

/** Returns about a tenth of the amount, in whole thousands if possible. */
const aBit = (amount: number): number => Math.max(1, Math.floor(amount / 10_000) * 1000);

const amountOf = ({ amount, how }: Transfer): number => {
  if (how === 'less') return Math.max(1, amount - aBit(amount));
  return how === 'more' ? amount + aBit(amount) : amount;
};

const hanoi = 7 * 3_600_000;
const localTime = (now: number) => new Date(now + hanoi).toISOString().slice(0, 19).replace('T', ' ');

/** Simulates a bank with a monitoring service that notifies the shop of transfers in that service's format. */
export function createBank({ clock, state, secret, setting, shop }: ProviderContext): Provider {
  const faults = Faults.parse({});
  const outbox = createOutbox({
    now: clock.now,
    faults,
    isGood: (status, body) => status >= 200 && status < 300 && /"success":\s*true/.test(body),
    retryMinutes,
  });

  const receiver = () => ({
    account: setting('BANK_ACCOUNT'),
    holder: setting('BANK_HOLDER'),
    bank: `${setting('BANK_NAME')} · ${setting('BANK_BIN')}`,
  });

  /** Ids continue over restarts, because a repeated id would count as a repeated notice. */
  function nextId(): number {
    const id = Number(state.read('bank:last-id') ?? 1_000_000) + 1;
    state.write('bank:last-id', String(id));
    return id;
  }

  function call(body: string): Call {
    const timestamp = String(Math.floor(clock.now() / 1000));
    return {
      method: 'POST',
      url: `${shop()}/api/payments/webhooks/bank`,
      headers: {
        'content-type': 'application/json',
        'x-sepay-timestamp': timestamp,
        'x-sepay-signature': `sha256=${signBody(timestamp, Buffer.from(body), secret('bank'))}`,
      },
      body,
    };
  }

  function transfer(given: Transfer): { id: number; amount: number } {
    const id = given.id ?? nextId();
    const amount = amountOf(given);
    const body = JSON.stringify({
      id,
      gateway: setting('BANK_NAME'),
      transactionDate: localTime(clock.now()),
      accountNumber: given.account ?? setting('BANK_ACCOUNT'),
      subAccount: null,
      code: null,
      content: given.content,
      transferType: given.direction,
      transferAmount: amount,
      accumulated: 0,
      referenceCode: given.reference ?? `FT${id}`,
      description: `MBVCB.${id}.${given.content}`,
    });
    keepTransfer(state, body);
    outbox.post(`${amount.toLocaleString('vi-VN')} ₫ · ${given.content}`, () => call(body), {
      laterSeconds: given.laterSeconds ?? (given.how === 'later' ? laterSeconds : 0),
    });
    return { id, amount };
  }

  function answerTransfer({ fields, isForm }: Ask): Answer {
    const { data } = Transfer.safeParse(fields);
    if (!data) return { status: 400, json: { message: 'A transfer has an amount and words' } };
    const transfers = Array.from({ length: data.how === 'twice' ? 2 : 1 }, () => transfer(data));
    if (!isForm) return { json: { transfers } };
    const search = new URLSearchParams({ done: data.how, ...(data.qr && { qr: data.qr }) });
    if (data.from) search.set('from', data.from);
    return { goTo: `${base}?${search.toString()}` };
  }

  async function answer(ask: Ask): Promise<Answer | undefined> {
    if (ask.method === 'POST' && ask.path === '/transfers')
      return orTrouble(faults, () => answerTransfer(ask));
    if (ask.method === 'GET' && ask.path === '/userapi/transactions/list')
      return orTrouble(faults, () => answerList(ask, state, secret('bank-list')));
    if (ask.method === 'GET' && ask.path === '')
      return { page: bankPage(ask, { notices: outbox.list(), faults }, receiver()) };
    return control(base, ask, outbox, faults);
  }

  return { answer, pump: outbox.pump, isIdle: outbox.isIdle };
}
