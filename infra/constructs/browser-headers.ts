import { Duration } from 'aws-cdk-lib';
import {
  HeadersFrameOption,
  HeadersReferrerPolicy,
  type ResponseHeadersPolicyProps,
  ResponseHeadersPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';
import { nameIn, type Stage } from '../stages.ts';

const policyOf = (directives: Record<string, string>) =>
  Object.entries(directives)
    .map(([directive, sources]) => `${directive} ${sources}`.trim())
    .join('; ');

/** The web app loads from its own origin and nowhere else. */
export const pagePolicy = ({ domain }: Stage): string =>
  policyOf({
    'default-src': "'self'",
    'script-src': "'self'",
    // Components position themselves with style attributes.
    'style-src': "'self' 'unsafe-inline'",
    'img-src': "'self' data: blob:",
    'font-src': "'self'",
    'connect-src': `'self' wss://${domain}`,
    'media-src': "'self' blob:",
    'worker-src': "'self' blob:",
    'frame-ancestors': "'none'",
    'base-uri': "'self'",
    'form-action': "'self'",
    'object-src': "'none'",
  });

/**
 * What reads codes from pictures of the camera is compiled code, which pages may not run. It runs in a worker of its
 * own, and a worker obeys the policy it was sent with: this one may compile, and ask for nothing but its own files.
 */
const decoderPolicy = policyOf({
  'default-src': "'none'",
  'script-src': "'self' 'wasm-unsafe-eval'",
  'connect-src': "'self'",
});

/** What people upload is looked at, never run: a picture may be a document with scripts in it. */
const mediaPolicy = policyOf({
  'default-src': "'none'",
  'style-src': "'unsafe-inline'",
  'img-src': "'self'",
  'media-src': "'self'",
  'frame-ancestors': "'none'",
  sandbox: '',
});

const permissions = [
  // Staff scan with it; the browser asks them first.
  'camera=(self)',
  ...['geolocation', 'microphone', 'payment', 'usb'].map((name) => `${name}=()`),
];

function headers(contentSecurityPolicy: string | undefined): Partial<ResponseHeadersPolicyProps> {
  return {
    securityHeadersBehavior: {
      ...(contentSecurityPolicy && { contentSecurityPolicy: { contentSecurityPolicy, override: true } }),
      strictTransportSecurity: {
        accessControlMaxAge: Duration.days(730),
        includeSubdomains: true,
        preload: true,
        override: true,
      },
      contentTypeOptions: { override: true },
      frameOptions: { frameOption: HeadersFrameOption.DENY, override: true },
      referrerPolicy: {
        referrerPolicy: HeadersReferrerPolicy.STRICT_ORIGIN_WHEN_CROSS_ORIGIN,
        override: false,
      },
    },
    customHeadersBehavior: {
      customHeaders: [
        { header: 'permissions-policy', value: permissions.join(', '), override: true },
        { header: 'cross-origin-opener-policy', value: 'same-origin', override: true },
      ],
    },
    removeHeaders: ['server', 'x-amz-server-side-encryption', 'x-amz-version-id'],
  };
}

/** The headers every answer carries, by what it is. */
export function browserHeaders(scope: Construct, stage: Stage) {
  const policy = (kind: string, contentSecurityPolicy?: string) =>
    new ResponseHeadersPolicy(scope, `${kind}Headers`, {
      responseHeadersPolicyName: nameIn(stage, kind.toLowerCase()),
      ...headers(contentSecurityPolicy),
    });
  return {
    pages: policy('Pages', pagePolicy(stage)),
    decoder: policy('Decoder', decoderPolicy),
    media: policy('Media', mediaPolicy),
    // Handlers say themselves what their answers may do.
    api: policy('Api'),
  };
}
