import { describe, expect, it } from 'vitest';
import { handlersOf } from './cloud.ts';
import { rightsIn } from './granted-rights.ts';

describe.each(['sandbox', 'production'] as const)('rights to secrets in %s', (stage) => {
  const { cloud, grants } = rightsIn(stage);

  it('show what providers sign with only to who cannot do without it', () => {
    const readersOf = (name: string) =>
      [...grants]
        .filter(([, mine]) =>
          mine.some(({ action, resource }) => action.endsWith('GetSecretValue') && resource.includes(name)),
        )
        .map(([entry]) => entry.replace('routes/payments/', ''))
        .sort();
    const asking = [
      'create-payment',
      'routes/orders/guest/create-guest-order',
      'routes/orders/guest/create-guest-payment',
      'routes/orders/shop/create-order',
      'routes/reconciliation/reconcile-day',
      'routes/refunds/process-refund',
      'staff/verify-staff-payment',
      'verify-payment',
      'workers/compare-payments',
      'workers/sweep-due',
    ];
    // By its beginning it names two: what signs notices, and what opens the list.
    const listing = ['routes/reconciliation/reconcile-day', 'workers/compare-payments'];
    expect(readersOf('PaymentBank')).toEqual(['receive-bank-notice', ...listing]);
    expect(readersOf('PaymentBankList')).toEqual(listing);
    expect(readersOf('PaymentStripeNotices')).toEqual(['receive-stripe-notice']);
    expect(readersOf('PaymentStripeSecret')).toEqual(asking);
    expect(readersOf('PaymentVnpay')).toEqual(
      [...asking, 'receive-vnpay-form', 'receive-vnpay-notice'].sort(),
    );
  });

  it('give a secret with its name, and each to nobody who does without', () => {
    const named = (name: string) =>
      [
        ...new Set(
          handlersOf(cloud)
            .filter(({ Environment }) => name in Environment.Variables)
            .map(({ entry }) => entry),
        ),
      ].sort();
    const readersOf = (secret: string) =>
      [...grants]
        .filter(([, mine]) =>
          mine.some(({ action, resource }) => action.endsWith('GetSecretValue') && resource.includes(secret)),
        )
        .map(([entry]) => entry)
        .sort();
    expect(readersOf('SessionSecret')).toEqual(named('SESSION_SECRET_ID'));
    expect(readersOf('SessionKey')).toEqual(named('SESSION_KEY_ID'));
    expect(readersOf('SessionKey')).toEqual(
      [
        'finish-provider-sign-in',
        'join-provider',
        'login',
        'recover-account',
        'refresh',
        'refresh-token',
        'register-with-provider',
        'sign-in-with-passkey',
      ].map((name) => `routes/accounts/${name}`),
    );
    expect(readersOf('SessionSecret').filter((entry) => !entry.startsWith('routes/accounts/'))).toEqual([
      'routes/identity/confirm-phone',
      'routes/identity/request-phone-code',
      'routes/people/apply-again',
      'routes/people/ask-privacy-by-link',
      'routes/people/check-again',
      'routes/people/request-privacy-link',
      'routes/restock/stop-restock-mail',
      'workers/send-mail',
    ]);
    const routes = [...grants.keys()].filter((entry) => entry.startsWith('routes/'));
    const asked = [...routes, 'sockets/connect'].sort();
    expect(readersOf('EdgeSecret')).toEqual(asked);
    expect(named('EDGE_SECRET_ID')).toEqual(asked);
    expect(handlersOf(cloud).filter(({ Layers = [] }) => Layers.length > 0)).toEqual([]);
  });
});
