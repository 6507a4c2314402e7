import * as z from 'zod';
import { ghtkStatuses } from '#functions/domain/shipping/carriers/ghtk-status.ts';
import { Faults } from '../common/faults.ts';
import { type Call, createOutbox } from '../common/outbox.ts';
import { type Answer, type Ask, control, orTrouble } from '../common/provider-door.ts';
import { type Provider, providerBases, type ProviderContext } from '../common/provider.ts';
import { feeFor, GhtkRequest, gramsIn, insuranceFor } from './ghtk-order.ts';
import { ghtkPage } from './ghtk-page.ts';
import { createParcels, type GhtkParcel } from './ghtk-parcel.ts';
import { ghtkPlanNames, ghtkPlans } from './ghtk-plans.ts';
import { labelPdf } from './label-pdf.ts';

const base = providerBases.ghtk;
const retryMinutes = [1, 5, 15, 60];
/** Statuses before a courier has picked up the parcel; only these can be cancelled. */
const early = ['1', '2', '12', '7', '8'];
const final = ['-1', '6', '11', '13'];

/** Switches for faults of parcels, in addition to the faults of notices. */
const Switches = z.object({
  /** Plan of parcels that are created from now on. */
  plan: z.enum(ghtkPlanNames).default('deliver'),
  /** Number of next parcels that are created without a reply. */
  loseAnswers: z.coerce.number().int().min(0).max(1000).default(0),
  /** Number of next parcels that are rejected. */
  refuse: z.coerce.number().int().min(0).max(1000).default(0),
  /** Grams by which the carrier's scales exceed the shop's weight. */
  heavier: z.coerce.number().int().min(0).max(100_000).default(0),
});
const StatusReport = z.object({
  label: z.string(),
  status: z.string().min(1).max(8),
  quiet: z.coerce.boolean().default(false),
  /** Whether the receiver gave back a part of the parcel with this status. */
  part: z.coerce.boolean().default(false),
});

/** Formats a time in Vietnam's time zone with its offset; notices send it unescaped. */
const vietnamTime = (at: number): string =>
  `${new Date(at + 7 * 3_600_000).toISOString().slice(0, 19)}+07:00`;

