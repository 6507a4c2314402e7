import { expect, it, onTestFinished } from 'vitest';
import { createOrigins } from '#infra/local/cloudfront/origins.ts';
import { readApis } from '#infra/local/gateway/http-routes.ts';
import { serve, urlOf } from '#infra/local/http/http-tools.ts';
import type { Runtime } from '#infra/local/lambda/lambda-runtime.ts';
import { readAssembly, readStacks } from '#infra/local/template/template.ts';
import { built } from '#tests/support/built.ts';

/** The origins of the whole app; notes what reaches the bucket of the media and the functions. */
async function aStartingSite(soon: { pictured?: Promise<void>; shell?: Promise<void> }) {
  const reached: string[] = [];
  const bucket = await serve(({ url = '' }, response) => {
    reached.push(url.slice(url.lastIndexOf('/')));
    response.end();
  });
  onTestFinished(bucket.close);
  const s3Endpoint = `http://127.0.0.1:${bucket.port}`;
  const functions = {
    findByUri: () => 'a function',
    invoke: async () => {
      reached.push('a function');
      return {};
    },
  };
  const runtime = functions as unknown as Runtime;
  const assembly = readAssembly(readStacks(built().assembly), { queueUrlBase: 'http://127.0.0.1:9' });
  const { route } = createOrigins({
    assembly,
    apis: readApis(assembly, runtime),
    runtime,
    s3Endpoint,
    uploads: s3Endpoint,
    socketOrigin: '',
    inPlace: (text) => text,
    pictured: soon.pictured,
    shell: soon.shell,
    pages: undefined,
    fillsPages: true,
    edgeCache: false,
    now: Date.now,
  });
  const arrived = Promise.withResolvers<void>();
  const site = await serve((request, response) => {
    void route(urlOf(request).pathname)?.answer(request, response, urlOf(request));
    arrived.resolve();
  });
  onTestFinished(site.close);
  return {
    reached,
    ask: async (path: string) => (await fetch(`http://127.0.0.1:${site.port}${path}`)).status,
    /** Had the site gone on at once, what it asks would have reached the bucket before this question does. */
    untilAsked: () => arrived.promise.then(() => fetch(`${s3Endpoint}/later`)),
  };
}

it('whoever asks for a picture while the first ones are drawn gets it once it is there', async () => {
  const pictured = Promise.withResolvers<void>();
  const { ask, untilAsked, reached } = await aStartingSite({ pictured: pictured.promise });
  const asked = ask('/media/hero.webp');
  await untilAsked();
  expect(reached).toEqual(['/later']);
  pictured.resolve();
  expect([await asked, reached]).toEqual([200, ['/later', '/hero.webp']]);
});

it('whoever asks for a page while the web app is built gets it once it is built; the API waits for nothing', async () => {
  const shell = Promise.withResolvers<void>();
  const { ask, untilAsked, reached } = await aStartingSite({ shell: shell.promise });
  const asked = ask('/e-commerce');
  await untilAsked();
  expect([await ask('/api/health'), reached]).toEqual([200, ['/later', 'a function']]);
  shell.resolve();
  expect([await asked, reached]).toEqual([200, ['/later', 'a function', 'a function']]);
});
