import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  CarrierRefusal,
  CarrierSilence,
  type ParcelOrder,
} from '#functions/domain/shipping/carriers/carrier.ts';
import { ghtk, ghtkOrder } from '#functions/domain/shipping/carriers/ghtk.ts';

vi.mock('#functions/platform/clients/secrets.ts', () => ({ getSecret: async () => 'token-of-the-shop' }));

type Asked = { method: string; path: string; token: string; client: string; body: unknown };
const asked: Asked[] = [];
let answers: { status?: number; type?: string; body: string }[] = [];
let server: Server;

beforeAll(async () => {
  server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      const text = Buffer.concat(parts).toString('utf8');
      const [token, client] = [String(headers['token']), String(headers['x-client-source'])];
      asked.push({ method, path: url, token, client, body: text ? JSON.parse(text) : undefined });
      const { status = 200, type = 'application/json', body } = answers.shift() ?? { body: '{}' };
      response.writeHead(status, { 'content-type': type }).end(body);
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  vi.stubEnv('GHTK_API_URL', `http://127.0.0.1:${port}`);
  vi.stubEnv('GHTK_CLIENT', 'CHOLANG');
});
afterAll(() => server.close());

const says = (...bodies: unknown[]) => {
  answers = bodies.map((body) => ({ body: JSON.stringify(body) }));
};

const parcel: ParcelOrder = {
  key: 'CL1-1-1',
  from: {
    name: 'Kho Hà Nội',
    phone: '0241',
    street: '1 Hàng Bông',
    province: 'Hà Nội',
    district: 'Hoàn Kiếm',
    ward: 'Hàng Gai',
  },
  to: { name: 'Lan', phone: '0912', street: '2 Lê Lợi', province: 'Huế', district: null, ward: 'Phú Hội' },
  goods: [{ name: 'Gạo', code: 'GAO', quantity: 2, grams: 1500, price: 60_000 }],
  grams: 3000,
  cod: 120_000,
  value: 120_000,
  note: 'x'.repeat(200),
};

describe('what GHTK is asked', () => {
  it('grams are said to be grams, cash is đồng, a note has 120 letters, a district only where there is one', () => {
    const { order, products } = ghtkOrder(parcel);
    expect(order).toMatchObject({
      id: 'CL1-1-1',
      weight_option: 'gram',
      total_weight: 3000,
      pick_money: 120_000,
      value: 120_000,
      is_freeship: 1,
      hamlet: 'Khác',
      pick_district: 'Hoàn Kiếm',
      ward: 'Phú Hội',
    });
    expect(order).not.toHaveProperty('district');
    expect(ghtkOrder({ ...parcel, to: { ...parcel.to, ward: null } }).order).not.toHaveProperty('ward');
    expect(order.note).toHaveLength(120);
    expect(products).toEqual([
      { name: 'Gạo', product_code: 'GAO', quantity: 2, weight: 1500, price: 60_000 },
    ]);
  });

  it('shows its token and its name; fees come as text and are numbers here', async () => {
    says({
      success: true,
      ghtk_label: 'OTHER',
      order: { label: 'S1.2', fee: '22000', insurance_fee: '0', tracking_id: 18 },
    });
    expect(await ghtk.create(parcel)).toEqual({
      label: 'S1.2',
      trackingNumber: '18',
      fee: 22_000,
      insurance: 0,
    });
    expect(asked.at(-1)).toMatchObject({
      method: 'POST',
      path: '/services/shipment/order/?ver=1.5',
      token: 'token-of-the-shop',
      client: 'CHOLANG',
    });
  });

  it('a parcel it has already is the parcel: its answer was lost the time before', async () => {
    says(
      { success: false, message: 'Đã tồn tại', error: { code: 'ORDER_ID_EXIST', ghtk_label: 'S1.2' } },
      {
        success: true,
        order: { label_id: 'S1.2', status: 2, ship_money: '22000', insurance: 0, weight: 3000 },
      },
    );
    expect(await ghtk.create(parcel)).toMatchObject({ label: 'S1.2', fee: 22_000 });
  });
});

