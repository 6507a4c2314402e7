import { useEffect, useState } from 'react';

export const focusDelay = 500;
const boxMilliseconds = 2000;
export const sectionMilliseconds = 3000;

/** Returns whether something is highlighted, and a function that highlights it for a while. */
export function useHighlight(milliseconds: number): [isOn: boolean, start: () => void] {
  const [round, setRound] = useState(0);
  const [isOn, setOn] = useState(false);
  useEffect(() => {
    if (round === 0) return undefined;
    const timer = setTimeout(() => setOn(false), milliseconds);
    return () => clearTimeout(timer);
  }, [round, milliseconds]);
  const start = () => {
    setOn(true);
    setRound((before) => before + 1);
  };
  return [isOn, start];
}

export const useBoxHighlight = () => useHighlight(boxMilliseconds);
