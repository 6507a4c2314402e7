import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getMe, listUsers } from '#shared/accounts/users.contract.ts';
import { login } from '#shared/accounts/login.contract.ts';
import { confirmPasswordChange } from '#shared/accounts/password.contract.ts';
import { likeReview } from '#shared/reviews/write-review.contract.ts';
import { getGuestCart } from '#shared/cart/guest-cart.contract.ts';
import { getProductBySlug } from '#shared/catalogue/get-product.contract.ts';
import { listProducts } from '#shared/catalogue/list-products.contract.ts';
import type { call as Call } from '#web/platform/api/call.ts';
import { staleAnswers, cachedAtHeader } from '#web/platform/api/stale-answers.ts';
import { aBrowser, aServer, failure, type Asked } from './fake-browser.ts';

const sessionKey = 'cholang-session';
const tokens = (turn: number, username = 'K7M2QD9X') =>
  JSON.stringify({ accessToken: `access-${turn}`, refreshToken: `refresh-${turn}`, username });

let browser: Awaited<ReturnType<typeof aBrowser>>;
let call: typeof Call;

beforeEach(async () => {
  browser = await aBrowser();
  ({ call } = await import('#web/platform/api/call.ts'));
  browser.stored.set(sessionKey, tokens(1));
});
afterEach(() => vi.unstubAllGlobals());

const bearer = ({ headers }: Asked) => headers['authorization'];
const isRefresh = ({ path }: Asked) => path === '/api/auth/refresh';

/** Knows which access token is still good, and trades refresh tokens like the real one: each works once. */
function aServerWithTokens(good: string, { after = 'ok' as unknown } = {}) {
  let accepted = good;
  let turn = 1;
  return aServer(async (asked) => {
    await new Promise((done) => setTimeout(done, 1));
    if (isRefresh(asked)) {
      const { refreshToken } = asked.body as { refreshToken: string };
      if (refreshToken !== `refresh-${turn}`) return failure(401, 'REFRESH_TOKEN_REUSED');
      turn += 1;
      accepted = `access-${turn}`;
      return { status: 200, body: { accessToken: `access-${turn}`, refreshToken: `refresh-${turn}` } };
    }
    return bearer(asked) === `Bearer ${accepted}`
      ? { status: 200, body: after }
      : failure(410, 'TOKEN_EXPIRED');
  });
}

describe('an expired access token', () => {
  it('is renewed once for ten calls at the same time, and each of them is retried once', async () => {
    const asked = aServerWithTokens('access-2');
    const replies = await Promise.all(Array.from({ length: 10 }, () => call(getMe)));
    expect(replies).toEqual(Array(10).fill('ok'));
    expect(asked.filter(isRefresh)).toHaveLength(1);
    expect(asked.filter(({ path }) => path === '/api/auth/me')).toHaveLength(20);
    expect(browser.stored.get(sessionKey)).toBe(tokens(2));
  });

  it('sends the refresh token and the name of the account', async () => {
    const asked = aServerWithTokens('access-2');
    await call(getMe);
    expect(asked.find(isRefresh)?.body).toEqual({ refreshToken: 'refresh-1', username: 'K7M2QD9X' });
  });

  it('sends the key of this client with it, and keeps the key beside the new pair', async () => {
    browser.stored.set(sessionKey, JSON.stringify({ ...JSON.parse(tokens(1)), clientKey: 'k' }));
    const asked = aServerWithTokens('access-2');
    await call(getMe);
    expect(asked.find(isRefresh)?.body).toEqual({
      refreshToken: 'refresh-1',
      username: 'K7M2QD9X',
      clientKey: 'k',
    });
    expect(JSON.parse(browser.stored.get(sessionKey) ?? '')).toEqual({
      ...JSON.parse(tokens(2)),
      clientKey: 'k',
    });
  });

  it('is not retried a second time', async () => {
    const asked = aServer((request) =>
      isRefresh(request)
        ? { status: 200, body: { accessToken: 'access-2', refreshToken: 'refresh-2' } }
        : failure(410, 'TOKEN_EXPIRED'),
    );
    await expect(call(getMe)).rejects.toMatchObject({ status: 410 });
    expect(asked.map(({ path }) => path)).toEqual(['/api/auth/me', '/api/auth/refresh', '/api/auth/me']);
  });

  it('takes the pair another tab has got meanwhile instead of spending the old one', async () => {
    const asked = aServer((request) => {
      if (bearer(request) === 'Bearer access-2') return { status: 200, body: 'ok' };
      browser.anotherTabWrites(sessionKey, tokens(2));
      return failure(410, 'TOKEN_EXPIRED');
    });
    await expect(call(getMe)).resolves.toBe('ok');
    expect(asked.filter(isRefresh)).toHaveLength(0);
  });

  it('never finishes as somebody else what was begun by the one who left', async () => {
    aServer(() => {
      browser.anotherTabWrites(sessionKey, tokens(7, 'W3RTY5PX'));
      return failure(410, 'TOKEN_EXPIRED');
    });
    await expect(call(getMe)).rejects.toMatchObject({ status: 401 });
    expect(browser.stored.get(sessionKey)).toBe(tokens(7, 'W3RTY5PX'));
  });

  it('waits for the lock all tabs share', async () => {
    const request = vi.fn<(name: string, work: () => Promise<unknown>) => Promise<unknown>>((_, work) =>
      work(),
    );
    vi.stubGlobal('navigator', { locks: { request } });
    aServerWithTokens('access-2');
    await call(getMe);
    expect(request).toHaveBeenCalledOnce();
  });
});

