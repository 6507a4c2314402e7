import type { Profile } from '#functions/domain/accounts/account.ts';
import { dayInVietnam } from '#shared/values/vietnam-day.ts';
import { type Random, randomOf } from '#seed/random.ts';
import type { OrderPlan } from './order-plans.ts';
import type { OrderStatus } from '#shared/values/order-status-schema.ts';

const [hourMilliseconds, dayMilliseconds] = [3_600_000, 86_400_000];
const weekDays = 7;

/** Times of orders over a day in Vietnam: few at night, most before noon and in the evening. */
const times = `00:20 01:05 06:40 07:25 08:05 08:40 09:10 09:35 10:05 10:30 11:15 11:50
  12:20 13:40 14:30 15:20 16:10 17:35 18:50 19:30 20:00 20:25 21:10 22:15`.split(/\s+/);
/** Share of the orders that the week before leaves out, so that the two days differ. */
const quietShare = 0.25;

/** Status of an order by its age in hours. */
function statusAfter(hours: number, random: Random): OrderStatus {
  if (hours < 1) return random.chance(0.3) ? 'draft' : 'confirmed';
  if (hours < 6) return random.chance(0.6) ? 'confirmed' : 'packing';
  return random.pick(['packing', 'packing_completed']);
}

function planAt(at: number, key: string, buyer: Profile, { today, now }: Days): OrderPlan {
  const random = randomOf(`day:${key}`);
  const hours = (now - at) / hourMilliseconds;
  const status = hours > 24 ? 'completed' : statusAfter(hours, random);
  return {
    key: `day:${key}`,
    buyer,
    age: (today - at) / dayMilliseconds,
    lived: hours / 24,
    status,
    deliveryType: random.chance(0.8) ? 'prepaid_ship' : 'warehouse_pickup',
    isCash: status !== 'draft' && random.chance(0.35),
    lines: random.between(1, 3),
  };
}

type Days = { today: number; now: number };

/** Orders of today until now and of the same weekday a week ago, which the staff dashboard compares. */
export function dayPlans(members: readonly Profile[], days: Days): OrderPlan[] {
  const buyers = members.filter(
    ({ role, status, email }) => role === 'user' && status === 'active' && email !== 'member@cholang.vn',
  );
  const midnight = Date.parse(`${dayInVietnam(days.now)}T00:00:00+07:00`);
  return [0, weekDays].flatMap((ago) => {
    const day = midnight - ago * dayMilliseconds;
    const date = dayInVietnam(day);
    return times.flatMap((time, place) => {
      const random = randomOf(`day:${date} ${time}`);
      const at = Date.parse(`${date}T${time}:00+07:00`) + random.between(0, 540) * 1000;
      const isLeftOut = ago > 0 && random.chance(quietShare);
      if (at > days.now || isLeftOut) return [];
      return planAt(at, `${ago}:${place}`, random.pick(buyers), days);
    });
  });
}
