import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { audienceOf, audiencePrefixes, audiences, maxIntegrations } from '#shared/contract/audiences.ts';
import { contracts } from '#shared/registry/contracts.ts';
import { areas } from '#infra/areas/index.ts';
import { operationPrefixes } from '#infra/bundle.ts';
import { operationOf } from '#infra/constructs/names.ts';
import { type Cloud, cloudOf, handlersOf } from './cloud.ts';

const Route = z.object({ ApiId: z.string(), RouteKey: z.string(), Target: z.string() });
const Integration = z.object({ ApiId: z.string(), IntegrationUri: z.string() });
const Permission = z.object({ FunctionName: z.string(), SourceArn: z.string().optional() });
const Alias = z.object({ FunctionName: z.string() });
const Api = z.object({ Name: z.string(), ProtocolType: z.string() });
const Behaviour = z.object({ PathPattern: z.string(), TargetOriginId: z.string() });
const Distribution = z.object({
  DistributionConfig: z.object({
    CacheBehaviors: z.array(Behaviour),
    Origins: z.array(z.object({ Id: z.string(), DomainName: z.string() })),
  }),
});

const CachePolicy = z.object({
  CachePolicyConfig: z.object({
    Name: z.string(),
    ParametersInCacheKeyAndForwardedToOrigin: z.record(z.string(), z.unknown()),
  }),
});

/** HTTP APIs by audience. */
const httpApis = (cloud: Cloud) =>
  cloud.all('AWS::ApiGatewayV2::Api', Api).filter(({ properties }) => properties.ProtocolType === 'HTTP');

/** Each HTTP route with the entry it ends at. */
function routesOf(cloud: Cloud) {
  const apis = httpApis(cloud).map(({ id }) => id);
  const integrations = new Map(
    cloud.all('AWS::ApiGatewayV2::Integration', Integration).map(({ id, properties }) => [id, properties]),
  );
  const handlers = handlersOf(cloud);
  const released = cloud.all('AWS::Lambda::Alias', Alias).map(({ id, properties }) => {
    const behind = handlers.find((handler) => handler.id === properties.FunctionName);
    return [id, behind?.entry] as const;
  });
  const entries = new Map([...handlers.map(({ id, entry }) => [`${id}.Arn`, entry] as const), ...released]);
  return cloud.all('AWS::ApiGatewayV2::Route', Route).flatMap(({ properties }) => {
    if (!apis.includes(properties.ApiId)) return [];
    const uri = integrations.get(properties.Target.replace('integrations/', ''))?.IntegrationUri ?? '';
    return [{ api: properties.ApiId, key: properties.RouteKey, functionArn: uri, entry: entries.get(uri) }];
  });
}

/** Which API the edge sends a path to: the first behaviour that fits. */
function apiAtEdge(cloud: Cloud, path: string): string | undefined {
  const [distribution] = cloud.all('AWS::CloudFront::Distribution', Distribution);
  const { CacheBehaviors = [], Origins = [] } = distribution?.properties.DistributionConfig ?? {};
  const hit = CacheBehaviors.find(({ PathPattern }) =>
    new RegExp(`^${PathPattern.replaceAll('*', '.*')}$`).test(path),
  );
  const host = Origins.find(({ Id }) => Id === hit?.TargetOriginId)?.DomainName ?? '';
  return httpApis(cloud).find(({ id }) => host.startsWith(`${id}.execute-api`))?.properties.Name;
}

/** Specified operations that have no contract yet, by what their paths begin with. */
const missingOperations = {
  '/integrations': 85,
  '/emails': 12,
  '/forum': 26,
  '/news': 15,
  '/posts': 19,
  '/admin': 3,
  '/users': 4,
  '/users/admin': 1,
  '/uploads': 3,
  '/auth': 1,
  '/v1': 1,
  '/v2': 1,
};

it('puts every contract into exactly one area', () => {
  const placed = areas.flatMap(({ name, routes = [] }) =>
    routes.map(({ contract }) => ({ area: name, contract: contract.name })),
  );
  const names = placed.map(({ contract }) => contract).sort();
  expect(names).toEqual(contracts.map(({ name }) => name).sort());
  const isNamedSo = ({ area, contract }: { area: string; contract: string }): boolean =>
    contract.startsWith(`${operationPrefixes[area] ?? area}/`);
  expect(placed.filter((one) => !isNamedSo(one))).toEqual([]);
});

