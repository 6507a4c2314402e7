import { beforeEach, describe, expect, it, vi } from 'vitest';
import { einvoice } from '#functions/domain/invoices/provider/einvoice.ts';
import { startCold } from '#functions/platform/cold-start.ts';
import { log } from '#functions/platform/log.ts';
import { playSecrets } from '../support/secret.ts';
import { anInvoice, invoiceName } from './an-invoice.ts';

type Asked = { url: string; method: string; secret: string; type: string; body: unknown; signal: unknown };
const asked: Asked[] = [];
let answer: () => Response | Promise<Response>;

const says = (status: number, body: unknown) => {
  answer = () => Response.json(body, { status });
};

beforeEach(() => {
  asked.length = 0;
  vi.stubEnv('EINVOICE_API_URL', 'https://einvoice.test');
  vi.stubEnv('EINVOICE_SECRET_ID', 'cholang/einvoice');
  vi.spyOn(log, 'warn').mockReturnValue();
  playSecrets('the secret of the shop');
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (to, given) => {
    const url = to instanceof Request ? to.url : String(to);
    const headers = new Headers(given?.headers);
    asked.push({
      url,
      method: given?.method ?? '',
      secret: headers.get('authorization') ?? '',
      type: headers.get('content-type') ?? '',
      body: JSON.parse(given?.body as string),
      signal: given?.signal,
    });
    return answer();
  });
  return () => {
    vi.unstubAllEnvs();
    startCold();
  };
});

const accepted = { status: 'x', authority_code: 'MCQT-1', lookup_code: 'TRA-1' };

