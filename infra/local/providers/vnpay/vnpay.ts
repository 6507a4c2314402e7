import * as z from 'zod';
import {
  isSignedByVnpay,
  sameHash,
  signVnpayAnswer,
  signVnpayQuestion,
  type VnpayFields,
  vnpayQuery,
} from '#functions/domain/payments/providers/vnpay-signature.ts';
import { vnpayTime } from '#functions/domain/payments/providers/vnpay-time.ts';
import { Faults } from '../common/faults.ts';
import { type Call, createOutbox } from '../common/outbox.ts';
import { type Answer, type Ask, control, orTrouble } from '../common/provider-door.ts';
import { type Provider, providerBases, type ProviderContext } from '../common/provider.ts';
import { refusedPage, vnpayIndexPage, vnpayPayPage } from './vnpay-page.ts';
import { answerRefund, settledRefund } from './vnpay-refunds.ts';
import { createTransactions, type Transaction } from './vnpay-transaction.ts';

const base = providerBases.vnpay;
const retryMinutes = Array.from({ length: 10 }, () => 5);

const Choice = z.object({
  /** The query with which the shopper arrived, as the shop signed it. */
  query: z.string().max(4000),
  outcome: z.enum(['success', 'decline', 'cancel', 'doubt']),
  code: z
    .string()
    .regex(/^\d\d$/)
    .default('51'),
  method: z.enum(['GET', 'POST']).default('GET'),
});
type Choice = z.infer<typeof Choice>;

/** Returns VNPay's codes of an outcome: its response code and the state of the money. */
function codesOf({ outcome, code }: Choice): Pick<Transaction, 'responseCode' | 'status'> {
  if (outcome === 'success') return { responseCode: '00', status: '00' };
  if (outcome === 'doubt') return { responseCode: '07', status: '07' };
  return { responseCode: outcome === 'cancel' ? '24' : code, status: '02' };
}

