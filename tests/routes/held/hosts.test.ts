import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillPath } from '#shared/contract/route.ts';
import { createPayment } from '#shared/payments/index.ts';
import { paying } from '#tests/support/payments.ts';
import { aWorld, freshEmail, freshPhone, password, type World } from '#tests/support/world.ts';

let world: World;
beforeAll(async () => {
  world = await aWorld();
});
afterAll(() => world.close());

const evil = 'evil.example';
const lies = {
  host: evil,
  'x-forwarded-host': evil,
  'x-forwarded-proto': 'http',
  'x-forwarded-for': '10.0.0.1',
  'x-original-url': '/api/users/admin/all',
  'x-rewrite-url': '/api/users/admin/all',
  'x-host': evil,
  forwarded: `host=${evil};proto=http`,
  'x-http-method-override': 'DELETE',
  origin: `https://${evil}`,
  referer: `https://${evil}/`,
};

/** `fetch` writes the host itself. */
const ask = (
  path: string,
  { method = 'GET', body, token }: { method?: string; body?: object; token?: string } = {},
) =>
  new Promise<{ status: number; text: string; headers: string }>((resolve, reject) => {
    const { hostname, port } = new URL(world.url);
    const headers = {
      ...lies,
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    };
    request({ hostname, port, path, method, headers }, (reply) => {
      let text = '';
      reply.setEncoding('utf8').on('data', (part: string) => (text += part));
      reply.on('end', () =>
        resolve({ status: reply.statusCode ?? 0, text, headers: JSON.stringify(reply.headers) }),
      );
    })
      .on('error', reject)
      .end(body && JSON.stringify(body));
  });

describe('whatever host a caller names', () => {
  it('mails lead to ours', async () => {
    const email = freshEmail();
    const body = { fullName: 'Nguyễn Thị Đào', email, phoneNumber: freshPhone(), password };
    expect((await ask('/api/auth/register', { method: 'POST', body })).status).toBe(201);
    const { text, html } = await world.mailTo(email);
    expect(`${text}${html}`).not.toContain(evil);
    expect(text).toContain(`${world.url}/verify-email#token=`);
  });

  it('payments come back to ours', async () => {
    const pay = paying(world);
    const member = await pay.aPayer();
    const order = await pay.anOrder({ userId: member.id });
    const answer = await ask(`/api${fillPath(createPayment.path)}`, {
      method: 'POST',
      token: member.accessToken,
      body: { orderId: order.id, method: 'wallet' },
    });
    expect(answer.status).toBe(201);
    expect(answer.text).not.toContain(evil);
    expect(decodeURIComponent(answer.text)).toContain(`vnp_ReturnUrl=${world.url}/`);
  });

  it.each(['/', '/e-commerce/products', '/sitemap.xml', '/robots.txt', '/api/health', '/api/nothing'])(
    '%s says nothing of it, and no other site may read the answer',
    async (path) => {
      const { text, headers } = await ask(path);
      expect(text + headers).not.toContain(evil);
      expect(headers).not.toContain('access-control-allow-origin');
    },
  );

  it('a method or a path in a header is no method and no path', async () => {
    const member = await world.aMember();
    const { status, text } = await ask('/api/auth/me', { token: member.accessToken });
    expect([status, (JSON.parse(text) as { id: string }).id]).toEqual([200, member.id]);
  });
});