describe('the provider of invoices', () => {
  it('is handed an invoice under its own id, with the shop’s secret', async () => {
    says(200, accepted);
    const line = {
      key: 'a',
      code: 'TS-1',
      name: 'Trà',
      unit: 'hộp',
      quantity: 2,
      unitPrice: 110_000,
      discount: 20_000,
      net: 200_000,
      rate: 8,
      tax: 16_000,
      total: 216_000,
    };
    const lines = [line, { ...line, rate: 'kct' as const }, { ...line, rate: 'kkknt' as const }];
    const invoice = anInvoice({ id: 'a/b', lines, kind: 'correction', of: invoiceName(3), reason: 'Bớt' });
    expect(await einvoice.submit(invoice)).toEqual({
      kind: 'accepted',
      authorityCode: 'MCQT-1',
      lookupCode: 'TRA-1',
    });
    const item = {
      line_type: 1,
      item_code: 'TS-1',
      item_name: 'Trà',
      unit: 'hộp',
      quantity: 2,
      unit_price: 110_000,
      discount_amount: 20_000,
      amount_before_tax: 200_000,
      tax_amount: 16_000,
    };
    expect(asked).toEqual([
      {
        url: 'https://einvoice.test/v1/invoices/a%2Fb',
        method: 'PUT',
        secret: 'Bearer the secret of the shop',
        type: 'application/json',
        signal: expect.any(AbortSignal),
        body: {
          reference_code: 'a/b',
          kind: 'correction',
          template_code: '1',
          invoice_series: 'C26TCL',
          invoice_number: 7,
          issued_date: '2026-11-21',
          currency: 'VND',
          payment_method: 'CK',
          reason: 'Bớt',
          related: {
            reference_code: 'i3',
            invoice_series: 'C26TCL',
            invoice_number: 3,
            issued_date: '2026-11-21',
          },
          seller: { name: 'Chợ Làng', tax_code: '0100109106', address: 'Kinh Bắc' },
          buyer: {
            type: 'personal',
            name: 'Trần Thị Lan',
            tax_code: '',
            national_id: '',
            address: '',
            email: '',
          },
          items: [
            { ...item, line_number: 1, tax_rate: 8 },
            { ...item, line_number: 2, tax_rate: -2 },
            { ...item, line_number: 3, tax_rate: -1 },
          ],
          total_before_tax: 200_000,
          tax_amount: 16_000,
          total_amount: 216_000,
        },
      },
    ]);
  });

  it.each([
    ['person', { tax_code: '', national_id: '0312345678', type: 'personal' }],
    ['company', { tax_code: '0312345678', national_id: '', type: 'company' }],
  ] as const)('is told the number of a %s as what it is', async (kind, buyer) => {
    says(200, accepted);
    const given = { kind, name: 'X', taxCode: '0312345678', address: '', email: '' };
    await einvoice.submit(anInvoice({ buyer: given }));
    expect(asked[0]?.body).toMatchObject({ buyer, related: null });
  });

  it('is told of no invoice without a number', async () => {
    await expect(einvoice.submit(anInvoice({ number: null }))).rejects.toThrow('has no number');
    expect(asked).toEqual([]);
  });

  it.each<[number, object, object]>([
    [200, { ...accepted, authority_code: null }, { kind: 'silent', error: 'HTTP 200' }],
    [200, { ...accepted, lookup_code: '', message: 'Chờ' }, { kind: 'silent', error: 'Chờ' }],
    [202, accepted, { kind: 'working' }],
    [400, { message: 'Sai' }, { kind: 'refused', error: 'Sai' }],
    [409, {}, { kind: 'refused', error: 'HTTP 409' }],
    [422, { message: null }, { kind: 'refused', error: 'HTTP 422' }],
    [401, { message: 'Sai khóa' }, { kind: 'silent', error: 'Sai khóa' }],
    [404, {}, { kind: 'silent', error: 'HTTP 404' }],
    [500, {}, { kind: 'silent', error: 'HTTP 500' }],
  ])('is understood when it answers %i %j', async (status, body, heard) => {
    says(status, body);
    expect(await einvoice.submit(anInvoice())).toEqual(heard);
  });

  it.each<[number, object, object]>([
    [200, {}, { kind: 'done' }],
    [202, {}, { kind: 'working' }],
    [422, { message: 'Quá hạn' }, { kind: 'refused', error: 'Quá hạn' }],
    [503, {}, { kind: 'silent', error: 'HTTP 503' }],
  ])('is asked to call one off, and understood when it answers %i', async (status, body, heard) => {
    says(status, body);
    const replacement = anInvoice({ reason: 'Bớt', cancelReason: 'Sai tên' });
    expect(await einvoice.cancel(replacement)).toEqual(heard);
    expect(asked[0]).toMatchObject({
      url: 'https://einvoice.test/v1/invoices/i7/cancellation',
      body: { reason: 'Sai tên' },
    });
  });

  it.each<[string, () => Response | Promise<Response>, string | RegExp]>([
    ['does not answer', () => Promise.reject(new Error('The line is broken')), 'The line is broken'],
    ['breaks off without a word', () => Promise.reject('x' as never), 'Nhà cung cấp không phản hồi'],
    ['answers no JSON', () => new Response('<html>'), /JSON/],
    ['answers another shape', () => Response.json({ message: 7 }), /message/],
  ])('is asked again later where it %s', async (_, given, error) => {
    answer = given;
    for (const asking of [einvoice.submit(anInvoice()), einvoice.cancel(anInvoice())])
      expect(await asking).toEqual({
        kind: 'silent',
        error: typeof error === 'string' ? error : expect.stringMatching(error),
      });
    expect(vi.mocked(log.warn)).toHaveBeenCalledTimes(2);
  });

  it('is not asked where nobody said which it is', async () => {
    vi.stubEnv('EINVOICE_API_URL', '');
    const heard = { kind: 'silent', error: 'Chưa khai báo nhà cung cấp hóa đơn điện tử' };
    expect(await einvoice.submit(anInvoice())).toEqual(heard);
    expect(await einvoice.cancel(anInvoice())).toEqual(heard);
    expect(asked).toEqual([]);
  });
});