describe('an identity that is missing', () => {
  const like = () => call(likeReview, { params: { id: 'danh-gia' }, body: { liked: true } });
  const refused = { ...failure(403, 'KYC_REQUIRED') };

  it('is asked for once more with a new token: approved a minute ago, nobody signs in again', async () => {
    const asked = aServer((request) => {
      if (isRefresh(request))
        return { status: 200, body: { accessToken: 'access-2', refreshToken: 'refresh-2' } };
      return bearer(request) === 'Bearer access-2' ? { status: 200, body: 'ok' } : refused;
    });
    await expect(like()).resolves.toBe('ok');
    expect(asked.filter(isRefresh)).toHaveLength(1);
  });

  it('is told for six seconds in the server’s words, with what helps', async () => {
    const [{ connectToaster }, { connectNavigation }] = await Promise.all([
      import('#web/platform/feedback/toast.ts'),
      import('#web/platform/navigation/go-to.ts'),
    ]);
    const [shown, go] = [
      vi.fn<NonNullable<Parameters<typeof connectToaster>[0]>>(),
      vi.fn<(to: string) => void>(),
    ];
    connectToaster(shown);
    connectNavigation(go);
    aServer((request) =>
      isRefresh(request)
        ? { status: 200, body: { accessToken: 'access-2', refreshToken: 'refresh-2' } }
        : failure(403, 'KYC_REQUIRED', { userStatus: 'pending' }),
    );
    const refusal: unknown = await like().catch((error: unknown) => error);
    await vi.waitFor(() => expect(shown).toHaveBeenCalledOnce());
    const [toast] = shown.mock.calls[0] ?? [];
    expect(toast).toMatchObject({ tone: 'error', duration: 6000, title: (refusal as Error).message });
    toast?.action?.onClick();
    expect(go).toHaveBeenCalledWith('/verify-email');
  });

  it('is no reason to renew what was renewed for it just now', async () => {
    const asked = aServer((request) =>
      isRefresh(request)
        ? { status: 200, body: { accessToken: 'access-2', refreshToken: 'refresh-2' } }
        : refused,
    );
    await expect(like()).rejects.toMatchObject({ code: 'KYC_REQUIRED' });
    await expect(like()).rejects.toMatchObject({ code: 'KYC_REQUIRED' });
    expect(asked.filter(isRefresh)).toHaveLength(1);
  });
});

describe('a session that cannot be renewed', () => {
  it('ends: tokens cleared, 401 Session expired - Login again', async () => {
    aServer((request) =>
      isRefresh(request) ? failure(401, 'REFRESH_TOKEN_INVALID') : failure(410, 'TOKEN_EXPIRED'),
    );
    await expect(call(getMe)).rejects.toMatchObject({
      status: 401,
      message: 'Session expired - Login again',
    });
    expect(browser.stored.has(sessionKey)).toBe(false);
  });

  it('says so when there is no refresh token', async () => {
    aServer(() => {
      browser.stored.delete(sessionKey);
      return failure(410, 'TOKEN_EXPIRED');
    });
    await expect(call(getMe)).rejects.toMatchObject({ status: 401, message: 'No refresh token available' });
  });

  it('ends when the refresh token alone is gone: the call fails, and nothing of it stays', async () => {
    browser.stored.set(sessionKey, JSON.stringify({ accessToken: 'access-1', username: 'K7M2QD9X' }));
    aServer(() => failure(410, 'TOKEN_EXPIRED'));
    await expect(call(getMe)).rejects.toMatchObject({ status: 401, message: 'No refresh token available' });
    expect(browser.stored.has(sessionKey)).toBe(false);
  });

  it('is none when the access token is gone: nothing is asked, and nothing of it stays', async () => {
    browser.stored.set(sessionKey, JSON.stringify({ refreshToken: 'refresh-1' }));
    const asked = aServer(() => ({ status: 200, body: 'ok' }));
    await expect(call(getMe)).rejects.toMatchObject({ status: 401, message: 'No session or access token' });
    expect([asked.length, browser.stored.has(sessionKey)]).toEqual([0, false]);
  });

  it('lasts when the shop is only out of reach', async () => {
    aServer((request) => {
      if (isRefresh(request)) throw new TypeError('fetch failed');
      return failure(410, 'TOKEN_EXPIRED');
    });
    await expect(call(getMe)).rejects.toMatchObject({ status: 0, code: 'NETWORK' });
    expect(browser.stored.get(sessionKey)).toBe(tokens(1));
  });

  it('ends when the new token is refused as well', async () => {
    aServer((request) =>
      isRefresh(request)
        ? { status: 200, body: { accessToken: 'access-2', refreshToken: 'refresh-2' } }
        : failure(401, 'INVALID_TOKEN'),
    );
    await expect(call(getMe)).rejects.toMatchObject({ status: 401, code: 'INVALID_TOKEN' });
    expect(browser.stored.has(sessionKey)).toBe(false);
  });
});

