import { describe, expect, it } from 'vitest';
import { arrivalOrder } from '#web/platform/uploads/arrival-order.ts';

function chosen(...keys: string[]) {
  const order = arrivalOrder();
  const delivered: string[] = [];
  for (const key of keys) order.expect(key);
  return { ...order, delivered, arrive: (key: string) => order.arrived(key, () => delivered.push(key)) };
}

describe('pictures that are chosen together', () => {
  it('are put in the order they were chosen, whichever arrives first', () => {
    const { arrive, delivered } = chosen('a', 'b', 'c');
    arrive('c');
    arrive('b');
    expect(delivered).toEqual([]);
    arrive('a');
    expect(delivered).toEqual(['a', 'b', 'c']);
  });

  it('do not wait for one that failed', () => {
    const { arrive, failed, delivered } = chosen('a', 'b');
    arrive('b');
    failed('a');
    expect(delivered).toEqual(['b']);
  });

  it('wait for one that is sent again, and get it in its place', () => {
    const { arrive, failed, again, delivered } = chosen('a', 'b');
    failed('a');
    again('a');
    arrive('b');
    expect(delivered).toEqual([]);
    arrive('a');
    expect(delivered).toEqual(['a', 'b']);
  });

  it('do not wait for one that was given up', () => {
    const { arrive, forget, delivered } = chosen('a', 'b');
    arrive('b');
    forget('a');
    expect(delivered).toEqual(['b']);
    arrive('a');
    expect(delivered).toEqual(['b']);
  });
});
