const minuteMilliseconds = 60_000;
const [hourMinutes, dayMinutes] = [60, 24 * 60];

/** Waiting time in the largest unit of which at least one has passed. */
export function waitingAge(
  since: string,
  now = Date.now(),
): { unit: 'minutes' | 'hours' | 'days'; count: number } {
  const minutes = Math.max(1, Math.floor((now - Date.parse(since)) / minuteMilliseconds));
  if (minutes < hourMinutes) return { unit: 'minutes', count: minutes };
  if (minutes < dayMinutes) return { unit: 'hours', count: Math.floor(minutes / hourMinutes) };
  return { unit: 'days', count: Math.floor(minutes / dayMinutes) };
}
