import { beforeAll, describe, expect, it } from 'vitest';
import { acceptCodDifference } from '#shared/shipping/complaints.contract.ts';
import { listJobRows } from '#shared/jobs/jobs.contract.ts';
import { shipping } from '#tests/support/parcels.ts';
import { aSharedMember, aSharedWorld } from '#tests/support/shared-world.ts';
import { working } from '../jobs/jobs-scene.ts';

const world = aSharedWorld();
const shop = shipping(world);
const admin = aSharedMember(world, { role: 'admin' });
const packer = aSharedMember(world, { role: 'collaborator' });
let jobs: ReturnType<typeof working>;
beforeAll(() => {
  jobs = working(world);
});

const kind = 'import-carrier-statement' as const;
const csv = (...lines: string[]): string =>
  `\uFEFF${['Mã đơn GHTK;Tiền CoD;Phí ship', ...lines].join('\r\n')}\r\n`;

async function check(file: string) {
  const fileId = await jobs.send(admin, file);
  const { body } = await jobs.start(admin, { kind, input: { mode: 'check', fileId, columns: {} } });
  return jobs.ended(admin, body.id);
}

async function apply(checkId: string) {
  const { body } = await jobs.start(admin, { kind, input: { mode: 'apply', checkId } });
  return jobs.ended(admin, body.id);
}

async function toLookAt(id: string) {
  const asked = { token: admin.accessToken, params: { id }, query: { status: 'remarked' as const } };
  return (await world.send(listJobRows, asked)).body.data.map(({ key, reason }) => [key, reason]);
}

async function delivered() {
  const made = await shop.sent(packer);
  for (const status of ['3', '5']) await shop.becomes(made.label, status);
  return made;
}

describe('a carrier’s statement', () => {
  it('makes money of what was collected, once, and names every row that differs', async () => {
    const [first, second] = [await delivered(), await delivered()];
    const file = csv(
      `${first.label};${first.order.total};22000`,
      `${second.label};${second.order.total - 1000};22000`,
      'S0.000.1;5000;1000',
    );
    const tried = await check(file);
    expect(await shop.stored(first.order.id)).toMatchObject({ paidAmount: 0 });
    expect(tried).toMatchObject({ changed: 2, refused: 1, remarked: 1 });
    expect(await toLookAt(tried.id)).toEqual([[second.label, expect.stringContaining('bảng kê báo')]]);
    const done = await apply(tried.id);
    expect(done).toMatchObject({ status: 'done', remarked: 1 });
    expect(await toLookAt(done.id)).toEqual([[second.label, expect.stringContaining('bảng kê báo')]]);
    expect(await shop.stored(first.order.id)).toMatchObject({
      paymentStatus: 'paid',
      paidAmount: first.order.total,
    });
    expect(await shop.look(packer, first.order.id)).toMatchObject({
      parcels: [{ booked: true, paidOut: { feeOut: 22_000, net: first.order.total - 22_000 } }],
    });
    // What bringing it cost is the order's.
    expect(await shop.stored(first.order.id)).toMatchObject({ carriage: { feeOut: 22_000, awaited: 0 } });
    // Of the other as much is booked as came.
    const came = second.order.total - 1000;
    expect(await shop.stored(second.order.id)).toMatchObject({ paidAmount: came });
    expect(await shop.look(packer, second.order.id)).toMatchObject({ troubles: ['cod_differs'] });
    const refused = (await jobs.fileOf(admin, tried.id)).toString('utf8');
    expect(refused).toContain('không tìm thấy mã này');
    expect(refused).not.toContain('bảng kê báo');
    // The carrier's own word comes later, and so does the same statement.
    await shop.becomes(first.label, '6');
    await apply((await check(file)).id);
    expect(await shop.stored(first.order.id)).toMatchObject({ paidAmount: first.order.total, refundDue: 0 });
    const again = await check(csv(`${first.label};${first.order.total};99000`));
    expect((await jobs.fileOf(admin, again.id)).toString('utf8')).toContain('bảng kê trước');
  });

  it('that pays too little is borne by the shop where somebody who keeps the money accepts it', async () => {
    const { label, order } = await delivered();
    await apply((await check(csv(`${label};${order.total - 1000};22000`))).id);
    const accept = ({ accessToken: token }: typeof admin) =>
      world.send(acceptCodDifference, {
        params: { id: order.id, parcel: '1' },
        body: { difference: 1000 },
        token,
      });
    expect((await accept(packer)).status).toBe(403);
    expect((await accept(admin)).body).toMatchObject({
      parcels: [{ codAccepted: { difference: 1000 } }],
      troubles: [],
    });
    expect(await shop.stored(order.id)).toMatchObject({ paymentStatus: 'paid', carriage: { codFee: 1000 } });
  });

  it('is for those who keep the money', async () => {
    const input = { mode: 'check', fileId: '01HPZV75P4S7CKDH9PQR0FTKH2', columns: {} } as const;
    const { status } = await jobs.start(packer, { kind, input });
    expect(status).toBe(403);
  });
});
