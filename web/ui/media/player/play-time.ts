import { showUnit, type TimeUnit } from '#web/platform/format/numbers.ts';

const partsOf = (seconds: number) => {
  const whole = Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0;
  return { hours: Math.floor(whole / 3600), minutes: Math.floor(whole / 60) % 60, seconds: whole % 60 };
};

/** Formats a position as on a clock: 65 → '1:05', 3665 → '1:01:05'. */
export function playTime(position: number): string {
  const { hours, minutes, seconds } = partsOf(position);
  const pad = (value: number) => String(value).padStart(2, '0');
  return hours > 0 ? `${hours}:${pad(minutes)}:${pad(seconds)}` : `${minutes}:${pad(seconds)}`;
}

/** Writes a position in words for screen readers: 65 → '1 phút 5 giây'. */
export function spokenTime(position: number, language: string): string {
  const { hours, minutes, seconds } = partsOf(position);
  const say = (value: number, unit: TimeUnit) => showUnit(value, unit, language);
  const said = [
    hours > 0 && say(hours, 'hour'),
    minutes > 0 && say(minutes, 'minute'),
    (seconds > 0 || hours + minutes === 0) && say(seconds, 'second'),
  ];
  return said.filter(Boolean).join(' ');
}
