import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { cloudOf, handlersOf } from './cloud.ts';

const Group = z.object({
  AlarmConfiguration: z.object({ Enabled: z.boolean(), Alarms: z.array(z.object({ Name: z.string() })) }),
  AutoRollbackConfiguration: z.object({ Enabled: z.boolean(), Events: z.array(z.string()) }),
  DeploymentConfigName: z.string(),
});
const Alias = z.object({ FunctionName: z.string(), Name: z.string() });
const Alarm = z.object({
  MetricName: z.string(),
  Dimensions: z.array(z.object({ Name: z.string(), Value: z.unknown() })),
});

describe('new code of what takes money', () => {
  const cloud = cloudOf('production');
  const aliases = cloud.all('AWS::Lambda::Alias', Alias).map(({ properties }) => properties);
  const groups = cloud.all('AWS::CodeDeploy::DeploymentGroup', Group).map(({ properties }) => properties);

  it('gets a tenth of the calls first, where the shop is real and nowhere else', () => {
    const handlers = handlersOf(cloud);
    const entries = aliases.map(({ FunctionName }) => handlers.find(({ id }) => id === FunctionName)?.entry);
    expect(new Set(entries)).toEqual(
      new Set([
        'routes/orders/guest/create-guest-order',
        'routes/orders/shop/create-order',
        'routes/payments/create-payment',
        'routes/payments/receive-bank-notice',
        'routes/payments/receive-stripe-notice',
        'routes/payments/receive-vnpay-form',
        'routes/payments/receive-vnpay-notice',
      ]),
    );
    expect(groups).toHaveLength(aliases.length);
    expect(cloudOf('sandbox').all('AWS::Lambda::Alias', Alias)).toEqual([]);
  });

  it('is taken back by two alarms of its own: calls that break, and answers that are 5xx', () => {
    const alarms = cloud.all('AWS::CloudWatch::Alarm', Alarm.partial());
    for (const group of groups) {
      expect(group.DeploymentConfigName).toContain('Canary10Percent5Minutes');
      expect(group.AutoRollbackConfiguration).toMatchObject({ Enabled: true });
      expect(group.AutoRollbackConfiguration.Events).toContain('DEPLOYMENT_STOP_ON_ALARM');
      const asked = group.AlarmConfiguration.Alarms.map(({ Name }) => alarms.find(({ id }) => id === Name));
      expect(new Set(asked.map((one) => one?.properties.MetricName))).toEqual(new Set(['5xx', 'Errors']));
    }
  });
});
