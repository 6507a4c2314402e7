import { ArnFormat, Duration, RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib';
import * as ec2 from 'aws-cdk-lib/aws-ec2';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import * as rds from 'aws-cdk-lib/aws-rds';
import { AwsCustomResource, AwsCustomResourcePolicy, PhysicalResourceId } from 'aws-cdk-lib/custom-resources';
import type { Construct } from 'constructs';
import { acknowledge } from '../constructs/acknowledge.ts';
import type { ViewsDatabase } from '../constructs/resources.ts';
import { nameIn, type Stage } from '../stages.ts';

const port = 5432;
const user = 'views';
const database = 'views';

/** Aurora capacity limits: half a unit while idle; one unit is two gigabytes with matching CPU. */
const units = { least: 0.5, most: 16 };

/** Creates the user of the functions, who authenticates by IAM and creates the schemas of the views. */
const makeUser = `DO $$ BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = '${user}') THEN CREATE ROLE ${user} LOGIN; END IF;
  GRANT rds_iam TO ${user};
  GRANT CONNECT, CREATE ON DATABASE ${database} TO ${user};
END $$`;

/** PostgreSQL database for all functions that answer from views, in a network of its own. */
export class ViewsStack extends Stack implements ViewsDatabase {
  readonly vpc: ec2.Vpc;
  readonly caller: ec2.SecurityGroup;
  readonly address: string;
  readonly userArn: string;

  constructor(scope: Construct, id: string, { stage, ...props }: StackProps & { stage: Stage }) {
    super(scope, id, props);
    this.vpc = this.#makeNetwork();
    this.caller = new ec2.SecurityGroup(this, 'Caller', {
      vpc: this.vpc,
      description: 'Functions that ask the database of views',
    });
    const cluster = this.#makeCluster(stage);
    cluster.connections.allowFrom(this.caller, ec2.Port.tcp(port), 'Functions that answer from views');
    this.#makeUser(cluster);
    this.address = `postgres://${user}@${cluster.clusterEndpoint.hostname}:${port}/${database}`;
    this.userArn = this.formatArn({
      service: 'rds-db',
      resource: 'dbuser',
      arnFormat: ArnFormat.COLON_RESOURCE_NAME,
      resourceName: `${cluster.clusterResourceIdentifier}/${user}`,
    });
  }

  /** Creates a network without internet access; each AWS service that functions call has an endpoint. */
  #makeNetwork(): ec2.Vpc {
    const vpc = new ec2.Vpc(this, 'Network', {
      maxAzs: 2,
      natGateways: 0,
      subnetConfiguration: [{ name: 'views', subnetType: ec2.SubnetType.PRIVATE_ISOLATED, cidrMask: 20 }],
      gatewayEndpoints: {
        Table: { service: ec2.GatewayVpcEndpointAwsService.DYNAMODB },
        Buckets: { service: ec2.GatewayVpcEndpointAwsService.S3 },
      },
      restrictDefaultSecurityGroup: false,
    });
    const asked = {
      Secrets: ec2.InterfaceVpcEndpointAwsService.SECRETS_MANAGER,
      // Identity papers are encrypted with a key that never leaves KMS.
      Keys: ec2.InterfaceVpcEndpointAwsService.KMS,
    };
    for (const [id, service] of Object.entries(asked)) {
      const endpoint = vpc.addInterfaceEndpoint(id, { service });
      acknowledge(
        endpoint,
        'EC23',
        'Open to the network it stands in, whose range is known at deployment only',
      );
    }
    acknowledge(
      vpc,
      'VPC7',
      'Nothing stands in it but functions and their database, and there is no way out',
    );
    return vpc;
  }

  #makeCluster(stage: Stage): rds.DatabaseCluster {
    const cluster = new rds.DatabaseCluster(this, 'Database', {
      clusterIdentifier: nameIn(stage, 'views'),
      engine: rds.DatabaseClusterEngine.auroraPostgres({ version: rds.AuroraPostgresEngineVersion.VER_17_5 }),
      vpc: this.vpc,
      vpcSubnets: { subnetType: ec2.SubnetType.PRIVATE_ISOLATED },
      writer: rds.ClusterInstance.serverlessV2('writer'),
      ...(stage.guarded && {
        readers: [rds.ClusterInstance.serverlessV2('standby', { scaleWithWriter: true })],
      }),
      serverlessV2MinCapacity: units.least,
      serverlessV2MaxCapacity: units.most,
      defaultDatabaseName: database,
      credentials: rds.Credentials.fromGeneratedSecret('owner'),
      iamAuthentication: true,
      enableDataApi: true,
      storageEncrypted: true,
      backup: { retention: Duration.days(1) },
      cloudwatchLogsExports: ['postgresql'],
      // Views can be rebuilt from the table, so the database holds the only copy of nothing.
      deletionProtection: false,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    acknowledge(cluster, 'RDS10', 'Everything in it can be built again from the table');
    acknowledge(cluster, 'RDS11', 'Another port would hide nothing: the network has no way in');
    acknowledge(cluster, 'SMG4', 'Used once, to make the user that IAM vouches for, and by nobody after');
    return cluster;
  }

  #makeUser(cluster: rds.DatabaseCluster): void {
    const { secret } = cluster;
    if (!secret) throw new Error('The database has no owner');
    const ask = {
      service: 'rds-data',
      action: 'ExecuteStatement',
      parameters: {
        resourceArn: cluster.clusterArn,
        secretArn: secret.secretArn,
        database,
        sql: makeUser,
      },
      physicalResourceId: PhysicalResourceId.of(user),
    };
    const made = new AwsCustomResource(this, 'User', {
      onUpdate: ask,
      installLatestAwsSdk: false,
      timeout: Duration.minutes(2),
      policy: AwsCustomResourcePolicy.fromStatements([
        new PolicyStatement({ actions: ['rds-data:ExecuteStatement'], resources: [cluster.clusterArn] }),
        new PolicyStatement({ actions: ['secretsmanager:GetSecretValue'], resources: [secret.secretArn] }),
      ]),
    });
    made.node.addDependency(cluster);
    acknowledge(
      this,
      'IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSLambdaBasicExecutionRole]',
      'What CDK asks once, to make the user, writes its log by it',
    );
  }
}
