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

/** Content security policy of pages: the web app loads only from its own origin. */
const pagePolicy = ({ domain }: Stage): string =>
  policyOf({
    'default-src': "'self'",
    'script-src': "'self'",
    // Inline styles are allowed, because components position themselves with style attributes.
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
 * Content security policy of the barcode decoder. It is WebAssembly, which pages may not compile, so it runs in
 * a worker with its own policy: that worker may compile, and load only its own files.
 */
const decoderPolicy = policyOf({
  'default-src': "'none'",
  'script-src': "'self' 'wasm-unsafe-eval'",
  'connect-src': "'self'",
});

/**
 * Content security policy of the video transcoder. Its AAC encoder is WebAssembly like the barcode decoder, and
 * starts a worker of its own from a blob; without `worker-src` it would hang without an error.
 */
const transcoderPolicy = policyOf({
  'default-src': "'none'",
  'script-src': "'self' 'wasm-unsafe-eval'",
  'connect-src': "'self'",
  'worker-src': 'blob:',
});

/** Content security policy of uploads: an SVG may contain scripts, so nothing in it may run. */
const mediaPolicy = policyOf({
  'default-src': "'none'",
  'style-src': "'unsafe-inline'",
  'img-src': "'self'",
  'media-src': "'self'",
  'frame-ancestors': "'none'",
  sandbox: '',
});

const permissions = [
  // Staff scan with the camera; the browser asks them for permission first.
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

/** Creates the response header policies by kind of content. */
export function browserHeaders(scope: Construct, stage: Stage) {
  const policy = (kind: string, contentSecurityPolicy?: string) =>
    new ResponseHeadersPolicy(scope, `${kind}Headers`, {
      responseHeadersPolicyName: nameIn(stage, kind.toLowerCase()),
      ...headers(contentSecurityPolicy),
    });
  return {
    pages: policy('Pages', pagePolicy(stage)),
    decoder: policy('Decoder', decoderPolicy),
    transcoder: policy('Transcoder', transcoderPolicy),
    media: policy('Media', mediaPolicy),
    // Handlers set their own content security policy.
    api: policy('Api'),
  };
}