/** Simulates VNPay: the payment page, its notices, and its answers to queries. */
export function createVnpay({ clock, state, secret, setting, shop }: ProviderContext): Provider {
  const faults = Faults.parse({});
  const transactions = createTransactions(state);
  const outbox = createOutbox({
    now: clock.now,
    faults,
    isGood: (status, body) => status === 200 && /"RspCode":"0[02]"/.test(body),
    retryMinutes,
  });
  const time = () => vnpayTime(new Date(clock.now()));

  const resultOf = (transaction: Transaction): VnpayFields => ({
    vnp_TmnCode: setting('VNPAY_TMN_CODE'),
    vnp_Amount: transaction.amount,
    vnp_BankCode: 'NCB',
    vnp_CardType: 'ATM',
    ...(transaction.status === '00' && { vnp_BankTranNo: `VNP${transaction.number}` }),
    vnp_PayDate: transaction.payDate,
    vnp_OrderInfo: transaction.orderInfo,
    vnp_TransactionNo: transaction.number,
    vnp_ResponseCode: transaction.responseCode,
    vnp_TransactionStatus: transaction.status,
    vnp_TxnRef: transaction.txnRef,
  });

  const signed = (transaction: Transaction): string => vnpayQuery(resultOf(transaction), secret('vnpay'));

  function notice(transaction: Transaction, method: Choice['method']): Call {
    const url = `${shop()}/api/payments/webhooks/vnpay`;
    if (method === 'GET') return { method, url: `${url}?${signed(transaction)}`, headers: {} };
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    return { method, url, headers, body: signed(transaction) };
  }

  /** Validates a payment request (code, signature, expiry); returns its fields or an error message. */
  function readOrder(query: string): VnpayFields | string {
    const fields = Object.fromEntries(new URLSearchParams(query));
    if (fields['vnp_TmnCode'] !== setting('VNPAY_TMN_CODE'))
      return 'Website này chưa được phê duyệt (mã 71).';
    if (!isSignedByVnpay(fields, secret('vnpay'))) return 'Sai chữ ký (mã 70).';
    if ((fields['vnp_ExpireDate'] ?? '') < time())
      return 'Giao dịch đã quá thời gian chờ thanh toán (mã 15).';
    return fields;
  }

  function open(fields: VnpayFields): Transaction {
    const txnRef = fields['vnp_TxnRef'] ?? '';
    const known = transactions.find(txnRef);
    if (known) return known;
    const transaction: Transaction = {
      txnRef,
      amount: fields['vnp_Amount'] ?? '0',
      orderInfo: fields['vnp_OrderInfo'] ?? '',
      createDate: fields['vnp_CreateDate'] ?? '',
      returnUrl: fields['vnp_ReturnUrl'] ?? '/',
      number: transactions.nextNumber(),
      responseCode: '',
      status: '01',
      payDate: '',
      refunds: [],
    };
    transactions.save(transaction);
    return transaction;
  }

  const backTo = (transaction: Transaction): string => {
    const { returnUrl } = transaction;
    return `${returnUrl}${returnUrl.includes('?') ? '&' : '?'}${signed(transaction)}`;
  };

  function pay({ fields, isForm }: Ask): Answer {
    const { data: choice } = Choice.safeParse(fields);
    if (!choice) return { status: 400, json: { message: 'Say what becomes of which payment' } };
    const order = readOrder(choice.query);
    if (typeof order === 'string') return { status: 400, page: refusedPage(order) };
    const before = open(order);
    // A finished payment cannot be changed: submitting the page again shows the first outcome.
    const isOver = before.status !== '01';
    const after = isOver ? before : { ...before, ...codesOf(choice), payDate: time() };
    if (!isOver) {
      transactions.save(after);
      const label = `${after.txnRef} · ${after.responseCode}/${after.status}`;
      outbox.post(label, () => notice(after, choice.method));
    }
    return isForm ? { goTo: backTo(after) } : { json: { ...after, returnTo: backTo(after) } };
  }

  /** Handles querydr; request and reply are signed over their fields in a fixed order. */
  function question({ fields }: Ask): Answer {
    const reply = (ResponseCode: string, more: VnpayFields = {}): Answer => {
      const answer = {
        vnp_ResponseId: `${fields['vnp_RequestId'] ?? ''}`,
        vnp_Command: 'querydr',
        vnp_ResponseCode: ResponseCode,
        vnp_Message: ResponseCode === '00' ? 'QueryDR Success' : 'QueryDR failed',
        vnp_TmnCode: setting('VNPAY_TMN_CODE'),
        vnp_TxnRef: fields['vnp_TxnRef'] ?? '',
        ...more,
      };
      return { json: { ...answer, vnp_SecureHash: signVnpayAnswer(answer, secret('vnpay')) } };
    };
    if (fields['vnp_TmnCode'] !== setting('VNPAY_TMN_CODE')) return reply('02');
    if (!sameHash(fields['vnp_SecureHash'] ?? '', signVnpayQuestion(fields, secret('vnpay'))))
      return reply('97');
    const found = transactions.find(fields['vnp_TxnRef'] ?? '');
    if (!found || found.createDate !== fields['vnp_TransactionDate']) return reply('91');
    const last = settledRefund(transactions, found);
    return reply('00', {
      vnp_Amount: found.amount,
      vnp_BankCode: 'NCB',
      vnp_PayDate: found.payDate,
      vnp_TransactionNo: last?.number ?? found.number,
      vnp_TransactionType: last ? (last.amount === found.amount ? '02' : '03') : '01',
      vnp_TransactionStatus: last?.status ?? found.status,
      vnp_OrderInfo: found.orderInfo,
    });
  }

  /** Accepts a refund, which is completed when it is next queried. */
  const refund = (fields: VnpayFields): Answer =>
    answerRefund(fields, {
      transactions,
      tmnCode: setting('VNPAY_TMN_CODE'),
      secret: secret('vnpay'),
      time: time(),
    });

  async function answer(ask: Ask): Promise<Answer | undefined> {
    if (ask.method === 'GET' && ask.path === '/paymentv2/vpcpay.html') {
      const query = ask.url.search.slice(1);
      const order = readOrder(query);
      if (typeof order === 'string') return { status: 400, page: refusedPage(order) };
      const found = open(order);
      if (found.status !== '01') return { goTo: backTo(found) };
      return { page: vnpayPayPage(found, query, { notices: outbox.list(), faults }) };
    }
    if (ask.method === 'GET' && ask.path === '')
      return { page: vnpayIndexPage({ notices: outbox.list(), faults }) };
    if (ask.method === 'POST' && ask.path === '/pay') return pay(ask);
    if (ask.method === 'POST' && ask.path === '/merchant_webapi/api/transaction')
      return orTrouble(faults, () =>
        ask.fields['vnp_Command'] === 'refund' ? refund(ask.fields) : question(ask),
      );
    return control(base, ask, outbox, faults);
  }

  return { answer, pump: outbox.pump, isIdle: outbox.isIdle };
}
