import { describe, expect, it } from 'vitest';
import { pauseVoucher } from '#functions/domain/vouchers/pause-voucher.ts';
import { getCampaign } from '#functions/domain/vouchers/read-campaigns.ts';
import { deleteCampaign, pauseCampaign } from '#functions/domain/vouchers/save-campaign.ts';
import { meanwhile } from '#tests/support/meanwhile.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { aShop, time } from './campaign-shop.ts';

describe('a campaign that stops', () => {
  const mine = { campaignId: 'tet' };
  const pause = (shop: ReturnType<typeof aShop>, isPaused: boolean, where = shop.table) =>
    pauseCampaign(shop.at(where), { id: 'tet', isPaused });

  it('stops all its vouchers in one write, and lets all of them go on', async () => {
    const shop = aShop({ mot: mine, hai: { ...mine, isPaused: true } }, { voucherIds: ['mot', 'hai'] });
    const states = async () =>
      [await shop.found(), await shop.read('mot'), await shop.read('hai')].map((one) => [
        one?.isPaused,
        one?.version,
      ]);
    expect((await pause(shop, true)).isPaused).toBe(true);
    // Vouchers that stood still already are not written.
    expect(await states()).toEqual([
      [true, 2],
      [true, 2],
      [true, 1],
    ]);
    await pause(shop, true);
    expect(await states()).toEqual([
      [true, 2],
      [true, 2],
      [true, 1],
    ]);
    expect((await pause(shop, false)).isPaused).toBe(false);
    expect(await states()).toEqual([
      [false, 3],
      [false, 3],
      [false, 2],
    ]);
  });

  it('stops a voucher that goes on though the campaign stands, and stops itself where its vouchers stand', async () => {
    const runs = aShop({ mot: mine }, { voucherIds: ['mot'], isPaused: true });
    await pause(runs, true);
    expect((await runs.read('mot')).isPaused).toBe(true);
    const stands = aShop({ mot: { ...mine, isPaused: true } }, { voucherIds: ['mot'] });
    await pause(stands, true);
    expect((await stands.found())?.isPaused).toBe(true);
  });

  it('stops a voucher that was stopped and goes on again at that moment', async () => {
    const shop = aShop({ mot: { ...mine, isPaused: true } }, { voucherIds: ['mot'] });
    const crossed = meanwhile(shop.table, () => pauseVoucher(shop.context, { id: 'mot', isPaused: false }));
    await pause(shop, true, crossed.table);
    expect([crossed.happened(), (await shop.read('mot')).isPaused]).toEqual([true, true]);
  });

  it('lets none of its vouchers go on alone; one of no campaign, or of one that runs, goes on', async () => {
    const still = { isPaused: true };
    const shop = aShop({ mot: { ...mine, ...still }, hai: still }, { voucherIds: ['mot'], isPaused: true });
    const goOn = (id: string, where = shop.table) => pauseVoucher(shop.at(where), { id, isPaused: false });
    expect(await refusalOf(goOn('mot'))).toBe('CAMPAIGN_PAUSED');
    expect((await goOn('hai')).isPaused).toBe(false);
    const running = aShop({ mot: { ...mine, ...still } }, { voucherIds: ['mot'] });
    const crossed = meanwhile(running.table, () => pause(running, true));
    const late = pauseVoucher(running.at(crossed.table), { id: 'mot', isPaused: false });
    expect([await refusalOf(late), crossed.happened()]).toEqual(['CAMPAIGN_PAUSED', true]);
    expect((await running.read('mot')).isPaused).toBe(true);
    await pause(running, false);
    await pauseVoucher(running.context, { id: 'mot', isPaused: true });
    expect((await pauseVoucher(running.context, { id: 'mot', isPaused: false })).isPaused).toBe(false);
  });
});

describe('a campaign that is taken away', () => {
  it('leaves its vouchers to themselves, as they are', async () => {
    const shop = aShop(
      { mot: { campaignId: 'tet', handedOut: 2, isPaused: true } },
      { voucherIds: ['mot', 'gone'] },
    );
    expect(await deleteCampaign(shop.context, 'tet')).toEqual({ id: 'tet' });
    expect(await shop.read('mot')).toMatchObject({ campaignId: null, isPaused: true, handedOut: 2, ...time });
    expect(await refusalOf(getCampaign(shop.context, 'tet'))).toBe('CAMPAIGN_NOT_FOUND');
    expect(await refusalOf(deleteCampaign(shop.context, 'tet'))).toBe('CAMPAIGN_NOT_FOUND');
  });

  it('stays where an order used one of its vouchers, also at that moment', async () => {
    const mine = { campaignId: 'tet' };
    const shop = aShop({ mot: mine }, { voucherIds: ['mot'] });
    const crossed = meanwhile(shop.table, () => shop.place('mot', { ...mine, wasUsed: true }));
    expect(await refusalOf(deleteCampaign(shop.at(crossed.table), 'tet'))).toBe('VOUCHER_USED_BEFORE');
    expect(await refusalOf(deleteCampaign(shop.context, 'tet'))).toBe('VOUCHER_USED_BEFORE');
    expect([crossed.happened(), (await shop.found())?.id]).toEqual([true, 'tet']);
  });

  it('lets go also of who joined at that moment', async () => {
    const shop = aShop({ mot: { campaignId: 'tet' }, hai: {} }, { voucherIds: ['mot'] });
    const crossed = meanwhile(shop.table, () => shop.update(['mot', 'hai']));
    await deleteCampaign(shop.at(crossed.table), 'tet');
    expect([crossed.happened(), await shop.campaignOf('mot'), await shop.campaignOf('hai')]).toEqual([
      true,
      null,
      null,
    ]);
  });
});
