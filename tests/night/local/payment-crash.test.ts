import { describe, expect, it } from 'vitest';
import type { Payment } from '#shared/payments/payment.ts';
import { orderRecord, type StoredOrder } from '#functions/domain/orders/order-record.ts';
import { findOrder } from '#functions/domain/orders/reading/read-orders.ts';
import { signBody } from '#functions/domain/payments/providers/signed-webhook.ts';
import { createDocumentClient } from '#functions/platform/clients/document-client.ts';
import { createTable } from '#functions/platform/table/table.ts';
import { put } from '#functions/platform/table/table-operations.ts';
import type { Mail } from '#infra/local/mail/mailbox.ts';
import { readRunning } from '#infra/local/home/running.ts';
import { openState } from '#infra/local/home/state.ts';
import { aWaitingOrder } from '#tests/support/payments.ts';
import { aCloudToKill } from '#tests/local/fixtures/cloud-to-kill.ts';
import { eventually } from '#tests/local/fixtures/eventually.ts';

const { home, startCloud } = aCloudToKill();

const post = (url: string, body: string, headers: Record<string, string> = {}) =>
  fetch(url, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body });

/** The table of whichever process runs now. */
function tableNow() {
  const running = readRunning(home);
  const client = createDocumentClient({
    endpoint: running?.endpoints.dynamodb ?? '',
    region: 'ap-southeast-1',
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
  });
  return createTable(client, running?.tableName ?? '');
}

const sessionId = 'khach-tra-tien';

type Begun = { order: StoredOrder; payment: Payment };

async function aBegunPayment(url: string): Promise<Begun> {
  const order = aWaitingOrder({ sessionId });
  await tableNow().write([put(orderRecord.item(order))]);
  const path = `/api/public/orders/guest/${order.id}/payments?sessionId=${sessionId}`;
  const reply = await post(url + path, JSON.stringify({ method: 'transfer' }));
  return { order, payment: (await reply.json()) as Payment };
}

function secretOf(name: string): string {
  const state = openState(home);
  const secret = state.read(`secret:cholang/sandbox/payments/${name}`) ?? '';
  state.close();
  return secret;
}

/** Tells of a transfer; whether the shop took it before it was gone. */
async function tell(url: string, { code, amount }: Payment, id: number, now = Date.now()): Promise<boolean> {
  const body = JSON.stringify({
    id,
    accountNumber: '0011002233445',
    content: code,
    transferType: 'in',
    transferAmount: amount,
    referenceCode: `FT${id}`,
  });
  const timestamp = String(Math.floor(now / 1000));
  const signature = `sha256=${signBody(timestamp, Buffer.from(body), secretOf('bank'))}`;
  return post(`${url}/api/payments/webhooks/bank`, body, {
    'x-sepay-timestamp': timestamp,
    'x-sepay-signature': signature,
  }).then(
    (reply) => reply.ok,
    () => false,
  );
}

describe('a cloud that is killed between a notice and its effect', () => {
  it('counts all the money it was told of, once', async () => {
    const first = startCloud();
    const url = await first.ready();
    const begun: Begun[] = [];
    for (let place = 0; place < 20; place += 1) begun.push(await aBegunPayment(url));

    let taken = 0;
    const some = Promise.withResolvers<void>();
    const telling = begun.map(async ({ payment }, place) => {
      const isTaken = await tell(url, payment, place + 1);
      if (isTaken && (taken += 1) === 5) some.resolve();
      return isTaken;
    });
    await Promise.race([some.promise, Promise.all(telling)]);
    await first.end('SIGKILL');
    const answers = await Promise.all(telling);
    expect(answers.filter(Boolean).length).toBeGreaterThanOrEqual(5);

    const second = startCloud();
    const again = await second.ready();
    const isPaid = async ({ order }: Begun) =>
      (await findOrder({ table: tableNow() }, order.id))?.paymentStatus === 'paid';
    let looks = 0;
    await eventually(async () => {
      // A message whose worker was killed comes back once its time is up.
      if ((looks += 1) % 20 === 0) await post(`${again}/dev/clock`, JSON.stringify({ advanceSeconds: 400 }));
      const paid = await Promise.all(begun.filter((_, place) => answers[place]).map(isPaid));
      return paid.every(Boolean);
    }, 60);

    // The bank heard no answer from the others, and tells of all of them again.
    const { now } = (await (await fetch(`${again}/dev/clock`)).json()) as { now: string };
    for (let turn = 0; turn < 2; turn += 1)
      for (const [place, { payment }] of begun.entries())
        expect(await tell(again, payment, place + 1, Date.parse(now))).toBe(true);
    await eventually(async () => (await Promise.all(begun.map(isPaid))).every(Boolean), 30);
    for (const { order } of begun) {
      const after = await findOrder({ table: tableNow() }, order.id);
      expect([after?.status, after?.paidAmount, after?.refundDue]).toEqual(['confirmed', 180_000, 0]);
      const mails = await eventually(async () => {
        const reply = await fetch(`${again}/dev/mail.json?to=${order.customer.email}`);
        const found = (await reply.json()) as Mail[];
        return found.length > 0 && found;
      }, 30);
      expect(mails).toHaveLength(1);
    }
    await second.end('SIGKILL');
  });
});
