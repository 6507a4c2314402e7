import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { cloudOf } from './cloud.ts';

const Headers = z.object({
  ResponseHeadersPolicyConfig: z.object({
    Name: z.string(),
    SecurityHeadersConfig: z.object({
      ContentSecurityPolicy: z.object({ ContentSecurityPolicy: z.string() }).optional(),
      StrictTransportSecurity: z.object({ AccessControlMaxAgeSec: z.number() }),
      ContentTypeOptions: z.object({ Override: z.boolean() }),
    }),
  }),
});
const CachePolicy = z.object({
  CachePolicyConfig: z.object({
    Name: z.string(),
    MinTTL: z.number(),
    DefaultTTL: z.number(),
    ParametersInCacheKeyAndForwardedToOrigin: z.object({
      HeadersConfig: z.object({ Headers: z.array(z.string()).optional() }),
      QueryStringsConfig: z.object({ QueryStringBehavior: z.string() }),
    }),
  }),
});
const Distribution = z.object({
  DistributionConfig: z.object({
    WebACLId: z.string().optional(),
    CustomErrorResponses: z.array(
      z.object({ ErrorCachingMinTTL: z.number(), ResponsePagePath: z.string().optional() }),
    ),
  }),
});

const Origins = z.object({
  DistributionConfig: z.object({
    Origins: z.array(
      z.object({
        DomainName: z.string(),
        OriginCustomHeaders: z
          .array(z.object({ HeaderName: z.string(), HeaderValue: z.string() }))
          .default([]),
      }),
    ),
  }),
});

type Request = { uri: string; headers: Record<string, { value: string }> };

/** Runs one of the functions CloudFront runs. */
function atEdge(name: string, request: Partial<Request>): Request {
  const source = readFileSync(join(import.meta.dirname, `../../infra/edge/${name}.js`), 'utf8');
  const event = { viewer: { ip: '203.0.113.9' }, request: { uri: '/', headers: {}, ...request } };
  return runInNewContext(`${source}; handler(event)`, { event }) as Request;
}

describe('at the edge', () => {
  it.each([
    ['/', '/index.html'],
    ['/san-pham/gao-nep', '/index.html'],
    ['/users/a.b/posts', '/index.html'],
    ['/docs', '/docs/index.html'],
    ['/docs/', '/docs/index.html'],
    ['/docs/openapi.json', '/docs/openapi.json'],
    ['/assets/index-1a2b.js', '/assets/index-1a2b.js'],
    ['/favicon.svg', '/favicon.svg'],
  ])('%s is answered with %s', (uri, file) => {
    expect(atEdge('page-path', { uri }).uri).toBe(file);
  });

  it.each([
    [undefined, 'vi'],
    ['en', 'en'],
    ['en-GB,en;q=0.9,vi;q=0.8', 'en'],
    ['fr-FR,vi;q=0.9,en;q=0.8', 'vi'],
    ['ja', 'vi'],
  ])('Accept-Language %s is kept as %s', (value, language) => {
    const headers: Request['headers'] = value ? { 'accept-language': { value } } : {};
    expect(atEdge('api-request', { headers }).headers['accept-language']).toEqual({ value: language });
  });

  it.each([
    ['/api/v1/p/', '/api/v1/p'],
    ['/api/v1/p//', '/api/v1/p'],
    ['/api/v1/p', '/api/v1/p'],
    ['/', '/'],
  ])('the API is asked for %s as %s: its routes have no slash at the end', (uri, asked) => {
    expect(atEdge('api-request', { uri }).uri).toBe(asked);
  });

  it('says the caller’s address itself, whatever the caller claims', () => {
    const { headers } = atEdge('api-request', { headers: { 'x-viewer-address': { value: '10.0.0.1' } } });
    expect(headers['x-viewer-address']).toEqual({ value: '203.0.113.9' });
  });
});

