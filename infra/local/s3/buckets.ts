import * as z from 'zod';
import type { ObjectStore } from '../emulators/object-index.ts';
import type { Assembly } from '../template/template.ts';

const CorsRule = z.object({
  AllowedHeaders: z.array(z.string()).default([]),
  AllowedMethods: z.array(z.string()),
  AllowedOrigins: z.array(z.string()),
  ExposedHeaders: z.array(z.string()).default([]),
  MaxAge: z.number().optional(),
});
export type CorsRule = z.output<typeof CorsRule>;

const Bucket = z.object({
  CorsConfiguration: z.object({ CorsRules: z.array(CorsRule) }).optional(),
});

/** Creates the declared buckets if they are missing; returns the CORS rules of each. */
export function ensureBuckets({ declared }: Assembly, objects: ObjectStore): Map<string, CorsRule[]> {
  const rules = new Map<string, CorsRule[]>();
  for (const { name, properties } of declared('AWS::S3::Bucket', Bucket)) {
    objects.createBucket(name);
    rules.set(name, properties.CorsConfiguration?.CorsRules ?? []);
  }
  return rules;
}
