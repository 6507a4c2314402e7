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
/** Alias that callers invoke; a release decides which version it points to. */
const live = 'live';

/**
 * Releases new code gradually: it gets a tenth of the calls for five minutes and then the rest, unless an alarm
 * fires; in that case the previous version gets all calls back within a minute. The only cost is those minutes.
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

  /** Adds a handler and watches its API's 5xx metric too: Lambda does not count a 500 as an error. */
  add(id: string, handler: Lambda, ApiId: string): Alias {
    const version = handler.currentVersion;
    // The previous version is kept as the target of a rollback.
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

  /** Creates an alarm that only the release checks. It has no name for people and notifies no topic. */
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
