import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import { Alarm, ComparisonOperator, type IMetric, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import { LambdaApplication, LambdaDeploymentConfig, LambdaDeploymentGroup } from 'aws-cdk-lib/aws-codedeploy';
import { ManagedPolicy, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Alias, type Function as Lambda } from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';
import { nameIn, type Stage } from '../stages.ts';
import { acknowledge } from './acknowledge.ts';
import { metric, sum } from './alarms.ts';

const policy = 'service-role/AWSCodeDeployRoleForLambdaLimited';
/** What callers get is named so; which version that is, the release says. */
const live = 'live';

/**
 * New code gets a tenth of the calls for five minutes, and the rest if nobody is the worse for it; else the version
 * before has all of them back within a minute. Costs nothing but those minutes.
 */
export class GradualReleases extends Construct {
  readonly #stage: Stage;
  readonly #application: LambdaApplication;
  readonly #role: Role;

  constructor(scope: Construct, id: string, { stage, name }: { stage: Stage; name: string }) {
    super(scope, id);
    this.#stage = stage;
    this.#application = new LambdaApplication(this, 'Application', { applicationName: nameIn(stage, name) });
    this.#role = new Role(this, 'Role', {
      assumedBy: new ServicePrincipal('codedeploy.amazonaws.com'),
      managedPolicies: [ManagedPolicy.fromAwsManagedPolicyName(policy)],
    });
    acknowledge(
      this.#role,
      `IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/${policy}]`,
      'The policy CodeDeploy documents for moving an alias',
    );
  }

  /** A handler that answers 500 has not failed in Lambda’s eyes, so what its API answers is looked at too. */
  add(id: string, handler: Lambda, ApiId: string): Alias {
    const version = handler.currentVersion;
    // The one before is what a roll back goes to.
    version.applyRemovalPolicy(RemovalPolicy.RETAIN);
    const alias = new Alias(this, `${id}Live`, { aliasName: live, version });
    const minute = { period: Duration.minutes(1) };
    const dimensions = { FunctionName: handler.functionName, Resource: `${handler.functionName}:${live}` };
    const alarms = [
      this.#alarm(`${id}Broken`, metric('Lambda', 'Errors', dimensions, { ...sum, ...minute }), 0),
      this.#alarm(`${id}Refusing`, metric('ApiGateway', '5xx', { ApiId }, { ...sum, ...minute }), 5),
    ];
    new LambdaDeploymentGroup(this, `${id}Release`, {
      application: this.#application,
      role: this.#role,
      alias,
      alarms,
      deploymentConfig: LambdaDeploymentConfig.CANARY_10PERCENT_5MINUTES,
    });
    return alias;
  }

  /** Asked by the release alone: it has no name a person looks for, and tells no topic. */
  #alarm(id: string, watched: IMetric, threshold: number): Alarm {
    return new Alarm(this, id, {
      alarmDescription: `Takes back a release of ${nameIn(this.#stage)} that has just begun`,
      metric: watched,
      threshold,
      evaluationPeriods: 1,
      comparisonOperator: ComparisonOperator.GREATER_THAN_THRESHOLD,
      treatMissingData: TreatMissingData.NOT_BREACHING,
    });
  }
}
