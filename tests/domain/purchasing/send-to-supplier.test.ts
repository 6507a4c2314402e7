import { describe, expect, it } from 'vitest';
import { MailJob } from '#functions/domain/mail/mail-job.ts';
import { purchaseRecord } from '#functions/domain/purchasing/purchase-record.ts';
import { mailToSupplier } from '#functions/domain/purchasing/update-purchase.ts';
import { updateSupplier } from '#functions/domain/purchasing/suppliers.ts';
import { warehouse } from '#tests/support/catalogue.ts';
import { aBuyingShop } from './purchase-world.ts';

type Shop = Awaited<ReturnType<typeof aBuyingShop>>;

const mailsOf = ({ rows }: Shop) =>
  rows()
    .filter(({ entity }) => entity === 'mail')
    .map((item) => MailJob.parse(item));

async function shopWithEmail(email: string) {
  const shop = await aBuyingShop();
  const { id, version } = shop.supplier;
  await updateSupplier(shop.context, { id, version, email });
  return shop;
}

describe('a purchase that is sent', () => {
  it('goes to its supplier by e-mail, with its goods, prices, place and day', async () => {
    const shop = await shopWithEmail('dathang@haihau.vn');
    await shop.sent({}, { expectedOn: '2026-12-05', freight: 10_000, note: 'Giao sáng' });
    const [mail, ...more] = mailsOf(shop);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      to: 'dathang@haihau.vn',
      language: 'vi',
      content: {
        template: 'purchase-sent',
        supplierName: 'Gạo Hải Hậu',
        lines: [{ name: shop.product.card.name, quantity: 20, cost: 30_000, taxRate: 8 }],
        total: 658_000,
        to: { name: warehouse.name, address: 'Khu công nghiệp Hoà Cầm, Cẩm Lệ', phone: '0236 355 6789' },
        expectedOn: '2026-12-05',
        note: 'Giao sáng',
      },
    });
  });

  it('is expected on the day the mail says, where only the supplier’s days are known', async () => {
    const shop = await shopWithEmail('dathang@haihau.vn');
    const { expectedOn } = await shop.sent();
    expect(expectedOn).not.toBe('');
    expect(mailsOf(shop)).toMatchObject([{ content: { expectedOn } }]);
  });

  it('goes nowhere while it is a draft, nor where its supplier has no address', async () => {
    const shop = await aBuyingShop();
    await shop.sent();
    const other = await shopWithEmail('dathang@haihau.vn');
    await other.draft();
    expect([...mailsOf(shop), ...mailsOf(other)]).toEqual([]);
  });

  it('names its warehouse alone where nothing more is known of it', async () => {
    const shop = await shopWithEmail('dathang@haihau.vn');
    const purchase = await purchaseRecord.find(shop.table, { id: (await shop.draft()).id });
    if (!purchase) throw new Error('The draft is not there');
    const gone = { ...purchase, warehouse: { id: 'gone', name: 'Kho cũ' } };
    await shop.table.write(await mailToSupplier(shop.context, gone, { name: 'A', email: 'a@b.vn' }));
    expect(mailsOf(shop)).toMatchObject([{ content: { to: { name: 'Kho cũ', address: '', phone: '' } } }]);
  });

  it('is mailed once, however often it is asked for', async () => {
    const shop = await shopWithEmail('dathang@haihau.vn');
    const draft = await shop.draft();
    await shop.update(draft, { status: 'sent', clientRequestId: 'gui-mot-lan' });
    await shop.update(draft, { status: 'sent', clientRequestId: 'gui-mot-lan' });
    expect(mailsOf(shop)).toHaveLength(1);
  });
});
