import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';

/** Runs the action if the address has `#name`, then removes it: other pages can link to a dialog. */
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
