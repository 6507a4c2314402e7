import type { GhtkParcel } from './ghtk-parcel.ts';

const hour = 3600;
const day = 24 * hour;

const fetched = [
  { after: 2 * hour, status: '12' },
  { after: 6 * hour, status: '3' },
  { after: day, status: '4' },
];

/** Plans by which a parcel changes its status as time passes. */
export const ghtkPlans = {
  /** The status changes only on request. */
  still: [],
  deliver: [...fetched, { after: day + 6 * hour, status: '5' }, { after: 4 * day, status: '6' }],
  late: [
    { after: 6 * hour, status: '8' },
    { after: 30 * hour, status: '3' },
    { after: 2 * day, status: '10' },
    { after: 3 * day, status: '4' },
    { after: 4 * day, status: '5' },
    { after: 7 * day, status: '6' },
  ],
  fail: [...fetched, { after: day + 6 * hour, status: '9' }],
  back: [
    ...fetched,
    { after: day + 6 * hour, status: '49' },
    { after: day + 8 * hour, status: '9' },
    { after: 3 * day, status: '20' },
    { after: 5 * day, status: '21' },
    { after: 8 * day, status: '11' },
  ],
} satisfies Record<string, GhtkParcel['plan']>;
export type GhtkPlan = keyof typeof ghtkPlans;
export const ghtkPlanNames = Object.keys(ghtkPlans) as [GhtkPlan, ...GhtkPlan[]];
