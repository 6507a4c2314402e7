import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { fetchPage, publicWeb, type Reach } from '#functions/domain/links/fetch-page.ts';
import { findPreview } from '#functions/domain/links/preview-link.ts';
import { previewLink } from '#functions/domain/links/preview-link.ts';
import { isPublicAddress } from '#functions/domain/links/public-address.ts';
import { memoryTable } from '#tests/support/memory-table.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

/** A web of one server, which every name leads to, and rules that let nobody past it. */
async function aWeb(answer: RequestListener, rules: Partial<Reach> = {}) {
  const server = createServer(answer).listen(0, '127.0.0.1');
  servers.push(server);
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  const asked: string[] = [];
  const reach: Reach = {
    resolve: async (host) => {
      asked.push(host);
      return host === 'inside.test' ? ['10.0.0.1'] : ['127.0.0.1'];
    },
    mayConnect: (address) => address === '127.0.0.1' || isPublicAddress(address),
    mayUsePort: (wanted) => wanted === port,
    milliseconds: 1500,
    ...rules,
  };
  const at = (path: string, host = 'page.test') => new URL(`http://${host}:${port}${path}`);
  return { at, reach, asked, port };
}

const html = { 'content-type': 'text/html; charset=utf-8' };
const page: RequestListener = (_, response) =>
  void response.writeHead(200, html).end('<title>Chợ quê</title>');

describe('fetching a page', () => {
  it('connects to the address that was checked, under the name that was asked for', async () => {
    let host: string | undefined;
    const web = await aWeb((request, response) => {
      host = request.headers.host;
      page(request, response);
    });
    const { bytes } = await fetchPage(web.at('/'), web.reach);
    expect([bytes.toString(), host]).toEqual(['<title>Chợ quê</title>', `page.test:${web.port}`]);
    expect(web.asked).toEqual(['page.test']);
  });

  it('asks for a name once: an answer that changes afterwards changes nothing', async () => {
    let answers = 0;
    const web = await aWeb(page, {
      resolve: async () => ((answers += 1) === 1 ? ['127.0.0.1'] : ['169.254.169.254']),
    });
    await fetchPage(web.at('/'), web.reach);
    expect(answers).toBe(1);
  });

  it('refuses a name of which any address is closed', async () => {
    const web = await aWeb(page, { resolve: async () => ['127.0.0.1', '10.0.0.1'] });
    await expect(fetchPage(web.at('/'), web.reach)).rejects.toThrow('Closed address');
  });

  it('follows three redirects and no fourth', async () => {
    const web = await aWeb((request, response) => {
      const left = Number(request.url?.slice(1));
      if (left === 0) return page(request, response);
      return void response.writeHead(302, { location: `/${left - 1}` }).end();
    });
    expect((await fetchPage(web.at('/3'), web.reach)).url.pathname).toBe('/0');
    await expect(fetchPage(web.at('/4'), web.reach)).rejects.toThrow('Too many redirects');
  });

  it.each([
    ['a private name', (port: number) => `http://inside.test:${port}/`, 'Closed address'],
    ['a private address', (port: number) => `http://192.168.0.1:${port}/`, 'Closed address'],
    ['an address in disguise', (port: number) => `http://0x0a000001:${port}/`, 'Closed address'],
    ['the data of the cloud', (port: number) => `http://[::ffff:169.254.169.254]:${port}/`, 'Closed address'],
    ['another port', () => 'http://page.test:22/', 'Closed port'],
    ['a file', () => 'file:///etc/passwd', 'Neither http nor https'],
    ['nowhere', () => 'http://', 'Redirected nowhere'],
  ])('is not led to %s', async (_, target, reason) => {
    const web = await aWeb(
      (_request, response) => void response.writeHead(301, { location: target(web.port) }).end(),
    );
    await expect(fetchPage(web.at('/'), web.reach)).rejects.toThrow(reason);
  });

  it('reads no more than half a megabyte, packed or not', async () => {
    const huge = Buffer.alloc(4 * 1024 * 1024, 'a');
    const web = await aWeb((request, response) =>
      request.url === '/packed'
        ? void response.writeHead(200, { ...html, 'content-encoding': 'gzip' }).end(gzipSync(huge))
        : void response.writeHead(200, html).end(huge),
    );
    for (const path of ['/plain', '/packed']) {
      expect((await fetchPage(web.at(path), web.reach)).bytes).toHaveLength(512 * 1024);
    }
  });

  it.each([
    ['never answers', () => undefined],
    [
      'drips',
      (response: Parameters<RequestListener>[1]) => {
        response.writeHead(200, html);
        const drip = setInterval(() => response.write('a'), 50);
        response.on('close', () => clearInterval(drip));
      },
    ],
  ])('gives up on a server that %s', async (_, behave) => {
    const web = await aWeb((_request, response) => behave(response), { milliseconds: 300 });
    await expect(fetchPage(web.at('/'), web.reach)).rejects.toThrow(/aborted/);
  });

  it('gives up on a name that is looked up for ever', async () => {
    const web = await aWeb(page, { resolve: () => new Promise(() => undefined), milliseconds: 100 });
    await expect(fetchPage(web.at('/'), web.reach)).rejects.toThrow('Too slow');
  });

  it.each([
    ['a picture', 200, { 'content-type': 'image/png' }, 'Not a page'],
    ['nothing known', 200, {}, 'Not a page'],
    ['an error', 404, html, 'Answered 404'],
    ['an unknown packing', 200, { ...html, 'content-encoding': 'zstd2' }, 'Unknown encoding'],
    ['a broken packing', 200, { ...html, 'content-encoding': 'gzip' }, /header/],
  ])('does not take %s for a page', async (_, status, headers, reason) => {
    const web = await aWeb((_request, response) => void response.writeHead(status, headers).end('<title>x'));
    await expect(fetchPage(web.at('/'), web.reach)).rejects.toThrow(reason);
  });
});

