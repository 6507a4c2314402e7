import { CfnOutput, Duration, SecretValue, Stack, type StackProps } from 'aws-cdk-lib';
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager';
import * as cloudfront from 'aws-cdk-lib/aws-cloudfront';
import { HttpOrigin, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import { Bucket, type IBucket } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import type { Audience } from '#shared/contract/audiences.ts';
import { changeHeader } from '#shared/contract/change-tokens.ts';
import { proofHeader } from '#shared/contract/route.ts';
import { acknowledge, acknowledgeWarning } from '../constructs/acknowledge.ts';
import { apiPatterns } from '../constructs/api-behaviours.ts';
import { browserHeaders } from '../constructs/browser-headers.ts';
import { edgeFunction } from '../constructs/edge-function.ts';
import { pagePatterns } from '../constructs/page-behaviours.ts';
import { privateBucket } from '../constructs/private-bucket.ts';
import { edgeHeader } from '#functions/platform/handlers/edge-header.ts';
import { edgeSecretName, nameIn, type Stage } from '../stages.ts';

type WebStackProps = StackProps & {
  stage: Stage;
  apiIds: Record<Audience, string>;
  pagesApiId: string;
  socketApiId: string;
  media: IBucket;
  logs: IBucket;
  firewallArn?: string;
};

/** Path of the barcode worker in the web app's build: web/ui/scan/camera/code-reader-worker.ts. */
const decoderPattern = '/assets/code-reader-worker-*';

/** Path of the video worker in the web app's build: web/platform/video/video-worker.ts. */
const transcoderPattern = '/assets/video-worker-*';

/** Error responses are never cached: a missing path may exist a moment later. */
const neverKept = [400, 403, 404, 405, 414, 500, 501, 502, 503, 504];

/** The public origin: web app, APIs, socket and media behind one domain. */
export class WebStack extends Stack {
  readonly distributionId: string;

  constructor(scope: Construct, id: string, props: WebStackProps) {
    const { stage, apiIds, pagesApiId, socketApiId, media, logs, firewallArn, ...stackProps } = props;
    super(scope, id, stackProps);
    const headers = browserHeaders(this, stage);
    const web = new Bucket(this, 'WebBucket', {
      ...privateBucket(stage, 'web', this.account),
      serverAccessLogsBucket: logs,
      serverAccessLogsPrefix: 'web/',
    });

    const api = this.#apiBehaviour(stage, headers.api);
    const pages = this.#files(stage, web);
    const filled = this.#filledPages(stage, pagesApiId, headers.pages);
    const signed = this.#uploadsBehaviour(media, headers.media);
    const distribution = new cloudfront.Distribution(this, 'Distribution', {
      comment: nameIn(stage),
      httpVersion: cloudfront.HttpVersion.HTTP2_AND_3,
      priceClass: cloudfront.PriceClass.PRICE_CLASS_200,
      ...this.#ownName(stage),
      ...(firewallArn && { webAclId: firewallArn }),
      logBucket: logs,
      logFilePrefix: 'edge/',
      defaultBehavior: pages(headers.pages),
      additionalBehaviors: {
        ...Object.fromEntries(apiPatterns.map(([pattern, audience]) => [pattern, api(apiIds[audience])])),
        ...Object.fromEntries(pagePatterns.map((pattern) => [pattern, filled])),
        [decoderPattern]: pages(headers.decoder),
        [transcoderPattern]: pages(headers.transcoder),
        '/ws': this.#socketBehaviour(stage, socketApiId),
        '/media/*': this.#mediaBehaviour(media, headers.media),
        '/uploads/*': signed,
        '/files/*': signed,
        '/papers/*': signed,
      },
      errorResponses: neverKept.map((httpStatus) => ({ httpStatus, ttl: Duration.seconds(0) })),
    });

    this.distributionId = distribution.distributionId;
    acknowledgeWarning(
      distribution,
      'aws-cloudfront-origins:listBucketSecurityRisk',
      'The root, where a listing would answer, is always rewritten to the page',
    );
    acknowledge(distribution, 'CFR7', 'Uploads carry a signature of their own; a second one would void it');
    acknowledge(distribution, 'CFR1', 'Customers live and travel abroad');
    if (!firewallArn) acknowledge(distribution, 'CFR2', 'The firewall is paid for in production only');
    if (!stage.certificateArn) {
      acknowledge(distribution, 'CFR4', 'Only the CloudFront address, until the stage has a certificate');
    }
    new CfnOutput(this, 'Address', { value: `https://${distribution.distributionDomainName}` });
    new CfnOutput(this, 'DistributionId', { value: distribution.distributionId });
    new CfnOutput(this, 'WebBucketName', { value: web.bucketName });
  }

  #ownName({ certificateArn, domain }: Stage): Partial<cloudfront.DistributionProps> {
    if (!certificateArn) return {};
    return {
      domainNames: [domain],
      certificate: Certificate.fromCertificateArn(this, 'Certificate', certificateArn),
      minimumProtocolVersion: cloudfront.SecurityPolicyProtocol.TLS_V1_2_2021,
    };
  }

  #files(stage: Stage, bucket: IBucket) {
    // With the right to list, S3 answers 404 for a missing file.
    const origin = S3BucketOrigin.withOriginAccessControl(bucket, {
      originAccessLevels: [cloudfront.AccessLevel.READ, cloudfront.AccessLevel.LIST],
    });
    const functionAssociations = [edgeFunction(this, 'PagePath', stage, 'page-path')];
    return (responseHeadersPolicy: cloudfront.IResponseHeadersPolicy): cloudfront.BehaviorOptions => ({
      origin,
      viewerProtocolPolicy: cloudfront.ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
      cachePolicy: cloudfront.CachePolicy.CACHING_OPTIMIZED,
      responseHeadersPolicy,
      functionAssociations,
    });
  }

  /** Server-rendered pages. The query string is not part of the cache key, so campaign links share one copy. */
  #filledPages(
    stage: Stage,
    apiId: string,
    responseHeadersPolicy: cloudfront.IResponseHeadersPolicy,
  ): cloudfront.BehaviorOptions {
    return {
      origin: this.#gatewayOrigin(stage, apiId),
      viewerProtocolPolicy: cloudfront.ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
      cachePolicy: new cloudfront.CachePolicy(this, 'PageCache', {
        cachePolicyName: nameIn(stage, 'pages'),
        minTtl: Duration.seconds(0),
        defaultTtl: Duration.seconds(0),
        maxTtl: Duration.days(1),
        enableAcceptEncodingBrotli: true,
        enableAcceptEncodingGzip: true,
      }),
      responseHeadersPolicy,
    };
  }

  /** Caches public replies as their headers allow; a token, proof or recent change has its own key. */
  #apiBehaviour(stage: Stage, responseHeadersPolicy: cloudfront.IResponseHeadersPolicy) {
    const cachePolicy = new cloudfront.CachePolicy(this, 'ApiCache', {
      cachePolicyName: nameIn(stage, 'api'),
      minTtl: Duration.seconds(0),
      defaultTtl: Duration.seconds(0),
      maxTtl: Duration.minutes(10),
      queryStringBehavior: cloudfront.CacheQueryStringBehavior.all(),
      headerBehavior: cloudfront.CacheHeaderBehavior.allowList(
        'Accept-Language',
        'Authorization',
        proofHeader,
        changeHeader,
      ),
      enableAcceptEncodingBrotli: true,
      enableAcceptEncodingGzip: true,
    });
    const functionAssociations = [edgeFunction(this, 'ApiRequest', stage, 'api-request')];
    const origins = new Map<string, HttpOrigin>();
    return (apiId: string): cloudfront.BehaviorOptions => {
      const origin = origins.get(apiId) ?? this.#gatewayOrigin(stage, apiId);
      origins.set(apiId, origin);
      return {
        origin,
        cachePolicy,
        responseHeadersPolicy,
        functionAssociations,
        allowedMethods: cloudfront.AllowedMethods.ALLOW_ALL,
        originRequestPolicy: cloudfront.OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
        viewerProtocolPolicy: cloudfront.ViewerProtocolPolicy.HTTPS_ONLY,
      };
    };
  }

  #socketBehaviour(stage: Stage, apiId: string): cloudfront.BehaviorOptions {
    return {
      origin: this.#gatewayOrigin(stage, apiId),
      allowedMethods: cloudfront.AllowedMethods.ALLOW_ALL,
      cachePolicy: cloudfront.CachePolicy.CACHING_DISABLED,
      originRequestPolicy: cloudfront.OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
      viewerProtocolPolicy: cloudfront.ViewerProtocolPolicy.HTTPS_ONLY,
    };
  }

  #mediaBehaviour(
    bucket: IBucket,
    responseHeadersPolicy: cloudfront.IResponseHeadersPolicy,
  ): cloudfront.BehaviorOptions {
    const access = new cloudfront.S3OriginAccessControl(this, 'MediaAccess');
    return {
      // The bucket's own policy lets the distributions of this account read.
      origin: S3BucketOrigin.withBucketDefaults(bucket, {
        originAccessControlId: access.originAccessControlId,
      }),
      viewerProtocolPolicy: cloudfront.ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
      cachePolicy: cloudfront.CachePolicy.CACHING_OPTIMIZED,
      responseHeadersPolicy,
    };
  }

  /**
   * The bucket as a plain origin: it answers only requests that our functions presigned, each for one file of
   * one size. Going through the CDN makes uploads same-origin, so browsers need no CORS.
   */
  #uploadsBehaviour(
    bucket: IBucket,
    responseHeadersPolicy: cloudfront.IResponseHeadersPolicy,
  ): cloudfront.BehaviorOptions {
    return {
      origin: new HttpOrigin(bucket.bucketRegionalDomainName),
      allowedMethods: cloudfront.AllowedMethods.ALLOW_ALL,
      cachePolicy: cloudfront.CachePolicy.CACHING_DISABLED,
      originRequestPolicy: cloudfront.OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
      viewerProtocolPolicy: cloudfront.ViewerProtocolPolicy.HTTPS_ONLY,
      responseHeadersPolicy,
    };
  }

  /** Gateway origin whose secret header overwrites a caller's; the stage sets which half is sent. */
  #gatewayOrigin(stage: Stage, apiId: string): HttpOrigin {
    const shown = SecretValue.secretsManager(edgeSecretName(stage), { jsonField: stage.edgeShows });
    return new HttpOrigin(this.#gatewayHost(apiId), {
      customHeaders: { [edgeHeader]: shown.unsafeUnwrap() },
    });
  }

  #gatewayHost(apiId: string): string {
    return `${apiId}.execute-api.${this.region}.amazonaws.com`;
  }
}
