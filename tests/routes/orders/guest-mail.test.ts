import { describe, expect, it } from 'vitest';
import { cancelGuestOrder, cancelOrder, sendGuestLinks } from '#shared/orders/index.ts';
import { settlePaid } from '#functions/domain/orders/moving/settle-order.ts';
import { buying } from '#tests/support/orders.ts';
import { aSharedWorld } from '#tests/support/shared-world.ts';
import { freshEmail, freshPhone } from '#tests/support/world.ts';

const world = aSharedWorld();
const shop = buying(world);

describe('what strangers can make the shop do', () => {
  it('a guest who never paid and calls off is written nothing, least of all their own words', async () => {
    const email = freshEmail();
    const { order, sessionId } = await shop.placedAsGuest({
      customer: { email, fullName: 'Quà Tặng Miễn Phí' },
    });
    await world.cloud.idle();
    const reason = 'Tài khoản bị khóa, đăng nhập tại https://evil.example';
    await world.send(cancelGuestOrder, { params: { id: order.id }, query: { sessionId }, body: { reason } });
    await world.cloud.idle();
    const mails = world.cloud.mailbox.list(email);
    expect(mails).toHaveLength(1);
    for (const { subject, text, html } of mails)
      expect(`${subject}${text}${html}`).not.toMatch(/evil|Quà Tặng|bị khóa/);
  });

  it('a member who calls off is told so, without their own words', async () => {
    const { member, order } = await shop.placed();
    const body = { reason: 'Xem thêm tại https://evil.example' };
    await world.send(cancelOrder, { params: { id: order.id }, token: member.accessToken, body });
    const { text, html } = await world.mailTo(member.email, 'đã hủy');
    expect(text + html).not.toContain('evil');
  });

  it.each(['email', 'phone'] as const)(
    '429: a sixth order an hour with one %s, whatever else is new',
    async (same) => {
      const product = await shop.onSale({ available: 50 });
      const kept = { email: freshEmail(), phone: freshPhone() };
      const order = async () => {
        const customer = { email: freshEmail(), phone: freshPhone(), [same]: kept[same] };
        return shop.orderAsGuest(await shop.aGuestCart({ product }), { customer });
      };
      await world.nextTurnOf(3600);
      for (let count = 0; count < 5; count += 1) expect((await order()).status).toBe(201);
      const sixth = await order();
      expect([sixth.status, sixth.failure.code]).toEqual([429, 'TOO_MANY_REQUESTS']);
      expect(Number(sixth.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(await shop.shelfOf(product)).toMatchObject({ reserved: 5 });
      await world.cloud.clock.advance(3601);
      expect((await order()).status).toBe(201);
    },
  );

  it('an address gets six mails an hour of strangers’ doing, and all that its own money brings', async () => {
    const email = freshEmail();
    const product = await shop.onSale({ available: 50 });
    await world.nextTurnOf(3600);
    let last: Awaited<ReturnType<typeof shop.orderAsGuest>>['body'] | undefined;
    for (let count = 0; count < 5; count += 1)
      ({ body: last } = await shop.orderAsGuest(await shop.aGuestCart({ product }), { customer: { email } }));
    for (let count = 0; count < 3; count += 1) {
      await world.send(sendGuestLinks, { body: { email } });
      await world.cloud.clock.advance(601);
    }
    await world.cloud.idle();
    expect(world.cloud.mailbox.list(email)).toHaveLength(6);
    await world.table.write(
      settlePaid(await shop.stored(last?.id ?? ''), {
        amount: last?.total ?? 0,
        late: false,
        by: 'system',
        at: new Date(world.cloud.clock.now()),
      }).writes,
    );
    expect((await world.mailTo(email, 'đã được thanh toán')).text).toContain('Chào Khách hàng,');
  });
});