describe('what travels with a call', () => {
  it('the access token, the language; never the refresh token', async () => {
    const asked = aServer(() => ({ status: 200, body: 'ok' }));
    await call(listUsers, { query: { searchTerm: 'Hồng Nhung', page: 2 } });
    expect(asked[0]).toMatchObject({ path: '/api/users/admin/all?searchTerm=H%E1%BB%93ng+Nhung&page=2' });
    expect(asked[0]?.headers).toMatchObject({ authorization: 'Bearer access-1', 'accept-language': 'vi' });
    expect(JSON.stringify(asked)).not.toContain('refresh-1');
  });

  it('no session at all with what everybody may see', async () => {
    const asked = aServer(() => ({ status: 200, body: 'ok' }));
    await call(getProductBySlug, { params: { slug: 'áo thun/đen' } });
    expect(asked[0]?.path).toBe('/api/products/slug/%C3%A1o%20thun%2F%C4%91en');
    expect(bearer(asked[0] as Asked)).toBeUndefined();
  });

  it('what proves something, beside the address instead of in it', async () => {
    const asked = aServer(() => ({ status: 200, body: 'ok' }));
    await call(getGuestCart, { query: { sessionId: 'g-secret', page: 2 } });
    expect(asked[0]?.path).toBe('/api/public/guest-cart?page=2');
    expect(asked[0]?.headers).toMatchObject({ 'x-cholang-proof': 'sessionId=g-secret' });
  });

  it('nothing when nobody is signed in: the call is not even made', async () => {
    browser.stored.delete(sessionKey);
    const asked = aServer(() => ({ status: 200, body: 'ok' }));
    await expect(call(getMe)).rejects.toMatchObject({
      status: 401,
      message: 'No authentication token found',
    });
    expect(asked).toHaveLength(0);
  });
});

describe('a failure', () => {
  it('carries message, status, code, body, request id and the seconds to wait', async () => {
    aServer(() => failure(429, 'LOGIN_LOCKED', { retryAfter: 840 }));
    const body = { username: 'a@b.vn', password: 'x' };
    await expect(call(login, { body })).rejects.toMatchObject({
      name: 'ApiError',
      message: 'message of LOGIN_LOCKED',
      status: 429,
      code: 'LOGIN_LOCKED',
      requestId: 'req-1',
      retryAfter: 840,
    });
  });

  it('reads the seconds from the header when the body has none', async () => {
    aServer(() => ({ ...failure(429, 'TOO_MANY_REQUESTS'), headers: { 'retry-after': '7' } }));
    await expect(call(listProducts)).rejects.toMatchObject({ retryAfter: 7 });
  });

  it('brings the problems of single fields', async () => {
    const errors = [{ path: 'otp', message: 'Mã OTP gồm 6 chữ số.' }];
    aServer(() => failure(400, 'BAD_REQUEST', { errors }));
    const body = { otp: '1', newPassword: 'Lang-Que-2026' };
    await expect(call(confirmPasswordChange, { body })).rejects.toMatchObject({ errors });
  });

  it('speaks plainly when there is no network', async () => {
    aServer(() => {
      throw new TypeError('fetch failed');
    });
    await expect(call(listProducts)).rejects.toMatchObject({
      status: 0,
      code: 'NETWORK',
      message: 'Không kết nối được. Vui lòng kiểm tra mạng rồi thử lại.',
    });
  });

  it('is made of the status alone when a proxy answers in HTML', async () => {
    vi.stubGlobal('fetch', async () => new Response('<html>Bad gateway</html>', { status: 502 }));
    await expect(call(listProducts)).rejects.toMatchObject({ status: 502, code: 'UNKNOWN' });
  });

  it('stays an abort when the caller gave up', async () => {
    aServer(() => ({ status: 200, body: 'ok' }));
    const signal = AbortSignal.abort();
    await expect(call(listProducts, { signal })).rejects.toMatchObject({ name: 'AbortError' });
  });
});

it('gives up after 15 seconds', async () => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'fetch',
    (_: URL, { signal }: RequestInit) =>
      new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
  );
  const outcome = call(listProducts).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(await outcome).toMatchObject({ status: 0, code: 'TIMEOUT' });
  vi.useRealTimers();
});

it('an answer that the worker kept is known for one until the network answers', async () => {
  const kept = { [cachedAtHeader]: '2026-11-28T00:00:00.000Z' };
  let headers: Record<string, string> = kept;
  aServer(() => ({ status: 200, body: { data: [] }, headers }));
  const seen: boolean[] = [];
  const unsubscribe = staleAnswers.subscribe(() => seen.push(staleAnswers.read()));
  await call(listProducts, { query: {} });
  await call(listProducts, { query: {} });
  headers = {};
  await call(listProducts, { query: {} });
  unsubscribe();
  expect(seen).toEqual([true, false]);
});
