import { expect, it, onTestFinished } from 'vitest';
import { createOrigins } from '#infra/local/cloudfront/origins.ts';
import { serve, urlOf } from '#infra/local/http/http-tools.ts';
import type { Runtime } from '#infra/local/lambda/lambda-runtime.ts';
import { readAssembly, readStacks } from '#infra/local/template/template.ts';
import { built } from '#tests/support/built.ts';

it('whoever asks for a picture while the first ones are drawn gets it once it is there', async () => {
  const asked: string[] = [];
  const bucket = await serve(({ url = '' }, response) => {
    asked.push(url.slice(url.lastIndexOf('/')));
    response.end();
  });
  onTestFinished(bucket.close);
  const s3Endpoint = `http://127.0.0.1:${bucket.port}`;
  const pictured = Promise.withResolvers<void>();
  const assembly = readAssembly(readStacks(built().assembly), { queueUrlBase: 'http://127.0.0.1:9' });
  const { route } = createOrigins({
    assembly,
    apis: [],
    runtime: {} as Runtime,
    s3Endpoint,
    uploads: s3Endpoint,
    socketOrigin: '',
    inPlace: (text) => text,
    pictured: pictured.promise,
    pages: undefined,
    fillsPages: false,
    edgeCache: true,
    now: Date.now,
  });
  const arrived = Promise.withResolvers<void>();
  const site = await serve((request, response) => {
    void route('/media/hero.webp')?.answer(request, response, urlOf(request));
    arrived.resolve();
  });
  onTestFinished(site.close);

  const answer = fetch(`http://127.0.0.1:${site.port}/media/hero.webp`);
  await arrived.promise;
  // Had the site not waited, its question would be there before this one.
  await fetch(`${s3Endpoint}/other`);
  expect(asked).toEqual(['/other']);
  pictured.resolve();
  expect([(await answer).status, asked]).toEqual([200, ['/other', '/hero.webp']]);
});
