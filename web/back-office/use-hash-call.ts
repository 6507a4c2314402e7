import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';

/** Acts when the address says `#name`, and takes that away again: what a page opens can so be asked for from elsewhere. */
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