describe('the public web', () => {
  it.each([
    'http://127.0.0.1/',
    'http://localhost/',
    'http://2130706433/',
    'http://0177.0.0.1/',
    'http://0x7f.1/',
    'http://[::1]/',
    'http://169.254.169.254/latest/meta-data/',
    'http://8.8.8.8:8080/',
    'https://1.1.1.1:22/',
  ])('does not include %s', async (href) => {
    await expect(fetchPage(new URL(href), publicWeb)).rejects.toThrow(/^Closed/);
  });
});

describe('a preview', () => {
  const at = '2026-11-21T00:00:00.000Z';
  const now = () => new Date(at);

  /** What is kept, and for how long. */
  function aMemory() {
    const { table, rows } = memoryTable();
    const kept = () =>
      rows().map(({ title, expiresAt }) => ({ title, seconds: Number(expiresAt) - Date.parse(at) / 1000 }));
    return { context: { table, now }, kept };
  }

  it('is read once and kept for a day, under the address without secrets and places', async () => {
    let visits = 0;
    const web = await aWeb((request, response) => {
      visits += 1;
      page(request, response);
    });
    const { context, kept } = aMemory();
    const asked = `http://me:secret@page.test:${web.port}/bai#cuoi`;
    const [first, second] = [
      await previewLink(context, { url: asked, reach: web.reach }),
      await previewLink(context, { url: asked, reach: web.reach }),
    ];
    expect([first.title, second.title, visits]).toEqual(['Chợ quê', 'Chợ quê', 1]);
    expect(kept()).toEqual([{ title: 'Chợ quê', seconds: 86_400 }]);
    expect(await findPreview(context, web.at('/bai').href)).toMatchObject({ title: 'Chợ quê' });
  });

  it('of what cannot be read is its host, for ten minutes', async () => {
    const web = await aWeb((_, response) => void response.destroy());
    const { context, kept } = aMemory();
    expect(await previewLink(context, { url: web.at('/', 'www.page.test').href, reach: web.reach })).toEqual({
      url: web.at('/', 'www.page.test').href,
      domain: 'page.test',
      title: 'page.test',
      description: '',
      image: null,
    });
    expect(kept()).toMatchObject([{ seconds: 600 }]);
  });
});
