import { useEffect, useState } from 'react';
import { useRemotes } from '../registry/remotes-context';

/** Whether the server has a newer shell than this page; null until the check is done. */
export function useOutdated(): boolean | null {
  const { screens } = useRemotes();
  const [outdated, setOutdated] = useState<boolean | null>(null);
  useEffect(() => {
    let unmounted = false;
    void screens.isOutdated().then((answer) => {
      if (!unmounted) setOutdated(answer);
    });
    return () => {
      unmounted = true;
    };
  }, [screens]);
  return outdated;
}
