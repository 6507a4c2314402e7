import { Stack, Validations } from 'aws-cdk-lib';
import type { IConstruct } from 'constructs';
import * as z from 'zod';

/** A finding of cdk-nag that stays, with the reason why. Never without one. */
export const acknowledge = (construct: IConstruct, rule: string, reason: string): void =>
  Validations.of(construct).acknowledge({ id: `AwsSolutions::AwsSolutions-${rule}`, reason });

/** Likewise for what the CDK itself warns of. */
export const acknowledgeWarning = (construct: IConstruct, warning: string, reason: string): void =>
  Validations.of(construct).acknowledge({ id: `Annotation::@aws-cdk/${warning}`, reason });

const Parts = z.object({ 'Fn::Join': z.tuple([z.string(), z.array(z.unknown())]) });
const Reference = z.object({ Ref: z.string() });
const Import = z.object({ 'Fn::ImportValue': z.string() });

/** An address as cdk-nag writes it into the name of a finding. */
function written(value: unknown): string {
  const parts = Parts.safeParse(value).data?.['Fn::Join'];
  if (parts) return parts[1].map(written).join(parts[0]);
  const reference = Reference.safeParse(value).data?.Ref;
  return reference ? `<${reference}>` : (Import.safeParse(value).data?.['Fn::ImportValue'] ?? String(value));
}

/** A resource with a wildcard that cannot be narrower. */
export const acknowledgeWildcard = (construct: IConstruct, resource: string, reason: string): void =>
  acknowledge(construct, `IAM5[Resource::${written(Stack.of(construct).resolve(resource))}]`, reason);
