import { ArnFormat, CfnOutput, DefaultStackSynthesizer, Duration, Stack, type StackProps } from 'aws-cdk-lib';
import { PolicyStatement, Role, WebIdentityPrincipal } from 'aws-cdk-lib/aws-iam';
import type { Construct } from 'constructs';
import { acknowledgeWildcard } from '../constructs/acknowledge.ts';
import { nameIn, type Stage } from '../stages.ts';

const issuer = 'token.actions.githubusercontent.com';
const qualifier = DefaultStackSynthesizer.DEFAULT_QUALIFIER;

type PipelineStackProps = StackProps & {
  stage: Stage;
  /** Repository as in GitHub's tokens: `owner/name`, or `owner@123/name@456` if made since July 2026. */
  repository: string;
};

/**
 * Roles that GitHub workflows assume through OIDC, without a key that could be stolen. A token names the
 * repository and the environment or branch of its job, and only jobs of this repository's environment may
 * deploy.
 */
export class PipelineStack extends Stack {
  constructor(scope: Construct, id: string, { stage, repository, ...props }: PipelineStackProps) {
    super(scope, id, props);
    const roleFor = (name: string, subject: string, maxSessionDuration: Duration): Role =>
      new Role(this, name, {
        roleName: nameIn(stage, `pipeline-${name.toLowerCase()}`),
        assumedBy: this.#githubJobs(`repo:${repository}:${subject}`),
        maxSessionDuration,
      });

    // A first deployment takes forty minutes, and CodeDeploy five more.
    const deploy = roleFor('Deploy', `environment:${stage.name}`, Duration.hours(2));
    this.#mayDeploy(deploy, stage);
    this.#mayReadTemplates(deploy, stage);
    new CfnOutput(this, 'DeployRoleArn', { value: deploy.roleArn });
    if (!stage.guarded) return;
    // The diff is read before somebody approves, so its job cannot run in the environment that requires
    // approval.
    const diff = roleFor('Diff', 'ref:refs/heads/main', Duration.hours(1));
    this.#mayReadTemplates(diff, stage);
    new CfnOutput(this, 'DiffRoleArn', { value: diff.roleArn });
  }

  /** Compares both claims exactly: a pattern would admit branches and repositories with similar names. */
  #githubJobs(subject: string): WebIdentityPrincipal {
    const provider = this.formatArn({
      service: 'iam',
      region: '',
      resource: 'oidc-provider',
      resourceName: issuer,
    });
    return new WebIdentityPrincipal(provider, {
      StringEquals: { [`${issuer}:aud`]: 'sts.amazonaws.com', [`${issuer}:sub`]: subject },
    });
  }

  /** Lets the role assume CDK's bootstrapped roles and do the further steps of a release. */
  #mayDeploy(role: Role, stage: Stage): void {
    const roles = ['deploy-role', 'file-publishing-role'].flatMap((name) =>
      regionsOf(stage).map((region) =>
        this.formatArn({
          service: 'iam',
          region: '',
          resource: 'role',
          resourceName: `cdk-${qualifier}-${name}-${this.account}-${region}`,
        }),
      ),
    );
    const bucket = `arn:${this.partition}:s3:::${nameIn(stage, 'web', this.account)}`;
    const canary = this.formatArn({
      service: 'lambda',
      resource: 'function',
      resourceName: nameIn(stage, 'canary'),
      arnFormat: ArnFormat.COLON_RESOURCE_NAME,
    });
    role.addToPolicy(new PolicyStatement({ actions: ['sts:AssumeRole'], resources: roles }));
    role.addToPolicy(new PolicyStatement({ actions: ['s3:ListBucket'], resources: [bucket] }));
    // The role has no right to delete, so that a tab opened before the release still finds its files.
    role.addToPolicy(new PolicyStatement({ actions: ['s3:PutObject'], resources: [`${bucket}/*`] }));
    role.addToPolicy(new PolicyStatement({ actions: ['lambda:InvokeFunction'], resources: [canary] }));
    acknowledgeWildcard(
      role,
      `${bucket}/*`,
      'A release uploads files whose names follow from what is in them',
    );
  }

  /**
   * Lets the CLI compare templates with the role's own rights, which it falls back to. CDK's lookup role is not
   * used, because it may read everything in the account, including members' data.
   */
  #mayReadTemplates(role: Role, stage: Stage): void {
    const stacks = regionsOf(stage).map((region) =>
      this.formatArn({
        service: 'cloudformation',
        region,
        resource: 'stack',
        resourceName: nameIn(stage, '*'),
      }),
    );
    role.addToPolicy(
      new PolicyStatement({
        actions: ['cloudformation:DescribeStacks', 'cloudformation:GetTemplate'],
        resources: stacks,
      }),
    );
    for (const stack of stacks)
      acknowledgeWildcard(role, stack, 'A release compares every stack of the stage, new ones among them');
  }
}

/** The firewall and the CDN's alarms are in us-east-1; only guarded stages have them. */
const regionsOf = ({ region, guarded }: Stage): string[] => (guarded ? [region, 'us-east-1'] : [region]);
