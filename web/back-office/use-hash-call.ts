import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';

/**
 * Runs the action if the address has `#name`, then removes the hash. Links from other pages can open a dialog
 * this way.
 */
export function useHashCall(name: string, act: () => void): void {
  const isCalled = useLocation({ select: ({ hash }) => hash === name });
  const navigate = useNavigate();
  const answer = useEffectEvent(() => {
    act();
    void navigate({ to: '.', search: true, hash: '', replace: true, resetScroll: false });
  });
  useEffect(() => {
    if (isCalled) answer();
  }, [isCalled]);
}