describe('what GHTK answers', () => {
  it('a no with HTTP 200 is a no, in its words', async () => {
    says({ success: false, message: 'Địa chỉ không được hỗ trợ' });
    await expect(ghtk.create(parcel)).rejects.toThrow(new CarrierRefusal('Địa chỉ không được hỗ trợ'));
    answers = [{ status: 401, body: JSON.stringify({ success: false, message: 'Token không hợp lệ' }) }];
    await expect(ghtk.cancel('S1.2')).rejects.toThrow(CarrierRefusal);
  });

  it.each([
    ['a failure of its own', { status: 500, body: '{"success":false}' }],
    ['no JSON', { status: 200, body: '<html>' }],
    ['something else', { status: 200, body: '{"success":true,"order":{}}' }],
  ])('%s is neither yes nor no', async (_, reply) => {
    answers = [reply];
    await expect(ghtk.create(parcel)).rejects.toThrow(CarrierSilence);
  });

  it('a list in place of an answer cancels no parcel, nor says that one could not be cancelled', async () => {
    says([]);
    await expect(ghtk.cancel('S1.2')).rejects.toThrow(CarrierSilence);
  });

  it('a label is a file; JSON in its place says why there is none', async () => {
    answers = [{ type: 'application/pdf', body: '%PDF-1.4' }];
    expect(Buffer.from(await ghtk.print('S1.2')).toString()).toBe('%PDF-1.4');
    says({ success: false, message: 'Đơn đã hủy' });
    await expect(ghtk.print('S1.2')).rejects.toThrow('Đơn đã hủy');
  });

  it('a quote says whether a place is served, and what it takes with the insurance', async () => {
    says({ success: true, fee: { fee: '32000', insurance_fee: 500, delivery: false } });
    expect(await ghtk.quote(parcel)).toEqual({ served: false, fee: 32_000, insurance: 500 });
    const { searchParams: query } = new URL(asked.at(-1)?.path ?? '', 'https://ghtk.test');
    expect(Object.fromEntries(query)).toEqual({
      pick_province: 'Hà Nội',
      pick_district: 'Hoàn Kiếm',
      province: 'Huế',
      ward: 'Phú Hội',
      address: '2 Lê Lợi',
      weight: '3000',
      value: '120000',
      deliver_option: 'none',
    });
    says({ success: true, fee: { fee: 1, insurance_fee: 0 } });
    const from = { ...parcel.from, district: null };
    const to = { ...parcel.to, district: 'Phú Xuân', ward: null };
    expect((await ghtk.quote({ ...parcel, from, to })).served).toBe(true);
    const other = new URL(asked.at(-1)?.path ?? '', 'https://ghtk.test').searchParams;
    expect([other.has('pick_district'), other.get('district'), other.has('ward')]).toEqual([
      false,
      'Phú Xuân',
      false,
    ]);
  });

  it.each<[string, unknown, number]>([
    ['text with a part of a đồng', '22000.6', 22_001],
    ['less than nothing', -5, 0],
    ['what is no number', 'miễn phí', 0],
    ['not said at all', undefined, 0],
  ])('a fee that is %s', async (_, fee, expected) => {
    says({ success: true, order: { label: 7, fee, insurance_fee: 1 } });
    expect(await ghtk.create(parcel)).toEqual({
      label: '7',
      trackingNumber: null,
      fee: expected,
      insurance: 1,
    });
  });

  const order = {
    label_id: 'S1.2',
    status: 5,
    status_text: 'Đã giao',
    modified: '2026-11-23 10:00:00',
    created: '2026-11-20 08:00:00',
    ship_money: '22000',
    insurance: 800,
    weight: '1499.6',
  };
  const report = {
    label: 'S1.2',
    said: '5',
    words: 'Đã giao',
    means: { kind: 'stage', stage: 'delivered' },
    at: '2026-11-23 10:00:00',
    grams: 1500,
    fee: 22_000,
    insurance: 800,
  };
  it.each<[string, object, object]>([
    ['all it says', {}, {}],
    ['no time of a change: when it was made', { modified: null }, { at: '2026-11-20 08:00:00' }],
    ['no time at all', { modified: null, created: null }, { at: '' }],
    ['no words: ours', { status_text: '' }, { words: 'Đã giao hàng, chưa đối soát' }],
    ['a weight of nothing', { weight: 0 }, { grams: null }],
    ['a weight of one gram', { weight: 1 }, { grams: 1 }],
    ['no weight', { weight: null }, { grams: null }],
    ['a weight nobody can read', { weight: 'nặng' }, { grams: null }],
    ['a status nobody knows', { status: '77' }, { said: '77', means: { kind: 'unknown' } }],
  ])('of a parcel is taken as it came: %s', async (_, given, expected) => {
    says({ success: true, order: { ...order, ...given } });
    expect(await ghtk.status('S1/2')).toEqual({ ...report, ...expected });
    expect(asked.at(-1)).toMatchObject({
      method: 'GET',
      path: '/services/shipment/v2/S1%2F2',
      body: undefined,
    });
  });

  it('a yes with a failure of HTTP is a no, and so is a file that comes with one', async () => {
    answers = [{ status: 400, body: JSON.stringify({ success: true, message: 'Sai', code: 'BAD' }) }];
    await expect(ghtk.cancel('S1.2')).rejects.toMatchObject({ message: 'Sai', code: 'BAD' });
    answers = [{ status: 404, type: 'application/pdf', body: '{"success":false,"error":{"code":9}}' }];
    await expect(ghtk.print('S1.2')).rejects.toMatchObject({ message: 'GHTK 404', code: '9' });
  });

  it('a parcel it has already and does not name is neither made nor refused', async () => {
    says({ success: false, code: 'ORDER_ID_EXIST' });
    await expect(ghtk.create(parcel)).rejects.toThrow(CarrierSilence);
    expect(asked.at(-1)?.method).toBe('POST');
    says(
      { success: false, code: 'ORDER_ID_EXIST', ghtk_label: 'S8' },
      { success: true, order: { label_id: 'S8', status: 2, insurance: 700 } },
    );
    expect(await ghtk.create(parcel)).toEqual({
      label: 'S8',
      trackingNumber: null,
      fee: 0,
      insurance: 700,
    });
  });

  it('nothing where nobody listens, which says neither yes nor no', async () => {
    const fetched = vi.spyOn(globalThis, 'fetch').mockRejectedValueOnce(new TypeError('fetch failed'));
    await expect(ghtk.cancel('S1.2')).rejects.toThrow(CarrierSilence);
    expect(fetched).toHaveBeenCalledOnce();
    fetched.mockRestore();
  });
});
