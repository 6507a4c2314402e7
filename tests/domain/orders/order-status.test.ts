import { describe, expect, it } from 'vitest';
import {
  afterEvent,
  mayBecome,
  orderTransitions,
  shopperMayCancel,
  shopperMayComplete,
} from '#shared/orders/order-status.ts';
import { OrderStatus } from '#shared/values/order-status-schema.ts';

describe('an order’s states', () => {
  it('each lead only to states there are, and never to themselves', () => {
    for (const status of OrderStatus.options) {
      for (const next of orderTransitions[status]) expect(OrderStatus.options).toContain(next);
      expect(mayBecome(status, status)).toBe(false);
    }
  });

  it('all follow from a draft, and all end', () => {
    const reached = new Set<string>(['draft']);
    for (const status of reached)
      for (const next of orderTransitions[status as OrderStatus]) reached.add(next);
    expect([...reached].sort()).toEqual([...OrderStatus.options].sort());
    expect(orderTransitions.refunded).toEqual([]);
  });

  it('goods that left the warehouse are cancelled only where they are lost', () => {
    for (const status of ['delivering', 'shipped', 'completed'] as const)
      for (const event of ['cancel-by-staff', 'cancel-by-shopper', 'lapse'] as const)
        expect(afterEvent(status, event)).toBeUndefined();
    const lost = OrderStatus.options.filter((status) => afterEvent(status, 'lose') === 'cancelled');
    expect(lost).toEqual(['delivering', 'shipped']);
    expect(lost.every((status) => mayBecome(status, 'cancelled'))).toBe(true);
    expect(mayBecome('completed', 'cancelled')).toBe(false);
  });

  it('shoppers cancel early and complete late', () => {
    expect(OrderStatus.options.filter(shopperMayCancel)).toEqual(['draft', 'confirmed']);
    expect(OrderStatus.options.filter(shopperMayComplete)).toEqual(['delivering', 'shipped']);
  });
});
