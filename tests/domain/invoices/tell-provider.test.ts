import { describe, expect, it } from 'vitest';
import type { StoredInvoice } from '#functions/domain/invoices/invoice-record.ts';
import { cancelInvoice } from '#functions/domain/invoices/making/cancel-invoice.ts';
import type { ProviderAnswer } from '#functions/domain/invoices/provider/invoice-provider.ts';
import { anInvoice, invoiceName } from './an-invoice.ts';
import { issuing, minutesLater, now } from './invoice-shop.ts';
import { accepted, customer, providerWorld } from './provider-world.ts';

issuing();

describe('an invoice that is handed to its provider', () => {
  it('has its code once the tax office has given it, and its buyer hears of it once', async () => {
    const shop = providerWorld({
      tries: 3,
      error: 'x',
      buyer: { kind: 'company', name: 'Mây', taxCode: '0312345678', address: '', email: ' a@may.vn ' },
    });
    shop.clock.at = minutesLater(2);
    await shop.tell();
    expect(await shop.read('i7')).toMatchObject({
      status: 'issued',
      sending: 'accepted',
      task: null,
      askAt: null,
      tries: 0,
      error: null,
      authorityCode: 'MÃ-9',
      lookupCode: 'TRA-9',
      updatedAt: minutesLater(2),
    });
    await shop.tell();
    expect([shop.asked, shop.dues(), shop.story()]).toEqual([['submit i7'], [], ['sending accepted null ']]);
    expect(shop.mails()).toEqual(['invoice-issued lan@example.com', 'invoice-issued a@may.vn']);
  });

  it.each<[Partial<StoredInvoice>, string[]]>([
    [{ kind: 'correction' }, ['invoice-corrected lan@example.com']],
    [{ kind: 'replacement' }, ['invoice-replaced lan@example.com']],
    [{ status: 'corrected' }, ['invoice-issued lan@example.com']],
    [{ status: 'replaced' }, []],
    [{ status: 'cancelled' }, []],
  ])('tells its buyer only where it holds: %o', async (given, mails) => {
    const shop = providerWorld(given);
    await shop.tell();
    expect(shop.mails()).toEqual(mails);
  });

  it('writes one mail to a buyer who is named twice, and none to nobody', async () => {
    const buyer = { kind: 'person', name: 'Lan', taxCode: '', address: '' } as const;
    const twice = providerWorld({ buyer: { ...buyer, email: ' LAN@example.com ' } });
    await twice.tell();
    expect(twice.mails()).toHaveLength(1);
    const nobody = providerWorld(
      { buyer: { ...buyer, email: '' } },
      { order: { customer: { ...customer, email: '' } } },
    );
    await nobody.tell();
    expect(nobody.mails()).toEqual([]);
  });

  it.each<[number, number]>([
    [0, 1],
    [1, 2],
    [2, 5],
    [3, 15],
    [4, 60],
    [5, 60],
    [40, 60],
  ])('is asked about again while it works: after %i tries in %i minutes', async (tries, minutes) => {
    for (const [answer, error] of [
      [{ kind: 'working' }, null],
      [{ kind: 'silent', error: 'lặng' }, 'lặng'],
    ] as const) {
      const shop = providerWorld({ tries, error: 'y' });
      shop.answers.submit = answer;
      await shop.tell();
      const next = minutesLater(minutes);
      expect(await shop.read('i7')).toMatchObject({
        sending: 'waiting',
        task: 'submit',
        askAt: next,
        tries: tries + 1,
        error,
      });
      expect([shop.dues(), shop.story(), shop.mails()]).toEqual([[`${next} i7`], [], []]);
    }
  });

  it('is told of and waits for staff where it is refused', async () => {
    const shop = providerWorld();
    shop.answers.submit = { kind: 'refused', error: 'Sai mã số thuế' };
    await shop.tell();
    expect(await shop.read('i7')).toMatchObject({
      sending: 'refused',
      task: 'submit',
      askAt: null,
      error: 'Sai mã số thuế',
    });
    expect([shop.dues(), shop.story(), shop.mails()]).toEqual([
      [],
      ['sending refused null Sai mã số thuế'],
      [],
    ]);
  });

  it.each<[string, Partial<StoredInvoice>, string, string]>([
    ['nobody knows', {}, now, 'none'],
    ['has nothing to be told', { task: null }, now, 'i7'],
    ['has another clock', {}, minutesLater(1), 'i7'],
  ])('is not asked about by an old clock: one that %s', async (_, given, at, of) => {
    const shop = providerWorld(given);
    await shop.tell(at, of);
    expect([shop.asked, (await shop.read('i7')).version]).toEqual([[], 1]);
  });

  it('goes after the one it follows, whose code is awaited', async () => {
    const first = (authorityCode: string | null) => anInvoice({ ...invoiceName(3), authorityCode });
    for (const task of ['submit', 'cancel'] as const) {
      const early = providerWorld({ of: invoiceName(3), task, tries: 2 }, { others: [first(null)] });
      await early.tell();
      expect([early.asked, await early.read('i7')]).toMatchObject([
        [],
        { askAt: minutesLater(5), tries: 2, sending: 'waiting' },
      ]);
      expect(early.dues()).toEqual([`${minutesLater(5)} i7`]);
    }
    const late = providerWorld({ of: invoiceName(3) }, { others: [first('MÃ-3')] });
    await late.tell();
    expect(late.asked).toEqual(['submit i7']);
    const alone = providerWorld({ of: invoiceName(3) });
    await alone.tell();
    expect(alone.asked).toEqual(['submit i7']);
    // One that has its own code is called off whatever became of the first.
    const known = providerWorld(
      { of: invoiceName(3), task: 'cancel', authorityCode: 'MÃ-7' },
      { others: [first(null)] },
    );
    await known.tell();
    expect(known.asked).toEqual(['cancel i7']);
  });

  it('is left to the clock of what happened while it was asked', async () => {
    const shop = providerWorld();
    shop.answers.meanwhile = async () => {
      shop.clock.at = minutesLater(1);
      await cancelInvoice(shop.context, { id: 'i7', userId: 'an', reason: 'Sai' });
    };
    await shop.tell();
    expect(await shop.read('i7')).toMatchObject({
      status: 'cancelled',
      task: 'cancel',
      askAt: minutesLater(1),
      authorityCode: null,
    });
    expect([shop.dues(), shop.mails()]).toEqual([[`${minutesLater(1)} i7`], []]);
  });

  it('keeps what else was written of it while it was asked', async () => {
    const shop = providerWorld();
    shop.answers.meanwhile = () => shop.alter('i7', { differs: true });
    await shop.tell();
    expect(await shop.read('i7')).toMatchObject({ sending: 'accepted', differs: true, version: 3 });
  });
});

