import * as z from 'zod';
import { readCachePolicies } from './edge-cache.ts';
import { compileEdgeFunction } from './edge-function.ts';
import type { Assembly } from '../template/template.ts';

const Behavior = z.object({
  PathPattern: z.string().default('*'),
  TargetOriginId: z.string(),
  Compress: z.boolean().default(false),
  AllowedMethods: z.array(z.string()).default(['GET', 'HEAD']),
  CachePolicyId: z.string().default(''),
  ResponseHeadersPolicyId: z.string().optional(),
  FunctionAssociations: z.array(z.object({ EventType: z.string(), FunctionARN: z.string() })).default([]),
});
const OriginHeader = z
  .object({ HeaderName: z.string(), HeaderValue: z.string() })
  .transform(({ HeaderName, HeaderValue }) => [HeaderName, HeaderValue] as const);
const Distribution = z.object({
  DistributionConfig: z.object({
    CacheBehaviors: z.array(Behavior).default([]),
    DefaultCacheBehavior: Behavior,
    Origins: z.array(
      z.object({
        Id: z.string(),
        DomainName: z.string(),
        OriginCustomHeaders: z.array(OriginHeader).default([]),
      }),
    ),
  }),
});
const EdgeFunction = z.object({ FunctionCode: z.string() });

const Override = z.object({ Override: z.boolean() });
const Policy = z.object({
  ResponseHeadersPolicyConfig: z.object({
    CustomHeadersConfig: z
      .object({ Items: z.array(Override.extend({ Header: z.string(), Value: z.string() })) })
      .optional(),
    SecurityHeadersConfig: z
      .object({
        ContentSecurityPolicy: Override.extend({ ContentSecurityPolicy: z.string() }).optional(),
        ContentTypeOptions: Override.optional(),
        FrameOptions: Override.extend({ FrameOption: z.string() }).optional(),
        ReferrerPolicy: Override.extend({ ReferrerPolicy: z.string() }).optional(),
      })
      .optional(),
  }),
});

type Header = { name: string; value: string; override: boolean };

/** Converts a headers policy; HSTS is left out, or browsers would demand https from this machine. */
function headersOf(
  { ResponseHeadersPolicyConfig: config }: z.output<typeof Policy>,
  socketOrigin: string,
): Header[] {
  const security = config.SecurityHeadersConfig ?? {};
  const {
    ContentSecurityPolicy: csp,
    ContentTypeOptions: type,
    FrameOptions: frame,
    ReferrerPolicy: referrer,
  } = security;
  return [
    csp && {
      name: 'content-security-policy',
      // Replaces the deployment's socket address by the local one.
      value: csp.ContentSecurityPolicy.replace(/wss:\/\/[^\s;]+/g, socketOrigin),
      override: csp.Override,
    },
    type && { name: 'x-content-type-options', value: 'nosniff', override: type.Override },
    frame && { name: 'x-frame-options', value: frame.FrameOption, override: frame.Override },
    referrer && { name: 'referrer-policy', value: referrer.ReferrerPolicy, override: referrer.Override },
    ...(config.CustomHeadersConfig?.Items ?? []).map(({ Header, Value, Override }) => ({
      name: Header,
      value: Value,
      override: Override,
    })),
  ].filter((header) => header !== undefined);
}

const toExpression = (pattern: string): RegExp =>
  new RegExp(
    `^${(pattern.startsWith('/') || pattern === '*' ? pattern : `/${pattern}`)
      .replace(/[.+^${}()|[\]\\]/g, '\\$&')
      .replaceAll('*', '.*')
      .replaceAll('?', '.')}$`,
  );

/** Reads the CDN's behaviours: the origin of a path, the function that runs first, and the response headers. */
export function readBehaviours(assembly: Assembly, socketOrigin: string) {
  const { declared } = assembly;
  const cachePolicies = readCachePolicies(assembly);
  const functions = new Map(
    declared('AWS::CloudFront::Function', EdgeFunction).map(({ arn, properties }) => [
      `${arn}/FunctionARN`,
      compileEdgeFunction(properties.FunctionCode),
    ]),
  );
  const policies = new Map(
    declared('AWS::CloudFront::ResponseHeadersPolicy', Policy).map(({ ref, properties }) => [
      ref,
      headersOf(properties, socketOrigin),
    ]),
  );
  return declared('AWS::CloudFront::Distribution', Distribution).flatMap(
    ({ properties: { DistributionConfig: config } }) => {
      const origins = new Map(config.Origins.map((origin) => [origin.Id, origin]));
      return [...config.CacheBehaviors, config.DefaultCacheBehavior].map((behaviour) => ({
        pattern: toExpression(behaviour.PathPattern),
        compresses: behaviour.Compress,
        cache: cachePolicies.get(behaviour.CachePolicyId),
        methods: new Set(behaviour.AllowedMethods),
        origin: origins.get(behaviour.TargetOriginId)?.DomainName ?? '',
        originHeaders: origins.get(behaviour.TargetOriginId)?.OriginCustomHeaders ?? [],
        headers: policies.get(behaviour.ResponseHeadersPolicyId ?? '') ?? [],
        edge: functions.get(
          behaviour.FunctionAssociations.find(({ EventType }) => EventType === 'viewer-request')
            ?.FunctionARN ?? '',
        ),
      }));
    },
  );
}

export type Behaviour = ReturnType<typeof readBehaviours>[number];
