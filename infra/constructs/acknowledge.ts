import { Stack, Validations } from 'aws-cdk-lib';
import type { IConstruct } from 'constructs';
import * as z from 'zod';

/** Accepts a finding of cdk-nag permanently; a reason is mandatory. */
export const acknowledge = (construct: IConstruct, rule: string, reason: string): void =>
  Validations.of(construct).acknowledge({ id: `AwsSolutions::AwsSolutions-${rule}`, reason });

/** Does the same for warnings of the CDK itself. */
export const acknowledgeWarning = (construct: IConstruct, warning: string, reason: string): void =>
  Validations.of(construct).acknowledge({ id: `Annotation::@aws-cdk/${warning}`, reason });

const Parts = z.object({ 'Fn::Join': z.tuple([z.string(), z.array(z.unknown())]) });
const Reference = z.object({ Ref: z.string() });
const Import = z.object({ 'Fn::ImportValue': z.string() });

/** Formats an ARN in the way cdk-nag writes it into the id of a finding. */
function written(value: unknown): string {
  const parts = Parts.safeParse(value).data?.['Fn::Join'];
  if (parts) return parts[1].map(written).join(parts[0]);
  const reference = Reference.safeParse(value).data?.Ref;
  return reference ? `<${reference}>` : (Import.safeParse(value).data?.['Fn::ImportValue'] ?? String(value));
}

/** Accepts a resource wildcard that cannot be narrower. */
export const acknowledgeWildcard = (construct: IConstruct, resource: string, reason: string): void =>
  acknowledge(construct, `IAM5[Resource::${written(Stack.of(construct).resolve(resource))}]`, reason);