/** Simulates the carrier GHTK: parcels that move as time passes, its notices, and its API. */
export function createGhtk({ clock, state, secret, shop }: ProviderContext): Provider {
  const faults = Faults.parse({});
  const switches = Switches.parse({});
  const parcels = createParcels(state);
  const isGood = (status: number) => status === 200;
  const outbox = createOutbox({ now: clock.now, faults, isGood, retryMinutes });

  function notice(parcel: GhtkParcel): Call {
    const fields: Record<string, string> = {
      label_id: parcel.label,
      partner_id: parcel.partnerId,
      status_id: parcel.status,
      action_time: vietnamTime(parcel.changedAt),
      reason_code: '',
      reason: '',
      weight: String(parcel.grams / 1000),
      fee: String(parcel.fee),
      pick_money: String(parcel.pickMoney),
      return_part_package: parcel.isPartBack ? '1' : '0',
    };
    return {
      method: 'POST',
      url: `${shop()}/api/services/shipment/webhooks/ghtk?hash=${secret('ghtk-hook')}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: Object.entries(fields)
        .map(([name, value]) => `${name}=${value}`)
        .join('&'),
    };
  }

  function become(parcel: GhtkParcel, status: string, at: number, isQuiet = false): GhtkParcel {
    // Times have a resolution of one second, so each notice of a parcel gets a later second than the one
    // before.
    const after = { ...parcel, status, changedAt: Math.max(at, parcel.changedAt + 1000) };
    parcels.save(after);
    if (!isQuiet) outbox.post(`${parcel.label} · ${status}`, () => notice(after));
    return after;
  }

  /** Applies all planned status changes that are due. */
  function move(): void {
    for (const parcel of parcels.list()) {
      if (final.includes(parcel.status)) continue;
      const due = parcel.plan.filter(({ after }) => parcel.createdAt + after * 1000 <= clock.now());
      if (due.length === 0) continue;
      let now: GhtkParcel = { ...parcel, plan: parcel.plan.slice(due.length) };
      for (const { after, status } of due) now = become(now, status, parcel.createdAt + after * 1000);
    }
  }

  const no = (message: string, more: object = {}, status = 200): Answer => ({
    status,
    json: { success: false, message, ...more },
  });

  function make(asked: GhtkRequest): Answer {
    const { order, products } = asked;
    const known = parcels.findByPartner(order.id);
    if (known)
      return no('Đơn hàng đã tồn tại trên hệ thống', {
        error: {
          code: 'ORDER_ID_EXIST',
          partner_id: order.id,
          ghtk_label: known.label,
          created: '',
          status: known.status,
        },
      });
    if (switches.refuse > 0) {
      switches.refuse -= 1;
      return no('Địa chỉ nhận hàng không được hỗ trợ giao');
    }
    const number = parcels.nextNumber();
    const grams = gramsIn(asked);
    const isNear = order.province === order.pick_province;
    const parcel: GhtkParcel = {
      label: `S1.${number.slice(0, 3)}.${number.slice(3)}`,
      partnerId: order.id,
      trackingId: number,
      status: '2',
      createdAt: clock.now(),
      changedAt: clock.now(),
      plan: [...ghtkPlans[switches.plan]],
      name: order.name,
      tel: order.tel,
      address: [order.address, order.ward, order.district, order.province].filter(Boolean).join(', '),
      from: `${order.pick_name}, ${order.pick_province}`,
      grams: grams + switches.heavier,
      pickMoney: order.pick_money,
      value: order.value,
      // Final fee, by the weight on the carrier's own scales.
      fee: feeFor(grams + switches.heavier, isNear),
      insuranceFee: insuranceFor(order.value),
      isPartBack: false,
      goods: products.map(({ name, quantity }) => `${quantity} x ${name}`).join('; '),
    };
    parcels.add(parcel);
    if (switches.loseAnswers > 0) {
      switches.loseAnswers -= 1;
      return { status: 504, json: { message: 'Gateway timeout' } };
    }
    return {
      json: {
        success: true,
        message: '',
        order: {
          partner_id: parcel.partnerId,
          label: parcel.label,
          area: '1',
          // GHTK sends fees as text.
          fee: String(feeFor(grams, isNear)),
          insurance_fee: String(parcel.insuranceFee),
          tracking_id: Number(parcel.trackingId),
          estimated_pick_time: '',
          estimated_deliver_time: '',
          status_id: Number(parcel.status),
        },
      },
    };
  }

  function create({ body }: Ask): Answer {
    let json: unknown;
    try {
      json = JSON.parse(body);
    } catch {
      return no('Dữ liệu không hợp lệ', {}, 400);
    }
    const { data, error } = GhtkRequest.safeParse(json);
    if (!data) return no(`Thiếu thông tin: ${error.issues[0]?.path.join('.') ?? ''}`);
    return make(data);
  }

  function status(parcel: GhtkParcel): Answer {
    const text = ghtkStatuses[parcel.status]?.words ?? `Trạng thái ${parcel.status}`;
    return {
      json: {
        success: true,
        message: '',
        order: {
          label_id: parcel.label,
          partner_id: parcel.partnerId,
          status: parcel.status,
          status_text: text,
          created: vietnamTime(parcel.createdAt),
          modified: vietnamTime(parcel.changedAt),
          ship_money: String(parcel.fee),
          insurance: String(parcel.insuranceFee),
          value: String(parcel.value),
          weight: String(parcel.grams),
          pick_money: parcel.pickMoney,
          is_freeship: '1',
        },
      },
    };
  }

  function cancel(parcel: GhtkParcel): Answer {
    if (parcel.status === '-1') return no('Đơn hàng đã ở trạng thái hủy');
    if (!early.includes(parcel.status)) return no('Đơn hàng đã lấy, không thể hủy');
    become(parcel, '-1', clock.now());
    return { json: { success: true, message: '' } };
  }

  function fee({ url }: Ask): Answer {
    const asked = url.searchParams;
    const isNear = asked.get('province') === asked.get('pick_province');
    return {
      json: {
        success: true,
        message: '',
        fee: {
          name: 'area1',
          fee: String(feeFor(Number(asked.get('weight')), isNear)),
          insurance_fee: insuranceFor(Number(asked.get('value'))),
          delivery: true,
          extFees: [],
        },
      },
    };
  }

  const named = (pattern: RegExp, path: string): GhtkParcel | undefined => {
    const [, label] = pattern.exec(path) ?? [];
    return label === undefined ? undefined : parcels.find(decodeURIComponent(label));
  };

  /** Handles API calls of a shop, which carry its token. */
  function api(ask: Ask): Answer | undefined {
    if (!ask.path.startsWith('/services/')) return undefined;
    if (ask.headers['token'] !== secret('ghtk')) return no('Token không hợp lệ', {}, 401);
    move();
    const { method, path } = ask;
    if (method === 'POST' && path === '/services/shipment/order') return create(ask);
    if (method === 'GET' && path === '/services/shipment/fee') return fee(ask);
    const cancelled = named(/^\/services\/shipment\/cancel\/(.+)$/, path);
    if (method === 'POST' && cancelled) return cancel(cancelled);
    const asked = named(/^\/services\/shipment\/v2\/(.+)$/, path);
    if (method === 'GET' && asked) return status(asked);
    const printed = named(/^\/services\/label\/(.+)$/, path);
    if (method === 'GET' && printed) return { bytes: labelPdf(printed), type: 'application/pdf' };
    return no('Không tìm thấy đơn hàng');
  }

  function set({ fields, isForm }: Ask): Answer {
    const { data } = Switches.safeParse({ ...switches, ...fields });
    if (!data) return { status: 400, json: { message: 'No such switch' } };
    Object.assign(switches, data);
    return isForm ? { goTo: base } : { json: switches };
  }

  /** Sets the status of a parcel by hand, overriding its plan. */
  function say({ fields, isForm }: Ask): Answer {
    const { data } = StatusReport.safeParse(fields);
    const parcel = data && parcels.find(data.label);
    if (!parcel) return { status: 404, json: { message: 'No such parcel' } };
    const isPartBack = parcel.isPartBack || data.part;
    become({ ...parcel, isPartBack, plan: [] }, data.status, clock.now(), data.quiet);
    return isForm ? { goTo: base } : { json: parcels.find(data.label) };
  }

  async function answer(ask: Ask): Promise<Answer | undefined> {
    if (ask.path.startsWith('/services/')) return orTrouble(faults, () => api(ask) ?? no('Không tìm thấy'));
    const { method, path } = ask;
    if (method === 'GET' && path === '')
      return { page: ghtkPage(parcels.list(), switches, { notices: outbox.list(), faults }) };
    if (method === 'GET' && path === '/parcels.json') return { json: parcels.list() };
    if (method === 'POST' && path === '/switches') return set(ask);
    if (method === 'POST' && path === '/say') return say(ask);
    return control(base, ask, outbox, faults);
  }

  return {
    answer,
    async pump() {
      move();
      await outbox.pump();
    },
    isIdle: outbox.isIdle,
  };
}
