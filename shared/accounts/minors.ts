/** Age below which a user needs a guardian: a member with a verified identity. */
const guardianBelow = 16;

/** Returns the full years between two days. */
export const yearsBetween = (born: string, day: string): number =>
  Number(day.slice(0, 4)) - Number(born.slice(0, 4)) - (day.slice(5) < born.slice(5) ? 1 : 0);

export const isMinor = (born: string, today: string): boolean => yearsBetween(born, today) < guardianBelow;