describe.each(['sandbox', 'production'] as const)('the distribution of %s', (stage) => {
  const cloud = cloudOf(stage);
  const policies = cloud
    .all('AWS::CloudFront::ResponseHeadersPolicy', Headers)
    .map(({ properties }) => properties.ResponseHeadersPolicyConfig);
  const contentPolicyOf = (kind: string) =>
    policies.find(({ Name }) => Name === `cholang-${stage}-${kind}`)?.SecurityHeadersConfig
      .ContentSecurityPolicy?.ContentSecurityPolicy ?? '';

  it('lets pages run our scripts and nobody else’s', () => {
    const policy = contentPolicyOf('pages');
    for (const directive of [
      "default-src 'self'",
      "script-src 'self'",
      "frame-ancestors 'none'",
      "object-src 'none'",
    ]) {
      expect(policy.split('; ')).toContain(directive);
    }
    expect(policy.replace("style-src 'self' 'unsafe-inline'", '')).not.toMatch(/unsafe|\*|http:/);
  });

  it('lets code be compiled in two places: the workers that read codes and convert videos, which can reach nothing but our files', () => {
    expect(contentPolicyOf('decoder').split('; ')).toEqual([
      "default-src 'none'",
      "script-src 'self' 'wasm-unsafe-eval'",
      "connect-src 'self'",
    ]);
    expect(contentPolicyOf('transcoder').split('; ')).toEqual([
      "default-src 'none'",
      "script-src 'self' 'wasm-unsafe-eval'",
      "connect-src 'self'",
      'worker-src blob:',
    ]);
    const compiling = policies.filter(({ SecurityHeadersConfig: { ContentSecurityPolicy } }) =>
      ContentSecurityPolicy?.ContentSecurityPolicy.includes('wasm'),
    );
    expect(compiling).toHaveLength(2);
  });

  it('runs nothing that people uploaded', () => {
    expect(contentPolicyOf('media')).toMatch(/default-src 'none'.*; sandbox$/);
  });

  it('insists on https for two years, on everything', () => {
    expect(policies).toHaveLength(5);
    for (const { SecurityHeadersConfig } of policies) {
      expect(SecurityHeadersConfig.StrictTransportSecurity.AccessControlMaxAgeSec).toBe(63_072_000);
    }
  });

  it('keeps API answers only as long as they say, by query, language and token', () => {
    const policy = cloud
      .all('AWS::CloudFront::CachePolicy', CachePolicy)
      .find(({ properties }) => properties.CachePolicyConfig.Name === `cholang-${stage}-api`);
    expect(policy?.properties.CachePolicyConfig).toMatchObject({
      MinTTL: 0,
      DefaultTTL: 0,
      ParametersInCacheKeyAndForwardedToOrigin: {
        HeadersConfig: { Headers: ['Accept-Language', 'Authorization', 'x-cholang-proof', 'x-change'] },
        QueryStringsConfig: { QueryStringBehavior: 'all' },
      },
    });
  });

  it('keeps no mistake and replaces no answer of the API by a page', () => {
    const [distribution] = cloud.all('AWS::CloudFront::Distribution', Distribution);
    for (const error of distribution?.properties.DistributionConfig.CustomErrorResponses ?? []) {
      expect(error).toEqual({ ErrorCachingMinTTL: 0 });
    }
  });

  it('shows the gateways of operations, pages and sockets what only the edge knows, by reference', () => {
    const [distribution] = cloud.all('AWS::CloudFront::Distribution', Origins);
    const shown = `{{resolve:secretsmanager:cholang/${stage}/edge:SecretString:a::}}`;
    const gateways = cloud.all('AWS::ApiGatewayV2::Api', z.unknown()).map(({ id }) => id);
    expect(gateways.length).toBeGreaterThan(6);
    const origins = distribution?.properties.DistributionConfig.Origins ?? [];
    for (const gateway of gateways) {
      const [origin] = origins.filter(({ DomainName }) => DomainName.startsWith(`${gateway}.execute-api.`));
      expect(origin?.OriginCustomHeaders).toEqual([{ HeaderName: 'x-cholang-edge', HeaderValue: shown }]);
    }
    expect(
      origins.filter(({ DomainName }) => DomainName.includes('s3')).flatMap((one) => one.OriginCustomHeaders),
    ).toEqual([]);
  });

  it('has a firewall in production only', () => {
    const [distribution] = cloud.all('AWS::CloudFront::Distribution', Distribution.loose());
    const firewalls = cloud.all('AWS::WAFv2::WebACL', z.object({ Scope: z.literal('CLOUDFRONT') }));
    expect(firewalls).toHaveLength(stage === 'production' ? 1 : 0);
    expect('WebACLId' in (distribution?.properties.DistributionConfig ?? {})).toBe(stage === 'production');
  });
});
