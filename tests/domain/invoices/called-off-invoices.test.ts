import { describe, expect, it } from 'vitest';
import { cancelInvoice, sendInvoice } from '#functions/domain/invoices/making/cancel-invoice.ts';
import type { StoredInvoice } from '#functions/domain/invoices/invoice-record.ts';
import { meanwhile } from '#tests/support/meanwhile.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { anInvoice, invoiceName } from './an-invoice.ts';
import { invoiceShop, issuing, minutesLater, now } from './invoice-shop.ts';

issuing();

describe('an invoice that is called off', () => {
  const callOff = (shop: ReturnType<typeof invoiceShop>, id = 'i7', where = shop.table) =>
    cancelInvoice(shop.at(where), { id, userId: 'an', reason: 'Sai tên' });

  it('as a draft is over, without a word to anybody, and its order may have another', async () => {
    const shop = invoiceShop();
    const { id } = await shop.create({ draft: true });
    await callOff(shop, id);
    expect(await shop.read(id)).toMatchObject({
      status: 'cancelled',
      cancelReason: 'Sai tên',
      cancelledAt: now,
      updatedAt: now,
      sending: 'none',
      task: null,
      askAt: null,
    });
    expect([shop.current(), shop.dues(), shop.mails()]).toEqual([undefined, [], []]);
    expect(await refusalOf(shop.create())).toBeUndefined();
  });

  it('keeps its number; the provider is told, and its buyer, who was written of it', async () => {
    const shop = invoiceShop({}, [anInvoice({ differs: true, tries: 3, error: 'x' })]);
    await callOff(shop);
    await callOff(shop);
    expect(await shop.read('i7')).toMatchObject({
      status: 'cancelled',
      number: 7,
      differs: false,
      sending: 'waiting',
      task: 'cancel',
      askAt: now,
      tries: 0,
      error: null,
      version: 2,
    });
    expect([shop.current(), shop.dues(), shop.story()]).toEqual([
      undefined,
      [`${now} i7`],
      ['status cancelled an Sai tên'],
    ]);
    expect(shop.mails()).toEqual([expect.stringMatching(/^invoice-cancelled /)]);
  });

  it('keeps why it replaced another beside why it was called off, and its mail says the latter', async () => {
    const replacement = { kind: 'replacement', of: invoiceName(3), reason: 'Sai mã số thuế' } as const;
    const shop = invoiceShop({}, [anInvoice(replacement)]);
    await callOff(shop);
    expect(await shop.read('i7')).toMatchObject({ reason: 'Sai mã số thuế', cancelReason: 'Sai tên' });
    expect(shop.mailReasons()).toEqual(['Sai tên']);
    expect(shop.changesOf('cancelReason')).toEqual([{ from: null, to: 'Sai tên' }]);
  });

  it('before its buyer was written of it takes the clock of its sending away, and writes to nobody', async () => {
    const shop = invoiceShop();
    const { id } = await shop.create();
    shop.clock.at = minutesLater(1);
    await callOff(shop, id);
    expect([shop.dues(), shop.mails()]).toEqual([[`${minutesLater(1)} ${id}`], []]);
  });

  it.each<[string, Partial<StoredInvoice>]>([
    ['was corrected', { status: 'corrected' }],
    ['was replaced', { status: 'replaced' }],
    ['corrects another', { kind: 'correction' }],
  ])('is none that %s', async (_, given) => {
    const shop = invoiceShop({}, [anInvoice(given)]);
    expect(await refusalOf(callOff(shop))).toBe('INVOICE_STATE');
    expect(await refusalOf(callOff(shop, 'none'))).toBe('INVOICE_NOT_FOUND');
  });

  it('is called off as it is by then', async () => {
    const shop = invoiceShop({}, [
      anInvoice({ authorityCode: null, sending: 'waiting', task: 'submit', askAt: now }),
    ]);
    const crossed = meanwhile(shop.table, () =>
      shop.alter('i7', { authorityCode: 'MCQT-1', sending: 'accepted', askAt: null }),
    );
    await callOff(shop, 'i7', crossed.table);
    expect([crossed.happened(), shop.mails().length, (await shop.read('i7')).authorityCode]).toEqual([
      true,
      1,
      'MCQT-1',
    ]);
  });
});

describe('an invoice that is sent once more', () => {
  it.each<[StoredInvoice['sending'], string | undefined, boolean]>([
    ['none', 'INVOICE_STATE', false],
    ['waiting', undefined, false],
    ['accepted', undefined, false],
    ['refused', undefined, true],
  ])('is one the provider refused: %s', async (sending, code, isSent) => {
    const shop = invoiceShop({}, [anInvoice({ sending, task: 'submit', tries: 4, error: 'Sai mã số thuế' })]);
    expect(await refusalOf(sendInvoice(shop.context, { id: 'i7', userId: 'an' }))).toBe(code);
    expect(shop.dues()).toEqual(isSent ? [`${now} i7`] : []);
    expect(shop.story()).toEqual(isSent ? ['sending waiting an '] : []);
    if (isSent)
      expect(await shop.read('i7')).toMatchObject({
        sending: 'waiting',
        task: 'submit',
        askAt: now,
        tries: 0,
        error: null,
        updatedAt: now,
      });
  });
});
