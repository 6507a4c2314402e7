import { describe, expect, it } from 'vitest';
import {
  actOnPrivacy,
  askPrivacy,
  askPrivacyByLink,
  listOwnPrivacy,
  listPrivacy,
  requestPrivacyLink,
} from '#shared/people/index.ts';
import { privacyDays } from '#shared/people/privacy-clocks.ts';
import { usualPolicy } from '#shared/people/usual-policy.ts';
import { countWaiting } from '#shared/overview/index.ts';
import { aSharedMember, aSharedWorld } from '#tests/support/shared-world.ts';
import { freshEmail, tokenIn } from '#tests/support/world.ts';

const world = aSharedWorld();
const admin = aSharedMember(world, { role: 'admin' });
const asAdmin = <const T extends object>(asked: T) => ({ token: admin.accessToken, ...asked });
const text = 'Tôi muốn biết cửa hàng đang giữ những gì về tôi';
const act = (id: string, body: object) =>
  world.send(actOnPrivacy, asAdmin({ params: { id }, body: body as never }));

describe('a request about one’s data', () => {
  it('is asked once, shown to its owner alone, and has its days', async () => {
    const [member, other] = [await world.aMember(), await world.aMember()];
    const body = { kind: 'access' as const, text, clientRequestId: 'mot-yeu-cau' };
    const ask = () => world.send(askPrivacy, { token: member.accessToken, body });
    const [first, again] = [await ask(), await ask()];
    expect([first.status, again.body.id]).toEqual([201, first.body.id]);
    const { receiptBy, dueOn } = privacyDays('access', new Date(first.body.createdAt), usualPolicy.holidays);
    expect(first.body).toMatchObject({ state: 'asked', receiptBy, dueOn, answer: null });
    const differs = await world.send(askPrivacy, {
      token: member.accessToken,
      body: { ...body, kind: 'delete' },
    });
    expect(differs.failure.code).toBe('REQUEST_DIFFERS');
    const own = async ({ accessToken: token }: { accessToken: string }) =>
      (await world.send(listOwnPrivacy, { token })).body;
    expect((await own(member)).map(({ id }) => id)).toEqual([first.body.id]);
    expect(await own(other)).toEqual([]);
  });

  it('is confirmed, given more time once with a reason, and answered by mail', async () => {
    const member = await world.aMember();
    const before = (await world.send(countWaiting, asAdmin({}))).body.privacy ?? 0;
    const { body: asked } = await world.send(askPrivacy, {
      token: member.accessToken,
      body: { kind: 'delete', text },
    });
    expect((await world.send(countWaiting, asAdmin({}))).body.privacy).toBe(before + 1);
    const received = await act(asked.id, { act: 'receive', version: 1 });
    expect(received.body).toMatchObject({ state: 'received', version: 2, who: { id: member.id } });
    await world.mailTo(member.email, 'đã nhận yêu cầu');
    expect((await act(asked.id, { act: 'receive', version: 1 })).failure.code).toBe('STALE_STATE');
    expect((await act(asked.id, { act: 'receive', version: 2 })).failure.code).toBe('PRIVACY_REQUEST_STATE');
    expect((await act(asked.id, { act: 'extend', version: 2 })).failure.errors?.[0]?.path).toBe('text');
    const reason = 'Cần đối chiếu với đơn hàng đang giao';
    const longer = await act(asked.id, { act: 'extend', text: reason, version: 2 });
    expect(longer.body.dueOn > asked.dueOn).toBe(true);
    expect((await act(asked.id, { act: 'extend', text: reason, version: 3 })).failure.code).toBe(
      'PRIVACY_REQUEST_STATE',
    );
    const answered = await act(asked.id, { act: 'answer', text: 'Dữ liệu đã được xóa.', version: 3 });
    expect(answered.body).toMatchObject({ state: 'answered', answer: 'Dữ liệu đã được xóa.' });
    await world.mailTo(member.email, 'Dữ liệu đã được xóa.');
    expect((await act(asked.id, { act: 'refuse', text: 'Thôi', version: 4 })).failure.code).toBe(
      'PRIVACY_REQUEST_STATE',
    );
    expect((await act('khong-co', { act: 'receive', version: 1 })).status).toBe(404);
    expect((await world.send(countWaiting, asAdmin({}))).body.privacy).toBe(before);
  });

  it('is no flood', async () => {
    const { accessToken: token } = await world.aMember();
    const ask = () => world.send(askPrivacy, { token, body: { kind: 'object', text } });
    for (let nth = 0; nth < 5; nth += 1) expect((await ask()).status).toBe(201);
    expect((await ask()).failure).toMatchObject({ statusCode: 409, code: 'TOO_MANY_REQUESTS_OPEN' });
  });

  it('is open to the locked by a mailed link, once; a stranger learns nothing', async () => {
    const locked = await world.anAccount({ status: 'inactive' });
    const link = (email: string) => world.send(requestPrivacyLink, { body: { email } });
    const [known, unknown] = [await link(locked.email), await link(freshEmail())];
    expect(known.body).toEqual(unknown.body);
    const token = tokenIn(await world.mailTo(locked.email));
    const ask = () => world.send(askPrivacyByLink, { body: { token, kind: 'delete', text } });
    expect([(await ask()).status, (await ask()).failure.code]).toEqual([201, 'PRIVACY_LINK_INVALID']);
    const { body } = await world.send(listPrivacy, asAdmin({ query: { state: 'asked', kind: 'delete' } }));
    expect(body.data.map(({ userId }) => userId)).toContain(locked.id);
  });
});
