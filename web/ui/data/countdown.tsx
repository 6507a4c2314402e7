import clsx from 'clsx';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { clockFace } from './clock-face.ts';

export type CountdownProps = {
  /** The moment the countdown ends: an ISO time or milliseconds. */
  until: string | number;
  onEnd?: () => void;
  /** Replaces the countdown when the time is up. */
  endText?: ReactNode;
  className?: string;
};

/** Counts down to a moment as mm:ss, once a second. Uses the warning colour in the last minute. */
export function Countdown({ until, onEnd, endText, className }: CountdownProps) {
  const { t } = useTranslation('ui');
  const end = typeof until === 'number' ? until : Date.parse(until);
  const [now, setNow] = useState(() => Date.now());
  const ended = useEffectEvent(() => onEnd?.());
  const over = now >= end;

  useEffect(() => {
    if (over) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [over, end]);

  useEffect(() => {
    if (over) ended();
  }, [over]);

  if (over && endText) return <span className={className}>{endText}</span>;
  const left = clockFace(end - now);
  return (
    <span
      role="timer"
      aria-label={t('countdown.left', { time: left })}
      className={clsx('font-semibold tabular-nums', end - now < 60_000 && 'text-danger', className)}
    >
      {left}
    </span>
  );
}