describe.each(['sandbox', 'production'] as const)('in %s', (stage) => {
  const cloud = cloudOf(stage);
  const routes = routesOf(cloud);

  it.each(contracts)('$name has one route, one function, one API', ({ name, method, path }) => {
    const mine = routes.filter(({ key }) => key === `${method} ${path}`);
    const [entry = ''] = mine.map((one) => one.entry);
    expect(mine).toHaveLength(1);
    expect([entry.split('/')[0], operationOf(entry)]).toEqual(['routes', name]);
    expect(handlersOf(cloud).filter((handler) => handler.entry === entry)).toHaveLength(1);

    const api = `cholang-${stage}-${audienceOf({ path })}`;
    expect(httpApis(cloud).find(({ id }) => id === mine[0]?.api)?.properties.Name).toBe(api);
    expect(apiAtEdge(cloud, `/api${path.replace(/\{\w+\}/g, 'some-value')}`)).toBe(api);
  });

  it('routes nothing else, and answers the rest by not-found', () => {
    const [known, other] = [
      routes.filter(({ key }) => key !== '$default'),
      routes.filter(({ key }) => key === '$default'),
    ];
    expect(known).toHaveLength(contracts.length);
    expect(other.map(({ api }) => api).sort()).toEqual(
      httpApis(cloud)
        .map(({ id }) => id)
        .sort(),
    );
    const answering = new Set(other.map(({ entry }) => entry));
    expect(answering).toEqual(new Set(['routes/operations/not-found', 'routes/pages/show-page']));
  });

  it('lets each API call its functions, and only by their own path', () => {
    const sources = new Map(
      cloud
        .all('AWS::Lambda::Permission', Permission)
        .map(({ properties }) => [properties.FunctionName, properties.SourceArn ?? '']),
    );
    for (const { api, key, functionArn } of routes) {
      const path = key.replace(' ', '').replace(/\{\w+\}/g, '*');
      expect(sources.get(functionArn)).toMatch(new RegExp(`:${api.replace('.', '\\.')}/\\*/`));
      expect(sources.get(functionArn)?.endsWith(`/*/${path}`)).toBe(true);
    }
  });

  it.each(Object.entries(audiencePrefixes))('sends the prefixes of %s there', (audience, prefixes) => {
    for (const prefix of prefixes) {
      expect(apiAtEdge(cloud, `/api${prefix}`)).toBe(`cholang-${stage}-${audience}`);
      expect(apiAtEdge(cloud, `/api${prefix}/one/two`)).toBe(`cholang-${stage}-${audience}`);
    }
  });

  it.each([
    '',
    '/cart',
    '/product',
    '/product/gao-st25',
    '/category/gao',
    '/business/ba-tu',
    '/brand/que-nha',
  ])('lets a function fill /e-commerce%s', (path) =>
    expect(apiAtEdge(cloud, `/e-commerce${path}`)).toBe(`cholang-${stage}-pages`),
  );

  it.each(['/news', '/news/cho-phien-1764547200000', '/news/cho-phien-1764547200000.ics', '/news.xml'])(
    'lets the same function answer %s',
    (path) => expect(apiAtEdge(cloud, path)).toBe(`cholang-${stage}-pages`),
  );

  it.each(['/sitemap.xml', '/sitemap-12.xml', '/robots.txt', '/.well-known/security.txt'])(
    'lets the same function answer %s',
    (path) => expect(apiAtEdge(cloud, path)).toBe(`cholang-${stage}-pages`),
  );

  it('lets the same function fill the village’s front page', () => {
    expect(apiAtEdge(cloud, '/')).toBe(`cholang-${stage}-pages`);
  });

  it.each(['/e-commerce/checkout', '/e-commerce/search', '/admin', '/assets/app-1a.js'])(
    'serves %s as it was built',
    (path) => expect(apiAtEdge(cloud, path)).toBeUndefined(),
  );

  it('keeps pages under their bare address: neither query nor person makes a second copy', () => {
    const policies = cloud.all('AWS::CloudFront::CachePolicy', CachePolicy);
    const pages = policies.find(({ properties }) => properties.CachePolicyConfig.Name.endsWith('-pages'));
    expect(pages?.properties.CachePolicyConfig.ParametersInCacheKeyAndForwardedToOrigin).toMatchObject({
      CookiesConfig: { CookieBehavior: 'none' },
      HeadersConfig: { HeaderBehavior: 'none' },
      QueryStringsConfig: { QueryStringBehavior: 'none' },
    });
  });

  it('has an API for each audience, those without operations included', () => {
    const names = httpApis(cloud).map(({ properties }) => properties.Name);
    expect(names.sort()).toEqual([...audiences, 'pages'].map((name) => `cholang-${stage}-${name}`).sort());
  });

  it('leaves room on each API for every operation that is specified', () => {
    const planned = Object.entries(missingOperations).flatMap(([path, count]) =>
      Array.from({ length: count }, () => audienceOf({ path })),
    );
    expect(planned.length).toBeGreaterThanOrEqual(170);
    const integrations = cloud.all('AWS::ApiGatewayV2::Integration', Integration);
    for (const { id, properties } of httpApis(cloud)) {
      const built = integrations.filter((integration) => integration.properties.ApiId === id).length;
      const more = planned.filter((audience) => properties.Name === `cholang-${stage}-${audience}`).length;
      expect([properties.Name, built + more <= maxIntegrations]).toEqual([properties.Name, true]);
    }
  });

  it('stays below the limits of a stack and a distribution', () => {
    for (const [, resources] of cloud.sizes) expect(resources).toBeLessThanOrEqual(500);
    const [distribution] = cloud.all('AWS::CloudFront::Distribution', Distribution);
    expect(distribution?.properties.DistributionConfig.CacheBehaviors.length).toBeLessThanOrEqual(75);
  });
});