describe('an invoice that is called off at its provider', () => {
  const off = { status: 'cancelled', task: 'cancel' } as const;

  it('is called off there, and nobody is written to again', async () => {
    const shop = providerWorld({ ...off, authorityCode: 'MÃ-7', lookupCode: 'TRA-7' });
    await shop.tell();
    expect(await shop.read('i7')).toMatchObject({
      sending: 'accepted',
      task: null,
      askAt: null,
      authorityCode: 'MÃ-7',
    });
    expect([shop.asked, shop.mails()]).toEqual([['cancel i7'], []]);
  });

  it.each<[ProviderAnswer, string[], Partial<StoredInvoice>]>([
    [
      accepted,
      ['submit i7', 'cancel i7'],
      { sending: 'accepted', task: null, askAt: null, authorityCode: 'MÃ-9' },
    ],
    [
      { kind: 'refused', error: 'Sai' },
      ['submit i7', 'cancel i7'],
      { sending: 'accepted', task: null, askAt: null, authorityCode: null },
    ],
    [
      { kind: 'working' },
      ['submit i7'],
      { sending: 'waiting', task: 'cancel', askAt: minutesLater(1), tries: 1 },
    ],
    [
      { kind: 'silent', error: 'lặng' },
      ['submit i7'],
      { sending: 'waiting', task: 'cancel', askAt: minutesLater(1), error: 'lặng' },
    ],
  ])('is handed over first where it was not through: %o', async (answer, asked, expected) => {
    const shop = providerWorld(off);
    shop.answers.submit = answer;
    await shop.tell();
    expect(shop.asked).toEqual(asked);
    expect(await shop.read('i7')).toMatchObject(expected);
  });

  it('keeps the code it got where calling it off is heard of later', async () => {
    const shop = providerWorld(off);
    shop.answers.cancel = { kind: 'working' };
    await shop.tell();
    expect(await shop.read('i7')).toMatchObject({
      task: 'cancel',
      askAt: minutesLater(1),
      authorityCode: 'MÃ-9',
      tries: 1,
    });
  });
});
